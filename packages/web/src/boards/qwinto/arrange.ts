import { planFor, PLANS, slopes, type Plan, type Size } from './plan.ts';

/** What there is for the board, in pixels. */
export interface Room extends Size {
  /** The size of the reader's letters: what holds text grows with it. */
  readonly rem: number;
  readonly players: number;
  /** Whether there are dice to be shown: not after the game. */
  readonly hasDice: boolean;
}

/**
 * How the parts lie.
 * - `wide`: the sheet across, the tray below it, then the other sheets.
 * - `upright`: the sheet stands, the tray beside it, the players above.
 * - `railed`: so low that the players stand beside the sheet as well.
 * - `piled`: so narrow, or the letters so large, that all lies below each other and is scrolled.
 */
type Manner = 'wide' | 'upright' | 'railed' | 'piled';

export interface Arrangement {
  readonly manner: Manner;
  readonly plan: Plan;
  readonly sheet: Size;
  readonly tray: Size;
  /** How the dice lie in the tray: beside each other, or one below the other with the number below or beside them. */
  readonly dice: 'row' | 'column' | 'corner';
  readonly die: number;
  /** The sheets of all players: as pictures so many in a line, or only their names and points. */
  readonly pictures: Pictured | null;
  /**
   * The parts of the score: beside the tray, in a line of their own, there with signs only, with signs in the tray's
   * place on a rail, or not: the total stands with the names.
   */
  readonly score: 'beside' | 'line' | 'signs' | 'rail' | null;
  readonly gap: number;
}

/** Pixels from one field to the next: less is too small for a finger. */
const LEAST_PITCH = 24;
/** Pixels. */
const LEAST_DIE = 44;
/** Pixels across which the figures on a small sheet can still be read. */
const LEAST_PICTURE = 200;
/** Rems across which both buttons stand beside each other. */
export const ACTS_ABREAST = 10;
/** Rems that the score takes beside the tray. */
const BESIDE = 20;
const PITCHES = { wide: PLANS.wide.width / 56, upright: PLANS.upright.height / 31 };

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** As printed where there is width for it, with the other sheets below; else the way in which the sheet is larger. */
export function arrange(room: Room): Arrangement {
  const [across, standing] = [lyingIn(room), standingIn(room)];
  if (room.width >= 38 * room.rem) return across;
  const size = ({ sheet }: Arrangement): number => sheet.width * sheet.height;
  return size(across) >= size(standing) ? across : standing;
}

function lyingIn({ width, height, rem, players, hasDice }: Room): Arrangement {
  const gap = width >= 56 * rem ? 0.75 * rem : 0.5 * rem;
  const { least, usual, most } = slopes('wide');
  const isRoomy = hasDice && width >= 58 * rem;
  const strip = players > 1 ? 2.75 * rem + gap : 0;
  const line = isRoomy ? 0 : 2.75 * rem + gap;
  const bar = hasDice ? Math.max(LEAST_DIE + 1.25 * rem, Math.min(0.16 * height, 12 * rem, 0.2 * width)) : 0;
  const rest = hasDice ? bar + gap : 0;
  const pictures = picturesIn(width, height - usual * width - rest - line, rem, players, gap);
  const below = pictures?.height ?? strip;
  const hasScore = isRoomy || least * width + rest + below + line <= height;
  const others = rest + below + (hasScore ? line : 0);
  // As wide as the room, and as high as the rest leaves it; where that is too little, narrower.
  const free = Math.max(height - others, LEAST_PITCH * PITCHES.wide * least);
  const sheetWidth = Math.min(width, free / least);
  const sheet = { width: sheetWidth, height: clamp(least * sheetWidth, free, most * sheetWidth) };
  // What is still left makes the dice larger.
  const tray = { width, height: bar + clamp(0, height - others - sheet.height, bar * 0.5) };
  return {
    manner: 'wide',
    plan: planFor('wide', sheet),
    sheet,
    tray,
    dice: 'row',
    die: Math.max(LEAST_DIE, Math.min(tray.height - 1.25 * rem, (isRoomy ? width - BESIDE * rem : width) / 7)),
    pictures,
    score: hasScore ? (isRoomy ? 'beside' : lineIn(width, rem)) : null,
    gap,
  };
}

const lineIn = (width: number, rem: number): 'line' | 'signs' => (width >= 40 * rem ? 'line' : 'signs');

/** The largest pictures of all sheets that go into so much height; `null` where they could not be read. */
function picturesIn(width: number, height: number, rem: number, players: number, gap: number): Pictured | null {
  if (players < 2) return null;
  const slope = slopes('wide').usual;
  const inLines = (lines: number): Pictured => {
    const perLine = Math.ceil(players / lines);
    // Above the picture a line with the name; around it a frame.
    const high = (height / lines - gap - 3 * rem) / slope + rem;
    const each = Math.min((width - (perLine - 1) * gap) / perLine, high, (width - gap) / 2);
    return { perLine, width: each, height: lines * (slope * (each - rem) + 3 * rem + gap) };
  };
  const largest = [1, 2, 3].map(inLines).reduce((a, b) => (b.width > a.width ? b : a));
  return largest.width < LEAST_PICTURE ? null : largest;
}

interface Pictured extends Size {
  readonly perLine: number;
}

function standingIn(room: Room): Arrangement {
  const { width, height, rem, players, hasDice } = room;
  const gap = 0.5 * rem;
  const { least, most } = slopes('upright');
  const lowest = LEAST_PITCH * PITCHES.upright;
  const strip = players > 1 ? 2.75 * rem + gap : 0;
  const line = 2.5 * rem + gap;
  const [isRailed, hasScore] = [height - strip < lowest, height - strip - line >= lowest];
  const above = isRailed ? 0 : strip;
  const sheetHeight = Math.max(lowest, height - above - (hasScore ? line : 0));
  const rail = isRailed ? 7 * rem : 6.5 * rem;
  const sheetWidth = Math.min(isRailed || hasDice ? width - gap - rail : width, sheetHeight / least);
  if (sheetWidth < sheetHeight / most) return piledIn(room);
  const sheet = { width: sheetWidth, height: sheetHeight };
  const lines = isRailed && players > 1 ? Math.ceil(players / 3) * (2.75 * rem + gap) : 0;
  const tray = { width: width - gap - sheetWidth, height: sheetHeight - lines };
  const die = dieIn(tray, rem);
  return {
    manner: isRailed ? 'railed' : 'upright',
    plan: planFor('upright', sheet),
    sheet,
    tray,
    ...die,
    pictures: null,
    score: hasScore ? lineIn(width, rem) : isRailed && !hasDice ? 'rail' : null,
    gap,
  };
}

/** In a high tray: below each other, or two by two with the number as the fourth. The buttons are below. */
function dieIn({ width, height }: Size, rem: number): Pick<Arrangement, 'dice' | 'die'> {
  const [gap, target] = [0.5 * rem, 2.75 * rem];
  const [wide, high] = [width - 2 * gap, height - 2 * gap];
  const column = Math.min((high - 2 * target - 2 * gap - target - gap - 3 * gap) / 3, wide - gap, 6 * rem);
  if (column >= LEAST_DIE) return { dice: 'column', die: column };
  const acts = width >= ACTS_ABREAST * rem ? target : 2 * target + gap;
  const corner = Math.min((high - acts - 2 * gap) / 2, (wide - gap) / 2);
  return { dice: 'corner', die: Math.max(LEAST_DIE, corner) };
}

function piledIn({ width, rem }: Room): Arrangement {
  const { usual } = slopes('upright');
  const sheetWidth = Math.min(width, 20 * rem);
  const sheet = { width: sheetWidth, height: usual * sheetWidth };
  const die = clamp(LEAST_DIE, width / 4, 6 * rem);
  const tray = { width, height: 2 * die + 5 * rem };
  return {
    manner: 'piled',
    plan: planFor('upright', sheet),
    sheet,
    tray,
    dice: 'corner',
    die,
    pictures: null,
    score: lineIn(width, rem),
    gap: 0.5 * rem,
  };
}
