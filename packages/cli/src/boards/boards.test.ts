import { stripVTControlCharacters } from 'node:util';
import { GAME_IDS } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { NATURE, catchUp, follower, pick, seatsOf, simulationRng, type Viewer } from '@zaria/kit';
import { LANGUAGES } from '@zaria/words';
import { describe, expect, test } from 'vitest';
import { widthOf } from '../text/layout.ts';
import { BOARDS } from './index.ts';
import { matchOf, penFor } from './drawn.testing.ts';

/** Colour although none is wanted, several lines in one, too wide, or something that nobody meant to say. */
const isOdd = (line: string, width: number): boolean =>
  line !== stripVTControlCharacters(line) || /undefined|NaN|\[object|\n/.test(line) || widthOf(line) > width;

/** In turn: the table is drawn as wide as the terminal is. */
const WIDTHS = [40, 60, 69, 80] as const;

describe.each(GAME_IDS)('%s', id => {
  const { game } = registered(id);
  const board = BOARDS[id];

  test.each(LANGUAGES)('every moment of a match can be drawn for everybody, in any terminal, in %s', language => {
    const { min, max } = game.players;
    for (const seats of new Set([min, max])) {
      const pen = penFor(id, seats, language);
      const rng = simulationRng(`${id} ${seats}`);
      const match = matchOf(id, seats);
      // Of many who sit alike the first and the last will do.
      const viewers: readonly Viewer[] = [
        ...seatsOf(seats).filter(seat => seat === 0 || seat === seats - 1),
        'spectator',
      ];
      const eyes = viewers.map(viewer => follower(game, match.told(viewer), viewer));
      for (let [actor] = game.waiting(match.state); actor !== undefined; [actor] = game.waiting(match.state)) {
        for (const own of eyes) catchUp(own, match.told(own.viewer));
        const width = WIDTHS[match.log.length % WIDTHS.length] ?? 80;
        const lines = eyes.flatMap(own => board.draw(own.view, { ...pen, width }));
        expect(lines.filter(line => isOdd(line, width))).toEqual([]);
        const asked = eyes.find(own => own.viewer === actor);
        for (const action of asked?.legal.slice(0, 3) ?? []) {
          const hint = asked && board.foresee(asked, action, pen);
          if (hint !== null) expect(hint).not.toMatch(/undefined|NaN|^$/);
        }
        const action = actor === NATURE ? game.sample(match.state, rng) : pick(game.legal(match.state, actor), rng);
        match.append({ kind: 'play', actor, action });
      }
      expect(board.draw(game.view(match.state, 'spectator'), pen).length).toBeGreaterThan(3);
    }
  });
});
