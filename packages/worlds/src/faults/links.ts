import { NATURE, ok, seatsOf, type Draw, type Seat } from '@zaria/kit';
import { decide, nameOf, phaseOf, type Command, type DiceView, type Stored } from '@zaria/table';
import { SOUND, type Authority } from '../authority.ts';
import { absorbing, changing, fault, forceOpen, proposing, type Fault } from './fault.ts';

/** Draws are written otherwise than they were made. */
const redrawing = (change: (draw: Draw) => Draw): Partial<Authority> => ({
  resume: (table, context) =>
    proposing(
      SOUND.resume(table, context).entries.map((stored): Stored => {
        const { what } = stored;
        if (what.kind !== 'match' || what.entry.kind !== 'play' || what.entry.actor !== NATURE) return stored;
        const { draw } = what.entry;
        return draw === undefined
          ? stored
          : { ...stored, what: { ...what, entry: { ...what.entry, draw: change(draw) } } };
      }),
    ),
});

/** These wishes are decided on as if no links were coming in. */
const heedless = (...wishes: readonly Command['wish']['do'][]): Partial<Authority> => ({
  decide: (table, command, context) =>
    wishes.includes(command.wish?.do)
      ? decide({ ...table, asked: null }, command, context)
      : decide(table, command, context),
});

/** Draws are told otherwise than they were made. */
const telling = (change: (draw: Draw) => Draw): Partial<Authority> =>
  changing(news => ({
    ...news,
    entries: news.entries.map(entry =>
      entry.kind === 'play' && entry.draw !== undefined ? { ...entry, draw: change(entry.draw) } : entry,
    ),
  }));

/** The dice are shown otherwise than they are. */
const showing = (change: (dice: DiceView) => Partial<DiceView>): Partial<Authority> =>
  changing(news => ({
    ...news,
    table: news.table && { ...news.table, dice: { ...news.table.dice, ...change(news.table.dice) } },
  }));

const FORGED = 'cd'.repeat(32);

/** What goes wrong with the links that people add to the dice. */
export const LINK_FAULTS: readonly Fault[] = [
  fault('the dice do not wait for links', 'links', {
    resume: (table, context) => SOUND.resume({ ...table, wait: 0 }, context),
  }),
  fault('links are told before the draw is made', 'secrets', {
    newsFor(table, viewer, heard, view) {
      const news = SOUND.newsFor(table, viewer, heard, view);
      const links = [...(table.asked?.links ?? [])];
      return links.length === 0
        ? news
        : Object.assign({ from: heard.count, entries: [], table: null }, news, { links });
    },
  }),
  fault('an undo comes between ask and draw', 'links', heedless('undo', 'answer-undo'), 'qwinto'),
  fault('a seat changes hands between ask and draw', 'links', heedless('claim'), 'qwinto'),
  fault('a chain is changed between ask and draw', 'links', heedless('chain'), 'qwinto'),
  fault(
    'those who kept silent are not marked',
    'links',
    redrawing(draw => ({ ...draw, withheld: [] })),
  ),
  fault(
    'one who answered is left out of the draw',
    'links',
    redrawing(draw => ({ ...draw, by: draw.by?.slice(1) ?? [] })),
  ),
  fault('a new chain counts at once', 'verify', {
    ...absorbing(({ sitting }, { what }) => {
      const chain = what.kind === 'match' && what.entry.kind === 'note' && what.entry.note.note === 'chain';
      const last = sitting?.chains.at(-1);
      if (chain && last !== undefined) last.counts = true;
    }),
  }),
  fault('a link of another chain is taken', 'verify', {
    decide(table, command, context) {
      const decision = decide(table, command, context);
      const { wish } = command;
      if (decision.ok || decision.error.why !== 'link-wrong' || wish.do !== 'link') return decision;
      const by = nameOf(command);
      return ok(proposing([{ at: context.now, by, what: { kind: 'linked', seat: wish.seat, link: wish.link } }]));
    },
  }),
  fault('the absent are asked', 'links', {
    resume: (table, context) => SOUND.resume(table, { ...context, absent: new Map() }),
  }),
  fault('nobody is ever asked', 'links', {
    resume: (table, context) =>
      SOUND.resume(table, { ...context, absent: new Map([0, 1, 2, 3, 4, 5].map(seat => [seat as Seat, 0])) }),
  }),
  fault('asked again, fewer are named', 'links', {
    askAgain: (table, context) =>
      proposing(
        SOUND.askAgain(table, context).entries.map(stored =>
          stored.what.kind === 'asked' ? { ...stored, what: { ...stored.what, seats: [] } } : stored,
        ),
      ),
  }),
  fault('after a backup was restored numbers that devices know are used again', 'links', {
    recover: (table, known, context) =>
      SOUND.recover(table, new Map([...known.keys()].map(seat => [seat, table.numbers])), context),
  }),
  fault('after a backup was restored who does not answer is not reckoned with', 'links', {
    recover: (table, known, context) => {
      const silent = seatsOf(table.setting.seats).map(seat => [seat, 0] as const);
      return SOUND.recover(table, new Map([...silent, ...known]), context);
    },
  }),

  // What devices would notice.
  fault(
    'devices are told that nobody’s link is in a throw',
    'hands',
    telling(draw => ({
      ...draw,
      by: [],
      withheld: [...(draw.by ?? []), ...(draw.withheld ?? [])].toSorted((one, other) => one - other),
    })),
  ),
  fault(
    'devices are told other numbers than were drawn',
    'hands',
    telling(draw => ({ ...draw, values: draw.values.map((value, i) => (value + 1) % (draw.m[i] ?? 1)) })),
  ),
  fault(
    'what throws were made of is not shown',
    'hands',
    showing(() => ({ spent: { host: null, chains: [] } })),
  ),
  fault(
    'links are asked for a later throw',
    'hands',
    showing(({ asked }) => ({ asked: asked && { ...asked, n: asked.n + 1 } })),
  ),
  fault(
    'links are asked for where no throw is due',
    'hands',
    showing(({ start, asked, spent }) => ({
      asked: asked ?? (start === null || spent.host !== null ? null : { n: 1, seats: [0, 1] }),
    })),
  ),
  fault(
    'another start is shown than was agreed to',
    'hands',
    showing(({ start }) => ({ start: start && { ...start, matchId: 'ab'.repeat(16) } })),
  ),
  fault('the host gives a seat a chain of its own', 'hands', {
    resume(table, context) {
      const seat = seatsOf(table.chairs.length).find(
        at => table.chairs[at]?.head !== null && table.chairs[at]?.token !== null,
      );
      const isTime = phaseOf(table) === 'playing' && table.dice === 'open' && table.asked === null && table.numbers > 0;
      const isNew = table.sitting?.chains.every(({ head }) => head !== FORGED) === true;
      if (!isTime || !isNew || seat === undefined) return SOUND.resume(table, context);
      const entry = { kind: 'note', note: { note: 'chain', seat, head: FORGED } } as const;
      return proposing([{ at: context.now, by: null, what: { kind: 'match', entry, token: null } }]);
    },
  }),
  fault(
    'whoever is silent is asked for ever',
    'links',
    {
      ...absorbing(table => {
        forceOpen(table).chairs = table.chairs.map(chair => ({ ...chair, silent: 0 }));
      }),
    },
    'qwinto',
  ),
];
