import type { Seat, Viewer } from '@zaria/kit';

/** With whose eyes a device is used as long as nobody at it is asked: of one who plays alone there, else everybody's. */
export const usualViewer = ([lone, second]: readonly Seat[]): Viewer =>
  lone === undefined || second !== undefined ? 'spectator' : lone;
