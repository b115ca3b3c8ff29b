import { expect, test } from 'vitest';
import { byFace } from '../casinos/faces.ts';
import cases from './cases.json' with { type: 'json' };
import { payPaper, type PaperCasino } from './paper.ts';

const EMPTY: PaperCasino = { notes: [], dice: [], white: 0 };
const LETTERS = ['A', 'B', 'C', 'D'];
const pay = (casino: Partial<PaperCasino>) => payPaper(4, { ...byFace(() => EMPTY), 3: { ...EMPTY, ...casino } });

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly input: {
    readonly weights?: Readonly<Record<string, number | undefined>>;
    readonly notes?: readonly number[];
  };
  readonly expect: {
    readonly gains?: Readonly<Record<string, number | undefined>>;
    readonly returned?: readonly number[];
  };
}

test.each((cases.cases as readonly Case[]).filter(({ kind }) => kind === 'payout'))(
  '[LV-4.3] [LV-4.5] [LV-7.8] $id, on paper',
  ({ input, expect: wanted }) => {
    const { weights = {}, notes = [] } = input;
    const dice = LETTERS.map(letter => weights[letter] ?? 0);
    const round = pay({ notes: notes.toReversed(), dice, white: weights['neutral'] ?? 0 });
    expect(round.won.map(won => won.reduce((sum, note) => sum + note, 0))).toEqual(
      LETTERS.map(letter => wanted.gains?.[letter] ?? 0),
    );
    expect(round.returned[3]).toEqual(wanted.returned);
    expect(round.faults).toEqual([]);
  },
);

test('more dice or notes than there are is named', () => {
  const { faults } = pay({ notes: [90, 90, 90, 90, 90, 90], dice: [9, 1], white: 9 });
  expect(faults).toEqual([
    { why: 'dice-many', party: 0, most: 8 },
    { why: 'dice-many', party: 'white', most: 8 },
    { why: 'notes-many', note: 90, most: 5 },
  ]);
});
