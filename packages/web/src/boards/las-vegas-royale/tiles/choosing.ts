import { SIDES, parseChosen, type Side } from '@zaria/games/las-vegas-royale';
import type { OptionValue } from '@zaria/kit';

/** What lies at casinos 1, 2, …: a side, or `null` where one is drawn. */
export type Choice = readonly (Side | null)[];

export const MOST_TILES = 6;

const tileOf = (side: Side): string => side.slice(0, 1);

/** The choice that a value of the option stands for. */
export const choiceOf = (value: OptionValue): Choice =>
  typeof value === 'string' ? (parseChosen(value) ?? []) : Array<null>(Number(value)).fill(null);

/** The value that the game takes for a choice: how many are drawn, or what lies where. */
export const valueOf = (choice: Choice): OptionValue =>
  choice.every(side => side === null) ? choice.length : choice.map(side => side ?? '?').join(' ');

/** So many tiles: what was chosen beyond them goes. */
export const resized = (choice: Choice, count: number): Choice =>
  Array.from({ length: count }, (_, at) => choice[at] ?? null);

/** A side at a casino, or none chosen there. The other side of its tile goes from where it lay. */
export const withSide = (choice: Choice, at: number, side: Side | null): Choice =>
  choice.map((other, i) => {
    if (i === at) return side;
    return side !== null && other !== null && tileOf(other) === tileOf(side) ? null : other;
  });

/** One more touch on a side: it goes, or takes the place of its tile's other side, or the next free one. `null`: there is no room. */
export function toggled(choice: Choice, side: Side): Choice | null {
  const same = choice.indexOf(side);
  if (same >= 0) return withSide(choice, same, null);
  const back = choice.findIndex(other => other !== null && tileOf(other) === tileOf(side));
  if (back >= 0) return withSide(choice, back, side);
  const free = choice.indexOf(null);
  if (free >= 0) return withSide(choice, free, side);
  return choice.length < MOST_TILES ? [...choice, side] : null;
}

/** Sides that may be chosen for a casino: of no tile that lies elsewhere. */
export const choosable = (choice: Choice, at: number): readonly Side[] =>
  SIDES.filter(side => choice.every((other, i) => i === at || other === null || tileOf(other) !== tileOf(side)));
