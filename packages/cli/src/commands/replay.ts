import { fail, ok, seatsOf, takenBack } from '@zaria/kit';
import { say } from '@zaria/words';
import { EXIT, type Command } from '../command.ts';
import { readText } from '../files/read.ts';
import { openRecord, type OpenedRecord } from '../files/record.ts';
import { readInput } from '../files/standard-input.ts';
import { printLines } from '../io.ts';
import { isTooSmall } from '../play/table-frame.ts';
import { presenterOf, type Presenter } from '../presenter.ts';
import { chronicleOf, type Chronicle } from '../replay/chronicle.ts';
import { stepThrough } from '../replay/stepper.ts';
import { onScreen } from '../screen/terminal-screen.ts';
import { standingTable } from '../text/standing.ts';
import { takenBackLines } from '../text/verdict.ts';

/** `zaria replay FILE`: a recorded match once more. */
export const replay: Command = {
  name: 'replay',
  operands: 'FILE',
  most: 1,
  about: 'usage.replay',
  flags: {
    print: { about: words => say(words, 'flag.replay.print') },
    at: { value: 'N', about: words => say(words, 'flag.replay.at') },
    json: { about: words => say(words, 'flag.replay.json') },
  },
  note: words => say(words, 'usage.replay.note'),
  examples: [
    './zaria replay match.json',
    './zaria replay match.json --print',
    './zaria replay match.json --at 12',
    './zaria replay --json - < match.json',
  ],
  json: [
    ['entry, who, what, told', words => say(words, 'json.replay.entry')],
    ['over, seats', words => say(words, 'json.replay.end')],
  ],

  async run(given, surroundings) {
    const { io, voice } = surroundings;
    const [file] = given.operands;
    if (file === undefined) return fail(say(voice.words, 'complaint.file-missing'));
    const record = openRecord(voice, file, file === '-' ? await readInput(io) : readText(file));
    if (!record.ok) return record;
    const at = given.whole('at', 0, record.value.match.log.length);
    if (!at.ok) return at;

    const { id, match, own } = record.value;
    const names = match.seats.map(({ name }) => name);
    const presenter = presenterOf(id, names, own, surroundings);
    const chronicle = chronicleOf(record.value, presenter);
    if (given.has('json')) printLines(io.stdout, asJson(record.value, chronicle));
    else if (io.terminal !== null && !given.has('print') && !isTooSmall(io.terminal.size))
      await onScreen(io.terminal, io.interruption(), screen =>
        stepThrough(chronicle, at.value ?? 0, screen, presenter),
      );
    else if (at.value !== null) printLines(io.stdout, chronicle.at(at.value));
    else printLines(io.stdout, wholeMatch(record.value, chronicle, presenter));
    return ok(EXIT.fine);
  },
};

/** Entry by entry as it is written and told, then how it stands. */
function asJson({ rows, standing }: OpenedRecord, { told }: Chronicle): string[] {
  const entries = rows.map((row, i) => {
    const [who = null, what = null] = Array.isArray(row) ? (row as readonly unknown[]) : [];
    return { entry: i + 1, who, what, told: told[i] ?? [] };
  });
  return [...entries, standing].map(line => JSON.stringify(line));
}

/** Heading, every sentence, and how it stands at the end. */
function wholeMatch(
  { match, standing, view, isPractice }: OpenedRecord,
  { sentences }: Chronicle,
  { title, pen, speaker }: Presenter,
): string[] {
  return [
    pen.colours.bold(title),
    ...seatsOf(match.seats.length).map(seat => `  ${pen.player(seat)}`),
    ...speaker.options(match.start.options).map(line => `  ${pen.colours.dim(line)}`),
    ...(isPractice ? [say(pen.words, 'replay.practice')] : []),
    '',
    ...sentences,
    '',
    ...standingTable(standing, view, pen, speaker),
    ...takenBackLines(pen, takenBack(match.log)),
  ];
}
