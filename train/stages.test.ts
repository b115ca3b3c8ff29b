import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Crew } from './crew.ts';
import { keepIn, type Kept, type Saved } from './saved.ts';
import { trainStage } from './stages.ts';
import type { Learner, Piece, Stage } from './training.ts';

/** Learns a number: each generation adds what its pieces make of the number so far, in their order. */
const counting = (ends = Infinity): Stage => ({
  name: 'counting',
  generations: 6,
  pieces: 3,
  begin(): Learner {
    let value = 1;
    return {
      brief: () => Uint8Array.of(value),
      learn(generation, pieces) {
        if (generation >= ends) throw new Error('the power went off');
        for (const [piece] of pieces) value = (value * 3 + (piece ?? 0)) % 251;
        return { value };
      },
      save: () => Uint8Array.of(value),
      restore: saved => void ([value = 0] = saved),
      result: () => Uint8Array.of(value),
    };
  },
  work: ({ generation, piece, brief }) => Uint8Array.of(((brief[0] ?? 0) + 7 * generation + 13 * piece) % 251),
});

const crew = (stage: Stage, order: 'forwards' | 'backwards'): Crew => ({
  doAll: async pieces => {
    const found: Uint8Array[] = [];
    const at = [...pieces.keys()];
    for (const i of order === 'forwards' ? at : at.reverse()) found[i] = stage.work(pieces[i] as Piece);
    return found;
  },
  end: async () => {},
});

/** Writes everything down at once. */
function memory(): Kept {
  const all = new Map<string, Saved>();
  return { load: stage => all.get(stage) ?? null, save: (stage, saved) => void all.set(stage, saved) };
}

const train = (stage: Stage, order: 'forwards' | 'backwards', kept = memory(), part = 1) =>
  trainStage({ stage, seed: '1', part, crew: crew(stage, order), kept, earlier: new Map(), say: () => {} });

test('what is learned does not depend on who does which piece when', async () => {
  const [one, other] = [await train(counting(), 'forwards'), await train(counting(), 'backwards')];
  expect(one.result).toEqual(other.result);
  expect(one.curve).toEqual(other.curve);
  expect(one.curve).toHaveLength(6);
});

test('a part of it is that share of the generations', async () => {
  expect((await train(counting(), 'forwards', memory(), 0.5)).curve).toHaveLength(3);
});

test('training goes on where it was stopped', async () => {
  const whole = await train(counting(), 'forwards');
  const kept = memory();
  await train({ ...counting(), generations: 4 }, 'forwards', kept);
  expect(kept.load('counting')?.generation).toBe(4);
  const goneOn = await train(counting(), 'forwards', kept);
  expect(goneOn.result).toEqual(whole.result);
  expect(goneOn.curve).toEqual(whole.curve);
  await expect(train(counting(2), 'forwards')).rejects.toThrow('the power went off');
});

test('what is written down is read as it was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-train-'));
  try {
    const kept = keepIn(join(folder, 'below'));
    expect(kept.load('counting')).toBeNull();
    const saved: Saved = { generation: 3, seconds: 1.5, curve: [{ value: 4 }], learner: Uint8Array.of(10, 13, 0, 255) };
    kept.save('counting', saved);
    expect(kept.load('counting')).toEqual(saved);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
