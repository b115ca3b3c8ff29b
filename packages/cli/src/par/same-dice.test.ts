import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endOf, playMatch } from '@zaria/bots';
import { gameBots } from '@zaria/bots/all';
import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { completeOptions, simulationRng, writeRecord, type Entry, type AnyAction } from '@zaria/kit';
import { LANGUAGES } from '@zaria/words';
import { expect, test } from 'vitest';
import { EXIT } from '../command.ts';
import { scratch, zaria } from '../stage.testing.ts';

/** A match of novices, as a file. */
function playedBy(seats: number, id: GameId = 'railroad-ink', rows = Infinity) {
  const { game } = registered(id);
  const options = completeOptions(game.options, seats, {});
  if (!options.ok) throw new Error(id);
  const start = { rules: game.rules, seats, options: options.value };
  const bots = Array.from({ length: seats }, () => gameBots(id).levels.novice);
  const played = playMatch(game, start, { bots, nature: simulationRng('dice'), thought: simulationRng('novice') });
  const log: readonly Entry<AnyAction>[] = played.log.slice(0, rows);
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `Vera ${seat}`, kind: 'local' as const }));
  const file = join(scratch(), 'match.json');
  writeFileSync(file, JSON.stringify(writeRecord({ game, start, seats: names, fairness: { kind: 'typed' }, log })));
  return { file, score: endOf(game, played).seats[0]?.score ?? NaN };
}

test('the par of a match that one played alone stands beside one’s own points, the same every time', async () => {
  const { file, score } = playedBy(1);
  const { exit, out, err } = await zaria(['par', 'railroad-ink', file, '--nodes', '600']);
  expect({ exit, err }).toEqual({ exit: EXIT.fine, err: '' });
  const [own = NaN, par = NaN] = (out.trim().split('\n').at(-1) ?? '').match(/\d+/g)?.map(Number) ?? [];
  expect(own).toBe(Math.abs(score));
  expect(par).toBeGreaterThan(40);
  const again = await zaria(['par', 'railroad-ink', file, '--nodes', '600', '--lang', 'is']);
  expect(again.out.match(/\d+/g)).toEqual(out.match(/\d+/g));
  expect(again.out).not.toBe(out);
});

test.each([
  ['of several', () => playedBy(2)],
  ['that is not over', () => playedBy(1, 'railroad-ink', 6)],
  ['of another game', () => playedBy(1, 'qwinto')],
])('there is none for a match %s, and it says so in every language', async (_, played) => {
  const { file } = played();
  const said = new Set<string>();
  for (const language of LANGUAGES) {
    const { exit, out, err } = await zaria(['par', 'railroad-ink', file, '--lang', language]);
    expect({ exit, out }).toEqual({ exit: EXIT.refused, out: '' });
    expect(err).toContain(file);
    said.add(err);
  }
  expect(said.size).toBe(LANGUAGES.length);
});

test('without a file it asks for one; one that is not there, or holds no record, is named', async () => {
  expect(await zaria(['par', 'railroad-ink'])).toMatchObject({ exit: 2, out: '' });
  const missing = await zaria(['par', 'railroad-ink', 'nowhere.json']);
  expect(missing).toMatchObject({ exit: EXIT.file, out: '' });
  expect(missing.err).toContain('nowhere.json');
  const file = join(scratch(), 'broken.json');
  writeFileSync(file, '{"format":');
  expect(await zaria(['par', 'railroad-ink', file])).toMatchObject({ exit: EXIT.refused, out: '' });
});
