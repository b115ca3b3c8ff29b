import type { Seat } from '@zaria/kit';
import { FACES, isFace } from '../casinos/faces.ts';
import { colourOf, printHeap, readCounts, readHeap, seatOfColour } from './colours.testing.ts';
import type { LoneDie } from './heap.ts';
import { TILES, type Side, type TileOf, type TileState } from './tiles/index.ts';

/*
 * What lies on a tile, in a drawing of the table: "A2(50)", "D2(r)", "H1(3r5B)". A tile without brackets is as fresh.
 */

interface Marks<S> {
  print(tile: S): string;
  /** Puts the marks on a fresh tile; whether they could be read. */
  read(text: string, tile: S): boolean;
}

/** "r" or "R". */
const printDie = ({ seat, size }: LoneDie): string =>
  size === 'small' ? colourOf(seat) : colourOf(seat).toUpperCase();

function readDie(letter: string): LoneDie | null {
  const seat = seatOfColour(letter.toLowerCase());
  return seat === null ? null : { seat, size: letter === letter.toLowerCase() ? 'small' : 'big' };
}

const holder: Marks<{ holder: Seat | null }> = {
  print: ({ holder: seat }) => (seat === null ? '' : colourOf(seat)),
  read(text, tile) {
    tile.holder = seatOfColour(text);
    return tile.holder !== null;
  },
};

const MARKS: { readonly [K in Side]?: Marks<TileOf<K>> } = {
  A2: {
    print: ({ space }) => (space === 0 ? '' : String(TILES.A2.track[space])),
    read(text, tile) {
      tile.space = TILES.A2.track.indexOf(Number(text));
      return tile.space >= 0;
    },
  },
  C1: holder,
  D2: holder,
  /** Steps from the start. */
  E1: {
    print: ({ space }) => (space === 0 ? '' : String(space)),
    read(text, tile) {
      tile.space = Number(text);
      return tile.space in TILES.E1.track;
    },
  },
  E2: { print: ({ bar }) => printHeap(bar), read: (text, { bar }) => readHeap(text, bar) },
  /** The groups that are left; "-" if none is. */
  F1: {
    print: ({ groups }) => (groups.length === 5 ? '' : groups.join('') || '-'),
    read(text, tile) {
      tile.groups = text === '-' ? [] : Array.from(text, Number);
      return tile.groups.every(group => [1, 2, 3].includes(group));
    },
  },
  /** Free spaces: chip, card, move. */
  F2: {
    print: ({ free: { chip, card, move } }) => (chip + card + move === 9 ? '' : `${chip}${card}${move}`),
    read(text, tile) {
      const [chip = -1, card = -1, move = -1] = Array.from(text, Number);
      tile.free = { chip, card, move };
      return /^[0-2][0-3][0-4]$/.test(text);
    },
  },
  G2: { print: ({ dice }) => printHeap(dice), read: (text, { dice }) => readHeap(text, dice) },
  /** Slots and the dice on them. */
  H1: {
    print: ({ slots }) =>
      FACES.map(face => {
        const die = slots[face];
        return die === null ? '' : `${face}${printDie(die)}`;
      }).join(''),
    read(text, tile) {
      const slots = text.match(/\d[a-z]/gi) ?? [];
      for (const slot of slots) {
        const [face, die] = [Number(slot[0]), readDie(slot.slice(1))];
        if (!isFace(face) || die === null) return false;
        tile.slots = { ...tile.slots, [face]: die };
      }
      return slots.length * 2 === text.length;
    },
  },
  H2: {
    print: ({ gold }) => (gold === null ? '' : printDie(gold)),
    read(text, tile) {
      tile.gold = readDie(text);
      return tile.gold !== null && readCounts(text)?.length === 1;
    },
  },
};

/** That the marks fit the tile is taken on trust here, once. */
const marksOf = (side: Side): Marks<TileState> | undefined => MARKS[side];

export function printTile(tile: TileState): string {
  const marks = marksOf(tile.side)?.print(tile) ?? '';
  return marks === '' ? tile.side : `${tile.side}(${marks})`;
}

/** Puts the marks on a fresh tile; whether they could be read. */
export const readMarks = (text: string, tile: TileState): boolean => marksOf(tile.side)?.read(text, tile) ?? false;
