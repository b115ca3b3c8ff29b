import type { Component } from 'svelte';
import type { Player } from './board.ts';

/** Something that real dice can show, or that can be drawn from the box. */
export interface Value {
  /** In the game's notation. */
  readonly text: string;
  readonly name: string;
  /** How it looks; `null`: its name is all there is. */
  readonly picture: Pictured | null;
}

// A picture's own properties are nobody else's.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyPicture = Component<any>;
interface Pictured {
  readonly Part: AnyPicture;
  readonly given: object;
}

/** Dice of one kind, or cards of one place: all of them have the same values. */
export interface Group {
  readonly label: string;
  readonly values: readonly Value[];
  /** Whether it has all that belongs to it. */
  isFull(texts: readonly string[]): boolean;
}

/** All that nature is asked for at once. */
export interface Entry {
  readonly groups: readonly Group[];
  /** The class that gives the game's things their colours. */
  readonly skin: string;
  /** Whether it is thrown. What is drawn the page may draw, too. */
  readonly isDice: boolean;
  /** All of it as the table wants to hear it; one list of texts for each group. */
  print(filled: readonly (readonly string[])[]): string;
}

export interface EntryGiven {
  readonly view: unknown;
  readonly players: readonly Player[];
}

/** What is to be typed in for the question on the table. */
export type EntryOf = (given: EntryGiven) => Entry;

/** So many of them. */
export const full =
  (count: number): Group['isFull'] =>
  texts =>
    texts.length >= count;

/** Who begins. */
export const starterEntry = (label: string, players: readonly Player[]): Entry => ({
  groups: [
    {
      label,
      values: players.map(({ seat, name }) => ({ text: String(seat), name, picture: null })),
      isFull: full(1),
    },
  ],
  skin: '',
  isDice: false,
  print: filled => `starter ${filled.flat().join(' ')}`,
});
