import type { FirstName } from '@zaria/words';

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

/** Pupils look aside by so much, brows, and a mouth: its stroke, or what is open. */
interface Mood {
  readonly look: readonly [x: number, y: number];
  readonly brows: string;
  readonly mouth: string;
  readonly isOpen?: true;
}
const AT_EASE: Mood = { look: [0, 0], brows: 'M23 25.5q3.5-2 6.5-.5M34.5 25q3-1.5 6.5.5', mouth: 'M27 38.5q5 4 10 0' };
const MOODS: Readonly<Record<string, Mood>> = {
  random: {
    look: [0, -0.6],
    brows: 'M23 24q3.5-3 6.5-1M34.5 23q3-2 6.5 1',
    mouth: 'M26 37.5h12q-1 6-6 6t-6-6z',
    isOpen: true,
  },
  greedy: { look: [0.7, 0.3], brows: 'M23 26q3.5-1 6.5 .5M34.5 23.5q3-2.5 6.5-.5', mouth: 'M26.5 39.5q6 2.5 11-2.5' },
  mc: { look: [0.9, -0.9], brows: 'M23 25.2q3.5-2.4 6.5-.9M34.5 23.6q3-2.4 6.5-.4', mouth: 'M28.5 39.5q3.5 1.2 7-.4' },
};

export const looksOf = (who: FirstName): Looks => LOOKS[who];
/** A bot that is not known plays at ease. */
export const moodOf = (bot: string | null): Mood => (bot === null ? null : MOODS[bot]) ?? AT_EASE;
