import { keyOf, printHex, type Fairness } from '@zaria/fair';
import { NATURE, fold, imaginer, simulationRng, type AnyFact, type Note, type Seat } from '@zaria/kit';
import type { Wanted } from '@zaria/table';
import type { Command } from '@zaria/table';
import { placesInForce } from '@zaria/table';
import type { Stored } from '@zaria/table';
import { fairnessOf } from '@zaria/table';
import { answersGiven, isBotSeat, isSealed, questionOf, type Table } from '@zaria/table';
import { hashToken } from '@zaria/table';
import { verifyRecord } from '@zaria/table';
import { difference } from './broken.ts';
import type { Event } from './event.ts';
import { diceOf, toldTo, viewersOf, type Outcome } from './side.ts';
import { isPlaying, recordOfWorld, type World } from './world.ts';

/** A table in one text. */
export function printTable(table: Table): string {
  const { game: _game, match, answered, ...rest } = table;
  const told = match === null ? [] : viewersOf(table).map(viewer => match.told(viewer).entries);
  return JSON.stringify([rest, [...answered].sort(), match?.state ?? null, match?.log ?? [], told]);
}

export function checkReplay(world: World): void {
  const { authority, stored, table } = world.main;
  const again = printTable(authority.openTable(structuredClone(stored), authority.games));
  const now = printTable(table);
  if (again !== now) world.broken('replay', difference(again, now));
}

/** Everybody's fold of what he was told, against the truth. */
export function checkFolds(world: World): void {
  const { main } = world;
  const { match, game, setting } = main.table;
  if (match === null) return;
  const truth: AnyFact[] = [];
  fold(game, setting, match.log, fact => truth.push(fact));
  for (const viewer of viewersOf(main.table)) {
    const facts: AnyFact[] = [];
    const expect = (what: string, actual: unknown, expected: unknown): void => {
      const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)];
      if (one !== other) world.broken('fold', `${what} of viewer ${viewer}: ${difference(one, other)}`);
    };
    const imagined = attempt(() => imaginer(game, toldTo(main, viewer))(simulationRng(world.step), f => facts.push(f)));
    if (typeof imagined === 'string') {
      world.broken('fold', `viewer ${viewer} cannot follow: ${imagined}`);
      continue;
    }
    expect('view', game.view(imagined, viewer), game.view(match.state, viewer));
    expect('waiting', game.waiting(imagined), game.waiting(match.state));
    expect('facts', facts, truth);
    if (viewer === 'spectator') continue;
    expect('legal actions', game.legal(imagined, viewer), game.legal(match.state, viewer));
    expect('ways back', game.back(imagined, viewer), game.back(match.state, viewer));
    expect('count', imagined.agenda.at(-1)?.parts?.[viewer]?.answers.length ?? 0, answersGiven(main.table, viewer));
  }
}

/** What it gives, or what it says when it fails. */
function attempt<T extends object>(action: () => T): T | string {
  try {
    return action();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Deciding and asking leave the table as it was. */
export function checkUntouched(world: World, { what, now, absent, chance }: Event): void {
  const { authority, table } = world.main;
  const before = printTable(table);
  const context = { now, dice: diceOf(world.main), rng: simulationRng(chance), absent, bots: ['random'] };
  if (what.kind === 'command') authority.decide(table, what.command, context);
  if (what.kind === 'bot') authority.playBot(table, what.wanted, what.plan, context);
  if (what.kind === 'tick') authority.tick(table, context);
  authority.wantedBots(table);
  const after = printTable(table);
  if (after !== before) world.broken('untouched', difference(after, before));
}

/** What must never be seen, by where it must not be. */
function secretsOf(world: World): { readonly kept: readonly string[]; readonly told: readonly string[] } {
  const { main, people } = world;
  const { table, serverSeed } = main;
  const revealed = new Set(table.chairs.map(chair => chair.reveal));
  const parts = [...people.promises.values()].filter(entropy => !revealed.has(entropy));
  world.key ??= table.start !== null && isSealed(table) ? keyText(fairnessOf(table, serverSeed)) : null;
  const kept = [serverSeed, ...people.tokens, ...parts, ...(world.key === null ? [] : [world.key])];
  return { kept, told: [...kept, ...people.byHash.keys()] };
}

function keyText(fairness: Fairness): string | null {
  const key = fairness.kind === 'typed' ? null : keyOf(fairness);
  return key && printHex(key);
}

export function checkSecrets(world: World, event: Event, { messages, reply, written }: Outcome): void {
  const { kept, told } = secretsOf(world);
  const search = (text: string, secrets: readonly string[], where: string): void => {
    if (secrets.some(secret => text.includes(secret))) world.broken('secrets', `${where}: ${text}`);
  };
  for (const [viewer, texts] of messages) for (const text of texts) search(text, told, `a message to ${viewer}`);
  search(reply ?? '', told, 'a reply');
  search(JSON.stringify(written), kept, 'the log');
  const { main } = world;
  search(JSON.stringify(main.table.match?.state ?? null), told, 'the state');
  if (!isPlaying(main.table) || event.what.kind !== 'tick') return;
  search(JSON.stringify(main.authority.recordOf(main.table, null)), told, 'the record of a match in play');
  const early = attempt(() => main.authority.recordOf(main.table, main.serverSeed));
  if (typeof early !== 'string') world.broken('secrets', 'the seed is shown in the record of a match in play');
}

/** What is to come of a bot's answer: nothing if the table has moved on, a move if not. */
export function awaitedThought({ main }: World, { seat, question, count }: Wanted): boolean {
  const { table } = main;
  const isAsked = table.match !== null && table.game.waiting(table.match.state).includes(seat);
  const chair = table.chairs[seat];
  if (!isPlaying(table) || !isAsked || chair === undefined || !isBotSeat(chair)) return false;
  return question === questionOf(table) && count === answersGiven(table, seat);
}

/** Looks at a command before it is decided: what must be refused, whatever else is the case. */
export function mustRefuse(world: World, { token, wish }: Command): 'late' | 'trespass' | null {
  const { table } = world.main;
  if (typeof wish !== 'object' || !('seat' in wish) || table.match === null) return null;
  const chair = table.chairs[wish.seat];
  const isOwn = chair?.token === hashToken(token);
  const isHosts = table.host === hashToken(token) && ['cover', 'remove', 'hand-over'].includes(wish.do);
  if (!isOwn && !isHosts) return 'trespass';
  const isAnswer = wish.do === 'play' || wish.do === 'back' || wish.do === 'undo';
  return isAnswer && wish.question !== questionOf(table) ? 'late' : null;
}

export function checkWritten(world: World, { written }: Outcome, before: Before): void {
  checkNames(world, written, before);
  let draws = before.draws;
  for (const { what } of written) {
    if (what.kind !== 'match' || what.entry.kind !== 'play' || what.entry.actor !== NATURE) continue;
    const { draw, action } = what.entry;
    if (world.main.table.dice === 'typed' ? draw !== undefined : draw?.n !== draws || draw.purpose !== action.step)
      world.broken('draws', `draw ${JSON.stringify(draw)} where number ${draws} is due`);
    draws++;
  }
  checkConsent(world, written, before);
}

/** What is remembered of the table before an event. */
export interface Before {
  readonly answered: ReadonlySet<string>;
  /** Counted, not believed. */
  readonly draws: number;
  readonly log: number;
}

export const rememberTable = ({ answered, match }: Table): Before => ({
  answered: new Set(answered),
  draws: match?.log.filter(entry => entry.kind === 'play' && entry.actor === NATURE).length ?? 0,
  log: match?.log.length ?? 0,
});

function checkNames(world: World, written: readonly Stored[], { answered }: Before): void {
  const again = written.find(({ by }) => by !== null && answered.has(by));
  if (again !== undefined) world.broken('twice', JSON.stringify(again));
}

/** Whoever has seen something that an undo takes away has agreed, by a note in the log. */
function checkConsent(world: World, written: readonly Stored[], before: Before): void {
  const { match, game, chairs } = world.main.table;
  const log = match?.log ?? [];
  for (const [at, entry] of log.entries()) {
    if (at < before.log || entry.kind !== 'undo') continue;
    const notes = log
      .slice(0, at)
      .flatMap(({ kind, ...rest }) => (kind === 'note' ? [(rest as { note: Note }).note] : []));
    const asked = notes.findLastIndex(note => note.note === 'asks');
    // What had been undone before is not lost now.
    const lost = placesInForce(log.slice(0, at)).flatMap(place => {
      const one = log[place];
      return place >= entry.to && one?.kind === 'play' ? [one] : [];
    });
    const [first] = lost;
    const isFree = lost.every(
      ({ actor, action }) => actor === first?.actor && actor !== NATURE && game.steps[action.step]?.kind === 'ask',
    );
    if (isFree) continue;
    const agreed = notes
      .slice(asked)
      .flatMap(note => (note.note === 'asks' || note.note === 'agrees' ? [note.seat] : []));
    const people = chairs.flatMap((chair, seat) => (isBotSeat(chair) ? [] : [seat as Seat]));
    const missing = people.filter(seat => !agreed.some(other => chairs[other]?.token === chairs[seat]?.token));
    if (asked < 0 || missing.length > 0)
      world.broken('consent', `seats ${missing.join()} did not agree; ${written.length} entries were written`);
  }
}

/** Nothing that needs nobody is left undone. */
export function checkStuck(world: World): void {
  const { table, authority } = world.main;
  const { match, game } = table;
  if (match === null || !isPlaying(table) || !isSealed(table)) return;
  const waiting = game.waiting(match.state);
  if (waiting[0] === NATURE && table.dice !== 'typed') world.broken('stuck', 'nature is waited for');
  const frame = match.state.agenda.at(-1);
  if (frame === undefined) return;
  const [actor] = waiting;
  if (table.setting.forced && actor !== undefined && actor !== NATURE && game.steps[frame.step]?.kind === 'ask')
    if (game.legal(match.state, actor).length === 1) world.broken('stuck', `${frame.step} has one answer only`);
  const bots = authority.wantedBots(table);
  for (const { seat, told } of bots)
    if (JSON.stringify(told) !== JSON.stringify(match.told(seat)))
      world.broken('fold', `the bot of seat ${seat} is told something else than its seat`);
  const wanted = new Set(bots.map(({ seat }) => seat));
  for (const seat of waiting) {
    const chair = seat === NATURE ? undefined : table.chairs[seat];
    if (chair !== undefined && isBotSeat(chair) && !wanted.has(seat as Seat))
      world.broken('stuck', `nobody asks the bot of seat ${seat}`);
  }
}

export function checkRecord(world: World): void {
  const { main } = world;
  const verified = verifyRecord(JSON.parse(JSON.stringify(recordOfWorld(world))), main.authority.games);
  if (!verified.ok) world.broken('verify', JSON.stringify(verified.error));
}
