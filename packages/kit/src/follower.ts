import type { Back } from './agenda.ts';
import type { Game, Start } from './game.ts';
import { answersGiven, isCommon, questionOn } from './question.ts';
import type { Rng } from './rng.ts';
import type { Actor, Viewer } from './seats.ts';
import type { Standing } from './standing.ts';
import type { AnyFrame, AnyShape, Shape } from './steps.ts';
import { timeline, type Played, type Timeline } from './timeline.ts';
import type { Told, ToldEntry } from './told.ts';

/** A fact, and what the viewer sees at that moment. */
export interface Telling<G extends Shape> {
  readonly fact: G['fact'];
  readonly view: G['view'];
}

/** Hears a fact; `look` gives the view of that moment, if asked at once. */
export type Listen<G extends Shape> = (fact: G['fact'], look: () => G['view']) => void;

/** What an action would lead to, up to the next dice or question. */
export interface Foreseen<G extends Shape> {
  readonly tellings: readonly Telling<G>[];
  readonly view: G['view'];
}

/** What is asked, as everybody may know it. */
export type Question = Pick<AnyFrame, 'step' | 'number'>;

/**
 * Follows a match with the eyes of one viewer: hears what he is told, and knows what a screen, a replay, a story, a hint
 * or a bot needs. Nothing in it depends on what the viewer may not know, but the states it imagines.
 */
export interface Follower<G extends Shape> {
  readonly game: Game<G>;
  readonly start: Start<G['options']>;
  readonly viewer: Viewer;
  /** How many entries were heard. */
  readonly length: number;
  /** The last entry in force. */
  readonly last: Played<G> | null;
  hear(entry: ToldEntry<G['action']>, listen?: Listen<G>): void;
  readonly view: G['view'];
  /** `null` when the game is over. */
  readonly question: Question | null;
  /** Whether several seats answer it at the same time. */
  readonly isCommon: boolean;
  /** Who may act now; nobody when the game is over. */
  readonly waiting: readonly Actor[];
  /** What the viewer may do now. */
  readonly legal: readonly G['action'][];
  readonly back: readonly Back[];
  /** How many answers the viewer has given to the question. */
  readonly given: number;
  /** What an action of the viewer's would lead to; `null` where that depends on what is hidden from him. */
  foresee(action: G['action']): Foreseen<G> | null;
  /** How it stands, as far as the viewer can tell. */
  readonly standing: Standing<G['part']>;
  /** What dice or deck might answer now, when it is theirs to answer. */
  chance(rng: Rng): G['action'];
  /** A state that the viewer must hold possible, for bots; another one each time. */
  imagine(rng: Rng): G['state'];
  /** A follower of its own that has heard only the first entries, as many as `length`. */
  at(length: number): Follower<G>;
}

export type AnyFollower = Follower<AnyShape>;

export const follower = <G extends Shape>(
  game: Game<G>,
  start: Start<G['options']>,
  viewer: Viewer,
  told: readonly ToldEntry<G['action']>[] = [],
): Follower<G> => {
  const line = timeline(game, start, viewer);
  for (const entry of told) line.hear(entry);
  return new LineFollower(game, start, viewer, line);
};

/** Follows what somebody was told. */
export const following = <G extends Shape>(game: Game<G>, told: Told<G['action'], G['options']>): Follower<G> =>
  follower(game, told, told.viewer, told.entries);

/** Lets a follower hear what it has not heard yet of all that its viewer was told. */
export function catchUp<G extends Shape>(own: Follower<G>, { entries }: Pick<Told<G['action']>, 'entries'>): void {
  for (let at = own.length; at < entries.length; at++) {
    const entry = entries[at];
    if (entry !== undefined) own.hear(entry);
  }
}

/**
 * A class, unlike what else the kit is made of: V8 gives an object made with getters a class of its own, which takes
 * long, and keeps all that they can reach until a full collection. Bots make followers by the thousand.
 */
class LineFollower<G extends Shape> implements Follower<G> {
  readonly game: Game<G>;
  readonly start: Start<G['options']>;
  readonly viewer: Viewer;
  readonly #line: Timeline<G>;

  constructor(game: Game<G>, start: Start<G['options']>, viewer: Viewer, line: Timeline<G>) {
    this.game = game;
    this.start = start;
    this.viewer = viewer;
    this.#line = line;
  }

  get length() {
    return this.#line.length;
  }

  get last() {
    return this.#line.last;
  }

  hear(entry: ToldEntry<G['action']>, listen?: Listen<G>) {
    this.#line.hear(entry, listen && (fact => listen(fact, () => this.view)));
  }

  get view() {
    return this.game.view(this.#line.state, this.viewer);
  }

  get question() {
    const frame = questionOn(this.#line.state);
    return frame && { step: frame.step, number: frame.number };
  }

  get isCommon() {
    return isCommon(questionOn(this.#line.state));
  }

  get waiting() {
    return this.game.waiting(this.#line.state);
  }

  get legal() {
    return this.viewer === 'spectator' ? [] : this.game.legal(this.#line.state, this.viewer);
  }

  get back() {
    return this.viewer === 'spectator' ? [] : this.game.back(this.#line.state, this.viewer);
  }

  get standing() {
    return this.game.standing(this.#line.state);
  }

  chance(rng: Rng) {
    return this.game.sample(this.#line.state, rng);
  }

  get given() {
    return this.viewer === 'spectator' ? 0 : answersGiven(questionOn(this.#line.state), this.viewer);
  }

  foresee(action: G['action']): Foreseen<G> | null {
    if (this.viewer === 'spectator' || !this.#line.isCertain) return null;
    const ahead = this.at(this.length);
    const tellings: Telling<G>[] = [];
    ahead.hear({ kind: 'play', actor: this.viewer, action }, (fact, look) => tellings.push({ fact, view: look() }));
    return { tellings, view: ahead.view };
  }

  imagine(rng: Rng) {
    return this.#line.imagine(rng);
  }

  at(length: number): Follower<G> {
    return new LineFollower(this.game, this.start, this.viewer, this.#line.fork(length));
  }
}
