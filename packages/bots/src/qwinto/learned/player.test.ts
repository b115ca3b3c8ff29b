import { qwinto, type QwintoShape } from '@zaria/games/qwinto';
import { pick, simulationRng, type Follower, type Seat } from '@zaria/kit';
import { expect, test } from 'vitest';
import { askedMatch } from '../../match.ts';
import { listening, matchOf } from '../../match.testing.ts';
import { qwintoPlayer } from '../player.ts';
import { tenLines } from '../ten-lines.ts';
import { FEATURES, HIDDEN, WEIGHTS, netOf, weightsWith, type Net } from './net.ts';
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
const nets: Nets = { alone: net, together: net, hands: null };
const byHand = qwintoPlayer('hand', { blur: 0 });
const manner = { version: 1, blur: 0, bonus: 30, otherwise: byHand };

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
  const all = { alone: file, together: file };
  for (const one of ['alone', 'together']) expect(netsIn({ ...all, [one]: damaged })).toBeNull();
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

test('among those who judge by hand it asks the net for that, once it has seen it', () => {
  const always = (tens: number): Net => {
    const taught = netOf(new Float32Array(WEIGHTS));
    taught.points[HIDDEN] = tens;
    return taught;
  };
  const [alone, together] = [always(1), always(5)];
  const asked = (hands: Nets['hands']): ReadonlySet<number | null> => {
    const bot = learnedPlayer('master', () => ({ alone, together, hands }), manner);
    const results: (number | null)[] = [];
    const asking = listening(bot, (follower, seat) => {
      const own = follower as unknown as Follower<QwintoShape>;
      results.push(bot.consider?.(own, seat, { nodes: 0 }, simulationRng('any')).at(-1)?.result ?? null);
    });
    matchOf('qwinto', [asking, qwintoPlayer('ten-lines', { value: tenLines, blur: 0 })], 'known');
    return new Set(results);
  };
  const results = asked({ own: always(7), outlook: always(4) });
  expect(results).toContain(70);
  expect(results).toContain(50);
  expect(asked(null)).not.toContain(70);
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
