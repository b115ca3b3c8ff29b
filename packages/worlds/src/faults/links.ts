import { NATURE, ok, type Draw, type Seat } from '@zaria/kit';
import { decide, nameOf, type Command, type Stored } from '@zaria/table';
import { SOUND, type Authority } from '../authority.ts';
import { absorbing, fault, forceOpen, proposing, type Fault } from './fault.ts';

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
