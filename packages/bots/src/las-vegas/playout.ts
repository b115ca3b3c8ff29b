import { wordOf } from '../search/words.ts';
import { worthBy, type Taste } from '../vegas/rivals.ts';
import { CASINOS, look, ownDice, passOn, place, whiteDice, type Change, type Round } from './round.ts';

/** How many dice show each face: own ones, then white ones. */
export type Faces = Uint8Array;
export const newFaces = (): Faces => new Uint8Array(2 * CASINOS);

/** Throws so many dice by one word; eight at most, or it runs out of chance. */
function throwDice(faces: Faces, from: number, dice: number, word: number): void {
  let chance = word;
  for (let die = 0; die < dice; die++) {
    const scaled = chance * CASINOS;
    const face = from + Math.floor(scaled * 2 ** -32);
    faces[face] = (faces[face] as number) + 1;
    chance = scaled >>> 0;
  }
}

/** Throws the dice of the seat whose turn it is; the same ones for the same turn of the same playout. */
export function throwFor(round: Round, faces: Faces, playout: number, turn: number): void {
  const { seat } = round;
  faces.fill(0);
  throwDice(faces, 0, ownDice(round, seat), wordOf(playout, seat, turn));
  const white = whiteDice(round, seat);
  if (white > 0) throwDice(faces, CASINOS, white, wordOf(playout, seat + 8, turn));
}

const change: Change = { own: 0, others: 0 };

/** The casino that a player of this taste chooses; on ties with the fewest dice, then the lowest. */
export function chosenBy(taste: Taste, round: Round, faces: Faces): number {
  const { seat, players } = round;
  let best = -1;
  let most = -Infinity;
  let fewest = 0;
  for (let casino = 0; casino < CASINOS; casino++) {
    const own = faces[casino] as number;
    const white = faces[CASINOS + casino] as number;
    const dice = own + white;
    if (dice === 0) continue;
    look(round, seat, casino, own, white, change);
    const worth = worthBy(taste, change.own, change.others / (players - 1), dice);
    if (worth < most || (worth === most && dice >= fewest)) continue;
    best = casino;
    most = worth;
    fewest = dice;
  }
  return best;
}

const thrown = newFaces();

/** Plays the round to its end in place, by the taste of each seat; how many placements that took. */
export function playOut(round: Round, playout: number, tastes: readonly Taste[]): number {
  let turn = 0;
  while (round.left > 0) {
    throwFor(round, thrown, playout, turn);
    const casino = chosenBy(tastes[round.seat] as Taste, round, thrown);
    place(round, round.seat, casino, thrown[casino] as number, thrown[CASINOS + casino] as number);
    passOn(round);
    turn++;
  }
  return turn;
}
