import type { Game, Start } from './game.ts';
import { same, type Json } from './json.ts';
import { effective, playEntry, type EffectiveEntry, type Entry } from './log.ts';
import type { Note } from './notes.ts';
import { pick, type Rng } from './rng.ts';
import { SEATS, type Actor, type Seat, type Viewer } from './seats.ts';
import type { AnyAction, AnyFrame, AnyOptions, Shape, Tell } from './steps.ts';

/** A log entry as one viewer may know it. */
export type ToldEntry<A> =
  | { readonly kind: 'play'; readonly actor: Actor; readonly action: A }
  /** One's own way back; nobody else hears of a `retract`. */
  | { readonly kind: 'back'; readonly seat: Seat; readonly back: 'retract' | 'reopen' }
  /** Another's answer to question number `question`, hidden for now: only what it shows. */
  | { readonly kind: 'hidden'; readonly question: number; readonly seat: Seat; readonly shows: Json }
  /** Another's part in a step played together. */
  | { readonly kind: 'done' | 'reopened'; readonly seat: Seat }
  /** What the seat had answered to that question. */
  | { readonly kind: 'reveal'; readonly question: number; readonly seat: Seat; readonly actions: readonly A[] }
  /** `to` counts the entries this viewer was told. */
  | { readonly kind: 'undo'; readonly to: number }
  | { readonly kind: 'note'; readonly note: Note };

/** All that leaves the table for one viewer. */
export interface Told<A = AnyAction, O = AnyOptions> extends Start<O> {
  readonly game: string;
  readonly rules: number;
  readonly viewer: Viewer;
  readonly entries: readonly ToldEntry<A>[];
}

const VIEWERS: readonly Viewer[] = [...SEATS, 'spectator'];

interface HiddenAnswer<A> {
  readonly question: number;
  readonly seat: Seat;
  readonly action: A;
  readonly until: string;
}

/** A match as it is told, entry by entry, to everyone who watches it. */
export interface Narration<G extends Shape> {
  /** The true state. To be read, not edited. */
  readonly state: G['state'];
  readonly log: readonly Entry<G['action']>[];
  append(entry: Entry<G['action']>, tell?: Tell<G['fact']>): void;
  told(viewer: Viewer): Told<G['action'], G['options']>;
}

export function narrate<G extends Shape>(
  game: Game<G>,
  start: Start<G['options']>,
  log: readonly Entry<G['action']>[] = [],
): Narration<G> {
  type A = G['action'];
  const entries: Entry<A>[] = [];
  const heard = new Map(VIEWERS.map(viewer => [viewer, { told: [] as ToldEntry<A>[], marks: [0] }]));
  let state = game.setup(start.seats, start.options);
  let hidden: readonly HiddenAnswer<A>[] = [];

  const topFrame = (): AnyFrame => {
    const frame = state.agenda.at(-1);
    if (frame === undefined) throw new Error('the game is over');
    return frame;
  };

  /** What each viewer hears of an answer; asked after it was played to `frame`. */
  function hearPlay(viewer: Viewer, frame: AnyFrame, actor: Actor, action: A): readonly ToldEntry<A>[] {
    const info = game.steps[frame.step];
    if (viewer === actor) return [{ kind: 'play', actor, action }];
    if (info?.kind === 'together') return isDone(frame, actor as Seat) ? [{ kind: 'done', seat: actor as Seat }] : [];
    if (info?.kind === 'ask' && info.secret !== null) {
      const shows = info.secret.shows(action.answer, frame.data);
      return [{ kind: 'hidden', question: frame.number, seat: actor as Seat, shows }];
    }
    return [{ kind: 'play', actor, action }];
  }

  /** What an answer just given to `frame` brings to light, for everyone. */
  function reveals(frame: AnyFrame): readonly ToldEntry<A>[] {
    if (frame.parts !== null) {
      if (!frame.parts.every(part => part === null || part.done)) return [];
      return frame.parts.flatMap((part, seat): ToldEntry<A>[] => {
        if (part === null) return [];
        const actions = part.answers.map(answer => ({ step: frame.step, answer }));
        return [{ kind: 'reveal', question: frame.number, seat: seat as Seat, actions }];
      });
    }
    return hidden
      .filter(answer => answer.until === frame.step)
      .map(({ question, seat, action }) => ({ kind: 'reveal', question, seat, actions: [action] }));
  }

  /** Keeps the list of hidden answers after an answer to `frame`. */
  function keepHidden(frame: AnyFrame, actor: Actor, action: A): void {
    const info = game.steps[frame.step];
    hidden = hidden.filter(answer => answer.until !== frame.step);
    if (info?.kind === 'ask' && info.secret !== null)
      hidden = [...hidden, { question: frame.number, seat: actor as Seat, action, until: info.secret.until }];
  }

  /** How many entries the viewer had been told when the log had `to`. */
  const markOf = (viewer: Viewer, to: number): number => heard.get(viewer)?.marks[to] ?? 0;

  /** Plays the match again up to what is left of it. */
  function rewind(): void {
    state = game.setup(start.seats, start.options);
    hidden = [];
    for (const entry of effective<Entry<A>>(entries)) {
      const frame = topFrame();
      playEntry(game, state, entry);
      if (entry.kind === 'play') keepHidden(frame, entry.actor, entry.action);
    }
  }

  function append(entry: Entry<A>, tell?: Tell<G['fact']>): void {
    entries.push(entry);
    let hearing: (viewer: Viewer) => readonly ToldEntry<A>[];
    switch (entry.kind) {
      case 'undo':
        rewind();
        hearing = viewer => [{ kind: 'undo', to: markOf(viewer, entry.to) }];
        break;
      case 'note': {
        const { note } = entry;
        hearing = viewer =>
          note.note === 'asks' ? [{ kind: 'note', note: { ...note, to: markOf(viewer, note.to) } }] : [entry];
        break;
      }
      case 'back': {
        const { seat, back } = entry;
        game.takeBack(state, seat);
        hearing = viewer => (viewer === seat ? [entry] : back === 'reopen' ? [{ kind: 'reopened', seat }] : []);
        break;
      }
      case 'play': {
        const { actor, action } = entry;
        const frame = topFrame();
        game.play(state, actor, action, tell);
        const revealed = reveals(frame);
        keepHidden(frame, actor, action);
        hearing = viewer => [...hearPlay(viewer, frame, actor, action), ...revealed];
        break;
      }
    }
    for (const [viewer, { told, marks }] of heard) {
      told.push(...hearing(viewer));
      marks.push(told.length);
    }
  }

  for (const entry of log) append(entry);
  return {
    get state() {
      return state;
    },
    log: entries,
    append,
    told: viewer => ({
      game: game.id,
      rules: game.rules,
      seats: start.seats,
      options: start.options,
      viewer,
      entries: heard.get(viewer)?.told ?? [],
    }),
  };
}

const isDone = (frame: AnyFrame, seat: Seat): boolean => frame.parts?.[seat]?.done === true;

/**
 * States that the viewer must hold possible: where an answer is hidden from him, any legal one with the same public part.
 * What he knows for certain is folded once; each call imagines the rest anew.
 */
export function imaginer<G extends Shape>(
  game: Game<G>,
  told: Told<G['action'], G['options']>,
): (rng: Rng, tell?: Tell<G['fact']>) => G['state'] {
  type S = G['state'];
  type A = G['action'];
  const entries = effective<ToldEntry<A>>(told.entries);
  const revealed = new Map<string, readonly A[]>();
  for (const entry of entries)
    if (entry.kind === 'reveal') revealed.set(`${entry.question} ${entry.seat}`, entry.actions);

  const isCertain = (entry: EffectiveEntry<ToldEntry<A>>): boolean =>
    entry.kind !== 'hidden' || revealed.has(`${entry.question} ${entry.seat}`);
  const doubt = entries.findIndex(entry => !isCertain(entry));
  const certain = doubt < 0 ? entries : entries.slice(0, doubt);
  const rest = doubt < 0 ? [] : entries.slice(doubt);

  /** Seats that the last entries call done in the step now on the table. */
  const doneNow = new Set<Seat>();

  function follow(state: S, entry: EffectiveEntry<ToldEntry<A>>, rng: Rng | null, tell?: Tell<G['fact']>): void {
    switch (entry.kind) {
      case 'play':
      case 'back':
        playEntry(game, state, entry, tell);
        break;
      case 'done':
        doneNow.add(entry.seat);
        break;
      case 'reopened':
        doneNow.delete(entry.seat);
        break;
      case 'hidden': {
        const known = revealed.get(`${entry.question} ${entry.seat}`)?.[0];
        if (known === undefined && rng === null) throw new Error('an answer still hidden is not certain');
        game.play(state, entry.seat, known ?? pick(alike(state, entry.seat, entry.shows), rng as Rng), tell);
        break;
      }
      case 'reveal': {
        const frame = state.agenda.at(-1);
        // A hidden answer was put in its place already; a common step's answers are played now, others' after one's own.
        if (frame?.number !== entry.question || frame.parts === null) break;
        doneNow.delete(entry.seat);
        if (entry.seat !== told.viewer) for (const action of entry.actions) game.play(state, entry.seat, action, tell);
        break;
      }
    }
  }

  /** The seat's legal answers that look the same from outside. */
  function alike(state: S, seat: Seat, shows: Json): readonly A[] {
    const frame = state.agenda.at(-1);
    const info = frame && game.steps[frame.step];
    if (info?.kind !== 'ask' || info.secret === null) throw new Error('nothing is hidden in this step');
    const { secret } = info;
    return game.legal(state, seat).filter(action => same(secret.shows(action.answer, frame?.data), shows));
  }

  const base = game.setup(told.seats, told.options);
  const facts: G['fact'][] = [];
  for (const entry of certain) follow(base, entry, null, fact => facts.push(fact));
  const doneBefore = new Set(doneNow);

  return (rng, tell) => {
    if (tell) facts.forEach(tell);
    const state = game.clone(base);
    doneNow.clear();
    for (const seat of doneBefore) doneNow.add(seat);
    for (const entry of rest) follow(state, entry, rng, tell);
    for (const seat of doneNow) {
      while (game.waiting(state).includes(seat)) game.play(state, seat, pick(game.legal(state, seat), rng));
    }
    return state;
  };
}

export const imagine = <G extends Shape>(game: Game<G>, told: Told<G['action'], G['options']>, rng: Rng): G['state'] =>
  imaginer(game, told)(rng);
