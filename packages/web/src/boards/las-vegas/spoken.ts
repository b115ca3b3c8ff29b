import { seatsOf } from '@zaria/kit';
import { say, type Words } from '@zaria/words';
import type { Player } from '../board.ts';
import { pilesAt } from './casino.ts';
import { throwOf, type Throw } from './turn.ts';
import { FACES, type CasinoView, type Face, type LasVegasView, type Outlook, type Party } from './types.ts';

export type BoardWords = Words<'web-las-vegas'>;
type Players = readonly Pick<Player, 'name'>[];

export const ROUNDS = 4;

const nameOfParty = (words: BoardWords, players: Players, party: Party): string =>
  party === 'white' ? say(words, 'lv.white') : (players[party]?.name ?? '');

/** The table in words. */
export function tableInWords(words: BoardWords, players: Players, view: LasVegasView): readonly string[] {
  const thrown = throwOf(view);
  return [
    `${say(words, 'lv.round', { round: view.round, rounds: ROUNDS })}. ${say(words, 'lv.starter', { name: nameOfParty(words, players, view.starter) })}`,
    ...FACES.map(face => casinoInWords(words, players, view.casinos[face])),
    ...seatsOf(view.players).map(seat => handInWords(words, players, view, seat)),
    ...(thrown === null ? [] : [throwInWords(words, thrown)]),
    `${say(words, 'lv.deck', { n: view.deck })}.`,
  ];
}

export function casinoInWords(words: BoardWords, players: Players, casino: CasinoView): string {
  const { number, notes } = casino;
  return [
    notes.length > 0
      ? say(words, 'lv.casino', { casino: number, notes })
      : say(words, 'lv.casino-empty', { casino: number }),
    ...pilesAt(casino).map(({ party, dice }) =>
      say(words, 'lv.pile', { name: nameOfParty(words, players, party), dice }),
    ),
    ...winsInWords(words, players, casino),
    ...levelInWords(words, players, casino),
  ].join(' ');
}

export function handInWords(words: BoardWords, players: Players, view: LasVegasView, seat: number): string {
  const name = players[seat]?.name ?? '';
  const [dice = 0, white = 0, notes = 0] = [view.supply[seat], view.white[seat], view.notes[seat]];
  const hand =
    white > 0
      ? say(words, 'lv.seat-white', { name, dice, white, notes })
      : say(words, 'lv.seat', { name, dice, notes });
  const amount = view.money[seat] ?? null;
  return amount === null ? hand : `${hand} ${say(words, 'lv.money', { name, amount })}`;
}

const throwInWords = (words: BoardWords, { own, white }: Throw): string =>
  FACES.flatMap(face => slotInWords(words, own[face], white[face], face)).join(' ');

export const slotInWords = (words: BoardWords, own: number, white: number, face: Face): readonly string[] => [
  ...(own > 0 ? [say(words, 'lv.shows', { dice: own, face })] : []),
  ...(white > 0 ? [say(words, 'lv.shows-white', { dice: white, face })] : []),
];

/** What the one large button says. */
export function placeInWords(words: BoardWords, { own, white }: Throw, casino: Face): string {
  const dice = { casino, own: own[casino], white: white[casino] };
  if (dice.white === 0) return say(words, 'lv.place', dice);
  return say(words, dice.own === 0 ? 'lv.place-white' : 'lv.place-both', dice);
}

export function outlookInWords(words: BoardWords, players: Players, { after }: Outlook): string {
  const nobody = `${say(words, 'lv.then')}: ${say(words, 'lv.nobody')}.`;
  const [wins, level] = [winsInWords(words, players, after), levelInWords(words, players, after)];
  return [...(wins.length > 0 ? wins : [nobody]), ...level].join(' ');
}

const winsInWords = (words: BoardWords, players: Players, { winning }: CasinoView): readonly string[] =>
  winning.map(({ party, note }) => say(words, 'lv.wins', { name: nameOfParty(words, players, party), note }));

const levelInWords = (words: BoardWords, players: Players, { level }: CasinoView): readonly string[] =>
  level.length === 0 ? [] : [say(words, 'lv.level', { names: level.map(party => nameOfParty(words, players, party)) })];
