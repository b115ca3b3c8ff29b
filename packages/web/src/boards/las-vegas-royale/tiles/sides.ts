import type { Side, TileView } from '@zaria/games/las-vegas-royale';
import type { Part, SideDrawing, Tone } from './part.ts';

type Sources = { readonly [S in Side]: () => Promise<{ readonly [K in S]: SideDrawing<S> }> };

/** Each side is fetched when a tile shows it: of sixteen few lie on a table. */
const SOURCES: Sources = {
  A1: () => import('./sides/A1.ts'),
  A2: () => import('./sides/A2.ts'),
  B1: () => import('./sides/B1.ts'),
  B2: () => import('./sides/B2.ts'),
  C1: () => import('./sides/C1.ts'),
  C2: () => import('./sides/C2.ts'),
  D1: () => import('./sides/D1.ts'),
  D2: () => import('./sides/D2.ts'),
  E1: () => import('./sides/E1.ts'),
  E2: () => import('./sides/E2.ts'),
  F1: () => import('./sides/F1.ts'),
  F2: () => import('./sides/F2.ts'),
  G1: () => import('./sides/G1.ts'),
  G2: () => import('./sides/G2.ts'),
  H1: () => import('./sides/H1.ts'),
  H2: () => import('./sides/H2.ts'),
};

/** A drawing whose own side is forgotten. */
export interface AnySideDrawing {
  readonly tone: Tone;
  machine(tile: TileView): readonly Part[];
  badge(tile: TileView): readonly Part[];
}

/** How the side is drawn. That each drawing gets its own side's tile is taken on trust here, once. */
export async function fetchDrawing(side: Side): Promise<AnySideDrawing> {
  const source: Readonly<Record<string, unknown>> = await SOURCES[side]();
  return source[side] as AnySideDrawing;
}
