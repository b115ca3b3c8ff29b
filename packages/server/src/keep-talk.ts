import { ok, type Result, type Seat } from '@zaria/kit';
import type { FrameOf } from '@zaria/protocol';
import { say, tellLine, type ChatRefusal, type Said, type StoredLine, type Table } from '@zaria/table';
import type { MatchHead, MatchId, Store } from './store/index.ts';
import type { Surroundings } from './surroundings.ts';

/** What is said at one table. */
export interface Talk {
  say(token: string, seat: Seat | null, name: string, id: string, said: Said): Promise<Result<true, ChatRefusal>>;
  /** So many lines there are by now: whatever was said elsewhere is told here, too. */
  heardOf(lines: number): void;
}

interface TalkOutside extends Pick<Surroundings, 'now'> {
  readonly store: Store;
  /** Others are to know that something was said. */
  wroteBeside(): void;
  failed(error: unknown): void;
  tellAll(frame: FrameOf<'said'>): void;
}

/** Lines that are looked at to see whether somebody talks too fast. */
const RECENT = 50;

/** `head`: how the table was when it was opened; `null`: nobody else writes to it. */
export function keepTalk(table: Table, id: MatchId, head: MatchHead | null, outside: TalkOutside): Talk {
  const { store, now, failed, tellAll } = outside;
  const saidIds = new Map<string, Promise<Result<true, ChatRefusal>>>();
  let talking: Promise<unknown> = Promise.resolve();
  /** The number of the last one that was told. */
  let last = head?.lines ?? 0;

  /** Tells everybody what was said since, wherever it was said. */
  async function hear(): Promise<void> {
    const said = await store.talk.after(id, last, RECENT);
    last = Math.max(last, ...said.map(({ number }) => number));
    if (said.length === 0) return;
    tellAll({ type: 'said', lines: said.map(({ number, line }) => ({ number, line: line && tellLine(line) })) });
  }

  function hearSoon(): void {
    talking = talking.then(hear).catch(failed);
  }

  return {
    say(token, seat, name, sent, said) {
      const key = `${token} ${sent}`;
      const earlier = saidIds.get(key);
      if (earlier !== undefined) return earlier;
      const done = talking.then(async (): Promise<Result<true, ChatRefusal>> => {
        const recent = (await store.talk.last(id, RECENT)).flatMap(({ line }): StoredLine[] => (line ? [line] : []));
        const line = say(table, recent, { token, seat, name }, said, now());
        if (!line.ok) return line;
        const number = await store.talk.add(id, line.value);
        outside.wroteBeside();
        // Somebody may have said something elsewhere before.
        if (head !== null && number !== last + 1) return ok(true);
        last = number;
        tellAll({ type: 'said', lines: [{ number, line: tellLine(line.value) }] });
        return ok(true);
      });
      talking = done.catch(() => null);
      if (head !== null) hearSoon();
      saidIds.set(key, done);
      done.catch(() => saidIds.delete(key));
      const [oldest] = saidIds.keys();
      if (saidIds.size > RECENT && oldest !== undefined) saidIds.delete(oldest);
      return done;
    },
    heardOf(lines) {
      if (lines > last) hearSoon();
    },
  };
}
