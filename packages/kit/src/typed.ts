import type { AnyGame } from './game.ts';
import type { AnyAction } from './steps.ts';

/** What a text says, whatever the order. */
const partsOf = (text: string): string => text.split(/[ +]/).toSorted().join(' ');

/**
 * A move that a person typed, as the record writes it: the name of the step may be left out, and where the answer is a
 * list, its parts may come in any order. What is no legal move stays as it is, for the table to refuse.
 */
export function readTyped(game: Pick<AnyGame, 'print' | 'parse'>, legal: readonly AnyAction[], line: string): string {
  const text = line.trim().replaceAll(/\s+/g, ' ');
  const texts = [text, `${legal[0]?.step ?? ''} ${text}`];
  const parts = new Set(texts.map(partsOf));
  const moves = legal.map(action => game.print(action));
  return (
    moves.find(move => texts.includes(move)) ??
    moves.find((move, i) => Array.isArray(legal[i]?.answer) && parts.has(partsOf(move))) ??
    texts.find(one => game.parse(one) !== null) ??
    text
  );
}
