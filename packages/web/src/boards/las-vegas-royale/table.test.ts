import { isSeat } from '@zaria/kit';
import { LANGUAGES } from '@zaria/words';
import { wordsOf } from '@zaria/words/all';
import { outlooksOf } from '@zaria/games/las-vegas-royale';
import { describe, expect, test } from 'vitest';
import { actingSide } from './acting.ts';
import { claimsAt, looksAt, pilesAt } from './casino.ts';
import { firstFlights } from './flights.ts';
import { tableInParts } from './table-in-parts.ts';
import { playedMatch, sideOf } from './match.testing.ts';
import { waysOf } from './odds.ts';
import { isSettling } from './settling.ts';
import { outcomeInWords, outlookInWords } from './choices-in-words.ts';
import { AREAS, casinoInWords } from './spoken.ts';
import { tileFlights } from './tile-flights.ts';
import { lengthOf } from './timing.ts';
import { casinoOf, showing, throwOf, turnOf } from './turn.ts';
import { FACES } from '../casinos/lying.ts';

const players = ['Anna', 'Ben', 'Carla'].map(name => ({ name }));
const entries = [
  ...playedMatch(2, { tiles: 6 }, 'table 1'),
  ...playedMatch(3, { tiles: 6 }, 'table 2'),
  ...playedMatch(2, { tiles: 6 }, 'table 3'),
  ...playedMatch(2, { tiles: 'D2 H1 B1 G2 F1 E2' }, 'table 4'),
];
/** A share of the tables: one like the next is not worth its time. */
const views = entries.filter((_, at) => at % 9 === 0).map(({ after }) => after);
const told = entries.flatMap(({ tellings }) => tellings);

describe('piles', () => {
  test('hold all dice of a casino, and weigh what the rules say', () => {
    for (const view of views)
      for (const face of FACES) {
        const casino = view.casinos[face];
        const dice = pilesAt(sideOf, casino).map(pile => [pile.side.key, pile.weight]);
        expect(Object.fromEntries(dice)).toEqual(
          Object.fromEntries(casino.weights.map(({ party, weight }) => [party, weight])),
        );
        for (const { party, weight } of casino.weights) {
          const looks = looksAt(sideOf, casino, party);
          expect(looks.length + looks.filter(({ isBig }) => isBig).length).toBe(weight);
        }
        expect(claimsAt(sideOf, casino).filter(({ side }) => side !== null)).toHaveLength(casino.winning.length);
      }
  });

  test('show what would come and what would go', () => {
    const states = new Set<string>();
    for (const { before, action } of entries)
      for (const { casino, after, dice } of outlooksOf(before, action)) {
        const changes = pilesAt(sideOf, after, before.casinos[casino]).flatMap(pile => pile.dice);
        for (const { state } of changes) states.add(state);
        const [come, go] = ['comes', 'goes'].map(state => changes.filter(die => die.state === state).length);
        expect((come ?? 0) - (go ?? 0)).toBe(dice);
      }
    expect([...states].sort()).toEqual(['comes', 'goes', 'lies']);
  });
});

test('a roll lies on the table when it is told, with whoever rolled it', () => {
  for (const { fact, view } of told) {
    if (fact.fact !== 'rolled') continue;
    const thrown = throwOf(view);
    expect(turnOf(view)).toBe(fact.seat);
    expect(thrown?.big ?? null).toBe(fact.big);
    expect(FACES.flatMap(face => Array<number>(thrown === null ? 0 : showing(thrown, face).small).fill(face))).toEqual(
      fact.small,
    );
  }
});

test('whatever flies has a place to leave from, and as many dice as are told', () => {
  const flown = new Set<string>();
  for (const { fact, view } of told) {
    for (const { cargo, from } of [...firstFlights(fact, sideOf), ...tileFlights(fact, view, sideOf)]) {
      flown.add(fact.fact);
      expect(from).toMatch(/^(deck|(note|pile|casino|tile|thrown|hand) .+)$/);
      if ('dice' in cargo && 'small' in fact && typeof fact.small === 'number' && 'big' in fact)
        expect(cargo.dice).toHaveLength(fact.small + (fact.big ?? 0));
    }
  }
  for (const fact of ['placed', 'passed', 'awarded', 'blocked', 'knockedOut', 'slotted', 'doubled', 'set', 'neutral'])
    expect(flown).toContain(fact);
});

test('a tile that acts in a turn lies on the table', () => {
  const acting = told.flatMap(telling => {
    const side = isSettling(telling) ? null : actingSide(telling.fact);
    return side === null ? [] : [casinoOf(telling.view, side)];
  });
  expect(acting.length).toBeGreaterThan(100);
  expect(acting).not.toContain(null);
});

test('dice tumble for 600 to 900 milliseconds, and no settlement takes longer than half a minute', () => {
  for (const { tellings } of entries) {
    const lengths = tellings.map(({ fact }, index) => lengthOf(fact, index, tellings));
    expect(lengths.reduce((a, b) => a + b, 0)).toBeLessThan(30_000);
    if (tellings[0]?.fact.fact === 'rolled') expect(lengths).toEqual([900]);
  }
});

test.each([
  [2, 35, 0],
  [7, 15, 15],
  [12, 0, 35],
])('after a total of %i there are %i higher rolls and %i lower ones', (last, higher, lower) => {
  expect([waysOf('higher', last), waysOf('lower', last)]).toEqual([higher, lower]);
});

describe.each(LANGUAGES)('%s', language => {
  const words = wordsOf(language, ...AREAS, 'web-sight');
  const isSentence = (text: string): boolean => /\S.*\.$/.test(text) && !/undefined|null|NaN/.test(text);

  test('the whole match can be told, casino by casino and hand by hand', () => {
    for (const view of views) {
      const lines = tableInParts(words, players, view, 0, () => []).flatMap(part => part.lines);
      expect(lines.length).toBeGreaterThanOrEqual(1 + 6 + view.players + 1);
      expect(lines.filter(line => !isSentence(line))).toEqual([]);
    }
  });

  test('every outlook is a sentence', () => {
    for (const { before, action, actor } of entries)
      for (const outlook of outlooksOf(before, action)) {
        expect(isSentence(outlookInWords(words, players, outlook))).toBe(true);
        if (!isSeat(actor)) continue;
        const { short, brief, said } = outcomeInWords(words, players, actor, outlook);
        expect([short, brief].filter(text => /undefined|null|NaN|^$/.test(text))).toEqual([]);
        expect(isSentence(said)).toBe(true);
      }
  });
});

test('a closed casino says so, and names its tile', () => {
  const closed = entries.map(({ after }) => after).find(({ casinos }) => FACES.some(face => casinos[face].closed));
  const casino = closed === undefined ? undefined : Object.values(closed.casinos).find(one => one.closed);
  if (casino === undefined) throw new Error('no casino was closed');
  const said = casinoInWords(wordsOf('en', ...AREAS), players, casino);
  expect(said).toContain('Closed: no dice come or go here.');
  expect(said.includes('Its tile is “')).toBe(casino.tile !== null);
});
