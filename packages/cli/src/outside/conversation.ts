import { fail, ok } from '@zaria/kit';
import type { AnyAction, AnyFollower, AnyGame, Json, Result, Seat, Told } from '@zaria/kit';
import { PROTOCOL_VERSION, readClientFrame, rowOf } from '@zaria/protocol';
import type { ClientFrame, FrameOf, ServerFrame } from '@zaria/protocol';
import type { TableRefusal } from '@zaria/table/public';
import { refusalOf } from '../keeper/judging.ts';

/*
 * What is said to a program at a seat, and what it says: the frames of the server's socket (docs/protocol.md), a line
 * each. It is welcomed without asking, hears what its seat is told, and is asked with its legal actions.
 */

/** What a program is asked. */
export interface Turn {
  readonly told: Told;
  readonly follower: AnyFollower;
  /** The question's name, as the table has it. */
  readonly question: string;
}

/** What a line comes to: its move, or nothing yet; and what it is answered. */
interface Heard {
  readonly action: AnyAction | null;
  readonly reply: ServerFrame | null;
}

/** Why a line is no move: it is no frame, too long a one, about another question, or no legal action. */
export interface Nonsense {
  readonly why: 'unreadable' | 'long' | 'elsewhere' | 'illegal';
  readonly line: string;
  readonly reply: ServerFrame | null;
}

export interface Conversation {
  /** What it is to hear before it can decide. */
  ask(turn: Turn): readonly ServerFrame[];
  hear(line: string, turn: Turn): Result<Heard, Nonsense>;
  /** The match is over. */
  end(told: Told): readonly ServerFrame[];
}

export function conversation(game: AnyGame, seat: Seat): Conversation {
  /** How many entries it was told; `null`: it was not even welcomed. */
  let heard: number | null = null;

  function news({ rules, seats, options, entries }: Told, phase: 'playing' | 'over'): FrameOf<'news'> {
    const from = heard ?? 0;
    const rows = entries.slice(from).map(entry => rowOf(game, entry));
    const isFirst = heard === null;
    heard = entries.length;
    const frame = { type: 'news', as: seat, from, rows } as const;
    if (!isFirst) return phase === 'over' ? { ...frame, change: { phase: [phase] } } : frame;
    // As much of a table as a match without people has.
    const table = { game: game.id, rules, phase, seats, options } as Partial<Table> as Table;
    return { ...frame, table };
  }

  const welcome: FrameOf<'welcome'> = {
    type: 'welcome',
    protocol: PROTOCOL_VERSION,
    build: null,
    table: 'here',
    game: game.id,
    own: [seat],
    host: false,
    now: 0,
    restored: false,
  };

  /** What a table would say to such a wish. */
  function judge({ seat: own, question, count, action: text }: Play, turn: Turn): Result<AnyAction, TableRefusal> {
    const { follower } = turn;
    if (own !== seat) return fail({ why: 'not-yours' });
    if (question !== turn.question) return fail({ why: 'stale', question: turn.question });
    if (count !== follower.given) return fail({ why: 'out-of-step', count: follower.given });
    const action = game.parse(text);
    if (action === null) return fail({ why: 'notation-unknown' });
    const refusal = refusalOf(game, follower, seat, action);
    return refusal === null ? ok(action) : fail({ why: 'refused', refusal });
  }

  return {
    ask(turn) {
      const { told, follower, question } = turn;
      const hello = heard === null ? [welcome] : [];
      const legal = follower.legal.map(action => game.print(action));
      const view = follower.view as Json;
      return [
        ...hello,
        news(told, 'playing'),
        { type: 'asked', as: seat, question, count: follower.given, legal, view },
      ];
    },
    hear(line, turn) {
      const read = readClientFrame(line);
      if (!read.ok) return fail({ why: read.error.why === 'message-large' ? 'long' : 'unreadable', line, reply: null });
      const frame = read.value;
      if (frame.type === 'ping') return ok({ action: null, reply: { type: 'pong' } });
      // Whoever plays at a server says more; here he is known, and hears anyway.
      if (frame.type !== 'do') return ok({ action: null, reply: null });
      const wanted = playIn(frame);
      if (wanted === null) return fail({ why: 'unreadable', line, reply: null });
      const judged = judge(wanted, turn);
      if (judged.ok) return ok({ action: judged.value, reply: { type: 'done', id: frame.id } });
      const isAsked = judged.error.why === 'refused' || judged.error.why === 'notation-unknown';
      const reply: ServerFrame = { type: 'refused', id: frame.id, refusal: judged.error };
      return fail({ why: isAsked ? 'illegal' : 'elsewhere', line, reply });
    },
    end: told => (heard === null ? [] : [news(told, 'over')]),
  };
}

type Table = NonNullable<FrameOf<'news'>['table']>;

interface Play {
  readonly seat: unknown;
  readonly question: unknown;
  readonly count: unknown;
  readonly action: string;
}

/** What it wants to play; `null`: it wants something else. */
function playIn({ wish }: Extract<ClientFrame, { readonly type: 'do' }>): Play | null {
  const { seat, question, count, action } = wish;
  return wish['do'] === 'play' && typeof action === 'string' ? { seat, question, count, action } : null;
}
