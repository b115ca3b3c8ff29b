import { canonical, simulationRng } from '@zaria/kit';
import { OFTEN, type Command, type Proposal, type Stored, type Table } from '@zaria/table';
import { diceOf } from '../outside.ts';
import type { Event } from '../event.ts';
import { nameOf } from '../people.ts';
import type { Outcome } from '../side.ts';
import type { World } from '../world.ts';

/** What a table takes: no text is longer, nothing is deeper, and no number is above. */
const SANE = { text: 4096, depth: 4, number: 2 ** 31 - 1, length: 8192 } as const;

function isSane(value: unknown, depth: number = SANE.depth): boolean {
  if (typeof value === 'string') return value.length <= SANE.text;
  if (typeof value === 'number') return Math.abs(value) <= SANE.number;
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every(item => isSane(item, depth - 1));
}

/** Fields that no wish has; worlds send them. */
const hasMore = (wish: object): boolean =>
  'more' in wish || 'now' in wish || ('clock' in wish && canonical(wish.clock) === '{"after":5000,"kind":"none"}');

/** A table at which everything was done as often as it may be. */
function exhausted(table: Table): Table {
  const whose = ['host', 'others', 'table', ...table.chairs.keys()];
  const counts = Object.fromEntries(
    Object.entries(OFTEN).flatMap(([what, { match }]) => whose.map(one => [`${what} ${one}`, match])),
  );
  return { ...table, counts };
}

const LIMITED: ReadonlySet<string> = new Set('set talk sit seat-bot ready back undo hand-over cover'.split(' '));

/**
 * Watches commands as such: a name is for one content, what was refused stays refused, values have a range, nothing can
 * be done without end, and time only goes forward.
 */
export function commandsCheck(world: World): { watch(event: Event): (outcome: Outcome) => void } {
  const { main } = world;
  /** By name: what was wanted, and how it was answered, for as long as the process lives. */
  const answers = new Map<string, { readonly wish: string; readonly reply: string }>();
  let last = 0;

  function checkTime(written: readonly Stored[], what: string): void {
    for (const { at } of written) {
      if (!(at >= last && at < Infinity)) world.broken('forward', `${what} is written at ${at}, after ${last}`);
    }
  }

  /** Whatever clock the caller has. */
  function probeTime(event: Event): void {
    const { authority, table } = main;
    const given = { dice: diceOf(main), rng: simulationRng(event.chance), absent: event.absent, bots: ['random'] };
    for (const now of [Number.NaN, table.at - 10_000]) {
      const context = { ...given, now };
      const proposals: Proposal[] = [authority.tick(table, context), authority.resume(table, context)];
      if (event.what.kind === 'command') {
        const decision = authority.decide(table, event.what.command, context);
        if (decision.ok) proposals.push(decision.value);
      }
      for (const { entries } of proposals) checkTime(entries, 'what is proposed by a wrong clock');
    }
  }

  /** What was refused in trouble is not known here; what was granted stays granted. */
  function forget(name: string): void {
    if (!granted(answers.get(name)?.reply ?? null)) answers.delete(name);
  }

  function granted(reply: string | null): boolean {
    return reply === '{"ok":true,"value":true}';
  }

  /** What must come of a command because of others before it. */
  function judge(command: Command, isCounted: boolean, { reply, written }: Outcome): void {
    const name = nameOf(main.people, command);
    const wish = canonical(command.wish);
    const earlier = answers.get(name);
    const isDone = written.some(({ by }) => by !== null);
    // What cannot be read has no name.
    const isNameless = reply !== null && /command-wrong|token-wrong/.test(reply);
    const isOthers = reply?.includes('id-used') === true;
    if (earlier !== undefined && reply !== null && !isNameless) {
      const expected = earlier.wish === wish ? earlier.reply : '{"ok":false,"error":{"why":"id-used"}}';
      if (isDone || reply !== expected) world.broken('again', `${JSON.stringify(command)}: ${reply}`);
    }
    if (granted(reply) && isDone) {
      const isLong = JSON.stringify(command).length > SANE.length;
      if (isLong || !isSane(command) || hasMore(command.wish)) world.broken('limits', JSON.stringify(command));
      if (isCounted) world.broken('limits', `${JSON.stringify(command)} may be done without end`);
    }
    if (earlier === undefined && reply !== null && !isNameless && !isOthers) answers.set(name, { wish, reply });
  }

  return {
    watch(event) {
      const { authority, table } = main;
      const { what, trouble } = event;
      last = table.at;
      probeTime(event);
      const command = what.kind === 'command' && typeof what.command.wish === 'object' ? what.command : null;
      const isLimited = command !== null && LIMITED.has(command.wish.do);
      const context = { ...event, dice: null, rng: simulationRng(event.chance), bots: ['random'] };
      // Decided though everything was done as often as it may be.
      const isCounted = isLimited && authority.decide(exhausted(table), command, context).ok;
      if (what.kind === 'reload') for (const [name, { reply }] of answers) if (!granted(reply)) answers.delete(name);
      return outcome => {
        checkTime(outcome.written, 'an entry');
        // Two processes answer, and only one of them is heard.
        if (command !== null && trouble === 'none') judge(command, isCounted, outcome);
        else if (command !== null) forget(nameOf(main.people, command));
      };
    },
  };
}
