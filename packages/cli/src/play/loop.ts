import { type Seat, type Viewer } from '@zaria/kit';
import { phaseOf, viewTable, type Stored, type Wish } from '@zaria/table';
import { say } from '@zaria/words';
import { printLine, printLines, type Output } from '../io.ts';
import type { Scene } from '../scene.ts';
import { bullet } from '../text/pen.ts';
import type { Asker } from './asker.ts';
import { isNatures, matchOf, type Host } from './host.ts';
import { questionFor, throwQuestion } from './question.ts';

export interface Hall extends Scene {
  readonly output: Output;
  readonly asker: Asker;
  readonly signal: AbortSignal;
  /** What chance would give now, for people who do not want to throw themselves. */
  readonly chance: () => string;
}

/** Plays until the match is over (`true`) or somebody leaves. */
export async function playOn(host: Host, hall: Hall): Promise<boolean> {
  const { table } = host;
  const screen: Screen = { inFront: null };
  while (phaseOf(table) === 'playing') {
    if (hall.signal.aborted) return false;
    const entries = host.automatic();
    if (entries.length > 0) {
      tell(host, hall, screen, entries);
      // Lets a signal through between two thoughts.
      await new Promise(resolve => setImmediate(resolve));
      continue;
    }
    const wish = await nextWish(host, hall, screen);
    if (wish === null) return false;
    const decided = host.decide(wish);
    if (!decided.ok) throw new Error(`the table refuses what was offered: ${decided.error.why}`);
    tell(host, hall, screen, decided.value);
  }
  return true;
}

/** Who looks at it. */
interface Screen {
  inFront: Seat | null;
}

/** The seats that people play themselves. */
const peopleAt = ({ table }: Host): readonly Seat[] =>
  table.chairs.flatMap((chair, seat) => (chair.kind === 'local' && chair.cover === null ? [seat as Seat] : []));

/** Whether people at one screen must not see each other's answers, or sheets they work on at the same time. */
const isShared = (host: Host): boolean =>
  peopleAt(host).length > 1 &&
  Object.values(host.table.game.steps).some(
    step => step.kind === 'together' || (step.kind === 'ask' && step.secret !== null),
  );

/** With whose eyes the screen is seen. */
function viewerOf(host: Host, { inFront }: Screen): Viewer {
  const [only, second] = peopleAt(host);
  if (second !== undefined) return (isShared(host) ? inFront : null) ?? 'spectator';
  return only ?? 'spectator';
}

/** What a person does next; `null`: he leaves. */
async function nextWish(host: Host, hall: Hall, screen: Screen): Promise<Wish | null> {
  const { table } = host;
  const { undo } = viewTable(table);
  const [doubter] = undo?.waiting ?? [];
  if (undo !== null && doubter !== undefined) {
    if (!(await isInFront(host, hall, screen, doubter))) return null;
    const [name, asking] = [hall.pen.player(doubter), hall.pen.player(undo.seat)];
    const agree = await hall.asker.agree(say(hall.pen.words, 'play.agree', { name, asking }));
    return agree === null ? null : { do: 'answer-undo', seat: doubter, agree };
  }
  if (isNatures(table)) {
    draw(host, hall, viewerOf(host, screen));
    return hall.asker.ask(throwQuestion(hall, host, hall.chance));
  }
  const waiting = table.game.waiting(matchOf(table).state);
  const seat = peopleAt(host).find(person => waiting.includes(person));
  if (seat === undefined) throw new Error('nobody is asked');
  if (!(await isInFront(host, hall, screen, seat))) return null;
  draw(host, hall, viewerOf(host, screen));
  return hall.asker.ask(questionFor(hall, host, seat));
}

/** Waits until this person has the screen; `false`: he leaves. */
async function isInFront(host: Host, { asker, pen }: Hall, screen: Screen, seat: Seat): Promise<boolean> {
  if (isShared(host) && screen.inFront !== seat && !(await asker.pass(pen.player(seat)))) return false;
  screen.inFront = seat;
  return true;
}

function draw({ table }: Host, { output, board, game, pen }: Hall, viewer: Viewer): void {
  printLine(output);
  printLines(output, board.draw(game.view(matchOf(table).state, viewer), pen));
  printLine(output);
}

/** Takes entries in and says what happened, as whoever looks may hear it. */
function tell(host: Host, { output, speaker, pen }: Hall, screen: Screen, entries: readonly Stored[]): void {
  host.keep(entries, (take, facts) => {
    const viewer = viewerOf(host, screen);
    const told = () => matchOf(host.table).told(viewer).entries;
    const before = told().length;
    take();
    const tidings = told()
      .slice(before)
      .map(speaker.tidings)
      .filter(line => line !== null);
    for (const line of [...tidings, ...facts.map(speaker.fact)]) printLines(output, bullet(line, pen));
  });
}

/** When nobody plays himself any more, whoever lent his seat to a bot has come back for it. */
export function takeSeatsBack(host: Host): void {
  if (peopleAt(host).length > 0) return;
  for (const [seat, chair] of host.table.chairs.entries()) {
    if (chair.cover !== 'absent') continue;
    const decided = host.decide({ do: 'return', seat: seat as Seat });
    if (decided.ok) host.keep(decided.value);
  }
}
