import { NATURE, effective, ok, type AnyAction, type Entry } from '@zaria/kit';
import type { Command } from '@zaria/table';
import type { Context } from '@zaria/table';
import { decide, type Decision } from '@zaria/table';
import type { Stored } from '@zaria/table';
import { questionOf, type Table } from '@zaria/table';
import { hashToken } from '@zaria/table';
import { SOUND } from '../authority.ts';
import { absorbing, fault, type Fault } from './fault.ts';

/** Who held a seat at any time: by table, "seat token". */
const holders = new WeakMap<Table, Set<string>>();

function rememberHolders(table: Table): void {
  const known = holders.get(table) ?? new Set();
  holders.set(table, known);
  for (const [seat, { token }] of table.chairs.entries()) known.add(`${seat} ${token}`);
}

const wasHolder = (table: Table, { wish, token }: Command): boolean =>
  'seat' in wish && holders.get(table)?.has(`${wish.seat} ${hashToken(token)}`) === true;

/** Decides as if the seat were the sender's. */
function asHolder(table: Table, command: Command, context: Context): Decision {
  const chair = 'seat' in command.wish ? table.chairs[command.wish.seat] : undefined;
  if (chair === undefined) return decide(table, command, context);
  const { token } = chair;
  chair.token = hashToken(command.token);
  const decision = decide(table, command, context);
  chair.token = token;
  return decision;
}

const undone = (context: { readonly now: number }, to: number): Stored => ({
  at: context.now,
  by: null,
  what: { kind: 'match', entry: { kind: 'undo', to }, token: null },
});

/** Things the table does and should not, or does not do and should. */
export const MISDEEDS: readonly Fault[] = [
  fault('a repeated command is played again', 'twice', {
    decide: (table, command, context) => decide({ ...table, answered: new Set() }, command, context),
  }),
  fault('what was answered is forgotten when the process starts again', 'replay', {
    openTable: (entries, games) => ({ ...SOUND.openTable(entries, games), answered: new Set() }),
  }),
  fault('the last entry is lost when the process starts again', 'replay', {
    openTable: (entries, games) => SOUND.openTable(entries.length > 5 ? entries.slice(0, -1) : entries, games),
  }),
  fault('something is kept in memory only', 'replay', {
    absorb(table, entries) {
      SOUND.absorb(table, entries);
      table.askedAt += entries.length;
    },
  }),
  fault('a token still works after the seat was handed over', 'trespass', {
    ...absorbing(rememberHolders),
    decide: (table, command, context) =>
      wasHolder(table, command) ? asHolder(table, command, context) : decide(table, command, context),
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
      if (decision.ok) table.askedAt = context.now;
      return decision;
    },
  }),
  fault('an undone throw gets its old number again', 'draws', {
    ...absorbing((table, { what }) => {
      if (what.kind !== 'match' || what.entry.kind !== 'undo' || table.match === null) return;
      const kept = effective<Entry<AnyAction>>(table.match.log);
      table.draws = kept.filter(entry => entry.kind === 'play' && entry.actor === NATURE).length;
    }),
  }),
  fault('a throw is written without its draw', 'draws', {
    resume: (table, context) =>
      SOUND.resume(table, context).map(stored => {
        const { what } = stored;
        if (what.kind !== 'match' || what.entry.kind !== 'play' || what.entry.actor !== NATURE) return stored;
        const { draw: _draw, ...entry } = what.entry;
        return { ...stored, what: { ...what, entry } };
      }),
  }),
  fault('whoever asks to undo does not wait for the others', 'consent', {
    decide(table, command, context) {
      const decision = decide(table, command, context);
      if (!decision.ok) return decision;
      const asks = decision.value.flatMap(({ what }) =>
        what.kind === 'match' && what.entry.kind === 'note' && what.entry.note.note === 'asks' ? [what.entry.note] : [],
      );
      const isDone = decision.value.some(({ what }) => what.kind === 'match' && what.entry.kind === 'undo');
      const [asked] = asks;
      return asked === undefined || isDone ? decision : ok([...decision.value, undone(context, asked.to)]);
    },
  }),
  fault('nobody throws the dice after the last reveal', 'stuck', { resume: () => [] }),
  fault('a bot that crashed holds up the match', 'stuck', {
    playBot: (table, wanted, plan, context) => (plan === null ? [] : SOUND.playBot(table, wanted, plan, context)),
  }),
  fault('the bot of a resigned player is never asked', 'stuck', {
    wantedBots: table => SOUND.wantedBots(table).filter(({ seat }) => table.chairs[seat]?.cover !== 'resigned'),
  }),
  fault('a bot is told what its neighbour was told', 'fold', {
    wantedBots: table =>
      SOUND.wantedBots(table).map(wanted => {
        const neighbour = ((wanted.seat + 1) % table.setting.seats) as 0;
        return { ...wanted, told: table.match?.told(neighbour) ?? wanted.told };
      }),
  }),
  fault('a spectator is told what the first seat is told', 'worlds', {
    newsFor: (table, viewer, heard) => SOUND.newsFor(table, viewer === 'spectator' ? 0 : viewer, heard),
  }),
  fault('talk sets the clock back', 'apart', {
    say(table, lines, speaker, said, now) {
      table.askedAt = now;
      return SOUND.say(table, lines, speaker, said, now);
    },
  }),
  fault('the dice come from another seed than the one promised', 'verify', {
    fairDice: (table, serverSeed) =>
      SOUND.fairDice(
        table,
        serverSeed.replace(/^./, digit => (digit === '0' ? '1' : '0')),
      ),
  }),
];
