/** The players' figures, each in a square of 24 by 24. */
export const OUTLINES = {
  circle: 'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z',
  square: 'M4.5 2h15A2.5 2.5 0 0 1 22 4.5v15a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 19.5v-15A2.5 2.5 0 0 1 4.5 2z',
  triangle: 'M10.1 2.2a2.2 2.2 0 0 1 3.8 0l9 16.6a2.2 2.2 0 0 1-1.9 3.2H3a2.2 2.2 0 0 1-1.9-3.2z',
  diamond:
    'M10.4 1.2a2.2 2.2 0 0 1 3.2 0l9.2 9.2a2.2 2.2 0 0 1 0 3.2l-9.2 9.2a2.2 2.2 0 0 1-3.2 0l-9.2-9.2a2.2 2.2 0 0 1 0-3.2z',
  star: 'M12 .8l3.3 6.9 7.6 1-5.6 5.2 1.5 7.6L12 17.8l-6.8 3.7 1.5-7.6L1.1 8.7l7.6-1z',
  hexagon:
    'M10.9 1.1a2.2 2.2 0 0 1 2.2 0l7.7 4.4a2.2 2.2 0 0 1 1.1 1.9v9.2a2.2 2.2 0 0 1-1.1 1.9l-7.7 4.4a2.2 2.2 0 0 1-2.2 0l-7.7-4.4a2.2 2.2 0 0 1-1.1-1.9V7.4a2.2 2.2 0 0 1 1.1-1.9z',
} as const;
/** Whoever looks: a head and shoulders above the line that letters stand on, as high as one of eleven. */
export const READER = 'M0-8.9a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2zM-4.9 1C-4.9-1.9-2.8-3.2 0-3.2S4.9-1.9 4.9 1z';
/** Where the letter sits well in the figure. */
export const LETTER_AT = { circle: 16, square: 16, triangle: 18.6, diamond: 16, star: 15.8, hexagon: 16 } as const;
