import { fail, isSeat, ok, type Seat } from '@zaria/kit';
import { LONGEST_CLOCK, decide, givenBy, hashToken, questionOf, refusals } from '@zaria/table';
import type { Chair, Command, Context, Decision, Table, Wish } from '@zaria/table';
import { SOUND, type Authority } from '../authority.ts';
import { absorbing, fault, proposing, type Fault, type Open } from './fault.ts';

/** Ways that were once found to use a table against others, each open again. */

/** The same decision, to be played by whoever takes it in: it was made on another table. */
const redecided = (decision: Decision): Decision => (decision.ok ? ok(proposing(decision.value.entries)) : decision);

type WishTo<W extends Wish['do']> = Extract<Wish, { do: W }>;

/** Wishes of these kinds are decided on another table, or in other words. */
function bending<W extends Wish['do']>(
  kinds: readonly W[],
  bend: (
    table: Table,
    wish: WishTo<W>,
    context: Context,
    command: Command,
  ) => { readonly table?: Table; readonly wish?: Wish; readonly context?: Context },
): Partial<Authority> {
  return {
    decide(table, command, context) {
      const { wish } = command;
      if (typeof wish !== 'object' || !(kinds as readonly string[]).includes(wish.do))
        return decide(table, command, context);
      const bent = bend(table, wish as WishTo<W>, context, command);
      const other = { ...command, wish: bent.wish ?? wish };
      return redecided(decide(bent.table ?? table, other, bent.context ?? context));
    },
  };
}

const withChair = (table: Table, seat: Seat, part: Partial<Chair>): Table => ({
  ...table,
  chairs: table.chairs.map((chair, at) => (at === seat ? { ...chair, ...part } : chair)),
});

const longAgo: ReadonlyMap<Seat | 'host', number> = new Map(
  ([0, 1, 2, 3, 4, 5, 'host'] as const).map(who => [who, -Infinity]),
);

/** Requests that a removal is to fulfil, by table. */
const pending = new WeakMap<Open, Open['undoAsked']>();

export const ATTACKS: readonly Fault[] = [
  // Undo.
  fault('a person whose seat a bot covers is not asked', 'consent', {
    ...bending(['undo', 'answer-undo'], table => ({
      table: {
        ...table,
        chairs: table.chairs.map(chair =>
          chair.cover === 'absent' || chair.cover === 'timeout' ? { ...chair, kind: 'bot' as const } : chair,
        ),
      },
    })),
  }),
  fault('who holds several seats agrees for all of them', 'consent', {
    ...bending(['undo', 'answer-undo'], (table, { seat }, _context, { token }) => ({
      table: {
        ...table,
        chairs: table.chairs.map((chair, at) =>
          at !== seat && chair.token === hashToken(token) ? { ...chair, kind: 'bot' as const } : chair,
        ),
      },
    })),
  }),
  fault('an agreement is taken for one to whatever is asked now', 'consent', {
    ...bending(['answer-undo'], ({ requests }, wish) => ({ wish: { ...wish, request: requests } })),
  }),
  fault('who does not agree is removed, and what he was asked is done', 'consent', {
    ...absorbing((table, { what }) => {
      const isRemoval = what.kind === 'match' && what.entry.kind === 'note' && what.entry.note.note === 'removed';
      if (isRemoval) table.undoAsked = pending.get(table) ?? null;
      else if (table.undoAsked !== null) pending.set(table, table.undoAsked);
      else pending.delete(table);
    }),
  }),
  fault('a table becomes friendly in the middle of a match', 'setting', {
    ...absorbing((table, { what }) => {
      if (what.kind === 'match') table.setting = { ...table.setting, friendly: true };
    }),
  }),

  // Seats.
  fault('who has resigned invites himself', 'seats', {
    ...bending(['hand-over'], (table, { seat }) => ({ table: withChair(table, seat, { cover: null }) })),
  }),
  fault('who resigned or was removed comes back by an invitation', 'seats', {
    ...bending(['claim'], table => ({ table: { ...table, gone: [] } })),
  }),
  fault('the host claims a vacant seat himself', 'seats', {
    ...bending(['claim'], table => ({ table: { ...table, host: 'nobody' } })),
  }),
  fault('seats change hands after the end', 'over', {
    ...bending(['hand-over', 'claim', 'take-over', 'resign', 'return', 'cover', 'remove'], table => ({
      table: { ...table, abandoned: false },
    })),
  }),
  fault('ready counts for whatever is set by then', 'setting', {
    ...bending(['ready'], ({ version }, wish) => ({ wish: { ...wish, version } })),
  }),
  fault('whoever sits there is covered, removed or passed on', 'seats', {
    ...bending(['cover', 'remove', 'hand-over'], (table, wish) => ({
      wish: { ...wish, sitter: table.chairs[wish.seat]?.sitter ?? 0 },
    })),
  }),
  fault('an invitation is used again', 'seats', {
    ...bending(['claim'], (table, { seat, invitation }) => ({
      table: withChair(table, seat, { invitation: hashToken(invitation) }),
    })),
  }),
  fault('an invitation is a token, which its giver knows', 'seats', {
    decide(table, command, context) {
      const { wish, token } = command;
      if (wish.do !== 'claim' || token !== wish.invitation) return decide(table, command, context);
      const decision = decide(table, { ...command, token: `${token}-of-its-own` }, context);
      if (!decision.ok) return decision;
      const by = `${hashToken(token)}:${command.id}`;
      return ok(proposing(decision.value.entries.map(stored => ({ ...stored, by }))));
    },
  }),
  fault('one person takes every chair', 'seats', {
    ...bending(['sit', 'claim'], table => ({ table: { ...table, setting: { ...table.setting, chairsEach: 6 } } })),
  }),
  fault('a host who flickers loses his table', 'seats', {
    ...bending(['take-over'], (_table, _wish, context) => ({
      context: { ...context, absent: context.absent.has('host') ? longAgo : context.absent },
    })),
  }),
  fault('a bot plays at once for whoever flickers', 'seats', {
    ...bending(['cover'], (_table, { seat }, context) => ({
      context: { ...context, absent: context.absent.has(seat) ? longAgo : context.absent },
    })),
  }),

  // Commands.
  fault('another command under the same name is answered as if it were the first', 'again', {
    decide: (table, command, context) =>
      decide({ ...table, answered: new Map([...table.answered.keys()].map(name => [name, null])) }, command, context),
  }),
  fault('what was refused is granted when it comes again', 'again', {
    refusals: () => ({ ...refusals(), earlier: () => null }),
  }),
  fault('a field that nobody knows is passed over', 'limits', {
    ...bending(['set', 'start', 'sit'], (_table, wish) => ({
      wish: Object.fromEntries(
        Object.entries(wish).filter(([name]) => name !== 'more' && name !== 'now'),
      ) as unknown as Wish,
    })),
  }),
  fault('a clock keeps what is not a clock’s', 'limits', {
    ...bending(['set'], (_table, wish) => ({
      wish: { ...wish, clock: wish.clock.kind === 'none' ? { kind: 'none' } : wish.clock },
    })),
  }),
  fault('a clock that no timer can hold is shortened, and granted', 'limits', {
    ...bending(['set'], (_table, wish) => ({
      wish: {
        ...wish,
        clock: 'after' in wish.clock ? { ...wish.clock, after: Math.min(wish.clock.after, LONGEST_CLOCK) } : wish.clock,
      },
    })),
  }),
  fault('an option that the game does not have is passed over, however deep', 'limits', {
    ...bending(['set'], ({ setting: { options } }, wish) => ({
      wish: { ...wish, options: 'more' in wish.options ? options : wish.options },
    })),
  }),
  fault('what is long is cut, and granted', 'limits', {
    ...bending(['sit'], (_table, wish) => ({ wish: { ...wish, name: wish.name.slice(0, 20) } })),
  }),
  fault('nothing is counted, and all may be done without end', 'limits', {
    decide: (table, command, context) => redecided(decide({ ...table, counts: {}, countsHere: {} }, command, context)),
  }),
  fault('time goes back with the clock of the caller', 'forward', {
    decide: (table, command, context) => redecided(decide({ ...table, at: -Infinity }, command, context)),
    tick: (table, context) => proposing(SOUND.tick({ ...table, at: -Infinity }, context).entries),
  }),
  fault('talk falls over what is no talk', 'limits', {
    say: (table, lines, speaker, said, now) =>
      'phrase' in said ? SOUND.say(table, lines, speaker, said, now) : SOUND.say(table, lines, speaker, said, now),
  }),

  // Listening.
  fault('news are handed out as the table has them', 'copies', {
    copyOf: given => ('told' in given ? SOUND.copyOf(given) : given),
  }),
  fault('a bot is given the list that the table goes on with', 'copies', {
    copyOf: given => ('told' in given ? given : SOUND.copyOf(given)),
  }),
  fault('who has heard less than nothing is told the end of it', 'ears', {
    hearingOf(table, token, viewer, heard) {
      const hearing = SOUND.hearingOf(table, token, viewer, heard);
      if (hearing.ok || hearing.error.why !== 'heard-wrong') return hearing;
      const eyes = viewer === 'spectator' || isSeat(viewer) ? viewer : 'spectator';
      return ok({ holder: hashToken(String(token)), viewer: eyes, heard: { count: 0, table: null } });
    },
  }),
  fault('a seat that there is not is heard like what everybody sees', 'ears', {
    hearingOf: (table, token, viewer, heard) =>
      SOUND.hearingOf(table, token, viewer === 'spectator' || isSeat(viewer) ? viewer : 'spectator', heard),
  }),

  // What the others could learn by trying.
  fault('anybody is told how many answers a seat has given', 'worlds', {
    decide(table, command, context) {
      const { wish } = command;
      const isAsking = typeof wish === 'object' && (wish.do === 'play' || wish.do === 'back') && isSeat(wish.seat);
      if (!isAsking || table.match === null || wish.question !== questionOf(table))
        return decide(table, command, context);
      const count = givenBy(table, wish.seat);
      return wish.count === count ? decide(table, command, context) : fail({ why: 'out-of-step', count });
    },
  }),
  fault('who shares a device looks back with the eyes of its first seat', 'worlds', {
    usualViewer: ([first = 'spectator' as const]) => first,
  }),
];
