import type { CasinoView, LasVegasFact, LasVegasShape, LasVegasView, outlookOf } from '@zaria/games/las-vegas';
import type { Telling } from '@zaria/kit';
import type { BoardProps } from '../board.ts';
import type { Side } from '../casinos/side.ts';

export type { CasinoView, LasVegasShape, LasVegasView };
export type Fact = LasVegasFact;
export type Told = Telling<LasVegasShape>;
export type Action = LasVegasShape['action'];
export type Props = BoardProps<LasVegasShape>;
/** What a choice would come to. */
export type Outlook = NonNullable<ReturnType<typeof outlookOf>>;
export type Winning = CasinoView['winning'][number];
/** Whose dice: a seat's, or the white ones. */
export type Party = Winning['party'];
/** How a party is drawn and called. */
export type SideOf = (party: Party) => Side;
