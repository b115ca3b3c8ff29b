import { registered } from '@zaria/games/all';
import { GAME_IDS } from '@zaria/games';
import { NATURE, check, completeOptions } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { lessons } from './lessons.ts';

/* What a lesson has settled is played at a table of the rules: every step of it can be done when it comes. */
describe.each(GAME_IDS)('the lesson of %s', id => {
  test('is a round that the rules allow, whichever of its moves are taken, with five to eight marks', async () => {
    const { lesson } = await lessons[id]();
    const { game } = registered(id);
    const options = completeOptions(game.options, lesson.seats, lesson.options);
    if (!options.ok) throw new Error(JSON.stringify(options.error));
    const most = Math.max(...lesson.steps.map(({ moves }) => moves?.length ?? 0));
    for (let way = 0; way < most; way++) {
      const state = game.setup({ rules: game.rules, seats: lesson.seats, options: options.value });
      const [throws, others] = [[...lesson.throws], [...lesson.others]];
      const play = (actor: number, text: string | undefined): void => {
        const action = game.parse(text ?? '');
        if (action === null) throw new Error(`${text} is no action`);
        expect([text, check(game, state, actor as 0, action)]).toEqual([text, null]);
        game.play(state, actor as 0, action);
      };
      const goOn = (): void => {
        for (;;) {
          const [actor] = game.waiting(state);
          if (actor === undefined || actor === 0 || (actor === NATURE && throws.length === 0)) return;
          play(actor, actor === NATURE ? throws.shift() : others.shift());
        }
      };
      goOn();
      for (const { moves } of lesson.steps) {
        if (moves === null) continue;
        expect(game.waiting(state)).toContain(0);
        play(0, moves[way] ?? moves[0]);
        goOn();
      }
      expect([throws, others]).toEqual([[], []]);
    }
    const marks = lesson.steps.filter(({ says }) => says !== null).length;
    expect(marks).toBeGreaterThanOrEqual(5);
    expect(marks).toBeLessThanOrEqual(8);
  });
});
