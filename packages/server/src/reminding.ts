import { NATURE, fail, ok, type Result, type Seat } from '@zaria/kit';
import type { Fault } from '@zaria/protocol';
import { isBotSeat, isQuiet, overdue, phaseOf, questionOf, type Chair, type Table, type TokenHash } from '@zaria/table';
import type { NoticeKind } from './notices/notices.ts';
import type { Presence } from './presence.ts';
import { StoreError, type MatchRow, type Store } from './store/index.ts';
import type { Surroundings } from './surroundings.ts';

/** Who was told of a question that he is waited for. Kept, so that neither a restart nor a visitor tells anybody twice. */
interface Noticed {
  readonly question: string;
  /** By the numbers of those who sit: whoever has a seat from somebody else was told nothing. */
  readonly turn: readonly number[];
  readonly late: readonly number[];
  /** When somebody nudged last; `null`: nobody did. */
  readonly nudged: number | null;
}

const parse = (kept: string | null): Noticed => (kept === null ? NOTHING : (JSON.parse(kept) as Noticed));

const NOTHING: Noticed = { question: '', turn: [], late: [], nudged: null };

/** Nobody is nudged before he had that long, nor again within so long. Milliseconds. */
const NUDGE = { after: 5 * 60_000, every: 4 * 60 * 60_000 } as const;

/** So long until it is tried again to note who is to be told. Milliseconds. */
const RETRY = 10_000;

export interface RemindingOutside extends Pick<Surroundings, 'now' | 'after'> {
  readonly store: Store;
  /** Has `look` called, if the table is still there by then. */
  lookAgain(): void;
  notice(holder: TokenHash, kind: NoticeKind): void;
  failed(error: unknown): void;
}

/** Tells those who are waited for and not here. */
export interface Reminding {
  /** Something has happened at the table, somebody has come or gone, or time has passed. */
  look(): void;
  /** Somebody at the table wants the others to be told once more; gives who was. */
  nudge(by: TokenHash): Promise<Result<readonly { readonly seat: Seat; readonly holder: TokenHash }[], Fault>>;
}

/** `kept`: what was kept of it. */
export function keepReminding(
  table: Table,
  { id }: Pick<MatchRow, 'id'>,
  kept: string | null,
  presence: Pick<Presence, 'isHere'>,
  { store, now, after, lookAgain, notice, failed }: RemindingOutside,
): Reminding {
  let text = kept;
  let noticed = parse(kept);
  let isRetrying = false;

  /**
   * Durable first: whoever was told is never told again, also by a server that was killed meanwhile. `false`: another
   * server has told somebody since, and what it has written counts.
   */
  async function keepNow(next: Noticed): Promise<boolean> {
    const [before, written] = [text, JSON.stringify(next)];
    [noticed, text] = [next, written];
    try {
      if (await store.matches.setNoticed(id, written, before)) return true;
    } catch (error) {
      // Nobody was told. What was noted meanwhile goes by what is kept, as if another server had written it.
      if (text === written) [noticed, text] = [parse(before), before];
      throw error;
    }
    text = await store.matches.noticed(id);
    noticed = parse(text);
    if (text === before) throw new StoreError({ why: 'match-unknown', match: id });
    return false;
  }

  /** Those who are waited for and not here. */
  function awaited(): readonly { readonly seat: Seat; readonly chair: Chair; readonly holder: TokenHash }[] {
    if (phaseOf(table) !== 'playing' || table.match === null) return [];
    return table.game.waiting(table.match.state).flatMap(actor => {
      const chair = actor === NATURE ? undefined : table.chairs[actor];
      if (actor === NATURE || chair === undefined || isBotSeat(chair)) return [];
      return chair.token === null || presence.isHere(chair.token) ? [] : [{ seat: actor, chair, holder: chair.token }];
    });
  }

  function here(): Noticed {
    const question = questionOf(table);
    return noticed.question === question ? noticed : { ...NOTHING, question };
  }

  function look(): void {
    const away = awaited();
    if (away.length === 0 || isQuiet(table, now())) return;
    const before = here();
    const late = overdue(table, now());
    const isLate = ({ seat }: { readonly seat: Seat }): boolean => late.includes(seat);
    const first = away.filter(({ chair }) => !before.turn.includes(chair.sitter));
    const again = away.filter(one => isLate(one) && !before.late.includes(one.chair.sitter) && !first.includes(one));
    if (first.length + again.length === 0) return;
    const numbers = (of: typeof away): readonly number[] => of.map(({ chair }) => chair.sitter);
    const next: Noticed = {
      ...before,
      turn: [...before.turn, ...numbers(first)],
      // Who hears for the first time that he is late is told so once.
      late: [...before.late, ...numbers([...first.filter(isLate), ...again])],
    };
    async function tell(): Promise<void> {
      if (!(await keepNow(next))) return look();
      for (const { holder } of first) notice(holder, 'your-turn');
      for (const { holder } of again) notice(holder, 'still-your-turn');
    }
    void tell().catch((error: unknown) => {
      failed(error);
      retry();
    });
  }

  function retry(): void {
    if (isRetrying) return;
    isRetrying = true;
    after(RETRY, () => {
      isRetrying = false;
      lookAgain();
    });
  }

  return {
    look,
    async nudge(by) {
      const others = awaited().filter(({ holder }) => holder !== by);
      if (others.length === 0) return fail({ why: 'nobody-waits' });
      if (isQuiet(table, now())) return fail({ why: 'night' });
      const before = here();
      const isEarly = now() - table.askedAt < NUDGE.after;
      if (isEarly || (before.nudged !== null && now() - before.nudged < NUDGE.every)) return fail({ why: 'too-soon' });
      if (!(await keepNow({ ...before, nudged: now() }))) return this.nudge(by);
      for (const { holder } of others) notice(holder, 'nudge');
      return ok(others.map(({ seat, holder }) => ({ seat, holder })));
    },
  };
}
