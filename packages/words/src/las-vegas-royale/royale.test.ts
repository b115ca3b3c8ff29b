import { SIDES, type RoyaleFact } from '@zaria/games/las-vegas-royale';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../all.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { lasVegasRoyaleWords, tileWords } from './index.ts';

const NAMES = ['Anna', 'Ben', 'Carla', 'Daniel'];
const wordsIn = (language: Language) => wordsOf(language, ...lasVegasRoyaleWords.areas);
/** With ordinary spaces in place of the no-break ones of the formats. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
const said = (language: Language, fact: RoyaleFact): string =>
  plain(lasVegasRoyaleWords.fact(wordsIn(language), fact, NAMES));

describe.each(LANGUAGES)('tiles in %s', language => {
  test('each side has a name of its own and one sentence', () => {
    const tiles = SIDES.map(side => tileWords(wordsIn(language), side));
    expect(new Set(tiles.map(({ name }) => name)).size).toBe(16);
    for (const { about } of tiles) expect(about).toMatch(/^[^.]+(\d\.\d[^.]*)*\.$/);
  });
});

describe('facts', () => {
  test.each<[RoyaleFact, string, string, string, string]>([
    [
      { fact: 'placed', seat: 1, casino: 3, small: 2, big: 0 },
      'Ben puts 2 small dice on casino 3.',
      'Ben τοποθετεί 2 μικρά ζάρια στο καζίνο 3.',
      'Ben leggur 2 litla teninga á spilavíti 3.',
      'Ben piazza 2 dadi piccoli sul casinò 3.',
    ],
    [
      { fact: 'placed', seat: 1, casino: 3, small: 1, big: 1 },
      'Ben puts 1 small die and the Biggy on casino 3.',
      'Ben τοποθετεί 1 μικρό ζάρι και το Biggy στο καζίνο 3.',
      'Ben leggur 1 lítinn tening og Biggy á spilavíti 3.',
      'Ben piazza 1 dado piccolo e il Biggy sul casinò 3.',
    ],
    [
      { fact: 'rolled', seat: 0, small: [], big: 4 },
      'Anna rolls 4 with the Biggy.',
      'Anna ρίχνει 4 με το Biggy.',
      'Anna kastar Biggy og fær 4.',
      'Anna tira 4 con il Biggy.',
    ],
    [
      { fact: 'awarded', seat: 0, side: 'A1', amount: 20 },
      '“Lucky Punch”: Anna gets 2 chips.',
      '«Τυχερή γροθιά»: Anna παίρνει 2 μάρκες.',
      '„Lukkuhnefi“: Anna fær 2 spilapeninga.',
      '«Pugno fortunato»: Anna riceve 2 fiches.',
    ],
    [
      { fact: 'awarded', seat: 0, side: 'A1', amount: 30 },
      '“Lucky Punch”: Anna gets $30,000.',
      '«Τυχερή γροθιά»: Anna παίρνει $30.000.',
      '„Lukkuhnefi“: Anna fær $30.000.',
      '«Pugno fortunato»: Anna riceve $30.000.',
    ],
    [
      { fact: 'tied', casino: 2, parties: [0, 'neutral'], dice: 3 },
      'Casino 2: Anna and Neutral tie with a weight of 3 each and leave.',
      'Καζίνο 2: Anna και Ουδέτερος είναι ισόπαλοι με βάρος 3 και φεύγουν.',
      'Spilavíti 2: Anna og Hlutlaus eru jöfn með vægið 3 og fara.',
      'Casinò 2: Anna e Neutrale pareggiano con peso 3 e se ne vanno.',
    ],
    [
      { fact: 'fined', seat: 2, amount: 50, cards: [60], cash: 0, chips: 0, change: 10 },
      'Carla pays a fine of $50,000 and gets $10,000 as change.',
      'Carla πληρώνει πρόστιμο $50.000 και παίρνει ρέστα $10.000.',
      'Carla greiðir $50.000 í sekt og fær $10.000 til baka.',
      'Carla paga una multa di $50.000 e riceve $10.000 di resto.',
    ],
  ])('%j', (fact, ...sentences) => {
    expect(LANGUAGES.map(language => said(language, fact))).toEqual(sentences);
  });

  test('a lost guess says what was hidden, a right one does not repeat it', () => {
    const guess = (hidden: number): string => said('en', { fact: 'guessed', seat: 1, puncher: 0, guess: 2, hidden });
    expect([guess(2), guess(3)]).toEqual(['Ben guesses 2, and that is right.', 'Ben guesses 2, but it is 3.']);
  });

  test('the counter shows money, chips or nothing', () => {
    const counter = (amount: number): string => said('en', { fact: 'counter', side: 'E1', space: 1, amount });
    expect([counter(0), counter(20), counter(30)]).toEqual([
      '“No Entry”: the counter stands on a space that pays nothing.',
      '“No Entry”: the counter shows 2 chips.',
      '“No Entry”: the counter shows $30,000.',
    ]);
  });

  test('fines by how they are paid', () => {
    const fine = { fact: 'fined', seat: 2, cards: [], cash: 0, change: 0 } as const;
    expect(said('en', { ...fine, amount: 0, chips: 0 })).toBe('Carla has nothing to pay a fine with.');
    expect(said('en', { ...fine, amount: 30, chips: 3 })).toBe('Carla pays a fine of $30,000, with 3 chips.');
    expect(said('en', { ...fine, amount: 50, chips: 0 })).toBe('Carla pays a fine of $50,000.');
  });
});

describe('answers', () => {
  const action = (step: Parameters<typeof lasVegasRoyaleWords.action>[1]): string =>
    plain(lasVegasRoyaleWords.action(wordsIn('en'), step, NAMES));

  test.each<[Parameters<typeof lasVegasRoyaleWords.action>[1], string]>([
    [{ step: 'place', answer: 'pass' }, 'Place nothing'],
    [{ step: 'moveDie', answer: { move: 'take', size: 'big', casino: 2 } }, 'The Biggy back from casino 2'],
    [{ step: 'powerPlay.turn', answer: { size: 'small', casino: 4 } }, 'Small die to casino 4'],
    [{ step: 'blockIt.put', answer: { dice: 3, casino: 1 } }, '3 blank dice to casino 1'],
    [{ step: 'doubleDown.move', answer: { small: 0, big: 1 } }, 'The Biggy'],
    [{ step: 'doubleDown.move', answer: { small: 2, big: 1 } }, '2 small dice and the Biggy'],
    [{ step: 'doubleDown.move', answer: { small: 0, big: 0 } }, 'None'],
    [
      { step: 'blackBox.split', answer: { left: [60], right: [20, 20, 0, 0, 0] } },
      'Left $60,000; right $20,000, $20,000, $0, $0 and $0',
    ],
    [{ step: 'niceDice.slot', answer: { size: 'big', casino: 5 } }, 'The Biggy on slot 5'],
    [{ step: 'myChoice.use', answer: 4 }, '4: another tile'],
  ])('%j is “%s”', (answer, text) => {
    expect(action(answer)).toBe(text);
  });
});
