import { LONGEST_LINE, LONGEST_NAME, PHRASES, SINCE, type ChatRefusal, type TableRefusal } from '@zaria/table/public';
import { LANGUAGES, say, type Language } from '@zaria/words';
import { GAME_WORDS, wordsOf } from '@zaria/words/all';
import { describe, expect, test } from 'vitest';
import { chatRefusal, tableRefusal } from './refusals.ts';

type OneOfEach<R extends { readonly why: string }> = { readonly [W in R['why']]: Omit<R & { readonly why: W }, 'why'> };

/** Every reason, with what goes with it: a new one does not compile until it is here. */
const TABLE: OneOfEach<TableRefusal> = {
  'not-yours': {},
  'host-only': {},
  'host-present': {},
  'already-host': {},
  'command-wrong': {},
  'game-unknown': {},
  'id-used': {},
  'too-often': { most: 100 },
  'host-away': { wait: 4001 },
  'seat-away': { wait: 4001 },
  'setting-changed': {},
  'other-sitter': {},
  'invitation-wrong': {},
  'clock-wrong': {},
  'chairs-enough': { most: 1 },
  'chairs-wrong': { most: 6 },
  'other-request': {},
  'not-started': {},
  started: {},
  over: {},
  abandoned: {},
  'seat-unknown': {},
  'seat-taken': {},
  'seat-free': {},
  'seats-taken': {},
  'seats-free': {},
  'seats-wrong': { min: 2, max: 5 },
  'breath-wrong': { most: 2000 },
  'not-ready': {},
  'colour-taken': {},
  'name-wrong': {},
  'bot-unknown': {},
  'token-wrong': {},
  'option-unknown': { option: 'stakes' },
  'option-value': { option: 'neutral', values: [false, true] },
  'dice-not-typed': {},
  asking: {},
  'head-wrong': {},
  'link-wrong': {},
  'link-unasked': {},
  'not-asleep': {},
  stale: { question: '0/3' },
  'out-of-step': { count: 1 },
  'notation-unknown': {},
  'back-wrong': {},
  'nothing-to-undo': {},
  'no-undo-asked': {},
  'undo-asked': {},
  'undo-unasked': {},
  'undo-over': { since: 'dice' },
  'not-breathing': {},
  resigned: {},
  'seat-present': {},
  'seat-covered': {},
  'own-seat': {},
  'not-covered': {},
  refused: { refusal: { why: 'illegal', reason: { why: 'not-rolled', casino: 4 } } },
};
const CHAT: OneOfEach<ChatRefusal> = {
  'token-wrong': {},
  'not-yours': {},
  'name-wrong': {},
  'text-empty': {},
  'text-wrong': {},
  'text-long': { most: LONGEST_LINE },
  'phrase-unknown': {},
  'command-wrong': {},
  'spectators-silent': {},
  'text-off': {},
  'too-fast': { wait: 4001 },
};
const tableRefusals = Object.entries(TABLE).map(([why, rest]) => ({ why, ...rest }) as TableRefusal);
const chatRefusals = Object.entries(CHAT).map(([why, rest]) => ({ why, ...rest }) as ChatRefusal);

const NAMES = ['Ada', 'Ben'];
const game = GAME_WORDS['las-vegas'];

function speakerIn(language: Language) {
  const words = wordsOf(language, 'common', 'told', 'table', ...game.areas);
  return {
    words,
    table: (refused: TableRefusal) => tableRefusal(words, refused, game, NAMES),
    chat: (refused: ChatRefusal) => chatRefusal(words, refused),
  };
}
const english = speakerIn('en');

describe.each(LANGUAGES)('in %s', language => {
  const { words, table, chat } = speakerIn(language);

  test.each([
    ['the table', tableRefusals.map(table)],
    ['the talk', chatRefusals.map(chat)],
  ])('every refusal of %s is a sentence of its own', (_what, sentences) => {
    expect(sentences.filter(sentence => !/^\p{Lu}.+\.$/u.test(sentence))).toEqual([]);
    expect(sentences.filter(sentence => /undefined|\bnull\b|NaN|\[object|[{}!]/.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('what a sentence is given is in it', () => {
    expect(table({ why: 'seats-wrong', min: 2, max: 5 })).toMatch(/2.*5/);
    expect(table({ why: 'name-wrong' })).toContain(String(LONGEST_NAME));
    expect(table({ why: 'too-often', most: 100 })).toContain('100');
    expect(table({ why: 'host-away', wait: 4001 })).toContain('5');
    expect(table({ why: 'seat-away', wait: 4001 })).toContain('5');
    expect(table({ why: 'chairs-enough', most: 3 })).toContain('3');
    expect(chat({ why: 'name-wrong' })).toBe(table({ why: 'name-wrong' }));
    expect(table({ why: 'option-unknown', option: 'stakes' })).toContain('stakes');
    const option = table({ why: 'option-value', option: 'neutral', values: [false, true] });
    expect(option).toContain(game.option(words, 'neutral').name);
    for (const value of [false, true] as const) expect(option).toContain(say(words, `value.${value}`));
    expect(table({ why: 'refused', refusal: { why: 'not-asked', waiting: [1] } })).toContain('Ben');
    expect(chat({ why: 'text-long', most: 280 })).toContain('280');
    expect(chat({ why: 'too-fast', wait: 4001 })).toContain('5');
  });
});

test.each<[TableRefusal, string]>([
  [{ why: 'over' }, 'The match is over.'],
  [{ why: 'notation-unknown' }, 'This cannot be read as a move.'],
  [{ why: 'seats-wrong', min: 2, max: 5 }, 'This game is for 2 to 5 players.'],
  [{ why: 'breath-wrong', most: 2000 }, 'A table waits at most 2 seconds after a choice.'],
  [{ why: 'undo-over', since: 'dice' }, 'The dice have fallen since: this can no longer be taken back.'],
  [{ why: 'option-unknown', option: 'stakes' }, 'There is no option “stakes” here.'],
  [{ why: 'refused', refusal: { why: 'not-asked', waiting: [1] } }, 'It is not your turn. Ben is to play.'],
])('%j', (refused, sentence) => {
  expect(english.table(refused)).toBe(sentence);
});

test('a reason of the game is said in the game’s words', () => {
  const reason = { why: 'not-rolled', casino: 4 };
  const refused = { why: 'refused', refusal: { why: 'illegal', reason } } as const;
  expect(english.table(refused)).toBe(game.reason(english.words, reason, NAMES));
});

test('a seat without a name goes by its usual one', () => {
  const refused = { why: 'refused', refusal: { why: 'not-asked', waiting: [2] } } as const;
  expect(english.table(refused)).toBe('It is not your turn. Nora is to play.');
  const starter = { why: 'option-value', option: 'starter', values: ['random', 1, 2] } as const;
  expect(english.table(starter)).toBe('The option “Start player” can be drawn at random, Ben or Nora.');
});

test.each([
  [1, '1 second.'],
  [1000, '1 second.'],
  [1001, '2 seconds.'],
])('whoever waits %i ms is told a time that is enough', (wait, end) => {
  expect(english.chat({ why: 'too-fast', wait })).toMatch(new RegExp(`${end}$`));
});

test('the catalogue has no sentence that nobody says', () => {
  const whys = new Set([...Object.keys(TABLE), ...Object.keys(CHAT)]);
  // These are said with the words that games and records use, too.
  const others = 'over game-unknown notation-unknown back-wrong option-unknown option-value refused'.split(' ');
  for (const why of others) whys.delete(why);
  whys.delete('undo-over');
  for (const since of SINCE) whys.add(`undo-over.${since}`);
  const keys = [...[...whys].map(why => `refused.${why}`), ...PHRASES.map(phrase => `phrase.${phrase}`)];
  expect(Object.keys(wordsOf('en', 'table').messages).toSorted()).toEqual(keys.toSorted());
});
