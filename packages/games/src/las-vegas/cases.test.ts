import { describe, expect, test } from 'vitest';
import cases from './cases.json' with { type: 'json' };
import { lasVegas } from './game.ts';
import { scorePosition } from './position.ts';
import { COLOURS, RED, legal, play, tableOf, turn } from './table.testing.ts';

/* Every shared case is played at a table, not only asked of the function that decides it. */

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly input: {
    readonly roll?: readonly number[];
    readonly choose?: number;
    readonly own?: readonly number[];
    readonly neutral?: readonly number[];
    readonly weights?: Readonly<Record<string, number | undefined>>;
    readonly notes?: readonly number[];
  };
  readonly expect: Readonly<Record<string, unknown>>;
}
const CASES: readonly Case[] = cases.cases;
const ofKind = (kind: string): readonly Case[] => CASES.filter(one => one.kind === kind);

/** A to D sit at seats 0 to 3. */
const LETTERS = ['A', 'B', 'C', 'D'];
const colourOf = (party: string): string => (party === 'neutral' ? 'white' : (COLOURS[LETTERS.indexOf(party)] ?? ''));
const nameOf = (party: number | 'white'): string => (party === 'white' ? 'neutral' : (LETTERS[party] ?? ''));

function paid({ input }: Case) {
  const weights = Object.entries(input.weights ?? {}).filter(([, dice]) => dice !== undefined);
  const dice = weights.map(([party, count]) => `${colourOf(party)} ${count}`).join(', ');
  const table = tableOf(
    4,
    `casino 1: ${(input.notes ?? [90, 80, 70, 60]).join(' ')} | ${dice}\n hand: red 1\n turn: red`,
    {
      neutral: input.weights !== undefined && 'neutral' in input.weights,
    },
  );
  return { table, facts: turn(table, 'red', '6', 6) };
}

test('no case is left out', () => {
  const kinds = ['placement', 'ties', 'payout', 'options'];
  expect(CASES.filter(one => !kinds.includes(one.kind))).toEqual([]);
  expect(kinds.map(kind => ofKind(kind).length)).toEqual([1, 2, 5, 1]);
});

test.each(ofKind('placement'))('[LV-3.4] $id', ({ input, expect: wanted }) => {
  const roll = input.roll ?? [];
  const table = tableOf(2, `hand: red ${roll.length}, blue 8\n turn: red`);
  play(table, 'red roll', `nature dice ${roll.join(' ')}`);
  const legalChoices = legal(table, RED).map(text => Number(text.replace('place ', '')));
  const [placed] = play(table, `red place ${input.choose}`);
  expect({
    placed: placed?.fact === 'placed' && { casino: placed.casino, weight: placed.own },
    diceLeft: table.supply[RED],
    legalChoices,
    partialPlacementAllowed: lasVegas.parse(`place ${input.choose} 1`) !== null,
  }).toEqual(wanted);
});

test.each(ofKind('ties'))('[LV-4.1] [LV-4.2] $id', one => {
  const { facts } = paid(one);
  expect({
    removed: facts.flatMap(fact => (fact.fact === 'tied' ? fact.parties.map(nameOf) : [])).sort(),
    ranking: facts.flatMap(fact => (fact.fact === 'paid' ? [nameOf(fact.party)] : [])),
  }).toEqual(one.expect);
});

describe.each(ofKind('payout'))('[LV-4.3] [LV-4.5] [LV-7.8] $id', one => {
  test('at a table', () => {
    const { table } = paid(one);
    const gains = LETTERS.map((name, seat): [string, number] => [name, table.money[seat as 0]]);
    expect({
      gains: Object.fromEntries(gains.filter(([, money]) => money > 0)),
      returned: table.deck.under,
    }).toEqual(one.expect);
  });

  test('written by hand', () => {
    const casino = { number: 1, money: one.input.notes, dice: one.input.weights };
    const result = scorePosition(JSON.parse(JSON.stringify({ casinos: [casino] })) as Record<string, unknown>);
    if (!result.ok) throw new Error(result.error.why);
    const gains = Object.entries(result.value.gains).map(([name, notes]) => [name, notes.reduce((a, b) => a + b, 0)]);
    expect({ gains: Object.fromEntries(gains) as unknown, returned: result.value.returned }).toEqual(one.expect);
  });
});

test.each(ofKind('options'))('[LV-7.4] [LV-7.5] $id', ({ input, expect: wanted }) => {
  const [own = [], neutral = []] = [input.own, input.neutral];
  const start = tableOf(2, `hand: red ${own.length}+${neutral.length}, blue 8\n turn: red`, { neutral: true });
  play(start, 'red roll', `nature dice ${own.join(' ')} + ${neutral.join(' ')}`);
  const options = legal(start, RED).map(text => {
    const [placed] = play(lasVegas.clone(start), `red ${text}`);
    if (placed?.fact !== 'placed') throw new Error('nothing was placed');
    return [placed.casino, { own: placed.own, neutral: placed.white }];
  });
  expect({ options: Object.fromEntries(options) as unknown }).toEqual(wanted);
});
