import { printHex } from '@zaria/fair';
import { fail, isDone, leftOf, ok, partOf, questionOn, seatsOf, type RecordRow, type Viewer } from '@zaria/kit';
import { decide, givenBy, hashToken, newsFor, phaseOf } from '@zaria/table';
import type { Dice, HostPart, Proposal, Table } from '@zaria/table';
import { SOUND } from '../authority.ts';
import { absorbing, answersOf, changing, fault, hiddenIn, proposing, saying, unmask, type Fault } from './fault.ts';

/** What the table's keeper last had in hand. */
let seed = '';
const keeping = {
  hostDice(host: HostPart) {
    seed = host.secret;
    return SOUND.hostDice(host);
  },
};

/** The same, with the link of the draw after the next one. */
const keepingLinks = {
  hostDice(host: HostPart): Dice {
    const dice = SOUND.hostDice(host);
    return {
      draw(asked) {
        seed = printHex(host.chain.link(asked.n + 1));
        return dice.draw(asked);
      },
    };
  },
};

/** What is to be written, with the secret in it. */
const withSeed = (proposal: Proposal): Proposal => ({
  ...proposal,
  entries: proposal.entries.map(stored => Object.assign({}, stored, { seed })),
});

const neighbourOf = ({ setting: { seats } }: Table, viewer: Viewer): Viewer =>
  viewer === 'spectator' ? viewer : leftOf(viewer, seats);
const isOdd = (n: number): boolean => n % 2 === 1;
const hash = (value: unknown): string => hashToken(JSON.stringify(value) ?? '');

/** Things that leave the table and should not. */
export const LEAKS: readonly Fault[] = [
  fault('the secret of the dice is in what everybody is sent', 'secrets', { ...keeping, ...saying(() => seed) }),
  fault('the secret of the dice is in the state', 'secrets', {
    ...keeping,
    ...absorbing(({ match }) => void (match !== null && Object.assign(match.state, { seed }))),
  }),
  fault('the secret of the dice is written into the log', 'secrets', {
    ...keeping,
    tick: (table, context) => withSeed(SOUND.tick(table, context)),
    decide(table, command, context) {
      const decision = decide(table, command, context);
      return decision.ok ? ok(withSeed(decision.value)) : decision;
    },
  }),
  fault('the secret of the dice is in the record', 'secrets', {
    ...keeping,
    recordOf: (table, viewer) => ({ ...SOUND.recordOf(table, viewer), dice: { host: seed, chains: [] } }),
  }),
  fault('a link that no draw was made of is in what everybody is sent', 'secrets', {
    ...keepingLinks,
    ...saying(() => seed),
  }),
  fault('a link that no draw was made of is in the record', 'secrets', {
    ...keepingLinks,
    recordOf: (table, viewer) => ({ ...SOUND.recordOf(table, viewer), dice: { host: seed, chains: [] } }),
  }),
  fault('the record of a match in play is the whole log', 'worlds', {
    recordOf: (table, viewer) => {
      const { log } = SOUND.recordOf({ ...table, abandoned: true }, viewer);
      return { ...SOUND.recordOf(table, viewer), log };
    },
  }),
  fault('the record of a match in play is as the next seat was told it', 'worlds', {
    recordOf: (table, viewer) => SOUND.recordOf(table, neighbourOf(table, viewer)),
  }),
  fault('the record of a match in play hides answers and says how many there were', 'worlds', {
    recordOf: (table, viewer) => Object.assign({}, SOUND.recordOf(table, viewer), { rows: table.match?.log.length }),
  }),
  fault('the record of a match in play counts what was undone by the whole log', 'verify', {
    recordOf(table, viewer) {
      const marks = (table.match?.log ?? []).flatMap(entry => (entry.kind === 'undo' ? [entry.to] : []));
      const record = SOUND.recordOf(table, viewer);
      const log = record.log.map((row): RecordRow =>
        row[1].startsWith('undo ') ? ['table', `undo ${marks.shift() ?? 0}`] : row,
      );
      return { ...record, log };
    },
  }),
  fault('an error text quotes the secret of the dice', 'secrets', {
    ...keeping,
    decide(table, command, context) {
      const decision = decide(table, command, context);
      return decision.ok ? decision : fail({ ...decision.error, because: `with ${seed}` });
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
      const by = `${command.token}:${command.id}`;
      return ok({ ...decision.value, entries: decision.value.entries.map(stored => ({ ...stored, by })) });
    },
  }),
  fault('a reply carries what was written', 'secrets', {
    replyTo: decision => (decision.ok ? ok(decision.value.entries as never) : decision),
  }),
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
    ...saying(table => table.chairs.map((_, seat) => givenBy(table, seat as 0))),
  }),
  fault('everybody gets a message whenever something is written', 'worlds', {
    newsFor: (table, viewer, heard, view) =>
      newsFor(table, viewer, heard, view) ?? { from: heard.count, entries: [], table: null },
  }),
  fault('others hear that somebody takes an answer back', 'worlds', {
    newsFor(table, viewer, heard, view) {
      const news = newsFor(table, viewer, heard, view);
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
    overdue: (table, now) => SOUND.overdue(table, now).filter(seat => givenBy(table, seat) === 0),
  }),
  fault('a refusal says how much the others have done', 'worlds', {
    decide(table, command, context) {
      const decision = decide(table, command, context);
      return decision.ok ? decision : fail({ ...decision.error, done: answersOf(table) });
    },
  }),
  fault('an answer without a choice is given in a common step too', 'worlds', {
    resume(table, context) {
      const proposal = SOUND.resume(table, context);
      const { match, game } = table;
      if (proposal.entries.length > 0 || match === null || phaseOf(table) !== 'playing') return proposal;
      const frame = questionOn(match.state);
      const seat = seatsOf(table.setting.seats).find(
        at => partOf(frame, at) !== null && !isDone(frame, at) && game.legal(match.state, at).length === 1,
      );
      const action = seat === undefined ? undefined : game.legal(match.state, seat)[0];
      if (seat === undefined || action === undefined) return proposal;
      const entry = { kind: 'play', actor: seat, action } as const;
      return proposing([{ at: context.now, by: null, what: { kind: 'match', entry, token: null } }]);
    },
  }),

  fault('one viewer is sent one byte of what another hides', 'worlds', {
    ...saying((table, viewer) => (viewer === 1 ? hash(hiddenIn(table)).slice(0, 1) : null)),
  }),
  fault('one byte of what another hides is where something else should be', 'worlds', {
    ...changing((news, table) => ({
      ...news,
      entries: news.entries.map(entry =>
        entry.kind === 'done' ? { ...entry, seat: isOdd(answersOf(table)) ? entry.seat : (0 as const) } : entry,
      ),
    })),
  }),
  fault('a field of the state is in what is sent', 'worlds', {
    ...saying(({ match }) => match?.state.agenda),
  }),
  fault('everybody is sent what his neighbour is told', 'worlds', {
    newsFor: (table, viewer, heard, view) => newsFor(table, neighbourOf(table, viewer), heard, view),
  }),
  fault('whoever comes back is sent what his neighbour was told', 'fold', {
    newsFor: (table, viewer, heard, view) =>
      newsFor(table, heard.count === 0 ? neighbourOf(table, viewer) : viewer, heard, view),
  }),
  fault('a bot is told what its neighbour was told', 'fold', {
    wantedBots: (table, now) =>
      SOUND.wantedBots(table, now).map(wanted => ({
        ...wanted,
        told: table.match?.told(neighbourOf(table, wanted.seat)) ?? wanted.told,
      })),
  }),
  fault('a bot is told what its neighbour was told, as if it were told to its own seat', 'fold', {
    wantedBots: (table, now) =>
      SOUND.wantedBots(table, now).map(({ told, ...wanted }) => {
        const entries = table.match?.told(neighbourOf(table, wanted.seat)).entries ?? told.entries;
        return { ...wanted, told: { ...told, entries } };
      }),
  }),
  fault('a bot is told what others hide', 'worlds', {
    wantedBots: (table, now) =>
      SOUND.wantedBots(table, now).map(({ told, ...wanted }) => ({
        ...wanted,
        told: { ...told, entries: told.entries.map(entry => unmask(entry, table)) },
      })),
  }),
  fault('a bot is given the state', 'worlds', {
    wantedBots: (table, now) =>
      SOUND.wantedBots(table, now).map(wanted => ({
        ...wanted,
        told: Object.assign({}, wanted.told, { state: table.match?.state }),
      })),
  }),
];
