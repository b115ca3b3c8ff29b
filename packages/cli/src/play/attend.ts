import { fail, ok, seatsOf } from '@zaria/kit';
import { say } from '@zaria/words';
import { BOARDS } from '../boards/index.ts';
import type { Checked, Exit, Surroundings } from '../command.ts';
import { Unwritable, writeWhole } from '../files/write.ts';
import { printLines } from '../io.ts';
import { PROGRAM, quoted } from '../program.ts';
import { penOf } from '../text/pen.ts';
import { standingTable } from '../text/standing.ts';
import { gameName, speakerOf } from '../text/voice.ts';
import { lineAsker } from './line-asker.ts';
import { playOn, type Hall } from './loop.ts';
import { promptAsker } from './prompt-asker.ts';
import { openSession, type LocalTable, type Session } from './table.ts';

/** Plays a match at this terminal from wherever it stands. */
export async function attend(table: LocalTable, surroundings: Surroundings): Promise<Checked<Exit>> {
  const { io, voice } = surroundings;
  try {
    const session = openSession(table, io.rng, text => writeWhole(table.file, text));
    const hall = hallOf(table, session, surroundings);
    printLines(io.stdout, introduction(table, hall, surroundings));
    const isOver = await playOn(session, hall);
    printLines(io.stdout, isOver ? farewell(table, session, hall, surroundings) : wayBack(table, surroundings));
    return ok(isOver || (io.terminal === null && !hall.signal.aborted) ? 0 : 130);
  } catch (error) {
    if (!(error instanceof Unwritable)) throw error;
    return fail(say(voice.words, 'complaint.file-unwritable', { file: error.file, code: error.message }));
  }
}

function hallOf({ id, match }: LocalTable, { game }: Session, surroundings: Surroundings): Hall {
  const { io, voice } = surroundings;
  const speaker = speakerOf(
    id,
    voice,
    match.seats.map(({ name }) => name),
  );
  const board = BOARDS[id];
  const signal = io.interruption();
  return {
    game,
    board,
    pen: penOf(surroundings, speaker),
    speaker,
    output: io.stdout,
    asker: io.terminal === null ? lineAsker(io, voice, signal) : promptAsker(io.terminal, voice, signal),
    people: seatsOf(match.seats.length).filter(seat => match.seats[seat]?.kind === 'local'),
    signal,
  };
}

/** Who plays what, and how. */
function introduction({ id, match, seed }: LocalTable, { pen, speaker }: Hall, { io, voice }: Surroundings): string[] {
  const { words } = voice;
  const seats = seatsOf(match.seats.length).map(seat => {
    const bot = match.seats[seat]?.bot;
    return `  ${pen.player(seat)}${bot === undefined ? '' : `  ${say(words, 'play.bot', { bot })}`}`;
  });
  return [
    pen.colours.bold(gameName(voice, id)),
    ...seats,
    ...speaker.options(match.start.options).map(line => `  ${pen.colours.dim(line)}`),
    ...(seed === null ? [] : [say(words, 'play.practice', { seed })]),
    ...(match.log.length === 0 ? [] : [say(words, 'play.resumed', { count: match.log.length })]),
    ...(io.terminal === null ? [] : [say(words, 'play.leave')]),
    '',
  ];
}

/** The end of a match: how it stands, and where it is kept. */
function farewell(table: LocalTable, { game, narration }: Session, hall: Hall, { voice }: Surroundings): string[] {
  const { words } = voice;
  return [
    '',
    ...hall.board.draw(game.view(narration.state, 'spectator'), hall.pen),
    '',
    ...standingTable(game.standing(narration.state), hall.pen, hall.speaker),
    '',
    say(words, 'play.kept', { file: table.file }),
    say(words, 'play.see-again', { command: `${PROGRAM} replay ${quoted(table.file)}` }),
  ];
}

function wayBack({ file }: LocalTable, { voice: { words } }: Surroundings): string[] {
  return [
    '',
    say(words, 'play.kept', { file }),
    say(words, 'play.go-on', { command: `${PROGRAM} play --resume ${quoted(file)}` }),
  ];
}
