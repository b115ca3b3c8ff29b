import { fold, playEntry } from '@zaria/kit';
import type { AnyAction, AnyFact, AnyGame, AnyState, Entry, Start, Viewer } from '@zaria/kit';
import type { AnyTelling } from '../boards/boards.ts';

/** What one entry of a match did. */
export interface Moment {
  /** How many entries the log has by then; 0 is the table as it was set up. */
  readonly at: number;
  readonly entry: Entry<AnyAction> | null;
  readonly facts: readonly AnyFact[];
  readonly state: AnyState;
  /** The state it set out from. */
  readonly before: AnyState;
}

export function opening(game: AnyGame, start: Start): Moment {
  const state = game.setup(start.seats, start.options);
  return { at: 0, entry: null, facts: [], state, before: state };
}

/** The facts of a moment, each with the table as the viewer saw it then. */
export function tellingsOf(game: AnyGame, { entry, before }: Moment, viewer: Viewer): readonly AnyTelling[] {
  if (entry?.kind !== 'play') return [];
  const state = game.clone(before);
  const tellings: AnyTelling[] = [];
  playEntry(game, state, entry, fact => tellings.push({ fact, view: game.view(state, viewer) }));
  return tellings;
}

/** The moments that follow the ones known, up to the end of the log. */
export function continued(
  game: AnyGame,
  start: Start,
  log: readonly Entry<AnyAction>[],
  known: Moment,
): readonly Moment[] {
  const moments: Moment[] = [];
  let last = known;
  for (let i = known.at; i < log.length; i++) {
    const entry = log[i];
    if (entry === undefined) break;
    last = next(game, start, log.slice(0, i + 1), entry, last);
    moments.push(last);
  }
  return moments;
}

function next(
  game: AnyGame,
  start: Start,
  log: readonly Entry<AnyAction>[],
  entry: Entry<AnyAction>,
  { state }: Moment,
): Moment {
  const at = log.length;
  if (entry.kind === 'note') return { at, entry, facts: [], state, before: state };
  if (entry.kind === 'undo') return { at, entry, facts: [], state: fold(game, start, log), before: state };
  const after = game.clone(state);
  const facts: AnyFact[] = [];
  playEntry(game, after, entry, fact => facts.push(fact));
  return { at, entry, facts, state: after, before: state };
}

/** Every moment of a match. */
export function storyOf(game: AnyGame, start: Start, log: readonly Entry<AnyAction>[]): readonly Moment[] {
  const first = opening(game, start);
  return [first, ...continued(game, start, log, first)];
}

/** The moments at which something can be seen to happen: where a replay stops. */
export const stops = (moments: readonly Moment[]): readonly number[] =>
  moments.flatMap(({ facts, entry }, i) =>
    i === 0 || facts.length > 0 || (entry?.kind === 'note' && entry.note.note !== 'reveal') || entry?.kind === 'undo'
      ? [i]
      : [],
  );
