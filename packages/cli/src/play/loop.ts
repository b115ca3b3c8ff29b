import type { AnyAction, Entry, Seat, Viewer } from '@zaria/kit';
import { printLine, printLines, type Output } from '../io.ts';
import type { Scene } from '../scene.ts';
import type { Asker } from './asker.ts';
import { questionFor } from './question.ts';
import type { Session } from './table.ts';

export interface Hall extends Scene {
  readonly output: Output;
  readonly asker: Asker;
  /** The seats of the people at this terminal. */
  readonly people: readonly Seat[];
  readonly signal: AbortSignal;
}

/** Plays until the match is over (`true`) or somebody leaves. */
export async function playOn(session: Session, hall: Hall): Promise<boolean> {
  const { game, narration } = session;
  const watcher: Viewer = hall.people.length === 1 ? (hall.people[0] ?? 'spectator') : 'spectator';
  const isShared = hall.people.length > 1 && hasSecrets(hall);
  let inFront: Seat | null = null;

  for (;;) {
    if (hall.signal.aborted) return false;
    const entries = session.automatic();
    if (entries !== null) {
      for (const entry of entries) tell(session, hall, watcher, entry);
      // Lets a signal through between two thoughts.
      await new Promise(resolve => setImmediate(resolve));
      continue;
    }
    const [seat] = session.asked();
    if (seat === undefined) return true;
    if (isShared && inFront !== seat && !(await hall.asker.pass(hall.pen.player(seat)))) return false;
    inFront = seat;
    const viewer = isShared ? seat : watcher;
    printLine(hall.output);
    printLines(hall.output, hall.board.draw(game.view(narration.state, viewer), hall.pen));
    printLine(hall.output);
    const entry = await hall.asker.ask(questionFor(hall, narration, seat));
    if (entry === null) return false;
    tell(session, hall, viewer, entry);
  }
}

/** Whether people at one screen must not see each other's answers, or sheets they work on at the same time. */
const hasSecrets = ({ game }: Scene): boolean =>
  Object.values(game.steps).some(step => step.kind === 'together' || (step.kind === 'ask' && step.secret !== null));

/** Plays an entry and says what happened, as the viewer may hear it. */
function tell(session: Session, { output, speaker, pen }: Hall, viewer: Viewer, entry: Entry<AnyAction>): void {
  const heardBefore = session.narration.told(viewer).entries.length;
  const facts = session.append(entry);
  const heard = session.narration.told(viewer).entries.slice(heardBefore);
  const tidings = heard.map(speaker.tidings).filter((line): line is string => line !== null);
  for (const line of [...tidings, ...facts.map(speaker.fact)]) printLine(output, `${pen.colours.dim('·')} ${line}`);
}
