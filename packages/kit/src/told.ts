import type { Game, Start } from './game.ts';
import type { Json } from './json.ts';
import type { Entry } from './log.ts';
import type { Note } from './notes.ts';
import { isDone, questionOn } from './question.ts';
import { seatsOf, type Actor, type Seat, type Viewer } from './seats.ts';
import type { AnyAction, AnyFrame, AnyOptions, Shape, Tell } from './steps.ts';
import { timeline, type Played, type Timeline } from './timeline.ts';

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
  readonly viewer: Viewer;
  readonly entries: readonly ToldEntry<A>[];
}

interface HiddenAnswer<A> {
  readonly question: number;
  readonly seat: Seat;
  readonly action: A;
  readonly until: string;
}

/** A match on which one can go ahead without anybody hearing of it. */
export interface Ahead<G extends Shape> {
  /** To be read, not edited. */
  readonly state: G['state'];
  append(entry: Entry<G['action']>): void;
}

/** A match as it is told, entry by entry, to everyone who watches it. What is told is worked out once for each viewer. */
export interface Narration<G extends Shape> {
  /** The true state. To be read, not edited. */
  readonly state: G['state'];
  readonly log: readonly Entry<G['action']>[];
  /** The last entry in force. */
  readonly last: Played<G> | null;
  append(entry: Entry<G['action']>, tell?: Tell<G['fact']>): void;
  told(viewer: Viewer): Told<G['action'], G['options']>;
  ahead(): Ahead<G>;
  /** Makes what was tried ahead the match, without playing it again; `false` if the match has gone on since. */
  adopt(ahead: Ahead<G>): boolean;
  /** The state when the log had so many entries. A copy. */
  stateAt(length: number): G['state'];
}

/** What is known after an entry, apart from the state. Never changed, so that a try and the match can share it. */
interface Memory<A> {
  readonly length: number;
  readonly earlier: Memory<A> | null;
  readonly hidden: readonly HiddenAnswer<A>[];
  /** By viewer: how many entries he has been told. */
  readonly marks: readonly number[];
}

export function narrate<G extends Shape>(
  game: Game<G>,
  start: Start<G['options']>,
  log: readonly Entry<G['action']>[] = [],
): Narration<G> {
  type A = G['action'];
  const viewers: readonly Viewer[] = [...seatsOf(start.seats), 'spectator'];
  const entries: Entry<A>[] = [];
  const heard: readonly ToldEntry<A>[][] = viewers.map(() => []);

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

  /** How many entries the viewer had been told when the log had `to`. */
  const markOf = (memory: Memory<A>, viewer: number, to: number): number => earlier(memory, to).marks[viewer] ?? 0;

  /** Plays an entry and works out what each viewer hears of it. */
  function advance(
    line: Timeline<G>,
    memory: Memory<A>,
    entry: Entry<A>,
    tell?: Tell<G['fact']>,
  ): { readonly memory: Memory<A>; readonly news: readonly (readonly ToldEntry<A>[])[] } {
    const frame = questionOn<AnyFrame>(line.state);
    line.hear(entry, tell);
    let { hidden } = memory;
    let hearing: (viewer: Viewer, index: number) => readonly ToldEntry<A>[];
    switch (entry.kind) {
      case 'undo':
        ({ hidden } = earlier(memory, entry.to));
        hearing = (_, index) => [{ kind: 'undo', to: markOf(memory, index, entry.to) }];
        break;
      case 'note': {
        const { note } = entry;
        hearing = (_, index) =>
          note.note === 'asks' ? [{ kind: 'note', note: { ...note, to: markOf(memory, index, note.to) } }] : [entry];
        break;
      }
      case 'back': {
        const { seat, back } = entry;
        hearing = viewer => (viewer === seat ? [entry] : back === 'reopen' ? [{ kind: 'reopened', seat }] : []);
        break;
      }
      case 'play': {
        if (frame === null) throw new Error('the game is over');
        const { actor, action } = entry;
        const [before, after] = [broughtToLight(hidden, frame), finished<A>(frame)];
        hidden = hiddenAfter(hidden, frame, actor, action);
        // An answer that was hidden is known before the one that brings it to light, so that both can be played.
        hearing = viewer => [...before, ...hearPlay(viewer, frame, actor, action), ...after];
        break;
      }
    }
    const news = viewers.map(hearing);
    const marks = memory.marks.map((count, index) => count + (news[index]?.length ?? 0));
    return { memory: { length: memory.length + 1, earlier: memory, hidden, marks }, news };
  }

  function hiddenAfter(hidden: readonly HiddenAnswer<A>[], frame: AnyFrame, actor: Actor, action: A) {
    const info = game.steps[frame.step];
    const left = hidden.length === 0 ? hidden : hidden.filter(answer => answer.until !== frame.step);
    if (info?.kind !== 'ask' || info.secret === null) return left;
    return [...left, { question: frame.number, seat: actor as Seat, action, until: info.secret.until }];
  }

  let line = timeline(game, start);
  let memory: Memory<A> = { length: 0, earlier: null, hidden: [], marks: viewers.map(() => 0) };

  /** What was tried, with the memory it started from and what came of it. */
  interface Try {
    readonly from: Memory<A>;
    line: Timeline<G>;
    memory: Memory<A>;
    readonly entries: Entry<A>[];
    readonly news: (readonly (readonly ToldEntry<A>[])[])[];
  }
  const tries = new WeakMap<Ahead<G>, Try>();

  function keep(entry: Entry<A>, news: readonly (readonly ToldEntry<A>[])[]): void {
    entries.push(entry);
    for (const [index, list] of heard.entries()) list.push(...(news[index] ?? []));
  }

  function append(entry: Entry<A>, tell?: Tell<G['fact']>): void {
    const next = advance(line, memory, entry, tell);
    memory = next.memory;
    keep(entry, next.news);
  }

  for (const entry of log) append(entry);
  return {
    get state() {
      return line.state;
    },
    get last() {
      return line.last;
    },
    log: entries,
    append,
    told: viewer => ({
      game: game.id,
      rules: start.rules,
      seats: start.seats,
      options: start.options,
      viewer,
      entries: heard[viewers.indexOf(viewer)] ?? [],
    }),
    ahead() {
      const trying: Try = { from: memory, line: line.fork(), memory, entries: [], news: [] };
      const ahead: Ahead<G> = {
        get state() {
          return trying.line.state;
        },
        append(entry) {
          const next = advance(trying.line, trying.memory, entry);
          trying.memory = next.memory;
          trying.entries.push(entry);
          trying.news.push(next.news);
        },
      };
      tries.set(ahead, trying);
      return ahead;
    },
    adopt(ahead) {
      const tried = tries.get(ahead);
      if (tried === undefined || tried.from !== memory) return false;
      ({ line, memory } = tried);
      for (const [index, entry] of tried.entries.entries()) keep(entry, tried.news[index] ?? []);
      return true;
    },
    stateAt: length => line.fork(length).state,
  };
}

/** What was known when the log had so many entries. */
function earlier<A>(memory: Memory<A>, length: number): Memory<A> {
  let then = memory;
  while (then.length > length && then.earlier !== null) then = then.earlier;
  return then;
}

/** Hidden answers that an answer to `frame` brings to light, for everyone. */
const broughtToLight = <A>(hidden: readonly HiddenAnswer<A>[], frame: AnyFrame): readonly ToldEntry<A>[] =>
  hidden
    .filter(answer => answer.until === frame.step)
    .map(({ question, seat, action }) => ({ kind: 'reveal', question, seat, actions: [action] }));

/** Everybody's answers in a common step that has just ended. */
function finished<A>({ step, number: question, parts }: AnyFrame): readonly ToldEntry<A>[] {
  if (parts === null || !parts.every(part => part === null || part.done)) return [];
  return parts.flatMap((part, seat): ToldEntry<A>[] => {
    if (part === null) return [];
    const actions = part.answers.map(answer => ({ step, answer }) as A);
    return [{ kind: 'reveal', question, seat: seat as Seat, actions }];
  });
}
