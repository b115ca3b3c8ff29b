import type { CasinoView, LasVegasFact, LasVegasShape, LasVegasView, outlookOf } from '@zaria/games/las-vegas';
import type { BoardProps } from '../board.ts';

export type { CasinoView, LasVegasShape, LasVegasView };
export type Fact = LasVegasFact;
export type Action = LasVegasShape['action'];
export type Props = BoardProps<LasVegasShape>;
/** What a choice would come to. */
export type Outlook = NonNullable<ReturnType<typeof outlookOf>>;
/** A number on a die, and the casino that carries it. */
export type Face = CasinoView['number'];
export type ByFace<T> = { readonly [face in Face]: T };
export type Winning = CasinoView['winning'][number];
/** Whose dice: a seat's, or the white ones. */
export type Party = Winning['party'];

export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
