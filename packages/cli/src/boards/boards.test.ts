import { stripVTControlCharacters } from 'node:util';
import { GAME_IDS } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { NATURE, pick, seatsOf, simulationRng, type Viewer } from '@zaria/kit';
import { LANGUAGES } from '@zaria/words';
import { describe, expect, test } from 'vitest';
import { widthOf } from '../text/layout.ts';
import { BOARDS } from './index.ts';
import { penFor, tableAfter } from './testing.ts';

/** Colour although none is wanted, several lines in one, too wide, or something that nobody meant to say. */
const isOdd = (line: string): boolean =>
  line !== stripVTControlCharacters(line) || /undefined|NaN|\[object|\n/.test(line) || widthOf(line) > 100;

describe.each(GAME_IDS)('%s', id => {
  const { game } = registered(id);
  const board = BOARDS[id];

  test.each(LANGUAGES)('every moment of a match can be drawn for everybody, in %s', language => {
    const { min, max } = game.players;
    for (const seats of new Set([min, Math.min(3, max)])) {
      const pen = penFor(id, seats, language);
      const rng = simulationRng(`${id} ${seats}`);
      const { state } = tableAfter(id, seats, {}, []);
      const viewers: readonly Viewer[] = [...seatsOf(seats), 'spectator'];
      for (let [actor] = game.waiting(state); actor !== undefined; [actor] = game.waiting(state)) {
        const lines = viewers.flatMap(viewer => board.draw(game.view(state, viewer), pen));
        expect(lines.filter(isOdd)).toEqual([]);
        if (actor === NATURE) {
          game.play(state, actor, game.sample(state, rng));
          continue;
        }
        const legal = game.legal(state, actor);
        for (const action of legal.slice(0, 3)) {
          const hint = board.foresee({ game, state, seat: actor }, action, pen);
          if (hint !== null) expect(hint).not.toMatch(/undefined|NaN|^$/);
        }
        game.play(state, actor, pick(legal, rng));
      }
      expect(board.draw(game.view(state, 'spectator'), pen).length).toBeGreaterThan(3);
    }
  });
});
