import { nameOf, type Names, type Words } from '@zaria/words';
import type { ScorePart, Seat } from '@zaria/kit';
import pico from 'picocolors';
import type { Surroundings } from '../command.ts';
import type { Io } from '../io.ts';
import { wrap } from './layout.ts';
import type { Speaker } from './voice.ts';

export type Colours = ReturnType<typeof pico.createColors>;

/** By seat: a shape and a letter, so that nothing is told by colour alone. */
const SIGNS = ['●', '■', '▲', '◆', '★', '⬢'] as const;
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** Colours and room, as this terminal has them. */
export interface Ink {
  readonly colours: Colours;
  /** Columns in a line. */
  readonly width: number;
  /** In the colour of the seat. */
  ink(seat: Seat, text: string): string;
  /** The shape and letter of the seat: ●A. */
  badge(seat: Seat): string;
}

/** What boards are drawn with. */
export interface Pen extends Ink {
  readonly words: Words<'common' | 'told' | 'cli' | 'screen' | 'verdict'>;
  readonly names: Names;
  /** The badge and the name. */
  player(seat: Seat): string;
  /** A part of a score, in the game's words. */
  part(part: ScorePart): { readonly name: string; readonly value: string };
}

/** Colour where it is wanted and can be seen; see no-color.org. */
function coloursFor({ env, stdout }: Io): Colours {
  if (env['NO_COLOR']) return pico.createColors(false);
  const isForced = env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '0';
  return pico.createColors(isForced || (stdout.isTTY && env['TERM'] !== 'dumb'));
}

export function inkOf(io: Io): Ink {
  const colours = coloursFor(io);
  const inks = [colours.red, colours.blue, colours.green, colours.yellow, colours.magenta, colours.gray] as const;
  const ink = (seat: Seat, text: string): string => inks[seat](text);
  return {
    colours,
    width: Math.min(Math.max(io.stdout.columns, 40), 100),
    ink,
    badge: seat => ink(seat, SIGNS[seat] + LETTERS[seat]),
  };
}

export function penOf({ io, voice }: Surroundings, speaker: Speaker): Pen {
  const ink = inkOf(io);
  const { names, part } = speaker;
  return {
    ...ink,
    words: voice.words,
    names,
    player: seat => `${ink.badge(seat)} ${nameOf(names, seat)}`,
    part,
  };
}

/** Something that happened, as an item of a list. */
export const bullet = (text: string, { colours, width }: Ink): string[] =>
  wrap(text, width - 2).map((line, i) => `${i === 0 ? colours.dim('·') : ' '} ${line}`);
