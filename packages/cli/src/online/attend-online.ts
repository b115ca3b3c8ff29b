import { tableAddress, type ReadLink } from '@zaria/client/online';
import { isGameId, type GameId } from '@zaria/games';
import { fail, ok } from '@zaria/kit';
import { usualViewer } from '@zaria/table/public';
import { say } from '@zaria/words';
import { EXIT, complaint, type Exit, type Given, type Surroundings, type Tried } from '../command.ts';
import { printDocument } from '../files/json.ts';
import { writeWhole } from '../files/write.ts';
import { printLine, printLines } from '../io.ts';
import { newSave } from '../keeper/saves.ts';
import { whileLocked } from '../keeper/while-locked.ts';
import type { Hall } from '../play/hall.ts';
import { ownCheck } from '../play/own-check.ts';
import { playOn, takeSeatsBack } from '../play/play-on.ts';
import { resultLines } from '../play/result.ts';
import { frontOf, roomOf } from '../play/room.ts';
import { PROGRAM, quoted } from '../program.ts';
import { complain } from '../text/complain.ts';
import { wrap } from '../text/layout.ts';
import { plain } from '../text/plain.ts';
import { speakerOf } from '../text/voice.ts';
import { comeTo, type Coming } from './come.ts';
import { deskFor } from './desk.ts';
import { deviceFor, type Device } from './device.ts';
import { serverAt } from './server.ts';
import { statusOf } from './status.ts';
import { changeIn, visitTable, type Visit } from './visit.ts';
import { isShut, waitInLobby } from './wait-in-lobby.ts';
import { faultComplaint, onlineWords, refusalComplaint } from './words.ts';

/** At the table that a link leads to, from its door to the end of its match. */
export async function attendOnline(link: ReadLink, given: Given, surroundings: Surroundings): Promise<Tried<Exit>> {
  const device = deviceFor(surroundings.io, link.origin);
  return whileLocked(device.tableFile(link.table), linkTo(link), surroundings.voice, () =>
    attended(link, given, device, surroundings),
  );
}

/** Without what opens it: whoever was there once needs no more. */
const linkTo = ({ origin, table }: Pick<ReadLink, 'origin' | 'table'>): string => `${origin}${tableAddress(table)}`;

async function attended(
  link: ReadLink,
  given: Given,
  device: Device,
  surroundings: Surroundings,
): Promise<Tried<Exit>> {
  const { io } = surroundings;
  const words = onlineWords(surroundings.voice);
  const network = await io.network();
  const server = serverAt(link.origin, network, null);
  const desk = deskFor(given.has('lines'), words, surroundings);
  const coming: Coming = { server, device, desk, words, surroundings };
  let visit: Visit | null = null;
  let isThere: boolean;
  try {
    const known = await comeTo(coming, link, given);
    if (known === null) return ok(EXIT.interrupted);
    if (!known.ok) return known;
    visit = visitTable(link.table, server, device, { network, io });
    isThere = await enter(visit, link, coming, known.value);
  } finally {
    desk.close();
    if (visit !== null && visit.gone.aborted) visit.close();
  }
  try {
    if (visit.gone.aborted) return fail(ended(visit, coming));
    if (!isThere) return left(link, visit, coming);
    return await play(link, given, visit, coming);
  } finally {
    visit.close();
  }
}

/** Takes a chair in the lobby, or the seat that was offered. `false`: the person leaves. */
async function enter(visit: Visit, { offer }: ReadLink, coming: Coming, name: string): Promise<boolean> {
  const isThere = await waitInLobby(visit, coming, name);
  if (isThere && offer !== null && !visit.gone.aborted) await claim(visit, offer, coming, name);
  return isThere;
}

/** Somebody’s seat was given to whoever came with the link. Who is too late watches, and is told why. */
async function claim(
  visit: Visit,
  offer: NonNullable<ReadLink['offer']>,
  { surroundings }: Coming,
  name: string,
): Promise<void> {
  const { connection, online, gone } = visit;
  if (online.own.includes(offer.seat)) return;
  const reply = await connection.send({ do: 'claim', ...offer, as: 'remote', name, head: null });
  const game = online.table?.game ?? '';
  if (!reply.ok && isGameId(game)) {
    const sentence = speakerOf(game, surroundings.voice, []).tableRefusal(reply.error);
    complain(surroundings.io, sentence);
    return;
  }
  // It is this one's as soon as the table has been seen from it.
  while (!gone.aborted && !online.own.includes(offer.seat)) await changeIn(visit);
}

function ended({ online, table }: Visit, { device, server, words }: Coming): ReturnType<typeof faultComplaint> {
  const why = online.trouble ?? 'failed';
  // What this device knows of the match is not what the server knows.
  if (why === 'behind') device.forgetUnanswered(table);
  return faultComplaint(words, why, server.origin);
}

function left(link: ReadLink, { online }: Visit, { surroundings: { io }, words }: Coming): Tried<Exit> {
  const command = `${PROGRAM} play ${quoted(linkTo(link))}`;
  if (online.own.length > 0) printLine(io.stdout, say(words, 'visit.seat-kept', { command }));
  return ok(io.terminal === null && !io.interruption().aborted ? EXIT.fine : EXIT.interrupted);
}

async function play(link: ReadLink, given: Given, visit: Visit, coming: Coming): Promise<Tried<Exit>> {
  const { online, hands, connection, gone } = visit;
  const { words, surroundings, device, server } = coming;
  const { io } = surroundings;
  if (isShut(visit)) return fail(complaint(EXIT.file, say(words, 'visit.watch-closed')));
  const game = online.table?.game;
  if (game === undefined || !isGameId(game)) return fail(faultComplaint(words, 'version', server.origin));
  if (online.table?.phase === 'abandoned') return fail(complaint(EXIT.file, say(words, 'visit.abandoned')));

  const status = (): string | null => statusOf(visit, words, device.folder);
  const room = roomOf({ game, connection, failure: gone, warnings: hands.warnings, status }, surroundings);
  const stop = visit.listen(() => room.ring());
  // Whoever leaves waits for no answer.
  room.signal.addEventListener('abort', () => visit.close(), { once: true });
  await takeSeatsBack(room);
  const isInLines = given.has('lines');
  const hall: Hall = { ...room, front: frontOf(isInLines, room, surroundings) };
  if (io.terminal === null || isInLines) tellStatus(visit, status, coming);
  let isOver = false;
  try {
    isOver = await playOn(hall);
  } finally {
    stop();
    hall.front.close();
  }
  if (isOver) return ok(await farewell(link, given, game, hall, visit, coming));
  return online.trouble === null || !gone.aborted ? left(link, visit, coming) : fail(ended(visit, coming));
}

/** Where nothing is redrawn the loss of the line is said, and its return. */
function tellStatus(visit: Visit, status: () => string | null, { words, surroundings: { io } }: Coming): void {
  let said: string | null = null;
  visit.listen(() => {
    const now = status();
    if (now === said) return;
    complain(io, now ?? say(words, 'visit.back'));
    said = now;
  });
}

/** The end of a match: how it stands, its record, and where it goes on. */
async function farewell(
  link: ReadLink,
  given: Given,
  game: GameId,
  hall: Hall,
  visit: Visit,
  { server, words, surroundings }: Coming,
): Promise<Exit> {
  const { io, voice } = surroundings;
  const { client, pen } = hall;
  const { next } = visit.online;
  const print = (...lines: readonly string[]): void =>
    printLines(
      io.stdout,
      lines.flatMap(line => wrap(plain(line), pen.width)),
    );
  printLines(io.stdout, resultLines(hall));
  if (client.table.phase === 'abandoned') print(say(words, 'visit.abandoned'), '');
  const answer = await server.ask('record', {
    table: link.table,
    query: { as: String(usualViewer(client.own)) },
  });
  if (answer.ok) {
    const file = given.text('record') ?? newSave(io, game);
    writeWhole(file, printDocument(answer.value));
    print(...ownCheck(file, hall, voice), '');
    printLines(io.stdout, [
      say(words, 'play.kept', { file }),
      say(words, 'play.see-again', { command: `${PROGRAM} replay ${quoted(file)}` }),
      say(words, 'play.check', { command: `${PROGRAM} verify ${quoted(file)}` }),
    ]);
  } else {
    const reason = refusalComplaint(voice, answer.error, server.origin, game).sentence;
    print(say(words, 'visit.record-missing', { reason }));
  }
  if (next !== null) {
    const command = `${PROGRAM} play ${quoted(linkTo({ ...link, table: next }))}`;
    printLine(io.stdout, say(words, 'visit.next', { command }));
  }
  return EXIT.fine;
}
