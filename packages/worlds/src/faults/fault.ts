import type { Viewer } from '@zaria/kit';
import type { Stored } from '@zaria/table';
import type { News } from '@zaria/table';
import { newsFor } from '@zaria/table';
import type { Table } from '@zaria/table';
import { SOUND, type Authority } from '../authority.ts';
import type { Check } from '../broken.ts';

/** An authority with one thing wrong, and the check that must notice. */
export interface Fault {
  readonly what: string;
  readonly caught: Check;
  readonly authority: Authority;
}

export const fault = (what: string, caught: Check, wrong: Partial<Authority>): Fault => ({
  what,
  caught,
  authority: { ...SOUND, ...wrong },
});

/** Everything sent to somebody also says this. */
export const saying = (extra: (table: Table, viewer: Viewer) => unknown): Partial<Authority> =>
  changing((news, table, viewer) => ({ ...news, extra: extra(table, viewer) }));

/** Everything sent to somebody is changed. */
export const changing = (change: (news: News, table: Table, viewer: Viewer) => News): Partial<Authority> => ({
  newsFor(table, viewer, heard) {
    const news = newsFor(table, viewer, heard);
    return news === null ? null : change(news, table, viewer);
  },
});

/** Whenever entries are taken in, something more is done, also when a table is opened from its store. */
export const absorbing = (more: (table: Table, stored: Stored) => void): Partial<Authority> => {
  const absorb = (table: Table, entries: readonly Stored[]): void => {
    for (const stored of entries) {
      SOUND.absorb(table, [stored]);
      more(table, stored);
    }
  };
  return {
    absorb,
    openTable([first, ...rest], games) {
      const table = SOUND.openTable(first === undefined ? [] : [first], games);
      absorb(table, rest);
      return table;
    },
  };
};

/** How many answers have been given to the common step on the table. */
export const answersOf = ({ match }: Table): number =>
  (match?.state.agenda.at(-1)?.parts ?? []).reduce((sum, part) => sum + (part?.answers.length ?? 0), 0);

/** Whatever somebody hides just now, in a fist or in a common step. */
export const hiddenIn = ({ match }: Table): unknown => {
  const frame = match?.state.agenda.at(-1);
  return frame?.parts?.map(part => part?.answers) ?? (frame?.step === 'guess' ? frame.data : null);
};
