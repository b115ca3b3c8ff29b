import { sha256 } from '@noble/hashes/sha2.js';
import { printHex, utf8 } from '@zaria/fair';
import { fail, type AnyAction, type ToldEntry } from '@zaria/kit';
import { decide } from '@zaria/table';
import { newsFor } from '@zaria/table';
import { answersGiven, phaseOf, type Table } from '@zaria/table';
import { SOUND } from '../authority.ts';
import { absorbing, answersOf, changing, fault, hiddenIn, saying, type Fault } from './fault.ts';

type Entry = ToldEntry<AnyAction>;

/** What the table's keeper last had in hand. */
let seed = '';
const keeping = {
  fairDice(table: Table, serverSeed: string) {
    seed = serverSeed;
    return SOUND.fairDice(table, serverSeed);
  },
};

/** The answer behind an entry that hides it. */
function unmask(entry: Entry, { match }: Table): Entry {
  if (entry.kind !== 'hidden') return entry;
  const answer = match?.log.findLast(
    one => one.kind === 'play' && one.actor === entry.seat && one.action.step === 'hide',
  );
  return answer?.kind === 'play' ? Object.assign({}, entry, { answer: answer.action }) : entry;
}

const isOdd = (n: number): boolean => n % 2 === 1;
const hash = (value: unknown): string => printHex(sha256(utf8(JSON.stringify(value) ?? '')));

/** Things that leave the table and should not. */
export const LEAKS: readonly Fault[] = [
  fault('the seed is in what everybody is sent', 'secrets', { ...keeping, ...saying(() => seed) }),
  fault('the seed is in the state', 'secrets', {
    ...keeping,
    ...absorbing(({ match }) => void (match !== null && Object.assign(match.state, { seed }))),
  }),
  fault('the seed is written into the log', 'secrets', {
    ...keeping,
    tick: (table, context) => SOUND.tick(table, context).map(stored => ({ ...stored, seed })),
    decide(table, command, context) {
      const decision = decide(table, command, context);
      return decision.ok ? { ok: true, value: decision.value.map(stored => ({ ...stored, seed })) } : decision;
    },
  }),
  fault('the seed is shown in a record before the match has ended', 'secrets', {
    recordOf: (table, serverSeed) => ({ ...SOUND.recordOf(table, null), fairness: { serverSeed } }),
  }),
  fault('an error text quotes the seed', 'secrets', {
    ...keeping,
    decide(table, command, context) {
      const decision = decide(table, command, context);
      return decision.ok ? decision : fail({ ...decision.error, because: `with seed ${seed}` });
    },
  }),
  fault('the hash of a token is in the view of the table', 'secrets', {
    ...changing((news, { chairs }) => ({
      ...news,
      table: news.table && {
        ...news.table,
        chairs: news.table.chairs.map((chair, seat) => ({ ...chair, token: chairs[seat]?.token })),
      },
    })),
  }),
  fault(
    'the host’s token hash is in the view of the table',
    'secrets',
    saying(({ host }) => host),
  ),
  fault('the log remembers commands by the token itself', 'secrets', {
    decide(table, command, context) {
      const decision = decide(table, command, context);
      if (!decision.ok) return decision;
      return { ok: true, value: decision.value.map(stored => ({ ...stored, by: `${command.token}:${command.id}` })) };
    },
  }),
  fault('a reply carries what was written', 'secrets', { replyTo: decision => decision as never }),
  fault('a refusal quotes the token it refuses', 'secrets', {
    decide(table, command, context) {
      const decision = decide(table, command, context);
      return decision.ok ? decision : fail({ ...decision.error, token: command.token });
    },
  }),
  fault('a line of talk says by which token it was said', 'secrets', { tellLine: line => line }),
  fault('the note of a hand-over carries the new token’s hash', 'secrets', {
    ...changing((news, { chairs }) => ({
      ...news,
      entries: news.entries.map(entry =>
        entry.kind === 'note' && entry.note.note === 'seat'
          ? { ...entry, token: chairs[entry.note.seat]?.token }
          : entry,
      ),
    })),
  }),

  fault('a hidden answer is told as it is', 'worlds', {
    ...changing((news, table) => ({ ...news, entries: news.entries.map(entry => unmask(entry, table)) })),
  }),
  fault('the history sent after a reconnect is not masked', 'worlds', {
    ...changing((news, table) =>
      news.from > 0 ? news : { ...news, entries: news.entries.map(entry => unmask(entry, table)) },
    ),
  }),
  fault('a reveal is told before its time', 'worlds', {
    ...saying(table => (answersOf(table) > 0 ? { reveal: hiddenIn(table) } : null)),
  }),
  fault(
    'the number of entries in the store is told',
    'worlds',
    saying(({ seq }) => seq),
  ),
  fault(
    'the length of the log is told',
    'worlds',
    saying(({ match }) => match?.log.length),
  ),
  fault('how many answers a seat has given is told to all', 'worlds', {
    ...saying(table => table.chairs.map((_, seat) => answersGiven(table, seat as 0))),
  }),
  fault('everybody gets a message whenever something is written', 'worlds', {
    newsFor: (table, viewer, heard) => newsFor(table, viewer, heard) ?? { from: heard.count, entries: [], table: null },
  }),
  fault('others hear that somebody takes an answer back', 'worlds', {
    newsFor(table, viewer, heard) {
      const news = newsFor(table, viewer, heard);
      const last = table.match?.log.at(-1);
      if (last?.kind !== 'back' || last.seat === viewer) return news;
      return { from: heard.count, entries: [], table: null, ...news };
    },
  }),
  fault('the order of keys depends on what is hidden', 'worlds', {
    ...changing((news, table) => {
      const { from, entries, table: view } = news;
      return isOdd(answersOf(table)) ? { table: view, from, entries } : news;
    }),
  }),
  fault('the length of a message depends on what is hidden', 'worlds', {
    ...saying(table => ' '.repeat(answersOf(table))),
  }),
  fault(
    'a hash of what is hidden is told, without salt',
    'worlds',
    saying(table => hash(hiddenIn(table))),
  ),
  fault('a request to undo names its place in the whole log', 'worlds', {
    ...changing((news, { undoAsked }) => ({
      ...news,
      entries: news.entries.map(entry =>
        entry.kind === 'note' && entry.note.note === 'asks'
          ? { ...entry, note: { ...entry.note, to: undoAsked?.to ?? entry.note.to } }
          : entry,
      ),
    })),
  }),
  fault('a request to undo is dropped when somebody works in a common step', 'worlds', {
    ...absorbing((table, { what }) => {
      if (what.kind === 'match' && (what.entry.kind === 'play' || what.entry.kind === 'back')) table.undoAsked = null;
    }),
  }),
  fault('the clock starts anew with every hidden answer', 'worlds', {
    ...absorbing((table, { at, what }) => {
      if (what.kind === 'match' && what.entry.kind === 'play') table.askedAt = at;
    }),
  }),
  fault('when the clock is looked at next depends on what is hidden', 'worlds', {
    nextTick(table, now) {
      const next = SOUND.nextTick(table, now);
      return next === null ? null : next + answersOf(table);
    },
  }),
  fault('whoever has begun to answer is not reminded', 'worlds', {
    overdue: (table, now) => SOUND.overdue(table, now).filter(seat => answersGiven(table, seat) === 0),
  }),
  fault('a refusal says how much the others have done', 'worlds', {
    decide(table, command, context) {
      const decision = decide(table, command, context);
      return decision.ok ? decision : fail({ ...decision.error, done: answersOf(table) });
    },
  }),
  fault('an answer without a choice is given in a common step too', 'worlds', {
    resume(table, context) {
      const entries = SOUND.resume(table, context);
      const { match, game } = table;
      if (entries.length > 0 || match === null || phaseOf(table) !== 'playing') return entries;
      const { parts = null } = match.state.agenda.at(-1) ?? {};
      const seat = parts?.findIndex(
        (part, at) => part?.done === false && game.legal(match.state, at as 0).length === 1,
      );
      const action = seat === undefined || seat < 0 ? undefined : game.legal(match.state, seat as 0)[0];
      if (action === undefined) return [];
      const entry = { kind: 'play', actor: seat as 0, action } as const;
      return [{ at: context.now, by: null, what: { kind: 'match', entry, token: null } }];
    },
  }),
];
