import { pick, readRecord, seatsOf, simulationRng, type Rng, type Seat } from '@zaria/kit';
import { connect, recordOf, verifyRecord, viewTable, type Connection } from '@zaria/table';
import { NAMES, agree, claim, games, invite, lobby, playWish, ready, sit, tokenOf } from '@zaria/table/testing';
import { undoWish } from '@zaria/table/testing';
import { expect, test } from 'vitest';
import { carriedLink, takeCarried } from './carried-link.ts';
import { playHand, type HeldHand } from './holding.ts';
import { carryOn, chainOfHand, newHand, type KeptHand } from './kept-hand.ts';
import { isAsTold } from './same-told.ts';

/*
 * Seats that go to other people and other devices, secrets that are lost, devices that are closed and opened: in any
 * order, between throws. Everybody's device follows the protocol, and none may have cause to warn.
 */

const SEATS = 3;
const STEPS = 14;
const ORDERS = 24;

/** Whoever holds a seat, and his device; `null`: he has none that adds to the dice. */
interface Holder {
  readonly name: string;
  readonly held: HeldHand | null;
}

async function gathered(rng: Rng) {
  const scene = lobby({ game: 'qwinto', seats: SEATS, options: { starter: 0 }, friendly: true, dice: 'open' });
  const holders = new Map<Seat, Holder>();
  const warnings: string[] = [];
  let [ids, secrets, people] = [0, 0, 0];
  const wayOf = (name: string): Connection =>
    connect(scene.keeper, { token: () => tokenOf(name), hearing: () => tokenOf(name), newId: () => `o${ids++}` });
  const holderOf = (seat: Seat): Holder => holders.get(seat) ?? { name: NAMES[seat], held: null };

  function open(name: string, kept: KeptHand): HeldHand {
    const held = playHand(wayOf(name), scene.table.game, JSON.parse(JSON.stringify(kept)) as KeptHand, {
      now: () => scene.now,
      keep: async () => {},
      warned: warning => void warnings.push(`${name}, seat ${kept.seat}: ${warning}`),
    });
    if (!held.ok) throw new Error(held.error.why);
    holders.set(kept.seat, { name, held: held.value });
    return held.value;
  }
  const drawHand = (seat: Seat): KeptHand =>
    newHand(seat, viewTable(scene.table), new Uint8Array(32).fill(++secrets, 0, 31));

  for (const seat of seatsOf(SEATS)) {
    await scene.does(NAMES[seat], sit(seat));
    const { hand } = open(NAMES[seat], drawHand(seat));
    await scene.does(NAMES[seat], { do: 'head', seat, head: hand.head }, ready(scene, seat));
  }
  await scene.does('Ada', { do: 'start' });

  async function comeToRest(): Promise<void> {
    for (const { held } of holders.values()) await held?.settled();
    await scene.keeper.settled();
  }

  /** The first seat throws, or throws again what all agree to undo. */
  async function throwDice(): Promise<void> {
    if (scene.table.match?.log.some(({ kind }) => kind === 'play') === true) {
      await scene.does(holderOf(0).name, undoWish(scene, 0));
      for (const seat of seatsOf(SEATS).slice(1)) await scene.does(holderOf(seat).name, agree(scene, seat));
    }
    await scene.does(holderOf(0).name, playWish(scene, 0, 'roll orange'));
    await comeToRest();
  }

  const steps: Readonly<Record<string, (seat: Seat) => Promise<void>>> = {
    throwDice,
    throwAgain: throwDice,
    /** To another person, who mostly has a device of his own. */
    async passOn(seat) {
      const { name: giver, held } = holderOf(seat);
      const name = `Person ${++people}`;
      await scene.does(giver, invite(scene, seat, name));
      held?.stop();
      const kept = rng.below(4) === 0 ? null : drawHand(seat);
      holders.set(seat, { name, held: null });
      const head = kept && chainOfHand(kept).head;
      await scene.does(name, { ...claim(seat, name), head });
      if (kept !== null) open(name, kept);
    },
    /** The secret is lost: a new chain for whoever sits there. */
    async chain(seat) {
      const { name, held } = holderOf(seat);
      held?.stop();
      const { hand } = open(name, drawHand(seat));
      await scene.does(name, { do: 'chain', seat, head: hand.head });
    },
    /** The device is closed, and opened again with what it has kept. */
    async reopen(seat) {
      const { name, held } = holderOf(seat);
      if (held === null) return;
      held.stop();
      open(name, held.hand.kept);
    },
    /** To one's own other device, by a link. */
    async carry(seat) {
      const { name, held } = holderOf(seat);
      if (held === null) return;
      held.stop();
      const { carried } = takeCarried(carriedLink('https://zaria.example/match/1', held.hand.kept));
      if (carried === null) throw new Error('what was written is read');
      open(name, carryOn(carried, viewTable(scene.table)));
    },
  };
  return { scene, holders, warnings, steps, comeToRest };
}

test(`in ${ORDERS} orders of what may happen to a seat all who are asked take part, and nobody warns`, async () => {
  const seen = { draws: 0, late: 0, asked: 0 };
  for (let order = 0; order < ORDERS; order++) {
    const rng = simulationRng(`order ${order}`);
    const { scene, holders, warnings, steps, comeToRest } = await gathered(rng);
    for (let step = 0; step < STEPS; step++) {
      const name = pick(Object.keys(steps), rng);
      await steps[name]?.(pick(seatsOf(SEATS), rng));
      await comeToRest();
      expect([order, step, name, warnings]).toEqual([order, step, name, []]);
      expect(scene.table.asked).toBeNull();
    }
    const record = recordOf(scene.table, 'spectator');
    for (const [, , draw] of record.log) {
      if (draw === undefined) continue;
      seen.draws++;
      seen.asked += draw.by?.length ?? 0;
      expect([order, draw.n, draw.withheld]).toEqual([order, draw.n, []]);
    }
    const verified = verifyRecord(JSON.parse(JSON.stringify(record)), games);
    if (!verified.ok || verified.value.format !== 'zaria/2') throw new Error(JSON.stringify(verified));
    seen.late += verified.value.dice.late;
    const read = readRecord(record, games);
    if (!read.ok) throw new Error(read.error.why);
    const { game, start, log } = read.value;
    for (const [seat, { held }] of holders)
      if (held !== null) expect(isAsTold(game, start, log, seat, held.hand.kept.told)).toBe(true);
  }
  expect(seen.draws).toBeGreaterThan(3 * ORDERS);
  expect(seen.late).toBeGreaterThan(ORDERS);
  expect(seen.asked).toBeGreaterThan(seen.draws);
});
