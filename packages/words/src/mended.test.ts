import { endingOf, withMisthrow, EMPTY_SHEET, ROWS, withNumber, type Sheet } from '@zaria/games/qwinto';
import { describe, expect, test } from 'vitest';
import { GAME_WORDS, wordsOf } from './all.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { say, type Area, type KeyOf, type Words } from './words.ts';

/* Sentences that once read badly: with one, with two, with 21, and with the reader as who did it. */

type Args = Readonly<Record<string, unknown>>;
const sayIn = (language: Language, area: Area, key: string, args: Args): string =>
  (say as (words: Words<Area>, key: KeyOf<Area>, args: Args) => string)(
    wordsOf(language, area),
    key as KeyOf<Area>,
    args,
  );

test.each<[Area, string, Args, readonly [string, string, string, string]]>([
  [
    'qwinto',
    'fact.misthrow',
    { name: 'Anna', count: 1 },
    [
      'Anna marks the first misthrow.',
      'Anna σημειώνει την 1η λάθος ρίψη.',
      'Anna merkir við 1. feilkastið.',
      'Anna segna il 1º tiro mancato.',
    ],
  ],
  [
    'qwinto',
    'fact.misthrow',
    { name: 'Anna', count: 2 },
    [
      'Anna marks the second misthrow.',
      'Anna σημειώνει τη 2η λάθος ρίψη.',
      'Anna merkir við 2. feilkastið.',
      'Anna segna il 2º tiro mancato.',
    ],
  ],
  [
    'qwinto',
    'fact.wrote',
    { name: 'Anna', number: 9, place: 3, colour: 'yellow' },
    [
      'Anna writes 9 into field 3 of the yellow row.',
      'Anna γράφει 9 στο πεδίο 3 της κίτρινης σειράς.',
      'Anna skrifar 9 í reit 3 í gulu röðinni.',
      'Anna scrive 9 nella casella 3 della fila gialla.',
    ],
  ],
  [
    'qwinto',
    'reason.not-rising',
    { place: 3, colour: 'orange' },
    [
      'The row must rise from left to right: field 3 of the orange row is in the way.',
      'Η σειρά πρέπει να αυξάνεται από αριστερά προς τα δεξιά: εμποδίζει το πεδίο 3 της πορτοκαλί σειράς.',
      'Röðin verður að hækka frá vinstri til hægri: reitur 3 í appelsínugulu röðinni stendur í vegi.',
      'La fila deve crescere da sinistra a destra: lo impedisce la casella 3 della fila arancione.',
    ],
  ],
  [
    'las-vegas',
    'fact.placed',
    { name: 'Anna', own: 21, casino: 3 },
    [
      'Anna puts 21 dice on casino 3.',
      'Anna τοποθετεί 21 ζάρια στο καζίνο 3.',
      'Anna leggur 21 tening á spilavíti 3.',
      'Anna piazza 21 dadi sul casinò 3.',
    ],
  ],
  [
    'acting-las-vegas-royale',
    'fact.primeTime',
    { name: 'Anna', casinos: ['2'], count: 1 },
    [
      'Anna places a black die on casino 2.',
      'Anna τοποθετεί ένα μαύρο ζάρι στο καζίνο 2.',
      'Anna leggur svartan tening á spilavíti 2.',
      'Anna piazza un dado nero sul casinò 2.',
    ],
  ],
  [
    'acting-las-vegas-royale',
    'fact.primeTime',
    { name: 'Anna', casinos: ['2', '5'], count: 2 },
    [
      'Anna places black dice on casinos 2 and 5.',
      'Anna τοποθετεί μαύρα ζάρια στα καζίνο 2 και 5.',
      'Anna leggur svarta teninga á spilavíti 2 og 5.',
      'Anna piazza dadi neri sui casinò 2 e 5.',
    ],
  ],
  [
    'acting-las-vegas-royale',
    'fact.guessed-wrong',
    { name: 'Anna', guess: 2, hidden: 1 },
    [
      'Anna guesses 2, but it is 1.',
      'Anna μαντεύει 2, αλλά το σωστό είναι 1.',
      'Anna giskar á 2, en rétt tala er 1.',
      'Anna dice 2, ma la risposta è 1.',
    ],
  ],
  [
    'acting-las-vegas-royale',
    'fact.fewest',
    { tile: 'C2', names: ['Anna'], dice: 1 },
    [
      '“C2”: Anna has the fewest dice, 1.',
      '«C2»: Anna έχει τα λιγότερα ζάρια, 1.',
      '„C2“: Anna á fæsta teninga, 1.',
      '«C2»: Anna ha il minor numero di dadi, 1.',
    ],
  ],
  [
    'railroad-ink',
    'fact.unfit',
    { dice: ['a', 'b'], count: 2 },
    [
      'Fit nowhere: a and b.',
      'Δεν χωράνε πουθενά: a και b.',
      'Komast hvergi fyrir: a og b.',
      'Non trovano posto: a e b.',
    ],
  ],
  ['common', 'turn', { names: ['Anna'] }, ['Anna is to play.', 'Παίζει: Anna.', 'Anna á leik.', 'Gioca Anna.']],
  [
    'web-online',
    'join.from',
    { name: 'Anna' },
    ['An invitation from Anna', 'Σας προσκαλεί: Anna', 'Anna býður þér að spila', 'Un invito da Anna'],
  ],
  [
    'web-online',
    'talk.unread',
    { n: 1 },
    ['Talk: 1 new', 'Κουβέντα: 1 νέα', 'Spjall, ólesið: 1', 'Chiacchiere da leggere: 1'],
  ],
  [
    'web-online',
    'nudge.told',
    { names: ['Anna'] },
    ['Told once more: Anna', 'Νέα ειδοποίηση: Anna', 'Ný tilkynning: Anna', 'Nuovo avviso: Anna'],
  ],
  [
    'web-online',
    'wait.left',
    { time: 'TIME' },
    ['Time left: TIME', 'Χρόνος που απομένει: TIME', 'Tíminn rennur út eftir TIME', 'Tempo rimasto: TIME'],
  ],
  [
    'web-online',
    'clock.value',
    { kind: 'KIND', time: 'TIME' },
    ['KIND, TIME', 'KIND, TIME', 'KIND, eftir TIME', 'KIND, TIME'],
  ],
  [
    'web-online',
    'home.turn',
    { since: '8 nov' },
    ['Your turn, since 8 nov', 'Η σειρά σας, από 8 nov', 'Þú átt leik, síðan 8 nov', 'Tocca a te, dal giorno 8 nov'],
  ],
  [
    'web-casinos',
    'lv.seat',
    { name: 'Anna', dice: 1, notes: 1 },
    [
      'Anna: 1 die left, 1 note won.',
      'Anna: απομένει 1 ζάρι, 1 κερδισμένο χαρτονόμισμα.',
      'Anna: 1 teningur á hendi, 1 seðill í höfn.',
      'Anna: 1 dado in mano, 1 banconota vinta.',
    ],
  ],
  [
    'table',
    'refused.breath-wrong',
    { seconds: 5 },
    [
      'A table waits at most 5 seconds after a choice.',
      'Ένα τραπέζι περιμένει το πολύ 5 δευτερόλεπτα μετά από μια επιλογή.',
      'Að vali loknu bíður borð í mesta lagi 5 sekúndur.',
      'Dopo una scelta un tavolo aspetta al massimo 5 secondi.',
    ],
  ],
  [
    'hint',
    'why.ends.more',
    { to: 'other', amount: 'AMOUNT' },
    [
      'Compared with the next best: open ends cost AMOUNT less.',
      'Σε σύγκριση με τη δεύτερη καλύτερη: μικρότερο κόστος από ανοιχτά άκρα, AMOUNT.',
      'Miðað við þann næstbesta: minni kostnaður af lausum endum, AMOUNT.',
      'Rispetto alla seconda: le estremità aperte costano AMOUNT in meno.',
    ],
  ],
  [
    'qwinto',
    'fact.kept',
    { name: 'Anna', number: 8 },
    ['Anna keeps the 8.', 'Anna κρατάει το 8.', 'Anna heldur tölunni 8.', 'Anna tiene il numero 8.'],
  ],
  [
    'web-qwinto',
    'why.column',
    { number: 8 },
    [
      'This column has the 8 already.',
      'Αυτή η στήλη έχει ήδη το 8.',
      'Talan 8 er þegar í þessum dálki.',
      'Questa colonna ha già un 8.',
    ],
  ],
  [
    'ask-las-vegas-royale',
    'lvr.close.pays',
    { reward: 'REWARD' },
    [
      'Moving the marker pays REWARD.',
      'Η μετακίνηση του δείκτη πληρώνει REWARD.',
      'Að færa merkið gefur: REWARD.',
      'Spostare il segnalino paga REWARD.',
    ],
  ],
])('%s %s %j', (area, key, args, sentences) => {
  expect(LANGUAGES.map(language => sayIn(language, area, key, args))).toEqual(sentences);
});

test.each<[Area, string, Args, readonly [string, string, string, string]]>([
  [
    'las-vegas',
    'fact.rolled',
    { own: '3, 5' },
    ['You roll 3, 5.', 'Εσείς ρίχνετε 3, 5.', 'Þú kastar og færð 3, 5.', 'Tu tiri 3, 5.'],
  ],
  [
    'las-vegas',
    'fact.round',
    { round: 2 },
    ['Round 2: you begin.', 'Γύρος 2: εσείς ξεκινάτε.', 'Umferð 2: þú byrjar.', 'Round 2: inizi tu.'],
  ],
  [
    'qwinto',
    'fact.passed',
    {},
    ['You write nothing.', 'Εσείς δεν γράφετε τίποτα.', 'Þú skrifar ekkert.', 'Tu non scrivi niente.'],
  ],
  [
    'common',
    'told.reopened',
    {},
    ['You think again.', 'Εσείς το ξανασκέφτεστε.', 'Þú hugsar þig um aftur.', 'Tu ci ripensi.'],
  ],
  [
    'web-casinos',
    'lv.wins',
    { note: 50 },
    ['You would win $50,000.', 'Εσείς θα κερδίζατε $50.000.', 'Þú fengir $50.000.', 'Tu vinceresti $50.000.'],
  ],
  [
    'ask-las-vegas-royale',
    'lvr.guess.gives',
    { reward: 'REWARD' },
    [
      'if right, you go without REWARD',
      'αν είναι σωστό, εσείς χάνετε REWARD',
      'sé það rétt missir þú af: REWARD',
      'se è giusto, tu non ricevi REWARD',
    ],
  ],
])('to the reader: %s %s', (area, key, args, sentences) => {
  const you = { en: 'You', el: 'Εσείς', is: 'Þú', it: 'Tu' };
  expect(LANGUAGES.map(language => sayIn(language, area, key, { ...args, name: you[language] }))).toEqual(sentences);
});

describe('why a match ended', () => {
  const NAMES = ['Anna', 'Ben'];
  const said = (game: keyof typeof GAME_WORDS, view: object): readonly string[] =>
    LANGUAGES.map(language => {
      const own = GAME_WORDS[game];
      return own.ending(wordsOf(language, ...own.areas), view, NAMES);
    });
  const full = [...ROWS.orange, ...ROWS.yellow].reduce<Sheet>(
    (sheet, field) => withNumber(sheet, field, 1),
    EMPTY_SHEET,
  );
  const missed = [1, 2, 3, 4].reduce<Sheet>(withMisthrow, EMPTY_SHEET);

  test('Las Vegas: the rounds are played', () => {
    expect(said('las-vegas', { round: 4 })).toEqual([
      'Four rounds have been played.',
      'Παίχτηκαν και οι τέσσερις γύροι.',
      'Allar fjórar umferðirnar hafa verið spilaðar.',
      'Si sono giocati tutti e quattro i round.',
    ]);
    expect(said('las-vegas-royale', { round: 3 })[0]).toBe('Three rounds have been played.');
    expect(said('railroad-ink', { rounds: 6 })[0]).toBe('Six rounds have been played.');
  });

  test('Qwinto: two full rows, or the fourth misthrow, and whose', () => {
    expect([full, missed, EMPTY_SHEET].map(endingOf)).toEqual(['rows', 'misthrows', null]);
    expect(said('qwinto', { sheets: [EMPTY_SHEET, full] })).toEqual([
      'The match ended with two full rows: Ben.',
      'Η παρτίδα τελείωσε με δύο πλήρεις σειρές: Ben.',
      'Viðureigninni lauk með tveimur fullum röðum: Ben.',
      'La partita è finita con due file complete: Ben.',
    ]);
    expect(said('qwinto', { sheets: [missed, full] })[0]).toBe(
      'The match ended with two full rows: Ben. The match ended with the fourth misthrow: Anna.',
    );
  });
});
