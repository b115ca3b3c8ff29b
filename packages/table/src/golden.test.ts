import { readFileSync, readdirSync } from 'node:fs';
import { missingPython, pythonVerdicts } from '@zaria/fair/testing';
import { GAME_IDS } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { FORMAT, follower } from '@zaria/kit';
import { expect, test } from 'vitest';
import scores from '../golden/scores.json' with { type: 'json' };
import { games } from './scene.testing.ts';
import { verifyRecord } from './verify.ts';

const FOLDER = new URL('../golden/', import.meta.url);
const NAMES = readdirSync(FOLDER)
  .filter(name => name.endsWith('.json') && name !== 'scores.json')
  .map(name => name.slice(0, -'.json'.length));
const read = (name: string): string => readFileSync(new URL(`${name}.json`, FOLDER), 'utf8');

test.each(NAMES)('%s still replays to the same scores, and its dice are in order', name => {
  const verified = verifyRecord(JSON.parse(read(name)), games);
  if (!verified.ok) throw new Error(JSON.stringify(verified.error));
  const { game, start, log } = verified.value.match;
  const { standing } = follower(game, start, 'spectator', log);
  expect(standing.seats.map(({ score }) => score)).toEqual(scores[name as keyof typeof scores]);
});

test.skipIf(missingPython() !== null)('the verifier in Python accepts them all, but for the first format', () => {
  const files = NAMES.map(read);
  const verdicts = pythonVerdicts(files).map((verdict, i) => [NAMES[i], verdict.ok ? 'ok' : verdict.at]);
  const isFirst = (file: string): boolean => (JSON.parse(file) as { readonly format: string }).format === FORMAT;
  expect(verdicts).toEqual(files.map((file, i) => [NAMES[i], isFirst(file) ? 'format' : 'ok']));
});

test('every game has golden records of its rules as they are now', () => {
  const missing = GAME_IDS.filter(id => {
    const prefix = `${id}-rules-${registered(id).game.rules}-`;
    return NAMES.filter(name => name.startsWith(prefix)).length < 3;
  });
  expect(missing).toEqual([]);
  expect(Object.keys(scores).sort()).toEqual(NAMES.toSorted());
});
