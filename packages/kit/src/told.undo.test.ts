import { expect, test } from 'vitest';
import type { Action } from './steps.ts';
import type { Entry } from './log.ts';
import type { Viewer } from './seats.ts';
import { OPTIONS, rowOf, toy, type ToySteps } from './testing.ts';
import { narrate } from './told.ts';

type ToyEntry = Entry<Action<ToySteps>>;

const play = (row: string): ToyEntry => ({ kind: 'play', ...rowOf(row) });
const OPENING = ['nature die 2', '0 hide 1', '1 guess 2'].map(play);
const asks = (to: number): ToyEntry => ({ kind: 'note', note: { note: 'asks', seat: 0, to } });

const heardLast = (viewer: Viewer, log: readonly ToyEntry[]) =>
  narrate(toy, { rules: 2, seats: 2, options: OPTIONS }, log).told(viewer).entries.at(-1);

test('a request to undo names a place in what its hearer was told, not in the log', () => {
  const log = [...OPENING, play('0 write a'), play('0 write b'), asks(5)];
  expect(heardLast(0, log)).toEqual({ kind: 'note', note: { note: 'asks', seat: 0, to: 6 } });
  // The guess also brought the fist to light, and of the letters nobody else heard.
  for (const viewer of [1, 'spectator'] as const)
    expect(heardLast(viewer, log)).toEqual({ kind: 'note', note: { note: 'asks', seat: 0, to: 4 } });
});
