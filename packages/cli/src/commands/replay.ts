import { fail, ok, seatsOf } from '@zaria/kit';
import { say } from '@zaria/words';
import { BOARDS } from '../boards/index.ts';
import type { Command, Surroundings } from '../command.ts';
import type { Scene } from '../scene.ts';
import { openRecord, type OpenedRecord } from '../files/record.ts';
import { printLines } from '../io.ts';
import { stepThrough } from '../replay/stepper.ts';
import { storyOf, type Story } from '../replay/story.ts';
import { penOf } from '../text/pen.ts';
import { standingTable } from '../text/standing.ts';
import { gameName, speakerOf, type Voice } from '../text/voice.ts';

/** `zaria replay FILE`: a recorded match once more. */
export const replay: Command = {
  name: 'replay',
  operands: 'FILE',
  most: 1,
  about: 'usage.replay',
  flags: {
    print: { about: words => say(words, 'flag.replay.print') },
    at: { value: 'N', about: words => say(words, 'flag.replay.at') },
  },
  examples: ['./zaria replay match.json', './zaria replay match.json --print', './zaria replay match.json --at 12'],

  async run(given, surroundings) {
    const { io, voice } = surroundings;
    const [file] = given.operands;
    if (file === undefined) return fail(say(voice.words, 'complaint.file-missing'));
    const record = openRecord(voice, file);
    if (!record.ok) return record;
    const at = given.whole('at', 0, record.value.match.log.length);
    if (!at.ok) return at;

    const scene = sceneOf(record.value, surroundings);
    const story = storyOf(record.value.match, scene);
    if (at.value !== null && (given.has('print') || io.terminal === null)) printLines(io.stdout, story.at(at.value));
    else if (given.has('print') || io.terminal === null)
      printLines(io.stdout, wholeStory(record.value, story, scene, voice));
    else await stepThrough(story, at.value ?? 0, io.terminal, voice);
    return ok(0);
  },
};

function sceneOf({ id, match }: OpenedRecord, surroundings: Surroundings): Scene {
  const names = match.seats.map(({ name }) => name);
  const speaker = speakerOf(id, surroundings.voice, names);
  const board = BOARDS[id];
  return { game: match.game, board, speaker, pen: penOf(surroundings, speaker) };
}

/** Heading, every sentence, and how it stands at the end. */
function wholeStory(
  { id, match, isPractice }: OpenedRecord,
  story: Story,
  { pen, speaker }: Scene,
  voice: Voice,
): string[] {
  return [
    pen.colours.bold(gameName(voice, id)),
    ...seatsOf(match.seats.length).map(seat => `  ${pen.player(seat)}`),
    ...speaker.options(match.start.options).map(line => `  ${pen.colours.dim(line)}`),
    ...(isPractice ? [say(voice.words, 'replay.practice')] : []),
    '',
    ...story.sentences,
    '',
    ...standingTable(match.game.standing(story.end), pen, speaker),
  ];
}
