export { playBot, wantedBots, type Wanted } from './bots.ts';
export { nextTick, overdue, tick } from './clock.ts';
export type { Command, TableRefusal, Wish } from './command.ts';
export type { Context, Dice } from './context.ts';
export { decide, resume } from './decide.ts';
export { fairDice } from './dice.ts';
export type { Clock, DiceKind, Setting, Stored, TableEntry, TokenHash } from './entries.ts';
export { fairnessOf, recordOf } from './record.ts';
export { rematch } from './rematch.ts';
export {
  absorb,
  answersGiven,
  openTable,
  phaseOf,
  questionOf,
  type Chair,
  type Cover,
  type Phase,
  type Table,
} from './table.ts';
export { hashToken, isToken } from './token.ts';
export { viewTable, type ChairView, type TableView } from './view.ts';
export { verifyRecord, type Verified, type VerifyFault } from './verify.ts';
