import { pick, seatsOf, type Seat, type Viewer } from '@zaria/kit';
import { AWAY, PHRASES, phaseOf, type Command, type Table } from '@zaria/table';
import { plainly, type Event, type Happening, type Trouble } from './event.ts';
import { lobbyWish } from './lobbying.ts';
import { holderOf, hostOf, write } from './people.ts';
import { changeChairs, playWish, slipWish, undoWish } from './playing.ts';
import { botAnswer, isAwaited, lateAnswer } from './thinking.ts';
import type { World } from './world.ts';

/** What happens next. */
export function nextEvent(world: World): Event {
  const { rng } = world;
  // Within a breath, often enough, and long after.
  world.now += 1 + rng.below(rng.below(2) === 0 ? 300 : 2000);
  const what = isBreathOver(world) ? ({ kind: 'tick' } as const) : nextHappening(world);
  return {
    what,
    now: world.now,
    absent: new Map(world.absent),
    chance: rng.below(1 << 30),
    trouble: rng.below(16) === 0 ? troubleWith(what, world) : 'none',
  };
}

/** The keeper is woken then, before anything else happens. */
const isBreathOver = ({ main, now }: World): boolean =>
  (main.table.breath !== null || main.table.asked !== null) && main.wake !== null && main.wake <= now;

function troubleWith({ kind }: Happening, { rng }: World): Trouble {
  if (kind === 'command') return pick(['full', 'rival'] as const, rng);
  return kind === 'bot' || kind === 'tick' ? 'full' : 'none';
}

function nextHappening(world: World): Happening {
  const { rng, people, main } = world;
  const { table } = main;
  const arrive = (command: Command): Happening => ({ kind: 'command', command });
  const late = main.thinking.filter(thought => !isAwaited(table, thought, world.now));
  // In the middle of a breath a process is ended more often: it must know that it is to wait.
  if (table.breath !== null && rng.below(8) === 0) return { kind: 'reload' };
  // What was held up arrives sooner or later, and not in the order it was sent.
  if (people.underWay.length > 0 && rng.below(6) === 0) {
    const [command] = people.underWay.splice(rng.below(people.underWay.length), 1);
    if (command) return arrive(command);
  }
  if (late.length > 0 && rng.below(3) === 0) {
    const thought = pick(late, rng);
    return { kind: 'bot', thought, plan: lateAnswer(table, thought, rng) };
  }
  switch (rng.below(24)) {
    case 0:
      return { kind: 'reload' };
    case 1:
      return { kind: 'reconnect', viewer: pick(viewersOf(table), rng), remembers: rng.below(2) === 0 };
    case 2:
      passTime(world);
      return { kind: 'tick' };
    case 3: {
      const who = pick([...seatsOf(table.setting.seats), 'host'] as const, rng);
      comeOrGo(world, who);
      if (who === 'host' || phaseOf(table) !== 'playing' || rng.below(2) === 0) return { kind: 'tick' };
      // Too early, if he has gone only now; too late, if he is back.
      const sitter = table.chairs[who]?.sitter ?? 0;
      return arrive(write(people, hostOf(people, table), { do: 'cover', seat: who, sitter }));
    }
    case 4:
      return talk(world);
    case 6:
      if (main.table.sitting !== null && rng.below(8) === 0) return { kind: 'recover', known: knownIn(world) };
      break;
    case 5:
      // Anything that was ever sent may come again, or something else under its name.
      if (people.sent.length > 0) return arrive(again(world));
      break;
  }
  if (phaseOf(table) === 'lobby') return arrive(write(people, ...lobbyWish(people, table, rng)));
  return move(world);
}

/** What clients say is the highest number they know, after a backup was restored; not all of them answer. */
function knownIn({ main: { table }, rng }: World): readonly (readonly [Seat, number])[] {
  return seatsOf(table.setting.seats)
    .filter(() => rng.below(6) > 0)
    .map(seat => [seat, table.numbers + rng.below(3)]);
}

function again({ people: { sent }, rng }: World): Command {
  const command = pick(sent, rng);
  return rng.below(3) > 0 ? command : { ...command, wish: pick(sent, rng).wish };
}

/** Everybody who may be looking on. */
const viewersOf = ({ setting: { seats } }: Table): readonly Viewer[] => [...seatsOf(seats), 'spectator'];

/** Some time, or just as much as somebody waits for. */
function passTime(world: World): void {
  const { wake } = world.main;
  if (wake !== null && world.rng.below(2) === 0) world.now = Math.max(world.now, wake);
  else world.now += world.rng.below(60_000);
}

/** Somebody in the match does something, or a bot has thought enough. */
function move(world: World): Happening {
  const { rng, people, main } = world;
  const { table } = main;
  const open = main.thinking.filter(thought => isAwaited(table, thought, world.now));
  const answer = (): Happening => {
    const thought = pick(open, rng);
    return { kind: 'bot', thought, plan: botAnswer(table, thought, rng) };
  };
  // While a bot thinks, somebody may think again.
  const isThinkingAgain = open.length > 0 && rng.below(8) === 0;
  if (open.length > 0 && !isThinkingAgain && rng.below(3) > 0) return answer();
  // Who took an answer back before, in the shadow, may be noticed when somebody asks to go back.
  const isAskingBack = world.shadow?.kind === 'wavered' && rng.below(5) === 0;
  const wish =
    slipWish(people, table, rng) ??
    (isThinkingAgain || isAskingBack ? undoWish(people, table, rng) : playWish(people, table, rng));
  if (wish === null) return open.length > 0 ? answer() : { kind: 'tick' };
  const command = write(people, ...wish);
  if (rng.below(10) > 0) return { kind: 'command', command };
  people.underWay.push(command);
  return { kind: 'tick' };
}

/** Somebody comes back, or has gone: just now, or a while ago. */
function comeOrGo({ absent, now, rng }: World, who: Seat | 'host'): void {
  if (!absent.delete(who)) absent.set(who, now - pick([0, AWAY.seat - 1, AWAY.host], rng));
}

function talk({ rng, people, main: { table } }: World): Happening {
  const seat = pick([null, 0, 1] as const, rng);
  const own = seat === null ? null : holderOf(people, table, seat);
  const token = pick([own ?? pick(people.tokens, rng), pick(people.tokens, rng)], rng);
  const bent = pick([null, 7, {}, { text: 7 }, { text: 'x', phrase: 'hello' }], rng) as never;
  const said = pick([{ phrase: pick(PHRASES, rng) }, { text: 'What now?' }, { text: ' ' }, bent], rng);
  return { kind: 'talk', speaker: { token, seat, name: 'Gast' }, said };
}

/** When the match is over: somebody tries what would have been possible before. */
export function afterlife(world: World): Event {
  const { people, main, rng } = world;
  world.now += 1 + rng.below(2000);
  const wish = changeChairs(people, main.table, rng) ?? undoWish(people, main.table, rng);
  if (wish === null) return plainly({ kind: 'tick' }, world.now);
  const what: Happening = { kind: 'command', command: write(people, ...wish) };
  return { ...plainly(what, world.now), absent: new Map(world.absent) };
}

/** The end: if the match is still going on, the host gives it up. */
export function closing({ people, main, now }: World): Event {
  const command = write(people, hostOf(people, main.table), { do: 'abandon' });
  return plainly({ kind: 'command', command }, now);
}
