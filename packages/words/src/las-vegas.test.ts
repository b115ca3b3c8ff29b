import type { LasVegasFact } from '@zaria/games/las-vegas';
import { describe, expect, test } from 'vitest';
import { wordsOf } from './all.ts';
import { lasVegasWords } from './las-vegas.ts';
import { LANGUAGES, type Language } from './languages.ts';

const NAMES = ['Anna', 'Ben', 'Carla', 'Daniel'];
const wordsIn = (language: Language) => wordsOf(language, ...lasVegasWords.areas);
/** With ordinary spaces in place of the no-break ones of the formats. */
const said = (language: Language, fact: LasVegasFact): string =>
  lasVegasWords.fact(wordsIn(language), fact, NAMES).replaceAll('\u00A0', ' ');

describe('facts', () => {
  test.each<[LasVegasFact, string, string, string, string]>([
    [
      { fact: 'starts', seat: 1 },
      'Ben begins the match.',
      'Ben ξεκινάει την παρτίδα.',
      'Ben byrjar viðureignina.',
      'Ben inizia la partita.',
    ],
    [
      { fact: 'round', round: 2, seat: 0 },
      'Round 2: Anna begins.',
      'Γύρος 2: Anna ξεκινάει.',
      'Umferð 2: Anna byrjar.',
      'Round 2: inizia Anna.',
    ],
    [
      { fact: 'dealt', casino: 3, notes: [40, 20] },
      'Casino 3: $40,000 and $20,000.',
      'Καζίνο 3: $40.000 και $20.000.',
      'Spilavíti 3: $40.000 og $20.000.',
      'Casinò 3: $40.000 e $20.000.',
    ],
    [
      { fact: 'dealt', casino: 6, notes: [] },
      'Casino 6: no notes are left.',
      'Καζίνο 6: δεν έχουν μείνει χαρτονομίσματα.',
      'Spilavíti 6: engir seðlar eru eftir.',
      'Casinò 6: non restano banconote.',
    ],
    [
      { fact: 'spare', casino: 2, dice: 1 },
      '1 spare white die goes to casino 2.',
      '1 λευκό ζάρι που περισσεύει πηγαίνει στο καζίνο 2.',
      '1 hvítur afgangsteningur fer á spilavíti 2.',
      '1 dado bianco rimasto va sul casinò 2.',
    ],
    [
      { fact: 'rolled', seat: 2, own: [3, 3, 5], white: [] },
      'Carla rolls 3, 3, 5.',
      'Carla ρίχνει 3, 3, 5.',
      'Carla kastar og fær 3, 3, 5.',
      'Carla tira 3, 3, 5.',
    ],
    [
      { fact: 'rolled', seat: 2, own: [1, 1, 5], white: [1, 6] },
      'Carla rolls 1, 1, 5; white: 1, 6.',
      'Carla ρίχνει 1, 1, 5· λευκά: 1, 6.',
      'Carla kastar og fær 1, 1, 5; hvítir: 1, 6.',
      'Carla tira 1, 1, 5; bianchi: 1, 6.',
    ],
    [
      { fact: 'rolled', seat: 2, own: [], white: [4] },
      'Carla rolls 4 with the white dice.',
      'Carla ρίχνει 4 με τα λευκά ζάρια.',
      'Carla kastar hvítu teningunum og fær 4.',
      'Carla tira 4 con i dadi bianchi.',
    ],
    [
      { fact: 'placed', seat: 0, casino: 3, own: 4, white: 0 },
      'Anna puts 4 dice on casino 3.',
      'Anna τοποθετεί 4 ζάρια στο καζίνο 3.',
      'Anna leggur 4 teninga á spilavíti 3.',
      'Anna piazza 4 dadi sul casinò 3.',
    ],
    [
      { fact: 'placed', seat: 0, casino: 1, own: 2, white: 1 },
      'Anna puts 2 dice and 1 white die on casino 1.',
      'Anna τοποθετεί 2 ζάρια και 1 λευκό στο καζίνο 1.',
      'Anna leggur 2 teninga og 1 hvítan á spilavíti 1.',
      'Anna piazza 2 dadi e 1 bianco sul casinò 1.',
    ],
    [
      { fact: 'placed', seat: 0, casino: 6, own: 0, white: 1 },
      'Anna puts 1 white die on casino 6.',
      'Anna τοποθετεί 1 λευκό ζάρι στο καζίνο 6.',
      'Anna leggur 1 hvítan tening á spilavíti 6.',
      'Anna piazza 1 dado bianco sul casinò 6.',
    ],
    [
      { fact: 'tied', casino: 2, parties: [1, 2, 'white'], dice: 3 },
      'Casino 2: Ben, Carla and White tie with 3 dice each and take them back.',
      'Καζίνο 2: Ben, Carla και Λευκός έχουν από 3 ζάρια, είναι ισόπαλοι και τα παίρνουν πίσω.',
      'Spilavíti 2: Ben, Carla og Hvítur eiga jafnmarga teninga, 3 á mann, og taka þá til baka.',
      'Casinò 2: Ben, Carla e Bianco pareggiano con 3 dadi a testa e li riprendono.',
    ],
    [
      { fact: 'paid', casino: 1, party: 0, note: 80 },
      'Casino 1: Anna wins $80,000.',
      'Καζίνο 1: Anna κερδίζει $80.000.',
      'Spilavíti 1: Anna fær $80.000.',
      'Casinò 1: Anna vince $80.000.',
    ],
    [
      { fact: 'paid', casino: 5, party: 'white', note: 40 },
      'Casino 5: White wins $40,000.',
      'Καζίνο 5: Λευκός κερδίζει $40.000.',
      'Spilavíti 5: Hvítur fær $40.000.',
      'Casinò 5: Bianco vince $40.000.',
    ],
    [
      { fact: 'returned', casino: 1, notes: [10] },
      'Casino 1: $10,000 goes under the deck.',
      'Καζίνο 1: το χαρτονόμισμα των $10.000 πηγαίνει στον πάτο της τράπουλας.',
      'Spilavíti 1: seðill upp á $10.000 fer neðst í bunkann.',
      'Casinò 1: la banconota da $10.000 va in fondo al mazzo.',
    ],
    [
      { fact: 'returned', casino: 1, notes: [40, 10] },
      'Casino 1: $40,000 and $10,000 go under the deck.',
      'Καζίνο 1: τα χαρτονομίσματα των $40.000 και $10.000 πηγαίνουν στον πάτο της τράπουλας.',
      'Spilavíti 1: seðlar upp á $40.000 og $10.000 fara neðst í bunkann.',
      'Casinò 1: le banconote da $40.000 e $10.000 vanno in fondo al mazzo.',
    ],
    [
      { fact: 'over' },
      'The match ends and the money is counted.',
      'Η παρτίδα τελειώνει και μετριούνται τα χρήματα.',
      'Viðureigninni lýkur og peningarnir eru taldir.',
      'La partita finisce e si conta il denaro.',
    ],
  ])('%j', (fact, ...sentences) => {
    expect(LANGUAGES.map(language => said(language, fact))).toEqual(sentences);
  });
});

test('questions, answers and reasons', () => {
  const words = wordsIn('en');
  expect(lasVegasWords.question(words, 'roll')).toBe('Roll your dice.');
  expect(lasVegasWords.action(words, { step: 'roll', answer: 'go' }, NAMES)).toBe('Roll');
  expect(lasVegasWords.action(words, { step: 'place', answer: 5 }, NAMES)).toBe('Casino 5');
  expect(lasVegasWords.reason(words, { why: 'not-rolled', casino: 4 }, NAMES)).toBe('You did not roll a 4.');
});

test('scores are money, and notes break a tie', () => {
  const words = wordsIn('en');
  expect(lasVegasWords.score(words, 340)).toBe('$340,000');
  expect(lasVegasWords.part(words, { part: 'money', value: 340 })).toEqual({ name: 'Money', value: '$340,000' });
  expect(lasVegasWords.part(words, { part: 'notes', value: 7 })).toEqual({ name: 'Notes', value: '7' });
});
