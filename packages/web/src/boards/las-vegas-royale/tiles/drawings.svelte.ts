import type { Side } from '@zaria/games/las-vegas-royale';
import { fetchDrawing, type AnySideDrawing } from './sides.ts';

let here = $state.raw<Readonly<Partial<Record<Side, AnySideDrawing>>>>({});

/** How the side is drawn; `null` until that has been fetched. Read it in markup or `$derived`. */
export const drawingOf = (side: Side): AnySideDrawing | null => here[side] ?? null;

/** Sees to it that it is known how the side is drawn. */
export async function needDrawing(side: Side): Promise<void> {
  if (here[side] !== undefined) return;
  const drawing = await fetchDrawing(side);
  here = { ...here, [side]: drawing };
}
