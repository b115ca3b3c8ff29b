import { parseBotName } from '@zaria/bots';
import { startDigits } from '@zaria/fair';
import { seatsOf } from '@zaria/kit';
import { usualViewer } from '@zaria/table/public';
import { say } from '@zaria/words';
import { EXIT, type Exit, type Surroundings, type Tried } from '../command.ts';
import { printLine, printLines } from '../io.ts';
import { whileKept, type KeptMatch } from '../keeper/kept-match.ts';
import { PROGRAM, quoted } from '../program.ts';
import { rowsIn, wrap } from '../text/layout.ts';
import { plain } from '../text/plain.ts';
import type { Hall } from './hall.ts';
import { ownCheck } from './own-check.ts';
import { playOn, takeSeatsBack } from './play-on.ts';
import { resultLines } from './result.ts';
import { frontOf, roomOf, type Room } from './room.ts';

/** A match to be played at this terminal. */
export interface LocalMatch extends KeptMatch {
  readonly isNew: boolean;
  /** Where else its record is to go. */
  readonly record: string | null;
  /** Whether it is to be played line by line, also at a terminal. */
  readonly isInLines: boolean;
}

/** Plays a match at this terminal from wherever it stands. */
export const attend = async (match: LocalMatch, surroundings: Surroundings): Promise<Tried<Exit>> =>
  whileKept(match, surroundings, async (keeper, remark) => {
    const { io } = surroundings;
    const room = roomOf(keeper, surroundings);
    printLines(io.stdout, introduction(match, remark, room));
    await takeSeatsBack(room);
    const hall: Hall = { ...room, front: frontOf(match.isInLines, room, surroundings) };
    let isOver = false;
    try {
      await keeper.goOn();
      isOver = await playOn(hall);
    } finally {
      hall.front.close();
    }
    await keeper.finish();
    printLines(io.stdout, isOver ? farewell(match, hall, surroundings) : wayBack(match, hall));
    if (match.record !== null) {
      // Whatever becomes of it, people know by now how the match ended, and where it is kept.
      keeper.copyTo(match.record);
      printLine(io.stdout, say(room.pen.words, 'play.recorded', { file: match.record }));
    }
    return isOver || (io.terminal === null && !hall.signal.aborted) ? EXIT.fine : EXIT.interrupted;
  });

/** Who plays what, and how. */
function introduction({ isNew }: LocalMatch, remark: string | null, { client, title, pen, speaker }: Room): string[] {
  const { words } = pen;
  const { chairs, options, friendly, dice } = client.table;
  const seats = seatsOf(chairs.length).map(seat => {
    const bot = parseBotName(chairs[seat]?.bot ?? '')?.id ?? null;
    return [`  ${pen.player(seat)}`, bot === null ? '' : say(words, 'play.bot', { bot })];
  });
  return [
    pen.colours.bold(title),
    ...rowsIn(seats, pen.width),
    ...speaker.options(options).flatMap(line => wrap(line, pen.width, '  ').map(part => pen.colours.dim(part))),
    ...(friendly ? wrap(say(words, 'flag.play.friendly'), pen.width) : []),
    ...(remark === null ? [] : wrap(remark, pen.width)),
    ...(dice.kind === 'open' && dice.start !== null
      ? wrap(say(words, 'verdict.start', { start: startDigits(dice.start) }), pen.width)
      : []),
    ...(isNew
      ? []
      : wrap(say(words, 'play.resumed', { count: client.sight(usualViewer(client.own)).follower.length }), pen.width)),
    '',
  ];
}

/** The end of a match: how it stands, and where it is kept. */
function farewell({ file }: LocalMatch, hall: Hall, { voice }: Surroundings): string[] {
  const { client, pen } = hall;
  const { words } = pen;
  const { dice } = client.table;
  return [
    ...resultLines(hall),
    ...ownCheck(file, hall, voice).flatMap(sentence => wrap(plain(sentence), pen.width)),
    '',
    say(words, 'play.kept', { file }),
    say(words, 'play.see-again', { command: `${PROGRAM} replay ${quoted(file)}` }),
    ...(dice.kind === 'typed' ? [] : [say(words, 'play.check', { command: `${PROGRAM} verify ${quoted(file)}` })]),
  ];
}

const wayBack = ({ file }: LocalMatch, { pen: { words } }: Hall): string[] => [
  '',
  say(words, 'play.kept', { file }),
  say(words, 'play.go-on', { command: `${PROGRAM} play --resume ${quoted(file)}` }),
];
