import { pick, seatsOf, simulationRng, type Viewer } from '@zaria/kit';
import { difference } from './broken.ts';
import { isSameThought, type Event } from './event.ts';
import { lookBackOn, probe } from './probe.ts';
import type { Shadow } from './shadow.ts';
import type { Outcome, Side } from './side.ts';
import { hasEnded, isPlaying, type World } from './world.ts';

/** Compares what everybody but the seat that hides something receives in a world and in its shadow. */
export function compare(
  world: World,
  shadow: Shadow,
  event: Event,
  outcome: Outcome,
  shadowed: readonly Outcome[],
): void {
  const { main } = world;
  const { side, seat } = shadow;
  const expectText = (other: string, one: string, who: string): void => {
    if (other !== one)
      world.broken('worlds', `seat ${seat} hid something else, and ${who} notices\n  ${difference(other, one)}`);
  };
  const isStill = [outcome, ...shadowed].every(({ written }) => written.length === 0);
  for (const viewer of [...seatsOf(main.table.setting.seats), 'spectator' as const]) {
    if (viewer === seat) continue;
    expectText(textsFor(shadowed, viewer), textsFor([outcome], viewer), `viewer ${viewer}`);
    if (!isStill) expectText(thinView(side, viewer), thinView(main, viewer), `viewer ${viewer} (view)`);
  }
  compareBots(shadow, main, outcome, shadowed, expectText);
  probe(world, shadow, event, expectText);
  compareRecords(world, shadow, event, expectText);
  if (!isStill) expectText(lookBackOn(side, seat), lookBackOn(main, seat), 'who shares the device and looks back');
  const isOwnReply =
    event.what.kind === 'command' && 'seat' in event.what.command.wish && event.what.command.wish.seat === seat;
  const last = shadowed.at(-1);
  if (last === undefined) return;
  if (!isOwnReply) expectText(String(last.reply), String(outcome.reply), 'the sender of a command');
  expectText(last.clock, outcome.clock, 'whoever looks at the clock');
  if (shadow.kind === 'wavered' && hasEnded(main.table))
    expectText(printRecord(side, seat), printRecord(main, seat), 'whoever reads the record');
}

/** A record that somebody asks for in the middle of the match tells him no more than he was told. */
function compareRecords(
  { main }: World,
  { side, seat }: Shadow,
  event: Event,
  expectText: (other: string, one: string, who: string) => void,
): void {
  if (!isPlaying(main.table)) return;
  const others = [...seatsOf(main.table.setting.seats), 'spectator' as const].filter(viewer => viewer !== seat);
  const viewer = pick(others, simulationRng(`${event.chance} record`));
  expectText(printRecord(side, viewer), printRecord(main, viewer), `viewer ${viewer} by his record`);
}

const textsFor = (outcomes: readonly Outcome[], viewer: Viewer): string =>
  outcomes
    .flatMap(({ messages }) => messages.flatMap(message => (message.viewer === viewer ? [message.text] : [])))
    .join('\n');

/** Bots are asked the same things, and told the same; unless they think about it on one side since before. */
function compareBots(
  { side, seat }: Shadow,
  main: Side,
  outcome: Outcome,
  shadowed: readonly Outcome[],
  expectText: (other: string, one: string, who: string) => void,
): void {
  const here = outcome.asked.filter(one => one.seat !== seat);
  const there = shadowed.flatMap(({ asked }) => asked.filter(one => one.seat !== seat));
  for (const one of here) {
    const other = there.find(asked => isSameThought(asked, one));
    const isOpen = other === undefined && side.thinking.some(asked => isSameThought(asked, one));
    if (!isOpen) expectText(other?.told ?? 'nothing', one.told, `the bot of seat ${one.seat}`);
  }
  for (const other of there)
    if (!main.thinking.some(one => isSameThought(one, other)))
      expectText(other.told, 'nothing', `the bot of seat ${other.seat}`);
}

const printRecord = ({ authority, table }: Side, viewer: Viewer): string =>
  JSON.stringify(authority.recordOf(table, viewer));

/** What a client without the rules is sent. */
function thinView({ table: { game, match } }: Side, viewer: Viewer): string {
  if (match === null) return '';
  const own = viewer === 'spectator' ? [] : [game.legal(match.state, viewer), game.back(match.state, viewer)];
  return JSON.stringify([game.view(match.state, viewer), ...own]);
}
