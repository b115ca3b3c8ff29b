import type { Rng } from './rng.ts';
import { questionOn } from './question.ts';
import { same } from './json.ts';
import { NATURE, SEATS, bySeat, seatsOf, type Actor, type BySeat, type Seat, type Viewer } from './seats.ts';
import type {
  AnyAction,
  AnyFrame,
  AnyStep,
  DataOf,
  Frame,
  Part,
  Shape,
  Staged,
  StepId,
  StepInfo,
  Steps,
  Tell,
  Weighted,
} from './steps.ts';

/** A seat's way back in a `together` step: its last answer (`retract`), or the one that ended its part (`reopen`). */
export const BACKS = ['retract', 'reopen'] as const;
export type Back = (typeof BACKS)[number];

/** Puts steps of one game on its agenda. What is put there last is dealt with first. */
export function agendaOf<T>() {
  function push<K extends StepId<T>>(state: Staged<T>, step: K, actor: Actor, data: DataOf<T, K>): void {
    state.agenda.push({ step, number: state.asked++, actor, data, parts: null });
  }
  return {
    /** A question to one seat. */
    ask: push,
    /** A step of any other kind. */
    schedule: <K extends StepId<T>>(state: Staged<T>, step: K, data: DataOf<T, K>): void =>
      push(state, step, NATURE, data),
  };
}

const ONLY_NATURE: readonly Actor[] = [NATURE];
const ONLY: BySeat<readonly Actor[]> = SEATS.map(seat => [seat]) as unknown as BySeat<readonly Actor[]>;
const NOBODY: readonly Actor[] = [];

/** Plays a game's steps. Everything it does is in the state it is given; it keeps nothing. */
export function engine<G extends Shape>(table: Steps<G>) {
  type S = G['state'];
  type A = G['action'];
  // The one place where a frame's link to the types of its step is taken on trust.
  const steps = table as unknown as Readonly<Record<string, AnyStep<G>>>;

  const top = (state: S): AnyFrame | null => questionOn<AnyFrame>(state);
  const stepOf = (name: string): AnyStep<G> => {
    const step = steps[name];
    if (step === undefined) throw new Error(`there is no step ${name}`);
    return step;
  };
  const action = (step: string, answer: unknown): A => ({ step, answer });

  /** Runs what needs nobody, until someone must act or nothing is left. */
  function settle(state: S, tell?: Tell<G['fact']>): void {
    const { agenda } = state;
    for (let frame = top(state); frame !== null; frame = top(state)) {
      const step = stepOf(frame.step);
      if (step.kind === 'auto') {
        agenda.pop();
        step.run(state, frame.data, tell);
      } else if (step.kind === 'together') {
        const parts = frame.parts ?? begin(state, frame, step);
        // A new frame rather than an edited one: clones share the frames that have not begun.
        if (frame.parts === null) agenda[agenda.length - 1] = { ...frame, parts };
        if (!parts.every(part => part === null || part.done)) return;
        agenda.pop();
        step.finish(state, frame.data, parts, tell);
      } else return;
    }
  }

  type TogetherStep = Extract<AnyStep<G>, { kind: 'together' }>;

  function begin(state: S, frame: AnyFrame, step: TogetherStep): BySeat<Part<unknown, unknown> | null> {
    return bySeat(state.players, seat => {
      const work = step.begin(state, frame.data, seat);
      return work === null ? null : { answers: [], done: false, work };
    });
  }

  const copyPart = (step: TogetherStep, part: Part<unknown, unknown>): Part<unknown, unknown> => ({
    answers: part.answers.slice(),
    done: part.done,
    work: step.copy(part.work),
  });

  function answersOf(state: S, frame: AnyFrame, seat: Seat): readonly unknown[] {
    const step = stepOf(frame.step);
    if (step.kind === 'ask') return frame.actor === seat ? step.answers(state, frame.data, seat) : [];
    const part = frame.parts?.[seat];
    return step.kind === 'together' && part?.done === false ? step.answers(part.work, state, frame.data, seat) : [];
  }

  const isOpen = (frame: AnyFrame, seat: Seat): boolean => frame.parts?.[seat]?.done === false;

  return {
    /** Makes a new state ready for its first question. */
    settle,

    /** Who may act now; nobody when the game is over. */
    waiting(state: S): readonly Actor[] {
      const frame = top(state);
      if (frame === null) return NOBODY;
      if (frame.parts !== null) return seatsOf(state.players).filter(seat => isOpen(frame, seat));
      return frame.actor === NATURE ? ONLY_NATURE : ONLY[frame.actor];
    },

    /** Every forward action of the seat, in a fixed order. */
    legal(state: S, seat: Seat): readonly A[] {
      const frame = top(state);
      return frame === null ? [] : answersOf(state, frame, seat).map(answer => action(frame.step, answer));
    },

    /** Whether the dice or the deck could answer this now. */
    admits(state: S, { step: name, answer }: A): boolean {
      const frame = top(state);
      if (frame === null || frame.step !== name) return false;
      const step = stepOf(name);
      return step.kind === 'chance' && step.admits(state, frame.data, answer);
    },

    /** What the dice or the deck say, when nature must act. */
    sample(state: S, rng: Rng): A {
      const frame = top(state);
      if (frame === null) throw new Error('the game is over');
      const step = stepOf(frame.step);
      if (step.kind !== 'chance') throw new Error(`${frame.step} is not decided by chance`);
      return action(frame.step, step.sample(state, frame.data, rng));
    },

    /** All that the dice or the deck may say, with weights; `null` where that is too much to list. */
    outcomes(state: S): readonly Weighted<A>[] | null {
      const frame = top(state);
      if (frame === null) throw new Error('the game is over');
      const step = stepOf(frame.step);
      if (step.kind !== 'chance') throw new Error(`${frame.step} is not decided by chance`);
      const outcomes = step.outcomes?.(state, frame.data);
      if (outcomes === undefined) return null;
      return outcomes.map(({ answer, weight }) => ({ answer: action(frame.step, answer), weight }));
    },

    /** Answers the question on the table, in place. Trusts the answer to be legal. */
    play(state: S, actor: Actor, { step: name, answer }: A, tell?: Tell<G['fact']>): void {
      const frame = top(state);
      if (frame === null) throw new Error('the game is over');
      if (frame.step !== name) throw new Error(`expected an answer to ${frame.step}, got one to ${name}`);
      const step = stepOf(name);
      switch (step.kind) {
        case 'ask':
          if (frame.actor !== actor) throw new Error(`${name} is not asked of ${actor}`);
          state.agenda.pop();
          step.resolve(state, frame.data, answer, frame.actor as Seat, tell);
          break;
        case 'chance':
          state.agenda.pop();
          step.resolve(state, frame.data, answer, tell);
          break;
        case 'together': {
          const part = actor === NATURE ? null : frame.parts?.[actor];
          if (part?.done !== false) throw new Error(`${actor} has no open part in ${name}`);
          part.answers.push(answer);
          part.done = step.act(part.work, answer, state, frame.data, actor as Seat);
          break;
        }
        case 'auto':
          throw new Error(`${name} takes no answer`);
      }
      settle(state, tell);
    },

    /** The seat's ways back. Never part of `legal`, so that random play and search do not walk in circles. */
    back(state: S, seat: Seat): readonly Back[] {
      const frame = top(state);
      const part = frame?.parts?.[seat];
      if (frame === null || part === undefined || part === null || part.answers.length === 0) return [];
      if (!part.done) return ['retract'];
      const step = stepOf(frame.step);
      return step.kind === 'together' && step.reopens ? ['reopen'] : [];
    },

    /** Takes the seat's last answer back, in place: its work is folded again without it. */
    takeBack(state: S, seat: Seat): void {
      const frame = top(state);
      const part = frame?.parts?.[seat];
      if (frame === null || !part) throw new Error(`${seat} has nothing to take back`);
      const step = stepOf(frame.step);
      if (step.kind !== 'together') throw new Error(`${frame.step} is not played together`);
      part.answers.pop();
      part.done = false;
      part.work = step.begin(state, frame.data, seat);
      for (const answer of part.answers) step.act(part.work, answer, state, frame.data, seat);
    },

    /** A copy of the agenda that shares nothing which is edited. */
    copyAgenda(state: S): Frame<G['steps']>[] {
      const copy = state.agenda.slice();
      const frame = copy[copy.length - 1];
      // Only the topmost frame can have begun.
      if (frame !== undefined && frame.parts !== null) {
        const step = stepOf(frame.step) as TogetherStep;
        const parts = frame.parts.map(part => part && copyPart(step, part));
        copy[copy.length - 1] = { ...frame, parts: parts as BySeat<Part<unknown, unknown> | null> };
      }
      return copy as unknown as Frame<G['steps']>[];
    },

    /** The frame as `viewer` may see it: of a `together` step only his own part, of others' whether they are done. */
    redact(frame: Frame<G['steps']>, viewer: Viewer): FrameView<G['steps']> {
      const { step: name, number, actor, data, parts } = frame as unknown as AnyFrame;
      const step = stepOf(name);
      const shown = step.kind === 'ask' && step.hide !== undefined ? step.hide(data, viewer) : data;
      const seats = parts?.map((part, seat) => {
        if (part === null) return null;
        if (seat !== viewer) return { done: part.done, answers: null, work: null };
        return copyPart(step as TogetherStep, part);
      });
      return { step: name, number, actor, data: shown, parts: seats ?? null } as unknown as FrameView<G['steps']>;
    },

    /** Why the answer is not legal, in the game's own terms; nothing, if it is or if the seat was not asked. */
    refuse(state: S, seat: Seat, { step: name, answer }: A): G['reason'] | null {
      const frame = top(state);
      if (frame === null || frame.step !== name) return null;
      const answers = answersOf(state, frame, seat);
      if (answers.length === 0 || answers.some(legal => same(legal, answer))) return null;
      const step = stepOf(name);
      if (step.kind === 'ask') return step.refuse?.(state, frame.data, answer, seat) ?? null;
      const part = frame.parts?.[seat];
      if (step.kind === 'together' && part) return step.refuse?.(part.work, state, frame.data, answer, seat) ?? null;
      return null;
    },

    /** An answer is of its step's type if the step's notation can write it and reads the same back. */
    isAction({ step: name, answer }: AnyAction): boolean {
      const step = Object.hasOwn(steps, name) ? steps[name] : undefined;
      if (step === undefined || step.kind === 'auto') return false;
      try {
        const read = step.notation.parse(step.notation.print(answer));
        return read !== null && same(read, answer);
      } catch {
        // A notation may take its answer to be of the right type.
        return false;
      }
    },

    /** "place 3": the step's name, then the answer in the step's notation. */
    print({ step: name, answer }: A): string {
      const step = stepOf(name);
      if (step.kind === 'auto') throw new Error(`${name} takes no answer`);
      return `${name} ${step.notation.print(answer)}`.trimEnd();
    },

    /** Reads only what `print` writes, so that an action has one text. */
    parse(text: string): A | null {
      const [, name = '', rest = ''] = /^(\S+)(?: (.*))?$/s.exec(text) ?? [];
      const step = Object.hasOwn(steps, name) ? steps[name] : undefined;
      if (step === undefined || step.kind === 'auto') return null;
      const answer = step.notation.parse(rest);
      if (answer === null || `${name} ${step.notation.print(answer)}`.trimEnd() !== text) return null;
      return action(name, answer);
    },

    steps: Object.fromEntries(
      Object.entries(steps).map(([name, step]): [string, StepInfo] => {
        if (step.kind === 'ask') return [name, { kind: 'ask', secret: step.secret ?? null }];
        if (step.kind === 'together') return [name, { kind: 'together', reopens: step.reopens }];
        return [name, { kind: step.kind }];
      }),
    ),
  };
}

/** A frame as somebody may see it. */
export type FrameView<T> = {
  [K in StepId<T>]: {
    readonly step: K;
    readonly number: number;
    readonly actor: Actor;
    readonly data: DataOf<T, K>;
    readonly parts: readonly (PartView<T, K> | null)[] | null;
  };
}[StepId<T>];

/** `answers` and `work` are `null` where they belong to somebody else. */
export type PartView<T, K extends keyof T> = {
  readonly done: boolean;
  readonly answers: readonly (T[K] extends { readonly answer: infer A } ? A : never)[] | null;
  readonly work: (T[K] extends { readonly work: infer W } ? W : never) | null;
};
