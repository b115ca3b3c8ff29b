import type { ByLevel } from '@zaria/bots';
import type { FirstName } from '@zaria/words';
import { levelOf } from '../lib/characters.ts';

/* Faces, drawn in a square of 64 by 64: who somebody is, and what mood he plays in. */

interface Looks {
  readonly skin: string;
  readonly hair: string;
  /** Behind the head, and over it. */
  readonly behind: string;
  readonly over: string;
  readonly beard?: string;
  readonly glasses?: true;
  readonly rings?: true;
}

const FRINGE = 'M17.5 28c0-12 6-17.5 14.5-17.5S46.5 16 46.5 28c-2-6-6-10-14.5-10s-12.5 4-14.5 10z';
const PARTED = 'M17.5 29c1-13 8-18 14.5-18s13.5 5 14.5 17c-7-1-13-4-17-9-2 5-6 9-12 10z';
const SHORT =
  'M17 28c-2-14 6-20.5 15.5-20.5C41 7.5 49 13 46.5 28c-1.5-5-3-8-5-9.5-6 2.5-15 1.5-19-1-2.5 3-4 6-5.5 10.5z';
const LONG = 'M14.5 30c-2-18 8-24.5 17.5-24.5S51.5 12 49.5 30l2.5 19H42V28H22v21H12z';
const BOB = 'M14 34c-2-20 7-27.5 18-27.5S52 14 50 34c0 6-3 9-6.5 9V28h-23v15C17 43 14 40 14 34z';
const BUN = 'M32 .5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z';
const CURLS =
  'M32 3a8 8 0 0 1 8 3 8 8 0 0 1 8 7 8 8 0 0 1 3 9 8 8 0 0 1-1 9 7 7 0 0 1-5 7H19a7 7 0 0 1-5-7 8 8 0 0 1-1-9 8 8 0 0 1 3-9 8 8 0 0 1 8-7 8 8 0 0 1 8-3z';
const TEMPLES = 'M17.5 31c-2-3-2.5-9-.5-13 2 4 2 9 2.5 13zM46.5 31c2-3 2.5-9 .5-13-2 4-2 9-2.5 13z';
const BEARD = 'M18 31c0 14.5 6 19.5 14 19.5s14-5 14-19.5c-1.5 4.5-4 6-6.5 5.5-4-2-11-2-15 0C22 37 19.5 35.5 18 31z';
const MOUSTACHE = 'M23.5 37.5c2-3.5 6-3.5 8.5-1.5 2.5-2 6.5-2 8.5 1.5-3 1.5-6 1-8.5-.5-2.5 1.5-5.5 2-8.5.5z';

const LOOKS: Readonly<Record<FirstName, Looks>> = {
  Eva: { skin: '#f3c9a5', hair: '#5a3424', behind: LONG, over: FRINGE },
  Daniel: { skin: '#e7b48c', hair: '#33261f', behind: '', over: SHORT },
  Nora: { skin: '#9a6240', hair: '#1d1715', behind: BUN, over: FRINGE, rings: true },
  Thomas: { skin: '#f5cdb0', hair: '#b8521f', behind: '', over: SHORT, beard: BEARD },
  Stella: { skin: '#f7d7bb', hair: '#d9a441', behind: BOB, over: PARTED },
  Robert: { skin: '#e9b995', hair: '#8d8a86', behind: '', over: TEMPLES, beard: MOUSTACHE, glasses: true },
  Iris: { skin: '#c98d5f', hair: '#3b2219', behind: CURLS, over: FRINGE, rings: true },
  Christina: { skin: '#f1c6a8', hair: '#7c3d52', behind: BOB, over: FRINGE, glasses: true },
};

/** Pupils look aside by so much, brows, eyes that are half closed or one of them shut, a mouth, and a collar. */
interface Mood {
  readonly look: readonly [x: number, y: number];
  readonly brows: string;
  readonly mouth: string;
  /** Whether the mouth is filled. */
  readonly isOpen?: true;
  readonly eyes?: 'lidded' | 'winking';
  /** What is worn: told apart where a face is small, and without any colour. */
  readonly collar: string;
}
const AT_EASE: Mood = {
  look: [0, 0],
  brows: 'M23 25.5q3.5-2 6.5-.5M34.5 25q3-1.5 6.5.5',
  mouth: 'M27 38.5q5 4 10 0',
  collar: '',
};
const MOODS: ByLevel<Mood> = {
  // Astonished by the dice, in a shirt that is too wide.
  novice: {
    look: [0, -0.7],
    brows: 'M23 23.6q3.5-3 6.5-1M34.5 22.6q3-2 6.5 1',
    mouth: 'M28 37.2a4 3.7 0 1 0 8 0a4 3.7 0 1 0-8 0z',
    isOpen: true,
    collar: 'M22.5 50q9.5 11 19 0',
  },
  // Winks across the table, with an open collar.
  casual: {
    look: [0.5, 0],
    brows: 'M23 25q3.5-2.2 6.5-.7M34.5 25.8q3-1.6 6.5 .2',
    mouth: 'M25.5 37.5h13q-1.2 5.8-6.5 5.800t-6.5-5.800z',
    isOpen: true,
    eyes: 'winking',
    collar: 'M24.5 49l7.5 10 7.5-10',
  },
  // Level brows and a tie.
  steady: {
    look: [0, 0],
    brows: 'M23 25.600h6.500M34.5 25.600h6.5',
    mouth: 'M27 39.500h10',
    collar: 'M29.5 50.500h5l-1 3 1.8 10.500h-6.600l1.8-10.500z',
  },
  // One brow up, half a smile and a bow tie.
  sharp: {
    look: [0.9, 0.2],
    brows: 'M23 26.800q3.5-1.5 6.5 .4M34.5 23.300q3.2-2.8 6.5-.6',
    mouth: 'M27 40.200q6 1.6 10.5-3.4',
    collar: 'M32 54.500l-7.5-4.200v8.400zM32 54.500l7.5-4.200v8.400z',
  },
  // Seen it all: lids half down, a quiet smile, a medal.
  master: {
    look: [0, 0.4],
    brows: 'M22.5 25.200l7 1.600M41.5 25.200l-7 1.6',
    mouth: 'M27.5 39q4.5 2.4 9 0',
    eyes: 'lidded',
    collar: 'M24.5 49l7.5 7 7.5-7M32 55.200a3.9 3.9 0 1 1 0 7.800a3.9 3.9 0 1 1 0-7.800z',
  },
};

export const looksOf = (who: FirstName): Looks => LOOKS[who];
/** A bot that is not known plays at ease. */
export function moodOf(bot: string | null): Mood {
  const level = levelOf(bot);
  return level === null ? AT_EASE : MOODS[level];
}
