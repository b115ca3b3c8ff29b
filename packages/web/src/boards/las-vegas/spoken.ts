import { say, type Words } from '@zaria/words';
import type { Player } from '../board.ts';
import type { Face } from '../casinos/lying.ts';
import { diceOf, partiesAt } from './casino.ts';
import type { Throw } from './turn.ts';
import type { CasinoView, LasVegasView, Outlook, Party } from './types.ts';

export type BoardWords = Words<'web-casinos'>;
export type Players = readonly Pick<Player, 'name'>[];

export const ROUNDS = 4;

const nameOfParty = (words: BoardWords, players: Players, party: Party): string =>
  party === 'white' ? say(words, 'lv.white') : (players[party]?.name ?? '');

const notesInWords = (words: BoardWords, { number, notes }: CasinoView): string =>
  notes.length > 0
    ? say(words, 'lv.casino', { casino: number, notes })
    : say(words, 'lv.casino-empty', { casino: number });

const pilesInWords = (words: BoardWords, players: Players, casino: CasinoView): readonly string[] =>
  partiesAt(casino).map(party =>
    say(words, 'lv.pile', { name: nameOfParty(words, players, party), dice: diceOf(casino, party) }),
  );

export function casinoInWords(words: BoardWords, players: Players, casino: CasinoView): string {
  return [
    notesInWords(words, casino),
    ...pilesInWords(words, players, casino),
    ...prospectsInWords(words, players, casino),
  ].join(' ');
}

/** Who would win what there, and who nothing for a tie. */
export const prospectsInWords = (words: BoardWords, players: Players, casino: CasinoView): readonly string[] => [
  ...winsInWords(words, players, casino),
  ...levelInWords(words, players, casino),
];

/** What everybody has in hand, and who began. */
type Holdings = Pick<LasVegasView, 'supply' | 'white' | 'notes' | 'money' | 'starter'>;

export function handInWords(words: BoardWords, players: Players, view: Holdings, seat: number): string {
  const name = players[seat]?.name ?? '';
  const [dice = 0, white = 0, notes = 0] = [view.supply[seat], view.white[seat], view.notes[seat]];
  const hand =
    white > 0
      ? say(words, 'lv.seat-white', { name, dice, white, notes })
      : say(words, 'lv.seat', { name, dice, notes });
  const amount = view.money[seat] ?? null;
  const money = amount === null ? say(words, 'lv.face-down') : say(words, 'lv.money', { name, amount });
  const starts = view.starter === seat ? [say(words, 'lv.starter', { name })] : [];
  return [hand, money, ...starts].join(' ');
}

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

/** What a choice would come to for whoever makes it. */
interface Outcome {
  /** Inside the casino; and where it is small. */
  readonly short: string;
  readonly brief: string;
  /** As a sentence. */
  readonly said: string;
  readonly isGood: boolean;
}

export function outcomeInWords(words: BoardWords, players: Players, seat: Party, outlook: Outlook): Outcome {
  const { after } = outlook;
  const party = diceOf(after, seat) > 0 ? seat : 'white';
  const note = after.winning.find(share => share.party === party)?.note;
  if (note !== undefined) {
    const [short, said] =
      party === 'white' ? (['lv.white-takes', 'lv.white-would'] as const) : (['lv.you-take', 'lv.you-would'] as const);
    const brief = party === 'white' ? say(words, 'lv.nothing') : say(words, 'lv.take', { note });
    return { short: say(words, short, { note }), brief, said: say(words, said, { note }), isGood: party !== 'white' };
  }
  if (after.level.includes(party)) {
    const names = after.level
      .filter(other => other !== party && diceOf(after, other) === diceOf(after, party))
      .map(other => nameOfParty(words, players, other));
    const said = say(words, party === 'white' ? 'lv.white-tie' : 'lv.you-tie', { names });
    return { short: said, brief: say(words, 'lv.tie'), said: `${said}.`, isGood: false };
  }
  const said = say(words, 'lv.you-nothing');
  return { short: said, brief: say(words, 'lv.nothing'), said: `${said}.`, isGood: false };
}

/** All about a casino that may be chosen, for whoever cannot see it. */
export const choiceInWords = (
  words: BoardWords,
  players: Players,
  seat: Party,
  casino: CasinoView,
  thrown: Throw,
  outlook: Outlook,
): string =>
  [
    notesInWords(words, casino),
    `${placeInWords(words, thrown, casino.number)}.`,
    outcomeInWords(words, players, seat, outlook).said,
    ...pilesInWords(words, players, casino),
  ].join(' ');

export function outlookInWords(words: BoardWords, players: Players, { after }: Outlook): string {
  const nobody = `${say(words, 'lv.then')}: ${say(words, 'lv.nobody')}.`;
  const [wins, level] = [winsInWords(words, players, after), levelInWords(words, players, after)];
  return [...(wins.length > 0 ? wins : [nobody]), ...level].join(' ');
}

const winsInWords = (words: BoardWords, players: Players, { winning }: CasinoView): readonly string[] =>
  winning.map(({ party, note }) => say(words, 'lv.wins', { name: nameOfParty(words, players, party), note }));

const levelInWords = (words: BoardWords, players: Players, { level }: CasinoView): readonly string[] =>
  level.length === 0 ? [] : [say(words, 'lv.level', { names: level.map(party => nameOfParty(words, players, party)) })];
