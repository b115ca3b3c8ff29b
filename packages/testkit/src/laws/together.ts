import {
  isCommon,
  narrate,
  partOf,
  partsOf,
  pick,
  questionNumber,
  questionOn,
  seatsOf,
  type AnyAction,
  type AnyFrame,
  type AnyState,
  type Seat,
} from '@zaria/kit';
import { expectSame, expectText, places, walk, type Law } from './law.ts';

export const commuting: Law = {
  name: 'the answers of a common step commute',
  check(match) {
    const { game } = match;
    let begun: AnyState | null = null;
    walk(match, (state, entry) => {
      const frame = questionOn(state);
      if (frame === null || !isCommon(frame)) return;
      if (isUntouched(frame)) begun = game.clone(state);
      if (begun === null || entry.kind !== 'play') return;
      const next = game.clone(state);
      game.play(next, entry.actor, entry.action);
      if (questionNumber(next) === frame.number) return;
      // This answer ends the step: play everybody's net answers again, the last seat first.
      const other = begun;
      begun = null;
      for (const seat of seatsOf(state.players).toReversed()) {
        const answers = [
          ...(partOf(frame, seat)?.answers ?? []),
          ...(seat === entry.actor ? [entry.action.answer] : []),
        ];
        for (const answer of answers) game.play(other, seat, { step: frame.step, answer } satisfies AnyAction);
      }
      expectText(JSON.stringify(other), JSON.stringify(next), `${frame.step}: the order of arrival matters`);
    });
  },
};

const isUntouched = (frame: AnyFrame): boolean => partsOf(frame).every(part => part.answers.length === 0 && !part.done);

export const wayBack: Law = {
  name: 'retract and reopen leave no trace for others',
  check(match, rng) {
    const { game, start, log } = match;
    const chosen = places(match, 12, rng);
    walk(match, (state, _entry, index) => {
      const frame = questionOn(state);
      if (frame === null || !isCommon(frame) || !chosen.has(index)) return;
      for (const seat of game.waiting(state) as Seat[]) {
        const before = JSON.stringify(state);
        const action = pick(game.legal(state, seat), rng);
        const copy = game.clone(state);
        game.play(copy, seat, action);
        const [back] = game.back(copy, seat);
        if (questionNumber(copy) !== frame.number || back === undefined) continue;
        game.takeBack(copy, seat);
        expectText(JSON.stringify(copy), before, `${back} ${game.print(action)}: the state is not what it was`);

        const narration = narrate(game, start, log.slice(0, index));
        const heard = narration.told('spectator').entries.length;
        narration.append({ kind: 'play', actor: seat, action });
        narration.append({ kind: 'back', seat, back });
        const kinds = narration
          .told('spectator')
          .entries.slice(heard)
          .map(entry => entry.kind);
        expectSame(kinds, back === 'reopen' ? ['done', 'reopened'] : [], `${back}: others heard more than they should`);
      }
    });
  },
};
