import type { Side, TileView } from '@zaria/games/las-vegas-royale';
import type { Seat } from '@zaria/kit';

/** A neon colour by number, or one of the few others on the plate. */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6 | 'brass' | 'pale' | 'soft' | 'dark';

/** Words that stand inside machines; the catalogue has them as `tile.word.<word>`. */
export type Word = 'double' | 'at-payout' | 'before-payout' | 'fewest' | 'two-each' | 'one-group' | 'five' | 'leader';

/** One thing drawn on a tile. A point is its centre, unless it says otherwise. */
export type Part =
  /** 30k or more as a card, 10 and 20 as chips, 0 as a dash, a fine as a red plate. */
  | {
      readonly part: 'money';
      readonly x: number;
      readonly y: number;
      readonly amount: number;
      readonly scale?: number;
      /** `now`: the counter stands here. `next`: it goes here. `passed`: it has been here. */
      readonly is?: 'now' | 'next' | 'passed' | 'rest';
    }
  | {
      readonly part: 'die';
      readonly x: number;
      readonly y: number;
      /** Length of its side. */
      readonly size: number;
      readonly of: 'black' | 'blank' | 'white' | Seat;
      /** 1 to 6; without pips a player's die has its letter. */
      readonly face?: number;
      readonly isFaded?: boolean;
    }
  /** The red counter: where its foot stands. */
  | { readonly part: 'marker'; readonly x: number; readonly y: number; readonly scale?: number }
  /** Neon tubes of a drawing of 24 by 24. */
  | {
      readonly part: 'tube';
      readonly d: string;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly tone: Tone;
      readonly isFaded?: boolean;
    }
  | {
      readonly part: 'space';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly r?: number;
      readonly tone?: Tone;
      readonly is?: 'plain' | 'dashed' | 'lit';
      /** Whose dice it waits for. */
      readonly of?: Seat;
    }
  | { readonly part: 'token'; readonly x: number; readonly y: number; readonly size: number; readonly amount?: number }
  /** A medal of gold; dashed where somebody has taken it. */
  | { readonly part: 'disc'; readonly x: number; readonly y: number; readonly r: number; readonly isGone: boolean }
  /** The road sign of No Entry. */
  | { readonly part: 'stop'; readonly x: number; readonly y: number; readonly r: number }
  | { readonly part: 'seat'; readonly x: number; readonly y: number; readonly size: number; readonly seat: Seat }
  | {
      readonly part: 'label';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly tone: Tone;
    }
  /** A word of the catalogue, as large as goes into its width. */
  | {
      readonly part: 'word';
      readonly x: number;
      readonly y: number;
      readonly word: Word;
      readonly width: number;
      readonly size?: number;
      readonly tone?: Tone;
    };

type Of<S extends Side> = Extract<TileView, { readonly side: S }>;

/** Dice of the players on a tile. */
export type Heap = Of<'E2'>['bar'];

/** How a side is drawn, as data that tests read, too. */
export interface SideDrawing<S extends Side> {
  /** The colour of its name and sign. */
  readonly tone: Tone;
  /** The whole of it. */
  machine(tile: Of<S>): readonly Part[];
  /** At a glance: its sign, and what changes on it. */
  badge(tile: Of<S>): readonly Part[];
}
