import type { Game, Start } from './game.ts';
import type { Json } from './json.ts';
import type { Draw, Entry } from './log.ts';
import type { Note } from './notes.ts';
import { isDone, questionOn } from './question.ts';
import type { Actor, Seat, Viewer } from './seats.ts';
import type { AnyAction, AnyFrame, AnyOptions, Shape, Tell } from './steps.ts';
import { timeline, type Played, type Timeline } from './timeline.ts';
import { backTo, beginTrail, extend, type Trail } from './trail.ts';

/** A log entry as one viewer may know it. */
export type ToldEntry<A> =
  | { readonly kind: 'play'; readonly actor: Actor; readonly action: A; readonly draw?: Draw }
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

/** A match on which one can go ahead without anybody hearing of it, as long as it has not gone on itself. */
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

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type ToldPlay<A> = Extract<ToldEntry<A>, { readonly kind: 'play' }>;

/** What is told of an entry to the seat it is of, and to all others. */
interface Parted<A> {
  readonly kind: 'parted';
  readonly seat: Actor;
  readonly own: readonly ToldEntry<A>[];
  readonly others: readonly ToldEntry<A>[];
}

/**
 * What is told of an entry. Most are told to all as they are, and nothing is kept of those beside the entry itself: it is
 * there as long as the match is. Where it counts entries, it counts the log's.
 */
type Spoken<A> = ToldEntry<A> | Parted<A>;

/** Where a viewer hears. It is told what was spoken only when somebody asks. */
interface Ear<A> {
  readonly entries: ToldEntry<A>[];
  /** By length of the log: how many entries he had been told by then. */
  readonly marks: number[];
}

/** What is hidden since the log had so many entries. Never changed, so that a try and the match can share it. */
interface Hidden<A> {
  readonly since: number;
  readonly answers: readonly HiddenAnswer<A>[];
}

/** A match that goes on: the one there is, or one that is tried. */
interface Course<G extends Shape> {
  line: Timeline<G>;
  hidden: Trail<Hidden<G['action']>>;
  readonly log: Entry<G['action']>[];
  readonly spoken: Spoken<G['action']>[];
}

/** What a try knows of itself. A map by weak references did this before: every collection went through all of it. */
const TRIED = Symbol('tried');

interface Tried<G extends Shape> extends Ahead<G> {
  readonly [TRIED]: {
    /** Of which match, and how long its log was. */
    readonly match: Course<G>;
    readonly from: number;
    /** A copy that has gone on: whoever only looks needs none. */
    course?: Course<G>;
  };
}

export function narrate<G extends Shape>(
  game: Game<G>,
  start: Start<G['options']>,
  log: readonly Entry<G['action']>[] = [],
): Narration<G> {
  type A = G['action'];
  const ears = new Map<Viewer, Ear<A>>();
  const match: Course<G> = {
    line: timeline(game, start),
    hidden: beginTrail<Hidden<A>>({ since: 0, answers: [] }),
    log: [],
    spoken: [],
  };

  /** Plays an entry and finds words for it. */
  function advance(course: Course<G>, entry: Entry<A>, tell?: Tell<G['fact']>): void {
    const frame = questionOn<AnyFrame>(course.line.state);
    course.line.hear(entry, tell);
    const { answers: hidden } = course.hidden.value;
    course.spoken.push(entry.kind === 'play' ? speakOfPlay(hidden, entry, frame) : speakOf(entry));
    course.log.push(entry);
    const answers = hiddenAfter(course.hidden, entry, frame);
    if (answers !== hidden) course.hidden = extend(course.hidden, { since: course.line.length, answers });
  }

  function speakOfPlay(hidden: readonly HiddenAnswer<A>[], open: ToldPlay<A>, frame: AnyFrame | null): Spoken<A> {
    if (frame === null) throw new Error('the game is over');
    const [before, after, heard] = [broughtToLight(hidden, frame), finished<A>(frame), hearsay(frame, open)];
    if (heard === open && before.length === 0 && after.length === 0) return open;
    // An answer that was hidden is known before the one that brings it to light, so that both can be played.
    return {
      kind: 'parted',
      seat: open.actor,
      own: [...before, open, ...after],
      others: [...before, ...(heard === null ? [] : [heard]), ...after],
    };
  }

  /** What all but its actor hear of an answer, if anything; asked after it was played to `frame`. */
  function hearsay(frame: AnyFrame, open: ToldPlay<A>): ToldEntry<A> | null {
    const info = game.steps[frame.step];
    const seat = open.actor as Seat;
    if (info?.kind === 'together') return isDone(frame, seat) ? { kind: 'done', seat } : null;
    if (info?.kind === 'ask' && info.secret !== null) {
      const shows = info.secret.shows(open.action.answer, frame.data);
      return { kind: 'hidden', question: frame.number, seat, shows };
    }
    return open;
  }

  /** The same list, if nothing has changed. */
  function hiddenAfter(hidden: Trail<Hidden<A>>, entry: Entry<A>, frame: AnyFrame | null): readonly HiddenAnswer<A>[] {
    const { answers } = hidden.value;
    if (entry.kind === 'undo') return hiddenAt(hidden, entry.to);
    if (entry.kind !== 'play' || frame === null) return answers;
    const left = answers.some(({ until }) => until === frame.step)
      ? answers.filter(({ until }) => until !== frame.step)
      : answers;
    const info = game.steps[frame.step];
    if (info?.kind !== 'ask' || info.secret === null) return left;
    const [question, seat] = [frame.number, entry.actor as Seat];
    return [...left, { question, seat, action: entry.action, until: info.secret.until }];
  }

  function earOf(viewer: Viewer): Ear<A> {
    const known = ears.get(viewer);
    if (known !== undefined) return known;
    const ear: Ear<A> = { entries: [], marks: [0] };
    ears.set(viewer, ear);
    return ear;
  }

  /** All that was told to a viewer. */
  function told(viewer: Viewer): readonly ToldEntry<A>[] {
    const { entries, marks } = earOf(viewer);
    for (let at = marks.length - 1; at < match.spoken.length; at++) {
      const spoken = match.spoken[at] as Spoken<A>;
      if (spoken.kind !== 'parted') entries.push(countedBy(marks, spoken));
      else
        for (const entry of viewer === spoken.seat ? spoken.own : spoken.others) entries.push(countedBy(marks, entry));
      marks.push(entries.length);
    }
    return entries;
  }

  for (const entry of log) advance(match, entry);
  // Fields rather than getters, as in a timeline.
  const narration: Writable<Narration<G>> = {
    state: match.line.state,
    last: match.line.last,
    log: match.log,
    append(entry, tell) {
      advance(match, entry, tell);
      refresh();
    },
    told: viewer => ({
      game: game.id,
      rules: start.rules,
      seats: start.seats,
      options: start.options,
      viewer,
      entries: told(viewer),
    }),
    ahead() {
      const from = match.log.length;
      const ahead: Writable<Tried<G>> = {
        state: match.line.state,
        append(entry) {
          if (match.log.length !== from) throw new Error('the match has gone on since');
          const { course = { line: match.line.fork(), hidden: match.hidden, log: [], spoken: [] } } = ahead[TRIED];
          ahead[TRIED].course = course;
          advance(course, entry);
          ahead.state = course.line.state;
        },
        [TRIED]: { match, from },
      };
      return ahead;
    },
    adopt(ahead) {
      const tried = (ahead as Partial<Tried<G>>)[TRIED];
      if (tried?.match !== match || tried.from !== match.log.length) return false;
      if (tried.course === undefined) return true;
      const { line, hidden, log: entries, spoken } = tried.course;
      match.line = line;
      match.hidden = hidden;
      match.log.push(...entries);
      match.spoken.push(...spoken);
      refresh();
      return true;
    },
    stateAt: length => match.line.fork(length).state,
  };

  function refresh(): void {
    narration.state = match.line.state;
    narration.last = match.line.last;
  }

  return narration;
}

/** What was hidden when the log had so many entries. */
const hiddenAt = <A>(hidden: Trail<Hidden<A>>, length: number): readonly HiddenAnswer<A>[] =>
  backTo(hidden, ({ value: { since } }) => since > length)?.value.answers ?? [];

/** What is told of entries that answer nothing. */
function speakOf<A>(entry: Exclude<Entry<A>, { kind: 'play' }>): Spoken<A> {
  if (entry.kind !== 'back') return entry;
  const { seat, back } = entry;
  return { kind: 'parted', seat, own: [entry], others: back === 'reopen' ? [{ kind: 'reopened', seat }] : [] };
}

/** The entry as a viewer hears it: where it says how far back something goes, by what he was told himself. */
function countedBy<A>(marks: readonly number[], entry: ToldEntry<A>): ToldEntry<A> {
  if (entry.kind === 'undo') return { kind: 'undo', to: marks[entry.to] ?? 0 };
  if (entry.kind === 'note' && entry.note.note === 'asks')
    return { kind: 'note', note: { ...entry.note, to: marks[entry.note.to] ?? 0 } };
  return entry;
}

/** Hidden answers that an answer to `frame` brings to light, for everyone. */
const broughtToLight = <A>(hidden: readonly HiddenAnswer<A>[], frame: AnyFrame): readonly ToldEntry<A>[] =>
  hidden.flatMap(({ question, seat, action, until }) =>
    until === frame.step ? [{ kind: 'reveal', question, seat, actions: [action] }] : [],
  );

/** Everybody's answers in a common step that has just ended. */
function finished<A>({ step, number: question, parts }: AnyFrame): readonly ToldEntry<A>[] {
  if (parts === null || !parts.every(part => part === null || part.done)) return [];
  return parts.flatMap((part, seat): ToldEntry<A>[] => {
    if (part === null) return [];
    const actions = part.answers.map(answer => ({ step, answer }) as A);
    return [{ kind: 'reveal', question, seat: seat as Seat, actions }];
  });
}
