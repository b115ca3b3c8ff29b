import { describe, expect, test } from 'vitest';
import { rehearse, sceneOf } from './scene.ts';
import { playedMatch } from './testing.ts';
import { FACES } from './types.ts';

const MATCHES = [
  ['2 players, white dice', playedMatch(2, { neutral: true }, 'two')],
  ['3 players, white and spare dice', playedMatch(3, { neutral: true }, 'three')],
  ['5 players, open money', playedMatch(5, { openMoney: true }, 'five')],
] as const;

describe.each(MATCHES)('%s', (_name, entries) => {
  test('the facts of every entry lead from the view before it to the view after it', () => {
    for (const { before, facts, after } of entries) {
      const [shown, wanted] = [rehearse(sceneOf(before), facts).at(-1), sceneOf(after)];
      for (const face of FACES) {
        const { notes, dice, white } = wanted.casinos[face];
        // What nobody tells of is swept up by the next view: the dice that won nothing at the last casinos.
        if (!facts.some(({ fact }) => fact === 'paid' || fact === 'tied' || fact === 'returned'))
          expect(shown?.casinos[face]).toMatchObject({ dice, white });
        expect(shown?.casinos[face].notes).toEqual(notes);
      }
      const { round, notes, deck, money } = wanted;
      expect(shown).toMatchObject({ round, notes, deck });
      // At the end all money is turned over.
      if (after.agenda.length > 0) expect(shown?.money).toEqual(money);
    }
  });

  test('no moment on the way has less than nothing anywhere', () => {
    for (const { before, facts } of entries)
      for (const { supply, white, casinos, deck } of rehearse(sceneOf(before), facts)) {
        const counts = [
          ...supply,
          ...white,
          deck,
          ...FACES.flatMap(face => [casinos[face].white, ...casinos[face].dice]),
        ];
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(0);
      }
  });

  test('while the casinos pay, each note still there shows who is about to get it', () => {
    const payouts = entries.filter(({ facts }) => facts.some(({ fact }) => fact === 'paid'));
    expect(payouts).toHaveLength(4);
    for (const { before, facts } of payouts) {
      const scenes = rehearse(sceneOf(before), facts);
      for (const [index, fact] of facts.entries())
        if (fact.fact === 'paid')
          expect(scenes[index]?.casinos[fact.casino].winning).toContainEqual(
            expect.objectContaining({ party: fact.party, note: fact.note }),
          );
    }
  });
});

test('a roll lies on the table until it is put down', () => {
  const entry = playedMatch(3, {}, 'roll').find(({ facts }) => facts[0]?.fact === 'rolled');
  if (entry === undefined) throw new Error('nobody rolled');
  const shown = rehearse(sceneOf(entry.before), entry.facts).at(-1);
  expect(shown?.thrown).toEqual(sceneOf(entry.after).thrown);
  expect(shown?.turn).toBe(sceneOf(entry.after).turn);
});
