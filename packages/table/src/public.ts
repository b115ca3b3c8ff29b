/*
 * What a client may know of the table: what it says to it and what it hears from it. The authority itself, with the true
 * state and the keys of the dice, is the package's main entry, for whoever keeps a match.
 */
export { DICE_KINDS, type DiceKind } from '@zaria/fair';
export { LONGEST_LINE, PHRASES, type ChatLine, type ChatRefusal, type Phrase, type Said } from './chat.ts';
export { SINCE, type Command, type Reply, type Since, type TableRefusal, type Wish } from './command.ts';
export type { Connection } from './connect.ts';
export { usualViewer } from './eyes.ts';
export type { HearingRefusal } from './hearing.ts';
export {
  LONGEST_BREATH,
  SPECTATORS,
  TALKS,
  type Breath,
  type Clock,
  type Spectators,
  type TalkKind,
} from './entries.ts';
export { dueOn, type Due } from './due.ts';
export { awakeBetween, isNight, type Night } from './night.ts';
export { LONGEST_NAME, isName, tidyName } from './names.ts';
export { netLog } from './net.ts';
export { NOTHING_HEARD, hear, type Heard, type News } from './news.ts';
export type { AnyRecord } from './record.ts';
export type { Cover, Phase } from './table.ts';
export type { Undoable } from './undo.ts';
export { verifyFile, verifyRecord, type RulesFault, type Verified, type VerifyFault } from './verify.ts';
export type { ChairView, DiceView, TableView } from './view.ts';
