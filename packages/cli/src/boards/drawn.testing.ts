import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { check, completeOptions, following, narrate, seatsOf } from '@zaria/kit';
import type { Actor, AnyFollower, AnyShape, Narration, Seat, Viewer } from '@zaria/kit';
import type { Language } from '@zaria/words';
import { stageOf } from '../stage.testing.ts';
import { penOf, type Pen } from '../text/pen.ts';
import { seatNames, speakerOf, voiceIn } from '../text/voice.ts';
import { BOARDS } from './index.ts';

/** A pen without colour. */
export function penFor(id: GameId, seats: number, language: Language = 'en', columns = 80): Pen {
  const voice = voiceIn(language);
  const { io } = stageOf({ env: { NO_COLOR: '1' }, columns });
  return penOf({ io, voice }, speakerOf(id, voice, seatNames(voice, seatsOf(seats))));
}

/** A new match. */
export function matchOf(id: GameId, seats: number, given: Record<string, unknown> = {}): Narration<AnyShape> {
  const { game } = registered(id);
  const options = completeOptions(game.options, seats, given);
  if (!options.ok) throw new Error(options.error.option);
  return narrate(game, { rules: game.rules, seats, options: options.value });
}

export type Row = readonly [Actor, string];

/** A table after some entries, to be drawn and looked ahead from. */
export interface Drawn {
  draw(viewer: Viewer): readonly string[];
  /** What is in sight on the smallest screen. */
  screen(viewer: Viewer): readonly string[];
  /** Each of the seat's actions, in notation, with what it leads to. */
  foresee(seat: Seat): readonly (readonly [action: string, hint: string | null])[];
}

export function tableAfter(
  id: GameId,
  seats: number,
  given: Record<string, unknown>,
  rows: readonly Row[],
  language: Language = 'en',
  columns = 80,
): Drawn {
  const { game } = registered(id);
  const match = matchOf(id, seats, given);
  for (const [actor, text] of rows) {
    const action = game.parse(text);
    if (action === null || check(game, match.state, actor, action) !== null) throw new Error(`${actor} cannot ${text}`);
    match.append({ kind: 'play', actor, action });
  }
  const [board, pen] = [BOARDS[id], penFor(id, seats, language, columns)];
  const eyesOf = (viewer: Viewer): AnyFollower => following(game, match.told(viewer));
  return {
    draw: viewer => board.draw(eyesOf(viewer).view, pen),
    screen: viewer => board.parts(eyesOf(viewer).view, pen, null).flatMap(({ forms }) => forms[0] ?? []),
    foresee(seat) {
      const own = eyesOf(seat);
      return own.legal.map(action => [game.print(action), board.foresee(own, action, pen)]);
    },
  };
}
