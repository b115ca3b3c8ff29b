import { printTable } from '@zaria/table/testing';
import { verifyRecord } from '@zaria/table';
import { simulationRng, type Viewer } from '@zaria/kit';
import { eavesdrop } from '../ears.ts';
import type { Event } from '../event.ts';
import { handsOf } from '../hands.ts';
import { nameOf } from '../people.ts';
import type { Outcome } from '../side.ts';
import { isAwaited } from '../thinking.ts';
import type { World } from '../world.ts';
import { commandsCheck } from './commands.ts';
import { followCheck } from './follow.ts';
import { linksCheck } from './links.ts';
import { mustRefuse } from './refusal.ts';
import { checkUntouched, replayCheck } from './replay.ts';
import { secretsCheck } from './secrets.ts';
import { seatsCheck } from './seats.ts';
import { checkStuck } from './stuck.ts';
import { writtenCheck } from './written.ts';

/** Everything that is checked of a world. */
export interface Checks {
  /** Looks at the table before an event; what comes back looks at what has come of it. */
  watch(event: Event): (outcome: Outcome) => void;
  atTheEnd(): void;
}

export function checksOf(world: World): Checks {
  const { main } = world;
  const replay = replayCheck(world);
  const follow = followCheck(world);
  const checkSecrets = secretsCheck(world);
  const checkWritten = writtenCheck(world);
  const checkLinks = linksCheck(world);
  const seats = seatsCheck(world);
  const commands = commandsCheck(world);
  const hearHands = world.isHeld ? handsOf(world) : null;

  return {
    watch(event) {
      const judges = [expecting(world, event), seats.watch(event), commands.watch(event)];
      checkUntouched(world, event);
      return outcome => {
        eavesdrop(main, simulationRng(event.chance));
        for (const { check, what } of outcome.noticed) world.broken(check, what);
        for (const judge of judges) judge(outcome);
        checkWritten(outcome);
        checkLinks(event, outcome);
        hearHands?.(event, outcome);
        checkSecrets(event, outcome);
        checkStuck(world);
        // Where nothing was written or sent, there is nothing new to look at.
        if (outcome.written.length > 0 || event.what.kind === 'reload') replay.afterEvent();
        follow(outcome);
        if (event.what.kind === 'reconnect') checkRecord(world, event.what.viewer);
      };
    },
    atTheEnd() {
      if (main.table.match === null) return;
      replay.atTheEnd();
      checkRecord(world, 'spectator');
    },
  };
}

/** The record that a viewer is given is found in order, at any time. */
function checkRecord({ main: { authority, table }, broken }: World, viewer: Viewer): void {
  if (table.match === null) return;
  const record: unknown = JSON.parse(JSON.stringify(authority.recordOf(table, viewer)));
  const verified = verifyRecord(record, authority.games);
  if (!verified.ok) broken('verify', `for ${viewer}: ${JSON.stringify(verified.error)}`);
}

/** What must come of this event in particular. */
function expecting(world: World, { what, now, trouble }: Event): (outcome: Outcome) => void {
  const { main } = world;
  switch (what.kind) {
    case 'command': {
      const refusal = mustRefuse(main, what.command);
      const isRepeated = main.store.names.has(nameOf(main.people, what.command));
      return ({ reply, written }) => {
        if (isRepeated && written.some(({ by }) => by !== null))
          world.broken('twice', `${JSON.stringify(what.command)} was carried out again`);
        if (refusal !== null && !isRepeated && reply === '{"ok":true,"value":true}')
          world.broken(refusal, JSON.stringify(what.command));
      };
    }
    case 'bot': {
      const isDue = isAwaited(main.table, what.thought, now);
      return ({ written }) => {
        if (trouble === 'none' && isDue !== written.length > 0)
          world.broken(isDue ? 'stuck' : 'late', `a bot's answer: ${JSON.stringify(written)}`);
      };
    }
    case 'talk': {
      const before = printTable(main.table);
      return () => {
        if (printTable(main.table) !== before)
          world.broken('apart', `after ${JSON.stringify(what.said)} the table is another`);
      };
    }
    case 'tick':
    case 'recover':
    case 'reload':
    case 'reconnect':
      return () => {};
  }
}
