import type { Game, Start } from './game.ts';
import { same, type Json } from './json.ts';
import { questionOn } from './question.ts';
import { pick, type Rng } from './rng.ts';
import type { Seat, Viewer } from './seats.ts';
import type { Shape, Tell } from './steps.ts';
import type { ToldEntry } from './told.ts';
import { backTo, beginTrail, extend, type Trail } from './trail.ts';

/** A copy of the state is kept at least every so many entries in force. */
const STRIDE = 64;
/** And where somebody has gone back to, if so many had to be played for it: he may come again. */
const LANDING = 8;

/** An entry in force, and what it answered. */
export interface Played<G extends Shape> {
  readonly entry: Exclude<ToldEntry<G['action']>, { readonly kind: 'undo' | 'note' }>;
  /** How many entries had been heard before it. */
  readonly at: number;
  /** The question that was on the table: its step and its number. */
  readonly step: string;
  readonly question: number;
  readonly before: Played<G> | null;
}

/**
 * A match that is played as it is heard, and that remembers its way: going back costs a stride, not the match. It hears
 * what one viewer is told, or a log in which everything is open. Trusts what it hears.
 */
export interface Timeline<G extends Shape> {
  /** To be read, not edited. Where an answer is hidden from the viewer, some answer that looks the same is in its place. */
  readonly state: G['state'];
  /** How many entries were heard. */
  readonly length: number;
  /** The last entry in force. */
  readonly last: Played<G> | null;
  /** Whether nothing that was answered is still hidden from the viewer. */
  readonly isCertain: boolean;
  /** Facts are built only if somebody listens. */
  hear(entry: ToldEntry<G['action']>, tell?: Tell<G['fact']>): void;
  /** A timeline of its own that has heard the first entries only, as many as `length`; all, if left out. */
  fork(length?: number): Timeline<G>;
  /** A state that the viewer must hold possible: where something is hidden from him, any that fits; another each time. */
  imagine(rng: Rng): G['state'];
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

type InForce<A> = Exclude<ToldEntry<A>, { readonly kind: 'undo' | 'note' }>;

/** What the viewer knows. */
interface Mind<G extends Shape> {
  /** The state up to the first answer that is still hidden from him. */
  certain: G['state'];
  /** What he has heard from there on. */
  doubtful: readonly InForce<G['action']>[];
  /** `certain`, or a copy on which the doubtful entries were played, with a guess for what is hidden. */
  shown: G['state'];
  /** Seats that are done with the common step on the table; what they answered is not known. */
  done: Set<Seat>;
}

/** A link of the chain of entries in force, newest first. */
interface Link<G extends Shape> extends Played<G> {
  readonly before: Link<G> | null;
  /** What was known here: nothing but a copy of what would come of playing it again. */
  kept: Mind<G> | null;
  readonly sinceKept: number;
}

/** A moment of hearing, after as many entries as it is deep, and what was in force then. */
type Moment<G extends Shape> = Trail<Link<G> | null>;

export function timeline<G extends Shape>(
  game: Game<G>,
  start: Start<G['options']>,
  viewer: Viewer | null = null,
): Timeline<G> {
  type S = G['state'];
  type A = G['action'];

  const newMind = (): Mind<G> => {
    const state = game.setup(start);
    return { certain: state, doubtful: [], shown: state, done: new Set() };
  };

  function copyMind({ certain, doubtful, shown, done }: Mind<G>): Mind<G> {
    const copy = game.clone(certain);
    return {
      certain: copy,
      doubtful,
      shown: shown === certain ? copy : game.clone(shown),
      done: new Set(done),
    };
  }

  function rebuild(last: Link<G> | null): Mind<G> {
    const after: InForce<A>[] = [];
    let from = last;
    for (; from !== null && from.kept === null; from = from.before) after.push(from.entry);
    const mind = from?.kept ? copyMind(from.kept) : newMind();
    for (const entry of after.reverse()) learn(mind, entry);
    if (last !== null && after.length >= LANDING && mind.doubtful.length === 0) last.kept = copyMind(mind);
    return mind;
  }

  function learn(mind: Mind<G>, entry: InForce<A>, tell?: Tell<G['fact']>): void {
    if (entry.kind === 'reveal' && mind.doubtful.some(other => answers(entry, other))) {
      resolve(mind, entry);
      return;
    }
    if (entry.kind === 'hidden') beginToDoubt(mind);
    if (mind.shown !== mind.certain) mind.doubtful = [...mind.doubtful, entry];
    take(mind.shown, mind.done, entry, GUESS, tell);
  }

  /** From here on what is shown is a guess, and no longer what is certain. */
  function beginToDoubt(mind: Mind<G>): void {
    if (mind.shown === mind.certain) mind.shown = game.clone(mind.certain);
  }

  /** Plays an entry on a state that somebody believes in. */
  function take(state: S, done: Set<Seat>, entry: InForce<A>, rng: Rng, tell?: Tell<G['fact']>): void {
    switch (entry.kind) {
      case 'play':
        // Seats that are done by hearsay alone must not bring a common step to its end.
        assumeAll(state, done, false);
        game.play(state, entry.actor, entry.action, tell);
        assumeAll(state, done, true);
        break;
      case 'back':
        game.takeBack(state, entry.seat);
        break;
      case 'done':
        done.add(entry.seat);
        assume(state, entry.seat, true);
        break;
      case 'reopened':
        done.delete(entry.seat);
        assume(state, entry.seat, false);
        break;
      case 'hidden':
        game.play(state, entry.seat, pick(alike(state, entry.seat, entry.shows), rng), tell);
        break;
      case 'reveal':
        assumeAll(state, done, false);
        done.clear();
        // The viewer's own answers were played when he gave them.
        if (entry.seat !== viewer) for (const action of entry.actions) game.play(state, entry.seat, action, tell);
        break;
    }
  }

  /** The seat's legal answers that look the same from outside. */
  function alike(state: S, seat: Seat, shows: Json): readonly A[] {
    const question = questionOn(state);
    const info = question && game.steps[question.step];
    if (info?.kind !== 'ask' || info.secret === null) throw new Error('nothing is hidden in this step');
    const { secret } = info;
    return game.legal(state, seat).filter(action => same(secret.shows(action.answer, question?.data), shows));
  }

  /** A hidden answer has come to light: from it to the next that is hidden, all is certain. */
  function resolve(mind: Mind<G>, reveal: Reveal<A>): void {
    const known = mind.doubtful.map(entry => (answers(reveal, entry) ? playOf<A>(reveal) : entry));
    const doubt = known.findIndex(entry => entry.kind === 'hidden');
    const certain = doubt < 0 ? known : known.slice(0, doubt);
    mind.done = new Set();
    for (const entry of certain) take(mind.certain, mind.done, entry, GUESS);
    mind.doubtful = doubt < 0 ? [] : known.slice(doubt);
    mind.shown = doubt < 0 ? mind.certain : game.clone(mind.certain);
    for (const entry of mind.doubtful) take(mind.shown, mind.done, entry, GUESS);
  }

  function imagine({ certain, doubtful, done: known }: Mind<G>, rng: Rng): S {
    const state = game.clone(certain);
    const done = new Set(doubtful.length === 0 ? known : []);
    for (const entry of doubtful) take(state, done, entry, rng);
    assumeAll(state, done, false);
    for (const seat of done)
      while (game.waiting(state).includes(seat)) game.play(state, seat, pick(game.legal(state, seat), rng));
    return state;
  }

  function lineFrom(begun: Mind<G>, from: Moment<G>): Timeline<G> {
    let mind = begun;
    let now = from;
    // Fields rather than getters: V8 gives an object made with getters a class of its own, which takes long, and keeps
    // all that they can reach until a full collection.
    const line: Writable<Timeline<G>> = {
      state: mind.shown,
      length: now.depth,
      last: now.value,
      isCertain: mind.doubtful.length === 0,
      hear(entry, tell) {
        let { value: last } = now;
        if (entry.kind === 'undo') {
          ({ value: last } = momentAt(now, entry.to));
          mind = rebuild(last);
        } else if (entry.kind !== 'note') {
          const { step = '', number: question = -1 } = questionOn(mind.shown) ?? {};
          // Whoever hears a fact may look at the state that it is told of.
          if (entry.kind === 'hidden') beginToDoubt(mind);
          line.state = mind.shown;
          learn(mind, entry, tell);
          const sinceKept = (last?.sinceKept ?? 0) + 1;
          const isKept = sinceKept >= STRIDE && mind.doubtful.length === 0;
          last = {
            entry,
            at: now.depth,
            step,
            question,
            before: last,
            kept: isKept ? copyMind(mind) : null,
            sinceKept: isKept ? 0 : sinceKept,
          };
        }
        now = extend(now, last);
        line.state = mind.shown;
        line.length = now.depth;
        line.last = last;
        line.isCertain = mind.doubtful.length === 0;
      },
      fork(length = now.depth) {
        if (length === now.depth) return lineFrom(copyMind(mind), now);
        const moment = momentAt(now, length);
        return lineFrom(rebuild(moment.value), moment);
      },
      imagine: rng => imagine(mind, rng),
    };
    return line;
  }

  return lineFrom(newMind(), beginTrail<Link<G> | null>(null));
}

function momentAt<G extends Shape>(now: Moment<G>, length: number): Moment<G> {
  const moment = backTo(now, ({ depth }) => depth > length);
  if (moment === null || moment.depth !== length) throw new Error(`there is no moment ${length} to go back to`);
  return moment;
}

type Reveal<A> = Extract<ToldEntry<A>, { readonly kind: 'reveal' }>;

/** Whether that hidden answer is the one that comes to light. */
const answers = <A>(reveal: Reveal<A>, entry: ToldEntry<A>): boolean =>
  entry.kind === 'hidden' && entry.question === reveal.question && entry.seat === reveal.seat;

function playOf<A>({ seat, actions: [action] }: Reveal<A>): InForce<A> {
  if (action === undefined) throw new Error('a hidden answer comes to light with what it was');
  return { kind: 'play', actor: seat, action };
}

/** For what is only looked at, any answer will do: by the law of `Told` they all look the same. */
const GUESS: Rng = { below: () => 0 };

function assumeAll(state: Shape['state'], seats: ReadonlySet<Seat>, done: boolean): void {
  if (seats.size > 0) for (const seat of seats) assume(state, seat, done);
}

/** Whether a seat counts as done with its part of the common step on the table, whatever it answered. */
function assume(state: Shape['state'], seat: Seat, done: boolean): void {
  const part = questionOn(state)?.parts?.[seat];
  if (part) part.done = done;
}
