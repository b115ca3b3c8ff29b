import { NATURE, NONE, check, completeOptions, copyBySeat, seatsOf, type Seat } from '@zaria/kit';
import { newDeck } from '../casinos/deck.ts';
import { FACES, isFace } from '../casinos/faces.ts';
import type { Fact } from './facts.ts';
import { lasVegas } from './game.ts';
import { ask } from './steps.ts';
import type { Options, Party, Table } from './table.ts';

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple'] as const;
export const [RED, BLUE, GREEN, YELLOW, PURPLE] = [0, 1, 2, 3, 4] as const;

const partyOf = (name: string): Party => {
  const seat = COLOURS.findIndex(colour => colour === name);
  if (seat < 0 && name !== 'white') throw new Error(`no colour: ${name}`);
  return seat < 0 ? 'white' : (seat as Seat);
};

/** A new table with these options, the others as they are by default; for tests. */
export function newTableOf(players: number, given: Partial<Options> = {}): Table {
  const options = completeOptions(lasVegas.options, players, given);
  if (!options.ok) throw new Error(`${options.error.why} ${options.error.option}`);
  return lasVegas.setup({ rules: lasVegas.rules, seats: players, options: options.value });
}

/**
 * A table in the middle of a round, as it is drawn; for tests.
 *
 *   casino 1: 80 30 10 | red 5, blue 3, white 2
 *   hand: red 1, blue 2+1          own dice, and white ones after the plus
 *   deck: 10 10 20 under 40 30     what lies under the deck comes last
 *   money: red 120 in 3            a total, and how many notes it is
 *   round: 4
 *   turn: red
 *
 * What is not drawn is not there: casinos, hands and the deck are empty.
 */
export function tableOf(players: number, drawing: string, given: Partial<Options> = {}): Table {
  const table = newTableOf(players, { starter: 0, ...given });
  table.agenda = [];
  table.round = 1;
  table.supply.fill(0);
  table.white.fill(0);
  table.spare = 0;
  table.deck = newDeck([]);
  for (const line of drawing.split('\n')) if (line.trim() !== '') drawLine(table, line.trim());
  return table;
}

function drawLine(table: Table, line: string): void {
  const [head = '', body = ''] = line.split(/: */);
  const [what = '', number = ''] = head.split(' ');
  switch (what) {
    case 'casino': {
      const face = Number(number);
      if (!isFace(face)) throw new Error(`no casino: ${line}`);
      const [notes = '', dice = ''] = body.split('|');
      const casino = { notes: numbersIn(notes), returning: [], dice: copyBySeat(table.casinos[face].dice), white: 0 };
      for (const [party, text] of listed(dice))
        if (party === 'white') casino.white = Number(text);
        else casino.dice[party] = Number(text);
      table.casinos[face] = casino;
      return;
    }
    case 'hand':
      for (const [party, text] of listed(body)) {
        const [own = 0, white = 0] = text.split('+').map(Number);
        table.supply[party as Seat] = own;
        table.white[party as Seat] = white;
      }
      return;
    case 'deck': {
      const [set = '', under = ''] = body.split('under');
      const values = [...new Set(numbersIn(set))].sort((a, b) => a - b);
      table.deck = newDeck(values.map(value => [value, numbersIn(set).filter(note => note === value).length]));
      table.deck.under.push(...numbersIn(under));
      return;
    }
    case 'money':
      for (const [party, text] of listed(body)) {
        const [money = 0, notes = 0] = text.split(' in ').map(Number);
        table.money[party as Seat] = money;
        table.notes[party as Seat] = notes;
      }
      return;
    case 'round':
      table.round = Number(body);
      return;
    case 'turn':
      ask(table, 'roll', partyOf(body) as Seat, NONE);
      return;
    default:
      throw new Error(`not drawn like this: ${line}`);
  }
}

const numbersIn = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);

/** "red 5, blue 3" as pairs. */
const listed = (text: string): [Party, string][] =>
  text
    .split(',')
    .filter(item => item.trim() !== '')
    .map(item => {
      const [name = '', ...rest] = item.trim().split(' ');
      return [partyOf(name), rest.join(' ')];
    });

/** Plays "red roll", "nature dice 3 3 5", "red place 3"; refuses what the rules refuse; for tests. */
export function play(table: Table, ...rows: readonly string[]): Fact[] {
  const facts: Fact[] = [];
  for (const row of rows) {
    const [who = '', ...what] = row.split(' ');
    const actor = who === 'nature' ? NATURE : (partyOf(who) as Seat);
    const action = lasVegas.parse(what.join(' '));
    const refusal = action && check(lasVegas, table, actor, action);
    if (action === null || refusal !== null) throw new Error(`${row}: ${refusal?.why ?? 'not a move'}`);
    lasVegas.play(table, actor, action, fact => facts.push(fact));
  }
  return facts;
}

/** A turn: the seat rolls these dice and puts those of one number on their casino; for tests. */
export const turn = (table: Table, who: string, dice: string, casino: number): Fact[] =>
  play(table, `${who} roll`, `nature dice ${dice}`, `${who} place ${casino}`);

/** Every player in turn rolls sixes only until the round is over; for tests of what comes after. */
export function sixes(table: Table): Fact[] {
  const facts: Fact[] = [];
  for (
    let [actor] = lasVegas.waiting(table);
    actor !== undefined && actor !== NATURE;
    [actor] = lasVegas.waiting(table)
  ) {
    const dice = [table.supply[actor], table.white[actor]].map(count => Array<number>(count).fill(6).join(' '));
    facts.push(...turn(table, COLOURS[actor as 0], dice[1] === '' ? `${dice[0]}` : dice.join(' + ').trim(), 6));
  }
  return facts;
}

/** What a seat may do now, as it is written; for tests. */
export const legal = (table: Table, seat: Seat): string[] => lasVegas.legal(table, seat).map(lasVegas.print);

/** The dice at every casino by party, "red 5, white 2", empty casinos left out; for tests. */
export function diceAt(table: Table): Record<string, string> {
  const entries = FACES.map((face): [string, string] => {
    const { dice, white } = table.casinos[face];
    const own = seatsOf(table.players).map(seat => [COLOURS[seat as 0], dice[seat]] as const);
    const all = [...own, ['white', white] as const].filter(([, count]) => count > 0);
    return [String(face), all.map(([name, count]) => `${name} ${count}`).join(', ')];
  });
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}
