import { isCommon, partsOf, questionOn } from '@zaria/kit';
import type { AnyAction, AnyShape, Narration, ToldEntry, Viewer } from '@zaria/kit';
import { toy } from '@zaria/kit/testing';
import { newsFor, type Keeper, type News, type Proposal, type Stored, type Table } from '@zaria/table';
import { SOUND, type Authority } from '../authority.ts';
import type { Check } from '../broken.ts';

/** An authority with one thing wrong, and the check that must notice. */
export interface Fault {
  readonly what: string;
  readonly caught: Check;
  readonly authority: Authority;
  /** Where it shows: in the small game, if it can. */
  readonly game: string;
}

export const fault = (what: string, caught: Check, wrong: Partial<Authority>, game = toy.id): Fault => ({
  what,
  caught,
  authority: { ...SOUND, ...wrong },
  game,
});

/** A table that anybody may write to. */
export type Open = Omit<{ -readonly [K in keyof Table]: Table[K] }, 'match'> & { match: Narration<AnyShape> | null };

/** What only a fault does: to write to a table without `absorb`. */
export const forceOpen = (table: Table): Open => table as Open;

/** Everything sent to somebody also says this. */
export const saying = (extra: (table: Table, viewer: Viewer) => unknown): Partial<Authority> =>
  changing((news, table, viewer) => ({ ...news, extra: extra(table, viewer) }));

/** Everything sent to somebody is changed. */
export const changing = (change: (news: News, table: Table, viewer: Viewer) => News): Partial<Authority> => ({
  newsFor(table, viewer, heard, view) {
    const news = newsFor(table, viewer, heard, view);
    return news === null ? null : change(news, table, viewer);
  },
});

/** Whenever entries are taken in, something more is done, also when a table is opened from its store. */
export const absorbing = (more: (table: Open, stored: Stored) => void): Partial<Authority> => {
  const absorb = (table: Table, proposal: Proposal): void => {
    SOUND.absorb(table, proposal);
    for (const stored of proposal.entries) more(forceOpen(table), stored);
  };
  return {
    absorb,
    openTable([first, ...rest], games) {
      const table = SOUND.openTable(first === undefined ? [] : [first], games);
      for (const stored of rest) absorb(table, { entries: [stored], ahead: null });
      return table;
    },
  };
};

/** A keeper that is wrong, made of a sound one. */
export const keeping = (
  wrong: (
    outside: Parameters<Authority['keep']>[1],
    keep: (outside: Parameters<Authority['keep']>[1]) => Keeper,
  ) => Keeper,
): Partial<Authority> => ({
  keep: (table, outside, authority) => wrong(outside, given => SOUND.keep(table, given, authority)),
});

/** The proposal with other entries; whoever takes it in plays them. */
export const proposing = (entries: readonly Stored[]): Proposal => ({ entries, ahead: null });

/** How many answers have been given to the common step on the table. */
export const answersOf = ({ match }: Table): number =>
  match === null ? 0 : partsOf(questionOn(match.state)).reduce((sum, part) => sum + part.answers.length, 0);

/** Whatever somebody hides just now, in a fist or in a common step. */
export const hiddenIn = ({ match }: Table): unknown => {
  const frame = match && questionOn(match.state);
  return isCommon(frame) ? partsOf(frame).map(({ answers }) => answers) : frame?.step === 'guess' ? frame.data : null;
};

/** The answer behind an entry that hides it. */
export function unmask(entry: ToldEntry<AnyAction>, { match }: Table): ToldEntry<AnyAction> {
  if (entry.kind !== 'hidden') return entry;
  const answer = match?.log.findLast(
    one => one.kind === 'play' && one.actor === entry.seat && one.action.step === 'hide',
  );
  return answer?.kind === 'play' ? Object.assign({}, entry, { answer: answer.action }) : entry;
}
