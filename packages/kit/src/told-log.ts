import type { Json } from './json.ts';
import type { Entry } from './log.ts';
import type { AnyAction } from './steps.ts';
import type { Told, ToldEntry } from './told.ts';

/** An answer of which only a part may be known. */
export type HiddenEntry = Extract<ToldEntry<AnyAction>, { readonly kind: 'hidden' }>;

/** An entry of a record: of a match in play its viewer may not know every answer. */
export type RecordedEntry = Entry<AnyAction> | HiddenEntry;

/** Whether all answers in it are open, as they are when a match is over. */
export const isOpenLog = (log: readonly RecordedEntry[]): log is readonly Entry<AnyAction>[] =>
  log.every(({ kind }) => kind !== 'hidden');

/**
 * The log as its viewer was told it, in the words of a log: what he learnt later stands where it was answered, the others'
 * answers of a common step where he heard them, and what he has not learnt is hidden. Marks count these entries.
 */
export function logAsTold({ viewer, entries }: Pick<Told, 'viewer' | 'entries'>): readonly RecordedEntry[] {
  const answers = answersLearnt(entries);
  const log: RecordedEntry[] = [];
  /** By what was told: how many entries stand before it. */
  const before: number[] = [];
  for (const [at, entry] of entries.entries()) {
    before.push(log.length);
    log.push(...entriesFor(entry, answers.get(at)));
  }
  return log;

  function entriesFor(entry: ToldEntry<AnyAction>, learnt: AnyAction | undefined): readonly RecordedEntry[] {
    switch (entry.kind) {
      case 'hidden':
        return [learnt === undefined ? entry : { kind: 'play', actor: entry.seat, action: learnt }];
      case 'reveal':
        // His own answers stand where he gave them.
        return entry.seat === viewer || learnt !== undefined
          ? []
          : entry.actions.map(action => ({ kind: 'play', actor: entry.seat, action }));
      case 'done':
      case 'reopened':
        return [];
      case 'undo':
        return [{ kind: 'undo', to: before[entry.to] ?? 0 }];
      case 'note':
        return [
          entry.note.note === 'asks' ? { ...entry, note: { ...entry.note, to: before[entry.note.to] ?? 0 } } : entry,
        ];
      case 'play':
      case 'back':
        return [entry];
    }
  }
}

/** By place: what was learnt of hidden answers, there and where they came to light. */
function answersLearnt(entries: Told['entries']): ReadonlyMap<number, AnyAction> {
  const learnt = new Map<number, AnyAction>();
  for (const [at, entry] of entries.entries()) {
    if (entry.kind !== 'reveal') continue;
    const [action] = entry.actions;
    const hidden = hiddenBefore(entries, at, entry);
    if (hidden === null || action === undefined) continue;
    learnt.set(hidden, action).set(at, action);
  }
  return learnt;
}

/** Where the answer was hidden that comes to light: the one in force, since the same question may have been asked before. */
function hiddenBefore(
  entries: Told['entries'],
  at: number,
  { question, seat }: Pick<HiddenEntry, 'question' | 'seat'>,
): number | null {
  for (let i = at - 1; i >= 0; i--) {
    const entry = entries[i];
    if (entry?.kind === 'undo') i = entry.to;
    else if (entry?.kind === 'hidden' && entry.question === question && entry.seat === seat) return i;
  }
  return null;
}

const HIDDEN = 'hidden';

/** "hidden", and what the answer shows, if it shows anything. */
export const printHidden = ({ shows }: Pick<HiddenEntry, 'shows'>): string =>
  shows === null ? HIDDEN : `${HIDDEN} ${JSON.stringify(shows)}`;

/** Reads only what `printHidden` writes; `undefined`: it says something else. */
export function parseHidden(text: string): Json | undefined {
  if (text === HIDDEN) return null;
  if (!text.startsWith(`${HIDDEN} `)) return undefined;
  try {
    const shows = JSON.parse(text.slice(HIDDEN.length + 1)) as Json;
    return printHidden({ shows }) === text ? shows : undefined;
  } catch {
    return undefined;
  }
}
