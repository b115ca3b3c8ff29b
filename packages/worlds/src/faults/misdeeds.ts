import { NATURE, effective, isCommon, ok, questionOn, type AnyAction, type Entry, type Viewer } from '@zaria/kit';
import { chainDice, decide, hashToken, questionOf, seededPart } from '@zaria/table';
import type { Command, Context, Decision, Stored, Table, TokenHash } from '@zaria/table';
import { SOUND } from '../authority.ts';
import { absorbing, fault, forceOpen, keeping, proposing, type Fault } from './fault.ts';

/** Who held a seat at any time: by table, "seat token". */
const holders = new WeakMap<Table, Set<string>>();

function rememberHolders(table: Table): void {
  const known = holders.get(table) ?? new Set();
  holders.set(table, known);
  for (const [seat, { token }] of table.chairs.entries()) known.add(`${seat} ${token}`);
}

const wasHolder = (table: Table, holder: TokenHash, viewer: Viewer): boolean =>
  holders.get(table)?.has(`${viewer} ${holder}`) === true;

/** Decides as if the seat were the sender's. */
function asHolder(table: Table, command: Command, context: Context): Decision {
  const chair = 'seat' in command.wish ? table.chairs[command.wish.seat] : undefined;
  if (chair === undefined) return decide(table, command, context);
  const chairs = table.chairs.map(one => (one === chair ? { ...one, token: hashToken(command.token) } : one));
  return decide({ ...table, chairs }, command, context);
}

const undone = (context: { readonly now: number }, to: number): Stored => ({
  at: context.now,
  by: null,
  what: { kind: 'match', entry: { kind: 'undo', to }, token: null },
});

/** Things the table does and should not, or does not do and should. */
export const MISDEEDS: readonly Fault[] = [
  fault('a repeated command is played again', 'twice', {
    decide: (table, command, context) => decide({ ...table, answered: new Map() }, command, context),
  }),
  fault('what was answered is forgotten when the process starts again', 'replay', {
    openTable: (entries, games) => ({ ...SOUND.openTable(entries, games), answered: new Map() }),
  }),
  fault('the last entry is lost when the process starts again', 'replay', {
    openTable: (entries, games) => SOUND.openTable(entries.length > 5 ? entries.slice(0, -1) : entries, games),
  }),
  fault('something is kept in memory only', 'replay', {
    absorb(table, proposal) {
      SOUND.absorb(table, proposal);
      forceOpen(table).askedAt += proposal.entries.length;
    },
  }),
  fault('a token still works after the seat was handed over', 'trespass', {
    ...absorbing(rememberHolders),
    decide: (table, command, context) =>
      'seat' in command.wish && wasHolder(table, hashToken(command.token), command.wish.seat)
        ? asHolder(table, command, context)
        : decide(table, command, context),
  }),
  fault('anybody may act for any seat', 'trespass', { decide: asHolder }),
  fault('an answer to an earlier question is taken for one to this', 'late', {
    decide(table, command, context) {
      const { wish } = command;
      if (wish.do !== 'play') return decide(table, command, context);
      return decide(table, { ...command, wish: { ...wish, question: questionOf(table) } }, context);
    },
  }),
  fault('what a bot decided for an earlier question is played', 'late', {
    playBot: (table, wanted, plan, context) =>
      SOUND.playBot(table, { ...wanted, question: questionOf(table) }, plan, context),
  }),
  fault('a command is carried out before it is durable', 'untouched', {
    decide(table, command, context) {
      const decision = decide(table, command, context);
      if (decision.ok) forceOpen(table).askedAt = context.now;
      return decision;
    },
  }),
  fault('an undone throw gets its old number again', 'draws', {
    ...absorbing((table, { what }) => {
      if (what.kind !== 'match' || what.entry.kind !== 'undo' || table.match === null) return;
      const kept = effective<Entry<AnyAction>>(table.match.log);
      table.numbers = kept.filter(entry => entry.kind === 'play' && entry.actor === NATURE).length;
    }),
  }),
  fault('a throw is written without its draw', 'draws', {
    resume: (table, context) =>
      proposing(
        SOUND.resume(table, context).entries.map(stored => {
          const { what } = stored;
          if (what.kind !== 'match' || what.entry.kind !== 'play' || what.entry.actor !== NATURE) return stored;
          const { draw: _draw, ...entry } = what.entry;
          return { ...stored, what: { ...what, entry } };
        }),
      ),
  }),
  fault('whoever asks to undo does not wait for the others', 'consent', {
    decide(table, command, context) {
      const decision = decide(table, command, context);
      if (!decision.ok) return decision;
      const { entries } = decision.value;
      const asks = entries.flatMap(({ what }) =>
        what.kind === 'match' && what.entry.kind === 'note' && what.entry.note.note === 'asks' ? [what.entry.note] : [],
      );
      const isDone = entries.some(({ what }) => what.kind === 'match' && what.entry.kind === 'undo');
      const [asked] = asks;
      return asked === undefined || isDone ? decision : ok(proposing([...entries, undone(context, asked.to)]));
    },
  }),
  fault('nobody throws the dice', 'stuck', { resume: () => proposing([]) }),
  fault('a bot that crashed holds up the match', 'stuck', {
    playBot: (table, wanted, plan, context) =>
      plan === null ? proposing([]) : SOUND.playBot(table, wanted, plan, context),
  }),
  fault('the bot of a resigned player is never asked', 'stuck', {
    wantedBots: (table, now) =>
      SOUND.wantedBots(table, now).filter(({ seat }) => table.chairs[seat]?.cover !== 'resigned'),
  }),
  fault('a spectator is told what the first seat is told', 'worlds', {
    newsFor: (table, viewer, heard, view) => SOUND.newsFor(table, viewer === 'spectator' ? 0 : viewer, heard, view),
  }),
  fault('talk sets the clock back', 'apart', {
    say(table, lines, speaker, said, now) {
      forceOpen(table).askedAt = now;
      return SOUND.say(table, lines, speaker, said, now);
    },
  }),
  fault('the dice come from another chain than the one whose head was shown', 'verify', {
    hostDice: () => chainDice(seededPart('another').chain),
  }),
  fault('draws are not chained to those before', 'verify', {
    hostDice(host) {
      const dice = SOUND.hostDice(host);
      return { draw: asked => dice.draw({ ...asked, before: '00'.repeat(32) }) };
    },
  }),
  fault('everybody is told before it is durable', 'durable', {
    ...keeping((outside, keep) =>
      keep({
        ...outside,
        async append(seq, entries) {
          void outside.append(seq, entries);
          return true;
        },
      }),
    ),
  }),
  fault('a command is granted before it is durable', 'durable', {
    ...keeping((outside, keep) => {
      const keeper = keep(outside);
      return {
        ...keeper,
        async send(command) {
          const context = {
            ...outside,
            now: outside.now(),
            dice: outside.dice(keeper.table),
            absent: outside.absent(),
          };
          const reply = SOUND.replyTo(decide(keeper.table, command, context));
          void keeper.send(command);
          return reply;
        },
      };
    }),
  }),
  fault('what could not be written is told all the same', 'durable', {
    ...keeping((outside, keep) =>
      keep({ ...outside, append: (seq, entries) => outside.append(seq, entries).catch(() => true) }),
    ),
  }),
  fault('who comes second writes after the other what he had decided before', 'twice', {
    ...keeping((outside, keep) =>
      keep({
        ...outside,
        async append(seq, entries) {
          if (await outside.append(seq, entries)) return true;
          return outside.append(seq + (await outside.read(seq)).length, entries);
        },
      }),
    ),
  }),
  fault('a process that was ended lets its bots play on', 'ended', {
    ...keeping((outside, keep) => ({ ...keep(outside), close: () => {} })),
  }),
  fault('what was played to decide is played again', 'replay', {
    absorb(table, proposal) {
      const isTwice = table.match !== null && isCommon(questionOn(table.match.state));
      SOUND.absorb(table, proposal);
      const { match } = forceOpen(table);
      if (!isTwice || proposal.ahead === null || match === null || !isCommon(questionOn(match.state))) return;
      for (const { what } of proposal.entries) if (what.kind === 'match') match.append(what.entry);
    },
  }),
  fault('what was played to decide never becomes the match', 'replay', {
    absorb(table, proposal) {
      if (table.match !== null && proposal.ahead !== null)
        forceOpen(table).match = { ...table.match, adopt: () => true } as never;
      SOUND.absorb(table, proposal);
    },
  }),
  fault('everybody hears whatever he asks for', 'ears', { unheard: () => null }),
  fault('who has lost a seat goes on hearing what is for it', 'ears', {
    ...absorbing(rememberHolders),
    unheard: (table, holder, viewer) =>
      wasHolder(table, holder, viewer) ? null : SOUND.unheard(table, holder, viewer),
  }),
  fault('people look on where the table lets nobody', 'ears', {
    unheard: (table, holder, viewer) => (viewer === 'spectator' ? null : SOUND.unheard(table, holder, viewer)),
  }),
  fault('the first seat is told nothing', 'fold', {
    unheard: (table, holder, viewer) =>
      table.chairs[0]?.token === holder ? { why: 'not-yours' } : SOUND.unheard(table, holder, viewer),
  }),
  fault('nobody looks at the clock', 'stuck', { nextTick: () => null }),
];
