import { existsSync } from 'node:fs';
import type { Budget } from '@zaria/bots';
import { fail, ok, seatsOf } from '@zaria/kit';
import { say } from '@zaria/words';
import { BOARDS } from '../boards/index.ts';
import type { Checked, Exit, Surroundings } from '../command.ts';
import { printDocument } from '../files/json.ts';
import { lockOf, takeLock } from '../files/lock.ts';
import { printSave, type Save } from '../files/save.ts';
import { Unwritable, writeWhole } from '../files/write.ts';
import { printLines } from '../io.ts';
import { PROGRAM, quoted } from '../program.ts';
import { columns, wrap } from '../text/layout.ts';
import { penOf } from '../text/pen.ts';
import { standingTable } from '../text/standing.ts';
import { gameName, speakerOf } from '../text/voice.ts';
import { matchOf, openHost, recordNow, type Host } from './host.ts';
import { lineAsker } from './line-asker.ts';
import { playOn, takeSeatsBack, type Hall } from './loop.ts';
import { promptAsker } from './prompt-asker.ts';

/** A match to be played at this terminal. */
export interface LocalMatch {
  /** Where it is kept: the save while it is played, the record when it is over. */
  readonly file: string;
  /** Where else its record is to go. */
  readonly record: string | null;
  readonly budget: Budget;
  /** Begins the match, or reads how far it is. Asked when nobody else can play it any more. */
  open(): Checked<Save>;
}

/** Plays a match at this terminal from wherever it stands. */
export async function attend(match: LocalMatch, surroundings: Surroundings): Promise<Checked<Exit>> {
  const { words } = surroundings.voice;
  const { file } = match;
  try {
    const lock = takeLock(file);
    if (!lock.ok) return fail(say(words, 'complaint.busy', { file, pid: String(lock.error.pid), lock: lockOf(file) }));
    try {
      const save = match.open();
      return save.ok ? ok(await playSave(match, save.value, surroundings)) : save;
    } finally {
      lock.value();
    }
  } catch (error) {
    if (!(error instanceof Unwritable)) throw error;
    return fail(say(words, 'complaint.file-unwritable', { file: error.file, code: error.message }));
  }
}

async function playSave({ file, record, budget }: LocalMatch, save: Save, surroundings: Surroundings): Promise<Exit> {
  const { io } = surroundings;
  const write = (next: Save): void => writeWhole(file, printSave(next));
  const host = openHost(save, budget, io, write);
  const isNew = !existsSync(file);
  write(save);
  const hall = hallOf(host, surroundings);
  printLines(io.stdout, introduction(host, hall, isNew, surroundings));
  takeSeatsBack(host);
  const isOver = await playOn(host, hall);

  const printed = printDocument(recordNow(host));
  if (record !== null) writeWhole(record, printed);
  if (isOver) writeWhole(file, printed);
  printLines(io.stdout, [
    ...(isOver ? farewell(file, host, hall, surroundings) : wayBack(file, surroundings)),
    ...(record === null ? [] : [say(hall.pen.words, 'play.recorded', { file: record })]),
  ]);
  return isOver || (io.terminal === null && !hall.signal.aborted) ? 0 : 130;
}

function hallOf({ id, table }: Host, surroundings: Surroundings): Hall {
  const { io, voice } = surroundings;
  const { game, chairs } = table;
  const speaker = speakerOf(
    id,
    voice,
    chairs.map(({ name }) => name),
  );
  const signal = io.interruption();
  const pen = penOf(surroundings, speaker);
  return {
    game,
    board: BOARDS[id],
    pen,
    speaker,
    output: io.stdout,
    asker: io.terminal === null ? lineAsker(io, voice, signal) : promptAsker(io.terminal, voice, signal, pen.width),
    signal,
    chance: () => game.print(game.sample(matchOf(table).state, io.rng)),
  };
}

/** Who plays what, and how. */
function introduction(host: Host, { pen, speaker }: Hall, isNew: boolean, { io, voice }: Surroundings): string[] {
  const { words } = voice;
  const { id, table, save } = host;
  const seats = seatsOf(table.chairs.length).map(seat => {
    const bot = table.chairs[seat]?.bot ?? null;
    return [`  ${pen.player(seat)}`, bot === null ? '' : say(words, 'play.bot', { bot })];
  });
  const { chance } = save;
  return [
    pen.colours.bold(gameName(voice, id)),
    ...columns(seats),
    ...speaker.options(table.setting.options).map(line => `  ${pen.colours.dim(line)}`),
    ...(chance.kind === 'seeded' ? wrap(say(words, 'play.practice', { seed: chance.seed }), pen.width) : []),
    ...(chance.kind === 'typed' ? wrap(say(words, 'play.typed'), pen.width) : []),
    ...(isNew ? [] : [say(words, 'play.resumed', { count: matchOf(table).log.length })]),
    ...(io.terminal === null ? [] : [say(words, 'play.leave')]),
    '',
  ];
}

/** The end of a match: how it stands, and where it is kept. */
function farewell(file: string, { table, save }: Host, hall: Hall, { voice: { words } }: Surroundings): string[] {
  const { game } = table;
  const { state } = matchOf(table);
  return [
    '',
    ...hall.board.draw(game.view(state, 'spectator'), hall.pen),
    '',
    ...standingTable(game.standing(state), hall.pen, hall.speaker),
    '',
    say(words, 'play.kept', { file }),
    say(words, 'play.see-again', { command: `${PROGRAM} replay ${quoted(file)}` }),
    ...(save.chance.kind === 'drawn'
      ? [say(words, 'play.check', { command: `${PROGRAM} verify ${quoted(file)}` })]
      : []),
  ];
}

function wayBack(file: string, { voice: { words } }: Surroundings): string[] {
  return [
    '',
    say(words, 'play.kept', { file }),
    say(words, 'play.go-on', { command: `${PROGRAM} play --resume ${quoted(file)}` }),
  ];
}
