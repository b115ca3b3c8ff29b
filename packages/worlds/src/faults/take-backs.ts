import { ok, type Seat } from '@zaria/kit';
import { decide, isBreathing, type Decision, type Proposal, type Stored, type Table } from '@zaria/table';
import { SOUND } from '../authority.ts';
import { absorbing, changing, fault, proposing, type Fault } from './fault.ts';

/** The table as if it did not wait for anybody. */
const breathless = (table: Table): Table => ({ ...table, breath: null });
const friendly = (table: Table): Table => ({ ...table, setting: { ...table.setting, friendly: true } });

/** The same proposal, to be played by whoever takes it in: it was made on another table. */
const replayed = ({ entries }: Proposal): Proposal => proposing(entries);
const redecided = (decision: Decision): Decision => (decision.ok ? ok(replayed(decision.value)) : decision);

const entry = (at: number, what: Stored['what']): Stored => ({ at, by: null, what });

/** What goes wrong where something is taken back, or could be. */
export const TAKE_BACKS: readonly Fault[] = [
  fault('an undo goes past the dice where the table is not friendly', 'consent', {
    decide: (table, command, context) =>
      command.wish.do === 'undo'
        ? redecided(decide(friendly(table), command, context))
        : decide(table, command, context),
  }),
  fault('a request is granted when all but one have agreed', 'consent', {
    resume(table, context) {
      const proposal = SOUND.resume(table, context);
      const asked = table.undoAsked;
      const people = table.chairs.filter(({ kind, cover }) => kind !== 'bot' && cover === null).length;
      if (asked === null || proposal.entries.length > 0 || asked.agreed.length + 1 < people) return proposal;
      const undo = { kind: 'match', entry: { kind: 'undo', to: asked.to }, token: null } as const;
      return proposing([entry(context.now, undo)]);
    },
  }),
  fault('what led to a common step is taken back when the breath is over', 'consent', {
    decide(table, command, context) {
      const { breath } = table;
      if (command.wish.do !== 'undo' || breath === null) return decide(table, command, context);
      return decide(table, command, { ...context, now: breath.until - 1 });
    },
  }),
  fault(
    'take-backs are not counted',
    'consent',
    absorbing(table => void (table.takeBacks = 0)),
  ),
  fault('take-backs are not told', 'fold', {
    ...changing(news => ({ ...news, table: news.table && { ...news.table, takeBacks: 0 } })),
  }),

  fault(
    'the dice fall within a breath',
    'breath',
    { resume: (table, context) => replayed(SOUND.resume(breathless(table), context)) },
    'qwinto',
  ),
  fault('the dice fall with the choice that they follow', 'breath', {
    decide(table, command, context) {
      const decided = decide({ ...table, setting: { ...table.setting, breath: 0 } }, command, context);
      return command.wish.do === 'play' ? redecided(decided) : decide(table, command, context);
    },
  }),
  fault('a bot answers within a breath', 'breath', {
    wantedBots: table => SOUND.wantedBots(breathless(table), 0),
    playBot: (table, wanted, plan, context) => replayed(SOUND.playBot(breathless(table), wanted, plan, context)),
  }),
  fault('a process that starts anew does not know that it is to wait', 'breath', {
    openTable: (entries, games) => ({ ...SOUND.openTable(entries, games), breath: null }),
  }),
  fault('the table waits for somebody who has not chosen', 'breath', {
    ...absorbing(table => {
      if (table.breath !== null) table.breath = { ...table.breath, seat: (1 - Math.min(table.breath.seat, 1)) as Seat };
    }),
  }),
  fault('nobody is woken when a breath is over', 'stuck', {
    nextTick: (table, now) => (isBreathing(table, now) ? null : SOUND.nextTick(table, now)),
  }),
  fault('a breath is not told', 'fold', {
    ...changing(news => ({ ...news, table: news.table && { ...news.table, breath: null } })),
  }),
  fault('what somebody does in a common step ends a breath', 'worlds', {
    ...absorbing((table, { what }) => {
      if (what.kind === 'match' && what.entry.kind === 'play') table.breath = null;
    }),
  }),
];
