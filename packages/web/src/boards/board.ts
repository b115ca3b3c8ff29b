import type { Back, ScorePart, Seat, SeatStep, Shape, Telling } from '@zaria/kit';
import type { Colour, Shape as Figure } from '@zaria/words';
import type { Component } from 'svelte';
import type { Fetched } from '../lib/fetched.svelte.ts';
import type { Character } from '../lib/characters.ts';

/** A player as everybody recognises him: by colour, figure and letter, never by colour alone. */
export interface Player {
  readonly seat: Seat;
  readonly name: string;
  /** `null` for the reader, who is drawn as a head and shoulders: "Y" is a row of Qwinto in English. */
  readonly letter: string | null;
  readonly colour: Colour;
  readonly figure: Figure;
  readonly isBot: boolean;
  /** Whom the bot is drawn as, and how it plays; `null` for people. */
  readonly character: Character | null;
}

/** What the game has to say, in the reader's language and with the players' names. */
export interface Speech<G extends Shape> {
  fact(fact: G['fact']): string;
  question(step: SeatStep<G['steps']>): string;
  action(action: G['action']): string;
  score(score: number): string;
  part(part: ScorePart): { readonly name: string; readonly value: string };
  /** Why the match is over, seen from its last view. */
  ending(view: G['view']): string;
}

/** What a board is given. It knows no rules: it shows a view, and says which of the legal actions was chosen. */
export interface BoardProps<G extends Shape> {
  readonly view: G['view'];
  /** The seat this device acts for now; `null` when it only watches. */
  readonly seat: Seat | null;
  /** What that seat may do now; empty while others are waited for. */
  readonly legal: readonly G['action'][];
  readonly players: readonly Player[];
  readonly speech: Speech<G>;
  /** What of its own that seat may take back; none where nobody plays. */
  readonly back?: readonly Back[];
  goBack?(way: Back): void;
  /** What led to this view, oldest first, to be shown one after the other; empty when there is nothing new. */
  readonly tellings: readonly Pick<Telling<G>, 'fact' | 'view'>[];
  /** Chance is asked, and what everybody adds to the throw is on its way: its dice tumble until they fall. */
  readonly isTumbling?: boolean;
  /** Only one's own sheet or hand, and what is asked, are shown: the rest is on a table screen. */
  readonly isOwnOnly?: boolean;
  /** A table screen, for everybody in the room: nobody's sheet or board comes before the others. */
  readonly isForAll?: boolean;
  /** Multiplies every animation's length: 0 shows results at once (reduced motion, skipping). */
  readonly pace: number;
  /** The action that is being looked at but not yet done. */
  readonly considered: G['action'] | null;
  consider(action: G['action'] | null): void;
  act(action: G['action']): void;
}

/** A panel asks one question: the sentence, the choices, the one large button. */
export type PanelProps<G extends Shape> = BoardProps<G>;

/** What one key, or one of several, does on a board or in its panels: for the sheet of keys. */
export interface KeyHint {
  /** As they stand on a keyboard: `1`, `Enter`. Two with `–` between them are a range. */
  readonly keys: string;
  does(): string;
}

/** What a sheet by itself is given. */
interface SheetProps<G extends Shape> {
  readonly view: G['view'];
  readonly seat: Seat;
  readonly player: Player;
}

/** What a board fetches only when it comes to that. */
export interface Later<G extends Shape> {
  /** Whether all of it is here. */
  readonly isHere: boolean;
  /**
   * For these facts to be shown and said, and for what is asked after them; `null`: all that takes is here. Nothing of
   * them is taken in before.
   */
  for(facts: readonly G['fact'][], asked: string | null): Promise<unknown> | null;
  /** For any moment of a match, and any question. */
  all(): Promise<unknown>;
  /** What it takes to see facts happen, where things move. */
  readonly motion: Fetched<unknown>;
}

/** How a game is shown. Every step that a seat answers has a panel, or this does not compile. */
export interface BoardModule<G extends Shape> {
  readonly Board: Component<BoardProps<G>>;
  readonly panels: { readonly [K in SeatStep<G['steps']>]: Component<PanelProps<G>> };
  /** Fetches one player's sheet by itself: to be kept as a picture, printed. `null` where there are no sheets. */
  readonly sheet: (() => Promise<{ readonly default: Component<SheetProps<G>> }>) | null;
  readonly keys: readonly KeyHint[];
  /** `null` where all that a table needs comes with the board. */
  readonly later: Later<G> | null;
  /** What a table is set up with where several people share a device. */
  readonly onOneDevice: Partial<G['options']>;
  /**
   * What the seat keeps to itself even while nothing secret is asked, in words: "$120,000". `view` is with its own eyes.
   * On a shared device the table is then shown as everybody may see it, and who holds a button sees his own.
   */
  ownSecret(view: G['view'], seat: Seat): string | null;
}
