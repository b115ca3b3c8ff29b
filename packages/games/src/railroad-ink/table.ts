import { copyBySeat, type BySeat, type Seat, type Staged, type Starter } from '@zaria/kit';
import type { Board } from './board.ts';
import { ROUNDS, type Expansion } from './dice.ts';
import type { Pair } from './draft.ts';
import type { Work } from './drawing.ts';
import type { Crossing } from './lines.ts';
import type { RailroadInkSteps } from './steps.ts';
import type { ExtraFace, RouteFace, Special } from './tiles.ts';

export type Options = {
  readonly expansion: Expansion;
  /** Everyone takes his own route dice from a common pool. */
  readonly draft: boolean;
  /** How often a square counts that the longest line passes through twice. */
  readonly crossing: Crossing;
  /** Who takes dice first, in the draft. */
  readonly starter: Starter;
};

/** Boards, lists of dice and special routes are never edited, only replaced. */
export interface Table extends Staged<RailroadInkSteps> {
  readonly players: number;
  readonly options: Options;
  /** 0 before the first round. */
  round: number;
  /** As they were when the last round ended; who is drawing now works on a copy. */
  boards: BySeat<Board>;
  /** What was drawn in this round and is still to be told, seat by seat; `null` but at the end of a round. */
  untold: BySeat<Work | null> | null;
  /** The special routes drawn so far. */
  specials: BySeat<readonly Special[]>;
  /** This round's route dice. */
  routes: BySeat<readonly RouteFace[]>;
  /** This round's dice of the expansion, common to all. */
  extra: readonly ExtraFace[];
  /** In the draft, the pairs that nobody has taken yet. */
  pairs: readonly Pair[];
  /** In the draft, the first player of the game; `null` before he is known, and without a draft. */
  star: Seat | null;
  /** In the draft, who takes a pair first: this round, and once all are taken, the next. */
  first: Seat;
}

export const roundsOf = ({ options }: Table): number => ROUNDS[options.expansion];

export const cloneTable = (table: Table, agenda: Table['agenda']): Table => ({
  players: table.players,
  options: table.options,
  round: table.round,
  boards: copyBySeat(table.boards),
  untold: table.untold && copyBySeat(table.untold),
  specials: copyBySeat(table.specials),
  routes: copyBySeat(table.routes),
  extra: table.extra,
  pairs: table.pairs,
  star: table.star,
  first: table.first,
  agenda,
  asked: table.asked,
});
