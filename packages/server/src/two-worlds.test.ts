import { createHash } from 'node:crypto';
import { openClient, type Client } from '@zaria/client';
import type { Online, SocketLike } from '@zaria/client/online';
import { pick, same, simulationRng, type AnyAction, type Back, type Seat } from '@zaria/kit';
import { expect, test } from 'vitest';
import { browser, device, settingOf, startServer, until, type TestGuest, type TestServer } from './server.testing.ts';
import type { Surroundings } from './surroundings.ts';

/* Two worlds that differ in what Anna keeps to herself. Whatever Ben and Carla receive is the same, byte by byte. */

/** A machine whose clock stands where it is put, whose chance is known, and whose timers never ring. */
function stillMachine(seed: string): Surroundings & { time: number } {
  let blocks = 0;
  const machine = {
    time: 1_000_000,
    now: () => machine.time,
    random(bytes: number): Uint8Array {
      const list = Array.from({ length: Math.ceil(bytes / 32) }, () =>
        createHash('sha256').update(`${seed} ${blocks++}`).digest(),
      );
      return Buffer.concat(list).subarray(0, bytes);
    },
    after: () => () => {},
  };
  return machine;
}

/** Everything that somebody received, in order. */
interface Tapped {
  readonly guest: TestGuest;
  readonly received: string[];
}

interface Person extends Tapped {
  /** Asks the server whether it is there: its answer comes after everything that was sent before. */
  ping(): void;
  readonly online: Online;
  client: Client | null;
}

interface World {
  readonly ben: readonly string[];
  readonly carla: readonly string[];
  readonly anna: readonly string[];
  /** The step at which Anna did something else. */
  readonly parted: string;
}

async function tappedGuest(url: string, name: string): Promise<Tapped> {
  const received: string[] = [];
  const guest = browser(
    () => url,
    name,
    text => void received.push(text),
  );
  await guest.get('guest', { body: { name } });
  return { guest, received };
}

async function sitDown(url: string, tapped: Tapped, table: string): Promise<Person> {
  let ids = 0;
  let last: SocketLike | null = null;
  const plain = device(
    () => url,
    () => tapped.guest.cookie,
  );
  const online = tapped.guest.online(table, {
    now: () => 0,
    random: () => 0,
    after: () => () => {},
    newId: () => `${tapped.guest.name}${ids++}`,
    socket() {
      const socket = plain.socket();
      last = socket;
      socket.addEventListener('message', ({ data }) => void tapped.received.push(String(data)));
      return socket;
    },
  });
  expect(await online.opened).toEqual({ ok: true, value: true });
  return { ...tapped, online, client: null, ping: () => last?.send('{"type":"ping"}') };
}

/** When everybody has received what was sent to him: nothing else is on its way then. */
async function settle(people: readonly Person[], server: TestServer): Promise<void> {
  await server.running.house.settled();
  for (const person of people) {
    const { received } = person;
    const before = received.length;
    person.ping();
    await until(() => received.slice(before).includes('{"type":"pong"}'));
  }
}

const catchUp = ({ client }: Person, seat: Seat): Client => {
  if (client === null) throw new Error('the match has not started');
  client.sight(seat).catchUp();
  return client;
};

/** Plays until Anna has something to hide; hides one thing or another; and lets Ben play on until all comes to light. */
async function world(game: string, seed: string, variant: 0 | 1, options = {}): Promise<World> {
  const surroundings = stillMachine(seed);
  const server = await startServer({ surroundings });
  try {
    const { url } = server;
    const anna = await tappedGuest(url, 'Anna');
    const ben = await tappedGuest(url, 'Ben');
    const carla = await tappedGuest(url, 'Carla');
    const setting = { ...settingOf(2), options, forced: false };
    const { table, code } = await anna.guest.get('open', { body: { request: 'r', game, setting, isPublic: true } });
    await ben.guest.get('join', { table, body: { code } });
    await carla.guest.get('join', { table, body: { code: null } });
    const people = [
      await sitDown(url, anna, table),
      await sitDown(url, ben, table),
      await sitDown(url, carla, table),
    ] as const;
    for (const seat of [0, 1] as const) {
      const { online, guest } = people[seat];
      await online.send({ do: 'sit', seat, as: 'remote', name: guest.name, colour: seat });
      await until(() => online.own.length === 1);
    }
    for (const seat of [0, 1] as const) await people[seat].online.send({ do: 'ready', seat, version: 0, ready: true });
    await people[0].online.send({ do: 'start' });
    for (const person of people) {
      await until(() => person.online.table?.phase === 'playing');
      person.client = openClient(person.online, person.online.game ?? fail());
    }
    const parted = await playOn(people, server, surroundings, seed, variant);
    for (const person of people.slice(1)) {
      await person.guest.ask('table', { table });
      await person.guest.ask('record', { table, query: {} });
      await person.guest.ask('record', { table, query: { as: '0' } });
      await person.guest.ask('list');
    }
    await settle(people, server);
    for (const { online } of people) online.close();
    return { anna: anna.received, ben: ben.received, carla: carla.received, parted };
  } finally {
    await server.stop();
  }
}

const fail = (): never => {
  throw new Error('there is no game');
};

const TOO_LONG = 400;

async function playOn(
  people: readonly [Person, Person, Person],
  server: TestServer,
  surroundings: Surroundings & { time: number },
  seed: string,
  variant: 0 | 1,
): Promise<string> {
  let parted: string | null = null;
  for (let step = 0; step < TOO_LONG; step++) {
    await settle(people, server);
    surroundings.time = 2_000_000 + step * 10_000;
    const rng = simulationRng(`${seed} ${step}`);
    const [first, second] = [catchUp(people[0], 0), catchUp(people[1], 1)];
    const [mine, theirs] = [first.sight(0).follower, second.sight(1).follower];
    if (parted !== null) {
      // Only Ben moves on, as long as there is something to hide.
      if (theirs.legal.length === 0) return parted;
      const isLast = mine.isCommon && mine.legal.length === 0 && mine.back.length === 0;
      const action = pick(theirs.legal, rng);
      if (theirs.foresee(action) === null || isLast) return parted;
      await second.play(1, theirs.game.print(action));
      return parted;
    }
    const asked = mine.question?.step ?? '';
    const info = mine.game.steps[asked];
    if (mine.legal.length > 0 && info?.kind === 'together' && theirs.legal.length > 0) {
      parted = asked;
      await hideInCommon(people[0], first, server, seed, variant, surroundings);
      continue;
    }
    if (mine.legal.length > 0 && info?.kind === 'ask' && info.secret !== null) {
      const alike = alikeTo(mine.legal, action => info.secret?.shows(action.answer, null));
      const answer = alike[variant];
      if (alike.length > 1 && answer !== undefined) {
        parted = asked;
        await first.play(0, mine.game.print(answer));
        continue;
      }
    }
    const seat = mine.legal.length > 0 ? 0 : 1;
    const { legal, game } = seat === 0 ? mine : theirs;
    if (legal.length === 0) throw new Error(`nobody is asked at ${asked}`);
    await (seat === 0 ? first : second).play(seat, game.print(pick(legal, rng)));
  }
  throw new Error('nobody had anything to hide');
}

/** The first actions that look the same as the first one. */
function alikeTo(legal: readonly AnyAction[], shows: (action: AnyAction) => unknown): readonly AnyAction[] {
  const [first] = legal;
  return first === undefined ? [] : legal.filter(action => same(shows(action), shows(first)));
}

/** In one world she answers once; in the other she takes it back and answers otherwise, at other times. */
async function hideInCommon(
  anna: Person,
  client: Client,
  server: TestServer,
  seed: string,
  variant: 0 | 1,
  surroundings: { time: number },
): Promise<void> {
  const sight = client.sight(0);
  const rng = simulationRng(`${seed} hidden ${variant}`);
  const turn = async (work: () => Promise<unknown>): Promise<void> => {
    surroundings.time += 11 + variant * 7;
    await work();
    await settle([anna], server);
    sight.catchUp();
  };
  for (let i = 0; i < 1 + 3 * variant; i++) {
    const { legal, back, game } = sight.follower;
    const way: Back | undefined = i > 0 ? back[0] : undefined;
    if (way !== undefined && i % 2 === 1) await turn(() => client.back(0, way));
    else if (legal.length > 0) await turn(() => client.play(0, game.print(pick(legal, rng))));
  }
}

test.each([
  ['railroad-ink', {}],
  ['qwinto', {}],
  ['las-vegas-royale', { tiles: 'A1' }],
])('%s: what Anna hides, nobody else receives', async (game, options) => {
  const seed = `two worlds ${game}`;
  const [one, other] = [await world(game, seed, 0, options), await world(game, seed, 1, options)];
  expect(other.parted).toBe(one.parted);
  expect(other.anna).not.toEqual(one.anna);
  expect(one.ben.length).toBeGreaterThan(20);
  expect(other.ben).toEqual(one.ben);
  expect(other.carla).toEqual(one.carla);
});
