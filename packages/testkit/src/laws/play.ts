import { NATURE, SEATS, winners, type AnyState } from '@zaria/kit';
import { expect, expectSame, expectText, places, walk, type Law } from './law.ts';

/** Everybody who is waited for can act, nobody else can, and asking changes nothing. */
export const questions: Law = {
  name: 'who is waited for can act, nobody else can, and asking changes nothing',
  check(match, rng) {
    const { game } = match;
    const chosen = places(match, 12, rng);
    walk(match, (state, _entry, index) => {
      const before = chosen.has(index) ? JSON.stringify(state) : null;
      const waiting = game.waiting(state);
      expect(waiting.length > 0, 'nobody is waited for, but the match goes on');
      for (const seat of SEATS) {
        const legal = game.legal(state, seat);
        expect(legal.length > 0 === waiting.includes(seat), `seat ${seat}: waited for and able to act must agree`);
        if (before === null) continue;
        expectSame(game.legal(state, seat), legal, `seat ${seat}: the order of legal actions is not fixed`);
        const texts = legal.map(action => game.print(action));
        expect(new Set(texts).size === texts.length, `seat ${seat}: the same action is listed twice`);
        game.back(state, seat);
        game.view(state, seat);
      }
      if (before === null) return;
      if (waiting.includes(NATURE)) {
        game.outcomes(state);
        game.sample(state, { below: m => m - 1 });
      }
      game.view(state, 'spectator');
      game.standing(state);
      expectText(JSON.stringify(state), before, 'a question changed the state');
    });
  },
};

/** The standing ranks every seat, and only a finished game is over. */
export const standings: Law = {
  name: 'the standing ranks every seat and is final only at the end',
  check(match) {
    const { game, start } = match;
    const rankWell = (state: AnyState, over: boolean): void => {
      const standing = game.standing(state);
      expect(standing.over === over, `the standing says ${standing.over ? 'over' : 'not over'}`);
      expect(standing.seats.length === start.seats, 'the standing leaves out a seat');
      expect(winners(standing).length > 0, 'nobody is first');
      for (const a of standing.seats)
        for (const b of standing.seats) expect(!(a.score > b.score && a.rank > b.rank), 'a better score ranks behind');
    };
    rankWell(
      walk(match, (state, _entry, index) => {
        if (index % 16 === 0) rankWell(state, false);
      }),
      true,
    );
  },
};

/** Money and dice neither appear nor vanish. */
export const conservation: Law = {
  name: 'what the game says is conserved is, at every ply',
  check(match) {
    const { game, start } = match;
    const first = game.conserved(game.setup(start));
    const last = walk(match, (state, _entry, index) => {
      expectSame(game.conserved(state), first, `before entry ${index}: something appeared or vanished`);
    });
    expectSame(game.conserved(last), first, 'at the end: something appeared or vanished');
  },
};
