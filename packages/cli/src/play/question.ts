import { check, fail, imagine, ok, simulationRng } from '@zaria/kit';
import type { AnyAction, AnyShape, Back, Entry, Narration, Result, Seat } from '@zaria/kit';
import { say } from '@zaria/words';
import type { Scene } from '../scene.ts';

/** One thing that a person may do now. */
export interface Choice {
  readonly entry: Entry<AnyAction>;
  /** As one types it. */
  readonly notation: string;
  readonly label: string;
  /** What it would lead to; asked only of what is shown. */
  readonly hint: () => string;
}

/** What a person is asked. */
export interface Question {
  readonly seat: Seat;
  readonly sentence: string;
  readonly choices: readonly Choice[];
  /** Reads what was typed; a refusal comes with its reason. */
  read(line: string): Result<Entry<AnyAction>, string>;
}

export function questionFor(scene: Scene, narration: Narration<AnyShape>, seat: Seat): Question {
  const { game, board, pen, speaker } = scene;
  // What a person sees of his choices must not depend on what he may not know.
  const state = imagine(game, narration.told(seat), simulationRng('foreseen'));
  const legal = game.legal(state, seat);
  const forward = legal.map((action): Choice => ({
    entry: { kind: 'play', actor: seat, action },
    notation: game.print(action),
    label: speaker.action(action),
    hint: () => board.foresee({ game, state, seat }, action, pen) ?? '',
  }));
  const back = game.back(state, seat).map((way): Choice => ({
    entry: { kind: 'back', seat, back: way },
    notation: way,
    label: say(pen.words, `back.${way}`),
    hint: () => '',
  }));
  const step = state.agenda.at(-1)?.step ?? '';
  return {
    seat,
    sentence: `${pen.player(seat)}: ${speaker.question(step)}`,
    choices: [...forward, ...back],
    read(line) {
      const text = line.trim().replaceAll(/\s+/g, ' ');
      const way = game.back(state, seat).find((known: Back) => known === text);
      if (way !== undefined) return ok({ kind: 'back', seat, back: way });
      // The name of the step may be left out: `3` for `place 3`.
      const action = game.parse(text) ?? game.parse(`${step} ${text}`);
      if (action === null) return fail(say(pen.words, 'fault.notation-unknown'));
      const refusal = check(game, state, seat, action);
      return refusal === null ? ok({ kind: 'play', actor: seat, action }) : fail(speaker.refusal(refusal));
    },
  };
}
