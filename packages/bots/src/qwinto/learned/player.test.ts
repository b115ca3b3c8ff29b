import { qwinto, type QwintoShape } from '@zaria/games/qwinto';
import { pick, simulationRng, type Follower, type Seat } from '@zaria/kit';
import { expect, test } from 'vitest';
import { askedMatch } from '../../match.ts';
import { listening, matchOf } from '../../match.testing.ts';
import { qwintoPlayer } from '../player.ts';
import { tenLines } from '../ten-lines.ts';
import { FEATURES, HIDDEN, MISTHROWS_AT, WEIGHTS, netOf, weightsWith, type Net } from './net.ts';
import { learnedPlayer, netsIn, type Nets } from './player.ts';
import { WEIGHTS_VERSION, netIn, packed, type WeightsFile } from './weights.ts';

const rng = simulationRng('learned');
const weights = Float32Array.from({ length: WEIGHTS }, () => (rng.below(2001) / 1000 - 1) * 0.2);
const fileOf = (data: Uint8Array): WeightsFile => ({
  version: WEIGHTS_VERSION,
  command: '',
  measured: {},
  features: FEATURES,
  hidden: HIDDEN,
  data: Buffer.from(data).toString('base64'),
});
const file = fileOf(packed(weights));
const net = netOf(weights);
const nets: Nets = { alone: net, together: net, hasty: net, known: null };
const byHand = qwintoPlayer('hand', { blur: 0 });
const manner = { blur: 0, bonus: 30, otherwise: byHand };

/** Every question of a match of some players, who answer at random. */
function questions(seats: number): readonly { readonly follower: Follower<QwintoShape>; readonly seat: Seat }[] {
  const chance = simulationRng(`questions ${seats}`);
  const match = askedMatch(qwinto, { rules: qwinto.rules, seats, options: { starter: 0 } }, chance);
  const found: { readonly follower: Follower<QwintoShape>; readonly seat: Seat }[] = [];
  for (let asked = match.next(); asked.done !== true;) {
    const { seat, follower } = asked.value;
    found.push({ seat, follower: follower.at(follower.length) });
    asked = match.next([pick(follower.legal, chance)]);
  }
  return found;
}

test('weights are read as they were written, as near as bytes come', () => {
  const read = netIn(file);
  expect(read).not.toBeNull();
  const off = weights.map((weight, i) => Math.abs(weight - (read?.weights[i] ?? Infinity)));
  expect(Math.max(...off)).toBeLessThan(0.2 / 127);
});

test.each([
  ['of another version', { ...file, version: WEIGHTS_VERSION + 1 }],
  ['of another shape', { ...file, hidden: 64 }],
  ['of no shape', { ...file, hidden: -1 }],
  ['of too many units', { ...file, hidden: 1e9 }],
  ['cut off', { ...file, data: file.data.slice(0, -8) }],
  ['too long', { ...file, data: `AAAA${file.data}` }],
  ['no base64', { ...file, data: `?${file.data.slice(1)}` }],
])('weights %s are not used', (_, damaged) => {
  expect(netIn(damaged)).toBeNull();
  const all = { alone: file, together: file, hasty: file };
  for (const one of ['alone', 'together', 'hasty']) expect(netsIn({ ...all, [one]: damaged })).toBeNull();
  for (const one of ['own', 'outlook']) expect(netsIn(all, { own: file, outlook: file, [one]: damaged })).toBeNull();
});

test('a smaller net is read as well', () => {
  const small = weights.slice(0, weightsWith(16));
  const read = netIn({ ...fileOf(packed(small)), hidden: 16 });
  expect(read?.hidden).toBe(16);
  expect(Math.max(...small.map((weight, i) => Math.abs(weight - (read?.weights[i] ?? Infinity))))).toBeLessThan(
    0.2 / 127,
  );
});

test('without weights it plays as the one by hand does', () => {
  const bot = learnedPlayer('master', () => null, manner);
  for (const { follower, seat } of questions(2))
    for (const way of ['decide', 'consider'] as const)
      expect(bot[way]?.(follower, seat, { nodes: 0 }, simulationRng('same'))).toEqual(
        byHand[way]?.(follower, seat, { nodes: 0 }, simulationRng('same')),
      );
});

test('weights that come later are thought with from then on', () => {
  let come: Nets | null = null;
  const bot = learnedPlayer('master', () => come, manner);
  const { follower, seat } = questions(2)[0] as ReturnType<typeof questions>[number];
  const keys = (): readonly string[] =>
    Object.keys(bot.consider?.(follower, seat, { nodes: 0 }, simulationRng('same'))[0]?.expects ?? {});
  expect(keys()).toEqual(['sheet']);
  come = nets;
  expect(keys()).toEqual(['sheet', 'win']);
});

test('whoever is far ahead of the others asks the net that knows hasty company', () => {
  const judging = (teach: (net: Net) => void): Net => {
    const taught = netOf(new Float32Array(WEIGHTS));
    teach(taught);
    return taught;
  };
  const tenForAMisthrow = judging(({ first, points }) => {
    for (let missed = 0; missed <= 3; missed++) first[(MISTHROWS_AT + missed) * HIDDEN] = 3 - missed;
    points[0] = 1;
  });
  const alwaysSeventy = judging(({ points }) => void (points[HIDDEN] = 7));
  const bot = learnedPlayer(
    'master',
    () => ({ alone: tenForAMisthrow, together: tenForAMisthrow, hasty: alwaysSeventy, known: null }),
    manner,
  );
  const asked = questions(2).map(({ follower, seat }) => {
    const [own = 0, other = 0] = follower.view.sheets.map(({ misthrows }) => misthrows);
    const considered = bot.consider?.(follower, seat, { nodes: 0 }, simulationRng('any')) ?? [];
    return {
      isAhead: seat === 0 ? own < other : other < own,
      isSeventy: considered.some(({ result }) => result === 70),
    };
  });
  expect(asked.map(({ isSeventy }) => isSeventy)).toEqual(asked.map(({ isAhead }) => isAhead));
  expect(new Set(asked.map(({ isAhead }) => isAhead))).toEqual(new Set([true, false]));
});

test('who watches the others asks the net for those who are known, once they are', () => {
  const always = (tens: number): Net => {
    const taught = netOf(new Float32Array(WEIGHTS));
    taught.points[HIDDEN] = tens;
    return taught;
  };
  const taught: Nets = {
    alone: always(1),
    together: always(5),
    hasty: always(6),
    known: { own: always(7), outlook: always(4) },
  };
  const ways = (isObservant: boolean) => {
    const bot = learnedPlayer('master', () => taught, { ...manner, isObservant });
    const results: (number | null)[] = [];
    const asking = listening(bot, (follower, seat) => {
      const own = follower as unknown as Follower<QwintoShape>;
      results.push(bot.consider?.(own, seat, { nodes: 0 }, simulationRng('any')).at(-1)?.result ?? null);
    });
    matchOf('qwinto', [asking, qwintoPlayer('ten-lines', { value: tenLines, blur: 0 })], 'known');
    return { version: bot.version, results: new Set(results) };
  };
  const [watching, other] = [ways(true), ways(false)];
  expect(watching.results).toContain(70);
  expect(watching.results).toContain(50);
  expect(other.results).not.toContain(70);
  expect(watching.version).not.toBe(other.version);
});

test.each([1, 2, 4])('with %i players it considers every legal action, the best first', seats => {
  const bot = learnedPlayer('master', () => nets, manner);
  for (const { follower, seat } of questions(seats)) {
    const considered = bot.consider?.(follower, seat, { nodes: 0 }, simulationRng('any')) ?? [];
    const print = (actions: readonly QwintoShape['action'][]): readonly string[] =>
      actions.map(qwinto.print).toSorted();
    expect(print(considered.flatMap(({ plan }) => plan))).toEqual(print(follower.legal));
    const worths = considered.map(({ worth }) => worth);
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
    expect(bot.decide(follower, seat, { nodes: 0 }, simulationRng('any'))).toEqual(considered[0]?.plan);
    for (const { worth, expects } of considered)
      if (expects['sheet'] !== undefined) {
        expect(worth).toBeCloseTo(expects['sheet'] + (expects['win'] ?? 0), 9);
        if (seats === 1) expect(expects['win']).toBe(0);
      }
  }
});
