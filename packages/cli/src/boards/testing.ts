import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import {
  check,
  completeOptions,
  seatsOf,
  type Actor,
  type AnyGame,
  type AnyShape,
  type Seat,
  type Viewer,
} from '@zaria/kit';
import type { Language } from '@zaria/words';
import { stageOf } from '../testing.ts';
import { penOf, type Pen } from '../text/pen.ts';
import { seatNames, speakerOf, voiceIn } from '../text/voice.ts';
import { BOARDS } from './index.ts';

/** A pen without colour. */
export function penFor(id: GameId, seats: number, language: Language = 'en'): Pen {
  const voice = voiceIn(language);
  const { io } = stageOf({ env: { NO_COLOR: '1' } });
  return penOf({ io, voice }, speakerOf(id, voice, seatNames(voice, seatsOf(seats))));
}

export type Row = readonly [Actor, string];

/** A table after some entries, to be drawn and looked ahead from. */
export interface Drawn {
  readonly game: AnyGame;
  readonly state: AnyShape['state'];
  draw(viewer: Viewer): readonly string[];
  /** Each of the seat's actions, in notation, with what it leads to. */
  foresee(seat: Seat): readonly (readonly [action: string, hint: string | null])[];
}

export function tableAfter(
  id: GameId,
  seats: number,
  given: Record<string, unknown>,
  rows: readonly Row[],
  language: Language = 'en',
): Drawn {
  const { game } = registered(id);
  const options = completeOptions(game.options, seats, given);
  if (!options.ok) throw new Error(options.error.option);
  const state: AnyShape['state'] = game.setup({ rules: game.rules, seats: seats, options: options.value });
  for (const [actor, text] of rows) {
    const action = game.parse(text);
    if (action === null || check(game, state, actor, action) !== null) throw new Error(`${actor} cannot ${text}`);
    game.play(state, actor, action);
  }
  const [board, pen] = [BOARDS[id], penFor(id, seats, language)];
  return {
    game,
    state,
    draw: viewer => board.draw(game.view(state, viewer), pen),
    foresee: seat =>
      game.legal(state, seat).map(action => [game.print(action), board.foresee({ game, state, seat }, action, pen)]),
  };
}
