/* A world around one table, of which there are two that differ only in what Anna keeps to herself. */
import { createHash } from 'node:crypto';
import { openClient, type Client } from '@zaria/client';
import { newHand, playHand } from '@zaria/client/dice';
import type { Online, SocketLike } from '@zaria/client/online';
import { pick, same, simulationRng, type AnyAction, type Back, type Rng, type Seat } from '@zaria/kit';
import { NOTHING_TOLD, PROTOCOL_VERSION } from '@zaria/protocol';
import type { RouteName } from '@zaria/protocol/http';
import type { Connection } from '@zaria/table/public';
import { WebSocket } from 'ws';
import { browser, device, settingOf, startServer, until, type TestGuest, type TestServer } from './server.testing.ts';
import type { Surroundings } from './surroundings.ts';

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

/** A browser, and everything that it received, in order. */
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

export interface WorldPlan {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Whether the table is on the public list. */
  readonly isPublic: boolean;
  /** What Anna hides: an answer, or that she has already added to a throw. */
  readonly hides: 'answer' | 'link';
}

/** What each of the others received, and what Anna did: of both worlds, only that differs. */
export interface World {
  readonly received: ReadonlyMap<string, readonly string[]>;
  readonly anna: readonly string[];
  /** The step at which Anna did something else. */
  readonly parted: string;
}

interface Scene {
  readonly plan: WorldPlan;
  readonly server: TestServer;
  readonly surroundings: Surroundings & { time: number };
  readonly seed: string;
  readonly variant: 0 | 1;
  readonly table: string;
  /** Anna and Ben, who play; Carla, who watches; Hanna, who opened the table and does not play. */
  readonly people: readonly [Person, Person, Person, Person];
  /** The table screen that Anna has opened at her own table: a device of hers that only watches. */
  readonly screen: Person;
  /** Dora is known to the server and has no link. */
  readonly dora: Tapped;
  /** Somebody whom nobody knows. */
  readonly stranger: Tapped;
}

function tap(url: string, name: string): Tapped {
  const received: string[] = [];
  const guest = browser(
    () => url,
    name,
    text => void received.push(text),
  );
  return { guest, received };
}

async function known(url: string, name: string): Promise<Tapped> {
  const tapped = tap(url, name);
  await tapped.guest.get('guest', { body: { name } });
  return tapped;
}

async function comeIn(url: string, tapped: Tapped, table: string, watches = false): Promise<Person> {
  let ids = 0;
  let last: SocketLike | null = null;
  const plain = device(
    () => url,
    () => tapped.guest.cookie,
  );
  const online = tapped.guest.online(table, {
    now: () => 0,
    random: () => 0,
    watches,
    after: () => () => {},
    newId: () => `${tapped.guest.name}${ids++}`,
    socket() {
      const socket = plain.socket();
      last = socket;
      socket.addEventListener('message', ({ data }) => void tapped.received.push(String(data)));
      return socket;
    },
  });
  const opened = await online.opened;
  if (!opened.ok) throw new Error(opened.error.why);
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

/** Plays until Anna has something to hide; hides one thing or another; and looks at it with the eyes of all others. */
export async function worldOf(plan: WorldPlan, seed: string, variant: 0 | 1): Promise<World> {
  const surroundings = stillMachine(seed);
  const server = await startServer({ surroundings });
  try {
    const scene = await begin(plan, server, surroundings, seed, variant);
    const parted = await (plan.hides === 'link' ? hideLink(scene) : hideAnswer(scene));
    const { people, screen, dora, stranger } = scene;
    await settle([...people, screen], server);
    for (const { online } of [...people, screen]) online.close();
    const [anna, ben, carla, hanna] = people;
    const others = { 'Ben, who plays': ben, 'Carla, who watches': carla, 'Hanna, whose table it is': hanna };
    const onScreen = { 'the table screen, which Anna has opened': screen };
    const outside = { 'Dora, who has no link': dora, 'somebody unknown': stranger };
    const received = Object.entries({ ...others, ...onScreen, ...outside }).map(
      ([who, tapped]) => [who, tapped.received] as const,
    );
    return { anna: anna.received, received: new Map(received), parted };
  } finally {
    await server.stop();
  }
}

async function begin(
  plan: WorldPlan,
  server: TestServer,
  surroundings: Scene['surroundings'],
  seed: string,
  variant: 0 | 1,
): Promise<Scene> {
  const { url } = server;
  const [hanna, anna, ben] = [await known(url, 'Hanna'), await known(url, 'Anna'), await known(url, 'Ben')];
  const [carla, dora, stranger] = [await known(url, 'Carla'), await known(url, 'Dora'), tap(url, 'Nobody')];
  const { game, isPublic, options = {} } = plan;
  const setting = { ...settingOf(2), options, forced: false };
  const { table, code } = await hanna.guest.get('open', { body: { request: 'r', game, setting, isPublic } });
  for (const { guest } of [anna, ben, carla]) await guest.get('join', { table, body: { code } });
  const people = [
    await comeIn(url, anna, table),
    await comeIn(url, ben, table),
    await comeIn(url, carla, table),
    await comeIn(url, hanna, table),
  ] as const;
  const screen = await comeIn(url, { guest: anna.guest, received: [] }, table, true);
  const scene: Scene = { plan, server, surroundings, seed, variant, table, people, screen, dora, stranger };
  for (const seat of [0, 1] as const) {
    const { online, guest } = people[seat];
    await online.send({ do: 'sit', seat, as: 'remote', name: guest.name, colour: seat });
    await until(() => online.own.length === 1);
    if (plan.hides === 'link') await beginHand(scene, seat);
  }
  for (const seat of [0, 1] as const) await people[seat].online.send({ do: 'ready', seat, version: 0, ready: true });
  await people[3].online.send({ do: 'start' });
  for (const person of people) {
    await until(() => person.online.table?.phase === 'playing');
    if (person.online.game === null) throw new Error('there is no game');
    person.client = openClient(person.online, person.online.game);
  }
  return scene;
}

/** Both add to every throw, and Ben takes his time; Anna does, too, in one of the worlds. */
async function beginHand({ people, variant, seed }: Scene, seat: 0 | 1): Promise<void> {
  const { online } = people[seat];
  if (online.table === null || online.game === null) throw new Error('there is no table');
  const isSilent = seat === 1 || variant === 0;
  const connection: Connection = {
    get own() {
      return online.own;
    },
    send: wish => (wish.do === 'link' && isSilent ? new Promise(() => {}) : online.send(wish)),
    hear: (viewer, heard, listener) => online.hear(viewer, heard, listener),
  };
  const secret = createHash('sha256').update(`${seed} hand ${seat}`).digest();
  const outside = { now: () => 0, keep: async () => {}, warned: () => {} };
  const held = playHand(connection, online.game, newHand(seat, online.table, secret), outside);
  if (!held.ok) throw new Error(held.error.why);
  await online.send({ do: 'head', seat, head: held.value.hand.head });
}

/** The first throw waits for links: Anna has given hers, or has not. */
async function hideLink(scene: Scene): Promise<string> {
  const { people, server, surroundings } = scene;
  await until(() => people[1].online.table?.dice.asked !== null);
  await settle(people, server);
  if (scene.variant === 1) {
    const entries = await server.store.matches.read(scene.table, 0);
    if (!entries.some(({ what }) => what.kind === 'linked')) throw new Error('Anna has given nothing');
  }
  // The throw still waits.
  surroundings.time += 100;
  await lookAround(scene);
  return 'link';
}

const TOO_LONG = 400;

async function hideAnswer(scene: Scene): Promise<string> {
  const { people, server, surroundings, seed, variant } = scene;
  for (let step = 0; step < TOO_LONG; step++) {
    await settle(people, server);
    surroundings.time = 2_000_000 + step * 10_000;
    const rng = simulationRng(`${seed} ${step}`);
    const [first, second] = [catchUp(people[0], 0), catchUp(people[1], 1)];
    const [mine, theirs] = [first.sight(0).follower, second.sight(1).follower];
    const asked = mine.question?.step ?? '';
    const info = mine.game.steps[asked];
    if (mine.legal.length > 0 && info?.kind === 'together' && theirs.legal.length > 0) {
      await hideInCommon(scene, first);
      await goOn(scene, step, rng);
      return asked;
    }
    if (mine.legal.length > 0 && info?.kind === 'ask' && info.secret !== null) {
      const alike = alikeTo(mine.legal, action => info.secret?.shows(action.answer, null));
      const answer = alike[variant];
      if (alike.length > 1 && answer !== undefined) {
        await first.play(0, mine.game.print(answer));
        await goOn(scene, step, rng);
        return asked;
      }
    }
    const seat = mine.legal.length > 0 ? 0 : 1;
    const { legal, game } = seat === 0 ? mine : theirs;
    if (legal.length === 0) throw new Error(`nobody is asked at ${asked}`);
    await (seat === 0 ? first : second).play(seat, game.print(pick(legal, rng)));
  }
  throw new Error('nobody had anything to hide');
}

/** Everybody looks around; Ben plays on, unless it would bring to light what is hidden; and everybody looks once more. */
async function goOn(scene: Scene, step: number, rng: Rng): Promise<void> {
  const { people, server, surroundings } = scene;
  await settle(people, server);
  surroundings.time = 2_000_000 + (step + 1) * 10_000;
  await lookAround(scene);
  const [mine, second] = [catchUp(people[0], 0).sight(0).follower, catchUp(people[1], 1)];
  const theirs = second.sight(1).follower;
  const isLast = mine.isCommon && mine.legal.length === 0 && mine.back.length === 0;
  const action = theirs.legal.length === 0 ? null : pick(theirs.legal, rng);
  if (action === null || isLast || theirs.foresee(action) === null) return;
  await second.play(1, theirs.game.print(action));
  await settle(people, server);
  surroundings.time += 10_000;
  await lookAround(scene);
}

/** The first actions that look the same as the first one. */
function alikeTo(legal: readonly AnyAction[], shows: (action: AnyAction) => unknown): readonly AnyAction[] {
  const [first] = legal;
  return first === undefined ? [] : legal.filter(action => same(shows(action), shows(first)));
}

/** In one world she answers once; in the other she takes it back and answers otherwise, at other times. */
async function hideInCommon({ people, server, seed, variant, surroundings }: Scene, client: Client): Promise<void> {
  const sight = client.sight(0);
  const rng = simulationRng(`${seed} hidden ${variant}`);
  const turn = async (work: () => Promise<unknown>): Promise<void> => {
    surroundings.time += 11 + variant * 7;
    await work();
    await settle([people[0]], server);
    sight.catchUp();
  };
  for (let i = 0; i < 1 + 3 * variant; i++) {
    const { legal, back, game } = sight.follower;
    const way: Back | undefined = i > 0 ? back[0] : undefined;
    if (way !== undefined && i % 2 === 1) await turn(() => client.back(0, way));
    else if (legal.length > 0) await turn(() => client.play(0, game.print(pick(legal, rng))));
  }
}

/** Everything that anybody can ask for: what lists say, the history, the export, and what is refused. */
async function lookAround(scene: Scene): Promise<void> {
  const { people, dora, stranger, server, table } = scene;
  if (scene.variant === 1) await ownBusiness(people[0], table);
  const eyes = [undefined, '0', '1', 'spectator'] as const;
  const plain: readonly RouteName[] = ['list', 'me', 'table', 'rematch', 'notices'];
  for (const { guest } of [...people.slice(1), dora, stranger]) {
    for (const route of plain) await guest.ask(route, { table });
    for (const as of eyes) await guest.ask('record', { table, query: as === undefined ? {} : { as } });
    await guest.ask('ledger', { query: {} });
  }
  for (const { guest } of [dora, stranger]) {
    for (const code of [null, 'abcdefghjkmnpqrs'])
      if (!scene.plan.isPublic) await guest.ask('join', { table, body: { code } });
    await guest.ask('publish', { table, body: { isPublic: true } });
    await guest.ask('token', { table });
    await guest.ask('code', { table });
  }
  for (const tapped of [...people.slice(1), dora, stranger]) await comeAnew(server, table, tapped);
}

/** What Anna does with her own things is nobody's business either. */
async function ownBusiness({ guest, online }: Person, table: string): Promise<void> {
  await guest.get('recovery');
  await guest.get('pass');
  await guest.get('token', { table });
  await guest.get('webhook', { body: { url: null } });
  const refused = await online.send({ do: 'resign', seat: 1 });
  if (refused.ok) throw new Error('Anna plays for Ben');
}

/** Another device of the same person, which hears the history with every eye that it asks for. */
async function comeAnew(server: TestServer, table: string, { guest, received }: Tapped): Promise<void> {
  const headers = { origin: server.url, cookie: guest.cookie };
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers });
  let isClosed = false;
  socket.on('error', () => {});
  socket.on('message', data => void received.push((data as Buffer).toString()));
  socket.on('close', code => {
    received.push(`closed ${code}`);
    isClosed = true;
  });
  await until(() => isClosed || socket.readyState === WebSocket.OPEN);
  /** One after the other: what is told by the way is told in its place. */
  async function say(frame: object): Promise<void> {
    if (isClosed) return;
    const before = received.length;
    socket.send(JSON.stringify(frame));
    socket.send('{"type":"ping"}');
    await until(() => isClosed || received.slice(before).includes('{"type":"pong"}'));
    await server.running.house.settled();
  }
  // Once more by the same socket: whoever goes on learns no more than whoever comes.
  for (let times = 0; times < 2; times++) {
    await say({ type: 'hello', protocol: PROTOCOL_VERSION, table, lines: 0 });
    for (const as of [0, 1, 'spectator'] as const)
      for (const heard of [0, 3, 999]) await say({ type: 'hear', as, heard, told: NOTHING_TOLD });
    await say({ type: 'known', numbers: [[0, 5]] });
  }
  const isGone = new Promise<void>(resolve => void socket.once('close', () => resolve()));
  if (socket.readyState === WebSocket.CLOSED) return;
  socket.close();
  await isGone;
  await server.running.house.settled();
}
