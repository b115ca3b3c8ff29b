import { copyBySeat, type BySeat, type Seat, type Staged, type Starter } from '@zaria/kit';
import type { Colour } from './layout.ts';
import type { Sheet } from './sheet.ts';
import type { QwintoSteps } from './steps.ts';

export type Options = {
  /** Who is active first. */
  readonly starter: Starter;
};

/** The colours of the dice that are rolled, in the order of the rows. */
export type Dice = readonly Colour[];

/** One to three dice of any colours: all there are to choose from. */
export const CHOICES: readonly Dice[] = [
  ['orange'],
  ['yellow'],
  ['purple'],
  ['orange', 'yellow'],
  ['orange', 'purple'],
  ['yellow', 'purple'],
  ['orange', 'yellow', 'purple'],
];

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Whether these dice can show that. */
export const isThrow = (dice: Dice, faces: readonly number[]): boolean =>
  faces.length === dice.length && faces.every(face => FACES.some(known => known === face));

/** What was rolled. */
export interface Roll {
  readonly dice: Dice;
  /** One per die. */
  readonly faces: readonly number[];
  /** Their sum: what everyone may write. */
  readonly number: number;
}

export interface Table extends Staged<QwintoSteps> {
  readonly players: number;
  readonly options: Options;
  /** Turns begun so far. */
  turn: number;
  /** Whose turn it is, was last, or will be first. */
  active: Seat;
  /** Replaced when something is written, never edited. */
  sheets: BySeat<Sheet>;
}

export const cloneTable = (table: Table, agenda: Table['agenda']): Table => ({
  players: table.players,
  options: table.options,
  turn: table.turn,
  active: table.active,
  sheets: copyBySeat(table.sheets),
  agenda,
  asked: table.asked,
});
