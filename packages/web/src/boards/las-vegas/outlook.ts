import { seatsOf, type Seat } from '@zaria/kit';
import { pilesAt } from './casino.ts';
import { sceneOf } from './scene.ts';
import {
  FACES,
  type Action,
  type CasinoView,
  type Face,
  type LasVegasView,
  type Party,
  type Winning,
} from './types.ts';

/** A casino after a choice; `winning` is `null` where the table afterwards no longer tells. */
export interface CasinoAfter extends Pick<CasinoView, 'dice' | 'white'> {
  readonly winning: readonly Winning[] | null;
}

/** What a choice would lead to, read off the table as it would be. */
export type Outlook = { readonly face: Face; readonly after: CasinoAfter } & (
  | { readonly kind: 'casino'; readonly winning: readonly Winning[]; readonly level: readonly Party[] }
  /** The last dice of the round: the casinos are paid and empty at once, so only what it brought can be seen. */
  | { readonly kind: 'round'; readonly gains: readonly Gain[] }
);

interface Gain {
  readonly seat: Seat;
  readonly notes: number;
  /** `null` where the money lies face down. */
  readonly money: number | null;
}

export function outlookOf(
  view: LasVegasView,
  action: Action | null,
  preview: (action: Action) => LasVegasView,
): Outlook | null {
  if (action === null || action.step !== 'place') return null;
  const face = action.answer;
  const next = preview(action);
  if (FACES.every(number => next.casinos[number].notes.length === 0))
    return { kind: 'round', face, after: withThrow(view, face), gains: gainsOf(view, next) };
  const after = next.casinos[face];
  const level = pilesAt(after).filter(pile => pile.isLevel);
  return { kind: 'casino', face, after, winning: after.winning, level: level.map(pile => pile.party) };
}

/** The dice of the throw at their casino, when the table afterwards no longer shows them. */
function withThrow(view: LasVegasView, face: Face): CasinoAfter {
  const casino = view.casinos[face];
  const { thrown } = sceneOf(view);
  if (thrown === null) return casino;
  const dice = casino.dice.map((count, seat) => count + (seat === thrown.seat ? thrown.own[face] : 0));
  return { dice, white: casino.white + thrown.white[face], winning: null };
}

const gainsOf = (before: LasVegasView, after: LasVegasView): readonly Gain[] =>
  seatsOf(before.players).flatMap(seat => {
    const notes = (after.notes[seat] ?? 0) - (before.notes[seat] ?? 0);
    const [had, has] = [before.money[seat] ?? null, after.money[seat] ?? null];
    return notes === 0 ? [] : [{ seat, notes, money: had === null || has === null ? null : has - had }];
  });
