import type { AnyOptions, Viewer } from '@zaria/kit';
import type { Area, KeyOf } from '@zaria/words';
import type { Component } from 'svelte';
import type { Player } from './board.ts';

type HelpArea = Extract<Area, `help-${string}`>;
type HelpKey = KeyOf<HelpArea>;

/** A moment of a match that is the same every time, as somebody sees it. */
export type PictureWish = {
  readonly viewer: Viewer;
  /** Of another match than the other pictures of the page. */
  readonly seats?: number;
  readonly options?: AnyOptions;
} & (
  | {
      /** Moves by chance, up to the n-th question of that name. */
      readonly seed: string;
      readonly step: string;
      readonly times: number;
    }
  | {
      /** Moves worth looking at, as a record writes them: "nature roll …", "0 draw …". */
      readonly moves: readonly string[];
    }
);

interface HelpSection {
  readonly title: HelpKey;
  readonly text: HelpKey;
  readonly picture: { readonly of: PictureWish; readonly caption: HelpKey } | null;
  /** Pictures of its own kind, below the text. */
  readonly Drawn: Component<{ readonly players: readonly Player[] }> | null;
}

/** A section with what its picture shows. */
export interface PicturedSection extends Omit<HelpSection, 'picture'> {
  readonly picture: { readonly view: unknown; readonly seats: number; readonly caption: HelpKey } | null;
}

/** What a newcomer reads about a game. */
export interface HelpPage {
  readonly area: HelpArea;
  /** Of the matches in its pictures. */
  readonly seats: number;
  readonly options: AnyOptions;
  readonly sections: readonly HelpSection[];
}

type Section<A extends HelpArea> = KeyOf<A> extends infer K ? (K extends `${infer Name}.title` ? Name : never) : never;

const isWish = (picture: PictureWish | HelpSection['Drawn']): picture is PictureWish =>
  picture !== null && typeof picture === 'object';

const sectionOf = (name: string, shown: PictureWish | HelpSection['Drawn']): HelpSection => ({
  title: `${name}.title` as HelpKey,
  text: `${name}.text` as HelpKey,
  picture: isWish(shown) ? { of: shown, caption: `${name}.caption` as HelpKey } : null,
  Drawn: isWish(shown) ? null : shown,
});

/**
 * The sections of an area in their order; the catalogue has `name.title`, `name.text`, and `name.caption` with a picture
 * of a table.
 */
export const helpPage = <A extends HelpArea>(
  area: A,
  { seats, options }: Pick<HelpPage, 'seats' | 'options'>,
  sections: readonly (readonly [name: Section<A>, shown?: PictureWish | NonNullable<HelpSection['Drawn']>])[],
): HelpPage => ({ area, seats, options, sections: sections.map(([name, shown = null]) => sectionOf(name, shown)) });
