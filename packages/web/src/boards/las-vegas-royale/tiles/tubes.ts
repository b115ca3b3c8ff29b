/** Drawings of neon in a square of 24 by 24. */
export const FIST =
  'M6.2 12.5V8.6a1.9 1.9 0 0 1 3.7 0M9.9 11V6.9a1.9 1.9 0 0 1 3.7 0M13.6 11V7.4a1.9 1.9 0 0 1 3.6 0M17.2 11V9a1.7 1.7 0 0 1 3.3 0v5.5c0 3.9-2.7 6.5-6.8 6.5-3.6 0-6-1.6-7.7-4.2L3.3 13.6c-.9-1.5 1-2.6 2.2-1.4l2 1.9h4.3';
export const CLOCK =
  'M12 2.2a9.8 9.8 0 1 1 0 19.6a9.8 9.8 0 1 1 0-19.6zM12 6v6l4.2 2.6M12 4v.4M20 12h-.4M12 20v-.4M4 12h.4';
export const SHOE =
  'M9.3 3.2C4.3 3.8 1.6 10.5 3.8 20h4C6.3 13.5 7 9 9.8 8M14.7 3.2c5 .6 7.7 7.3 5.5 16.8h-4c1.5-6.5.8-11-2-12M13 1.5l-2.4 3.6 3 2.4-2.4 4.3';
export const BOLT = 'M14.5 1.5L4.5 13.8H10.8L8.8 22.5L19.5 9.6H13z';
export const GLOVE =
  'M7.5 15.5C4.3 14 2.6 11.2 3.4 8 4.3 4.4 8 2.8 12.3 2.8c5.3 0 8.7 2.7 8.7 7 0 2.7-1.2 4.6-3.3 5.7M7.5 15.5h10.2v5.7H7.5zM7.5 18.3h10.2M3.6 9.8C5.8 7.6 9 8.3 9.4 10.4c.3 1.8-1.6 2.7-3.4 2.2';
export const BARRIER = 'M1.5 6h21v6.5h-21zM5.5 12.5V20M18.5 12.5V20M4 12.5L8.5 6M10 12.5L14.5 6M16 12.5L20.5 6';
export const HOUSE = 'M3.5 21V10.5L12 3l8.5 7.5V21z';
/** A die that goes somewhere. */
export const MOVE = 'M4.5 11.5h9.5v9.5H4.5zM8.5 8c.3-3.2 2.5-5 6-5h5M16.3 0l3.2 3-3.2 3';
export const UP = 'M12 21V4M5.5 10.5L12 4l6.5 6.5';
export const DOWN = 'M12 3v17M5.5 13.5L12 20l6.5-6.5';
export const RIGHT = 'M3 12h17M14 6l6 6-6 6';
export const BOX = 'M3 8h18v13H3zM1.5 3.5h21V8h-21z';
/** Another tile, set off. */
export const TILE = 'M4 3.5h16v17H4zM8 12l3 3.2L16.2 9';
export const FLAG = 'M7 21.5V3.5h11l-3 4 3 4H7';
export const STAIRS = 'M2.5 21.5V17H9v-5h6.5V7H22V2.5';
export const ROOF = 'M2.5 21.5V9L12 2.5 21.5 9v12.5z';
