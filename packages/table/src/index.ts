export { absorb, openTable } from './absorb.ts';
export { playBot, wantedBots, type Wanted } from './bots.ts';
export { broughtOf, type Brought } from './bringing.ts';
export { takeBrought, type BroughtFault } from './brought.ts';
export {
  LONGEST_LINE,
  PHRASES,
  say,
  tellLine,
  type ChatLine,
  type ChatRefusal,
  type Phrase,
  type Said,
  type Speaker,
  type StoredLine,
} from './chat.ts';
export { isQuiet, nextTick, overdue, tick } from './clock.ts';
export { SINCE, type Command, type Reply, type Since, type TableRefusal, type Wish } from './command.ts';
export type { Context, Dice } from './context.ts';
export { decide, nameOf, replyTo, resume, type Decision } from './decide.ts';
export { recover, type Proposal } from './draft.ts';
export { isAsleep, toAsk } from './asking.ts';
export {
  HOST_ENTROPY,
  chainDice,
  growPart,
  hostChain,
  hostPart,
  seededPart,
  unclaimedDice,
  type HostPart,
} from './dice.ts';
export { usualViewer } from './eyes.ts';
export { LONGEST_BREATH, SPECTATORS, TALKS } from './entries.ts';
export type {
  Breath,
  Clock,
  Origin,
  Setting,
  Spectators,
  Spent,
  Stored,
  TableEntry,
  TalkKind,
  TokenHash,
} from './entries.ts';
export { AUTHORITY, keep, type Authority, type Keeper, type Outside } from './keeper.ts';
export { connect, type Connection, type Holder } from './connect.ts';
export { hearingOf, unheard, type Hearing, type HearingRefusal } from './hearing.ts';
export { AWAY, LONGEST_CLOCK, OFTEN } from './limits.ts';
export { NOTHING_HEARD, copyOf, hear, newsFor, textOf, type Heard, type News } from './news.ts';
export { LONGEST_NAME } from './names.ts';
export { playedUntil } from './going-on.ts';
export type { Night } from './night.ts';
export { opening, type Opening, type OpeningDice } from './opening.ts';
export { recordOf, type AnyRecord, type WrittenRecord } from './record.ts';
export { refusals, type Refusals } from './refusals.ts';
export { rematch } from './rematch.ts';
export { givenBy, isBotSeat, isBreathing, isPerson, phaseOf, questionOf, startOf } from './table.ts';
export type { Chair, Cover, Phase, Table } from './table.ts';
export { hashToken, isToken } from './token.ts';
export type { Undoable } from './undo.ts';
export { verifyRecord, type RulesFault, type Verified, type VerifyFault } from './verify.ts';
export { viewTable, type ChairView, type DiceView, type TableView } from './view.ts';
