import type { RailroadInkFact, RailroadInkReason } from '@zaria/games/railroad-ink';
import { parsePlacement, type Placement } from '@zaria/games/railroad-ink';
import { describe, expect, test } from 'vitest';
import { wordsOf } from './all.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { railroadInkPositions } from './railroad-ink-position.ts';
import { railroadInkWords } from './railroad-ink.ts';

const NAMES = ['Anna', 'Ben', 'Carla'];
const wordsIn = (language: Language) => wordsOf(language, ...railroadInkWords.areas);
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

function placement(text: string): Placement {
  const read = parsePlacement(text);
  if (read === null) throw new Error(`${text} is no placement`);
  return read;
}

describe('facts', () => {
  test.each<[RailroadInkFact, string, string, string, string]>([
    [{ fact: 'round', round: 2, rounds: 7 }, 'Round 2 of 7.', 'Γύρος 2 από 7.', 'Umferð 2 af 7.', 'Round 2 di 7.'],
    [
      { fact: 'rolled', routes: ['HH..', 'HRHRx'], extra: [] },
      'The dice show: highway curve and overpass.',
      'Τα ζάρια δείχνουν: αυτοκινητόδρομος με στροφή και υπέργεια διάβαση.',
      'Teningarnir sýna: vegbeygja og mislæg gatnamót.',
      'I dadi mostrano: curva d’autostrada e cavalcavia.',
    ],
    [
      { fact: 'rolled', routes: ['H.R.'], extra: ['VV..', 'VRVRx'] },
      'The dice show: straight station. The river dice: river curve and railway bridge.',
      'Τα ζάρια δείχνουν: σταθμός σε ευθεία. Τα ζάρια ποταμιού: ποτάμι με στροφή και γέφυρα σιδηροδρόμου.',
      'Teningarnir sýna: bein stöð. Árteningarnir: árbugða og járnbrautarbrú.',
      'I dadi mostrano: stazione dritta. I dadi fiume: ansa di fiume e ponte di ferrovia.',
    ],
    [
      { fact: 'pooled', pairs: [['RRR.', 'HR..']], extra: ['L...', 'LLHR'] },
      'The pairs of dice: railway junction + curved station. The lake dice: lake with one shore open and corner pier.',
      'Τα ζεύγη ζαριών: σιδηρόδρομος με διασταύρωση και σταθμός σε στροφή. Τα ζάρια λίμνης: λίμνη με μία ανοιχτή πλευρά και γωνιακή προβλήτα.',
      'Teningapörin: járnbrautarmót og stöð í beygju. Vatnateningarnir: stöðuvatn með einni opinni hlið og hornbryggja.',
      'Le coppie di dadi: incrocio a T di ferrovia e stazione in curva. I dadi lago: lago con un lato aperto e molo d’angolo.',
    ],
    [
      { fact: 'picked', seat: 1, pair: ['H.H.', 'R.R.'] },
      'Ben takes straight highway + straight railway.',
      'Ben παίρνει το ζεύγος: αυτοκινητόδρομος σε ευθεία και σιδηρόδρομος σε ευθεία.',
      'Ben tekur parið: beinn vegur og bein járnbraut.',
      'Ben prende la coppia: autostrada dritta e ferrovia dritta.',
    ],
    [
      { fact: 'first', seat: 2, total: 5 },
      'Carla has the lowest total, 5, and begins the next pick.',
      'Carla έχει το χαμηλότερο σύνολο, 5, και ξεκινάει την επιλογή στον επόμενο γύρο.',
      'Carla er með lægstu summuna, 5, og byrjar valið í næstu umferð.',
      'Carla ha il totale più basso, 5, e apre la scelta nel prossimo round.',
    ],
    [
      {
        fact: 'drew',
        seat: 0,
        drawn: [placement('B1 HH..'), placement('D1 RRRR'), placement('D3 ..L.')],
        filled: [24],
        unfit: ['RR..'],
      },
      'Anna draws B1 (highway curve), D1 (railway crossing) and D3 (lake with one shore open). Special route: D1. D4 fills with water. Fits nowhere: railway curve.',
      'Anna σχεδιάζει B1 (αυτοκινητόδρομος με στροφή), D1 (σταυροδρόμι σιδηροδρόμων) και D3 (λίμνη με μία ανοιχτή πλευρά). Ειδική διαδρομή: D1. Το D4 γεμίζει νερό. Δεν χωράει πουθενά: σιδηρόδρομος με στροφή.',
      'Anna teiknar B1 (vegbeygja), D1 (krossgötur járnbrauta) og D3 (stöðuvatn með einni opinni hlið). Sérleið: D1. D4 fyllist af vatni. Kemst hvergi fyrir: járnbrautarbeygja.',
      'Anna disegna B1 (curva d’autostrada), D1 (quadrivio di ferrovie) e D3 (lago con un lato aperto). Percorso speciale: D1. D4 si riempie d’acqua. Non trova posto: curva di ferrovia.',
    ],
    [
      { fact: 'drew', seat: 0, drawn: [], filled: [], unfit: [] },
      'Anna draws nothing.',
      'Anna δεν σχεδιάζει τίποτα.',
      'Anna teiknar ekkert.',
      'Anna non disegna niente.',
    ],
    [
      {
        fact: 'scored',
        seat: 1,
        total: 39,
        parts: [
          { part: 'networks', value: 40 },
          { part: 'errors', value: -1 },
        ],
      },
      'Ben has 39 points: Networks 40 and Errors -1.',
      'Ben έχει 39 πόντους. Δίκτυα: 40 και Λάθη: -1.',
      'Ben er með 39 stig: Leiðanet: 40 og Villur: -1.',
      'Ben ha 39 punti: Reti: 40 e Errori: -1.',
    ],
  ])('%j', (fact, ...sentences) => {
    const said = LANGUAGES.map(language => railroadInkWords.fact(wordsIn(language), fact, NAMES));
    expect(said.map(text => plain(text).replaceAll('−', '-'))).toEqual(sentences);
  });
});

test('questions and answers', () => {
  const words = wordsIn('en');
  expect(railroadInkWords.question(words, 'pick')).toBe('Take a pair of dice.');
  const action = (answer: Placement | 'finish') => railroadInkWords.action(words, { step: 'draw', answer }, NAMES);
  expect(action(placement('D4 HH..'))).toBe('D4 HH.., highway curve');
  expect(action(placement('D1 RRRR'))).toBe('D1 RRRR, special route: railway crossing');
  expect(action('finish')).toBe('End the round');
  expect(railroadInkWords.action(words, { step: 'pick', answer: ['HH..', 'H.R.'] }, NAMES)).toBe(
    'Take highway curve + straight station',
  );
});

test.each<[RailroadInkReason, string]>([
  [{ why: 'occupied', square: 24 }, 'D4 is drawn already.'],
  [{ why: 'clash', square: 24, side: 3, exit: false }, 'On D4 the west side meets a line of another kind.'],
  [{ why: 'clash', square: 3, side: 0, exit: true }, 'On D1 the north side does not suit the exit there.'],
  [{ why: 'unconnected', square: 24 }, 'On D4 this does not connect to an exit or to a drawn route.'],
  [{ why: 'no-die', square: 24, piece: 'HHH.' }, 'For D4: no die that shows “highway junction” is left.'],
  [{ why: 'special-this-round', square: 24 }, 'For D4: you have drawn a special route in this round.'],
  [{ why: 'special-twice', square: 24, piece: 'HHHH' }, 'For D4: the special route “highway crossing” is used up.'],
  [{ why: 'specials-spent', square: 24, most: 3 }, 'For D4: 3 special routes in a match is the limit.'],
  [
    { why: 'routes-due', routes: ['HH..', 'RR..'] },
    'Still to be drawn, since they fit: highway curve and railway curve.',
  ],
  [{ why: 'no-such-pair', pair: ['HH..', 'RR..'] }, 'The pair highway curve + railway curve is not there to be taken.'],
])('why not: %j', (reason, sentence) => {
  expect(railroadInkWords.reason(wordsIn('en'), reason, NAMES)).toBe(sentence);
});

test('a board written by hand', () => {
  const words = wordsOf('en', 'common', 'told', 'railroad-ink', 'position-railroad-ink');
  const score = {
    networks: [{ exits: 6, points: 20 }],
    highway: 8,
    railway: 5,
    centre: 6,
    errors: 5,
    river: 0,
    lake: 0,
    total: 34,
  };
  expect(railroadInkPositions.positionScore(words, score)).toEqual([
    'A network with 6 exits: 20 points.',
    'Longest highway: 8',
    'Longest railway: 5',
    'Centre squares: 6',
    'Errors: 5',
    'River: 0',
    'Smallest lake: 0',
    'Total: 34 points.',
  ]);
  const at = 'placements[0] D4';
  const fault = (part: object) => railroadInkPositions.positionFault(words, { at, square: 'D4', ...part } as never);
  expect(fault({ why: 'tile-unknown', tile: 'HVHV' })).toBe('For D4: HVHV is no tile.');
  expect(fault({ why: 'clash', side: 'S', exit: false })).toBe('On D4 the south side meets a line of another kind.');
  expect(fault({ why: 'no-die', tile: 'HH..' })).toBe(
    'For D4: no die of the round is left that shows the tile HH.. in any turn.',
  );
  expect(fault({ why: 'rounds-too-many', most: 7 })).toBe('There are 7 rounds at most.');
  expect(fault({ why: 'placements-missing' })).toBe('Either “placements” or “rounds” is needed.');
  expect(fault({ why: 'option-value', option: 'crossing', values: ['once', 'twice'] })).toBe(
    'The option “crossing” can be once or twice.',
  );
});
