import type {
  CasinoView,
  RoyaleFact,
  RoyaleShape,
  RoyaleView,
  TileView,
  outlooksOf,
} from '@zaria/games/las-vegas-royale';
import type { SeatStep, Telling } from '@zaria/kit';
import type { BoardProps } from '../board.ts';
import type { Side } from '../casinos/side.ts';

export type { CasinoView, RoyaleShape, RoyaleView, TileView };
export type Fact = RoyaleFact;
export type Told = Telling<RoyaleShape>;
export type Action = RoyaleShape['action'];
export type Props = BoardProps<RoyaleShape>;
export type Step = SeatStep<RoyaleShape['steps']>;
/** What a choice would come to at one casino. */
export type Outlook = ReturnType<typeof outlooksOf>[number];
export type Winning = CasinoView['winning'][number];
/** Whose dice: a seat's, the neutral ones, or the blank ones. */
export type Party = Winning['party'];
/** How a party is drawn and called. */
export type SideOf = (party: Party) => Side;
