import { chatRefusal } from '@zaria/client/refusals';
import { saidText } from '@zaria/client/phrases';
import type { ChatLine, Said, TalkKind } from '@zaria/table/public';
import { nameFor } from '@zaria/words';
import { tried } from '../lib/trouble.ts';
import { tIn, wordsFor } from '../lib/words.svelte.ts';
import type { AtTable } from './at-table.svelte.ts';
import { keepRead, readUpTo, speakerOf } from './muted.ts';

/** A line as its reader sees it. */
interface ShownLine {
  readonly number: number;
  /** `null`: it was removed. */
  readonly said: {
    readonly by: string;
    readonly name: string;
    readonly text: string;
    readonly isOwn: boolean;
  } | null;
}

/** What is said at a table elsewhere, for whoever reads it on this device. */
export interface Talk {
  /** Without those who are muted. */
  readonly lines: readonly ShownLine[];
  readonly unread: readonly ShownLine[];
  /** Who is muted: what he is called, and by what to hear him again. */
  readonly muted: readonly { readonly by: string; readonly name: string }[];
  /** Whether whoever is here may say anything at all, and what. */
  readonly may: TalkKind | 'nothing';
  /** Says why it was not said; `null`: it was. */
  say(said: Said): Promise<string | null>;
  /** Everything that was said is seen by now. */
  read(): void;
  mute(by: string, isMuted: boolean): void;
}

export function talkAt(at: AtTable): Talk {
  let kept = $state.raw(readUpTo(at.id));
  function keep(next: typeof kept): void {
    kept = next;
    keepRead(at.id, next);
  }
  const isOwn = ({ seat, name }: ChatLine): boolean =>
    seat !== null && at.now.own.includes(seat) && at.now.table?.chairs[seat]?.name === name;
  const nameIn = ({ seat, name }: ChatLine): string => {
    const called = nameFor(wordsFor('common'), name);
    return seat === null ? tIn('web-online', 'talk.watcher', { name: called }) : called;
  };
  const shown = (number: number, line: ChatLine | null): ShownLine => ({
    number,
    said: line && {
      by: speakerOf(line),
      name: nameIn(line),
      text: saidText(wordsFor('table'), line.said),
      isOwn: isOwn(line),
    },
  });
  const lines = $derived(
    at.now.lines
      .filter(({ line }) => line === null || !kept.muted.includes(speakerOf(line)))
      .map(({ number, line }) => shown(number, line)),
  );
  const unread = $derived(lines.filter(({ number, said }) => number > kept.seen && said !== null && !said.isOwn));
  const muted = $derived(
    kept.muted.map(by => {
      const line = at.now.lines.find(one => one.line !== null && speakerOf(one.line) === by)?.line ?? null;
      return { by, name: line === null ? by.replace(/^\S+ /, '') : nameIn(line) };
    }),
  );
  const may = $derived.by((): Talk['may'] => {
    const { table, own } = at.now;
    if (table === null || (own.length === 0 && table.spectators !== 'talking')) return 'nothing';
    return table.talk;
  });
  return {
    get lines() {
      return lines;
    },
    get unread() {
      return unread;
    },
    get muted() {
      return muted;
    },
    get may() {
      return may;
    },
    async say(said) {
      return tried(async () => {
        const reply = await at.say(at.now.own[0] ?? null, said);
        return reply.ok ? null : chatRefusal(wordsFor('table'), reply.error);
      });
    },
    read() {
      const last = at.now.lines.at(-1)?.number ?? 0;
      if (last > kept.seen) keep({ ...kept, seen: last });
    },
    mute(by, isMuted) {
      const others = kept.muted.filter(one => one !== by);
      keep({ ...kept, muted: isMuted ? [...others, by] : others });
    },
  };
}
