import { stripVTControlCharacters } from 'node:util';
import { GAME_IDS, registered, type GameId } from '@zaria/games';
import { NATURE, check, completeOptions, pick, seatsOf, simulationRng } from '@zaria/kit';
import type { Actor, AnyShape, Viewer } from '@zaria/kit';
import { LANGUAGES, type Language } from '@zaria/words';
import { describe, expect, test } from 'vitest';
import { stageOf, typed } from '../testing.ts';
import { widthOf } from '../text/layout.ts';
import { penOf, type Pen } from '../text/pen.ts';
import { seatNames, speakerOf, voiceIn } from '../text/voice.ts';
import { BOARDS } from './index.ts';

function penFor(id: GameId, seats: number, language: Language = 'en'): Pen {
  const voice = voiceIn(language);
  const { io } = stageOf({ env: { NO_COLOR: '1' } });
  return penOf({ io, voice }, speakerOf(id, voice, seatNames(voice, seatsOf(seats))));
}

function stateOf(
  id: GameId,
  seats: number,
  given: Record<string, unknown>,
  rows: readonly (readonly [Actor, string])[],
) {
  const { game } = registered(id);
  const options = completeOptions(game.options, seats, given);
  if (!options.ok) throw new Error(options.error.option);
  const state: AnyShape['state'] = game.setup(seats, options.value);
  for (const [actor, text] of rows) {
    const action = game.parse(text);
    if (action === null) throw new Error(text);
    expect(check(game, state, actor, action)).toBeNull();
    game.play(state, actor, action);
  }
  return { game, state };
}

/** Colour although none is wanted, several lines in one, too wide, or something that nobody meant to say. */
const isOdd = (line: string): boolean =>
  line !== stripVTControlCharacters(line) || /undefined|NaN|\[object|\n/.test(line) || widthOf(line) > 100;

describe.each(GAME_IDS)('%s', id => {
  const { game } = registered(id);

  test.each(LANGUAGES)('every moment of a match can be drawn for everybody, in %s', language => {
    const { min, max } = game.players;
    for (const seats of new Set([min, Math.min(3, max)])) {
      const pen = penFor(id, seats, language);
      const options = completeOptions(game.options, seats, {});
      if (!options.ok) throw new Error(options.error.option);
      const rng = simulationRng(`${id} ${seats}`);
      const state: AnyShape['state'] = game.setup(seats, options.value);
      const viewers: readonly Viewer[] = [...seatsOf(seats), 'spectator'];
      for (let [actor] = game.waiting(state); actor !== undefined; [actor] = game.waiting(state)) {
        const lines = viewers.flatMap(viewer => BOARDS[id].draw(game.view(state, viewer), pen));
        expect(lines.filter(line => isOdd(line))).toEqual([]);
        const legal = actor === NATURE ? [] : game.legal(state, actor);
        for (const action of legal.slice(0, 3)) {
          const hint = actor === NATURE ? null : BOARDS[id].foresee({ game, state, seat: actor }, action, pen);
          if (hint !== null) expect(hint).not.toMatch(/undefined|NaN|^$/);
        }
        game.play(state, actor, actor === NATURE ? game.sample(state, rng) : pick(legal, rng));
      }
      expect(BOARDS[id].draw(game.view(state, 'spectator'), pen).length).toBeGreaterThan(3);
    }
  });
});

describe('las-vegas', () => {
  const rows = [
    [NATURE, 'deal 60 70 10+40 80 50 90'],
    [0, 'roll'],
    [NATURE, 'dice 1 1 2 3 3 3 6 6 + 3 4 4 6'],
    [0, 'place 3'],
    [1, 'roll'],
    [NATURE, 'dice 1 1 1 3 3 3 3 6 + 1 1 3 6'],
  ] as const;
  const { game, state } = stateOf('las-vegas', 2, { starter: 0, neutral: true, openMoney: true }, rows);

  test('casinos with notes, dice and who would win; everyone’s dice and money; the dice rolled', () => {
    expect(BOARDS['las-vegas'].draw(game.view(state, 1), penFor('las-vegas', 2))).toEqual([
      'Round 1 of 4 · 47 notes in the deck',
      ' 1  │  $60,000                 │',
      ' 2  │  $70,000                 │',
      ' 3  │  $40,000→●A  $10,000→○W  │  ●A 3  ○W 1',
      ' 4  │  $80,000                 │',
      ' 5  │  $50,000                 │',
      ' 6  │  $90,000                 │',
      '',
      '  ●A Red   5 dice + ○W 3  $0 (0 notes)',
      '▸ ■B Blue  8 dice + ○W 4  $0 (0 notes)',
      '',
      'Rolled: [1] [1] [1] [3] [3] [3] [3] [6] (1) (1) (3) (6)',
    ]);
  });

  test('who would win what after each choice', () => {
    const pen = penFor('las-vegas', 2);
    const hints = game
      .legal(state, 1)
      .map(action => BOARDS['las-vegas'].foresee({ game, state, seat: 1 }, action, pen));
    expect(hints).toEqual(['5 dice → ■B $60,000', '5 dice → ■B $40,000, ●A $10,000', '2 dice → nobody wins here']);
  });

  test('the last dice of a round are paid at once: the preview says so all the same', () => {
    const end = [
      [NATURE, 'deal 60 70 10+40 80 50 90'],
      [0, 'roll'],
      [NATURE, 'dice 6 6 6 6 6 6 6 6'],
      [0, 'place 6'],
      [1, 'roll'],
      [NATURE, 'dice 3 3 3 3 3 3 3 3'],
    ] as const;
    const last = stateOf('las-vegas', 2, { starter: 0 }, end);
    const [action] = last.game.legal(last.state, 1);
    if (action === undefined) throw new Error('nothing to do');
    const hint = BOARDS['las-vegas'].foresee({ ...last, seat: 1 }, action, penFor('las-vegas', 2, 'it'));
    expect(typed(hint ?? '')).toBe('8 dadi → 40.000 $ a ■B');
  });
});

test('qwinto: three offset rows with gaps and pentagons, where the number fits, what it gains and closes', () => {
  const rows = [
    [0, 'roll orange purple'],
    [NATURE, 'dice 4 6'],
    [0, 'result keep'],
    [0, 'write p3'],
    [0, 'roll purple'],
    [NATURE, 'dice 2'],
    [0, 'result keep'],
  ] as const;
  const { game, state } = stateOf('qwinto', 1, {}, rows);
  const pen = penFor('qwinto', 1);
  expect(BOARDS.qwinto.draw(game.view(state, 0), pen)).toEqual([
    '▸ ●A Red  1 point  ···· 0',
    '  o           (  ) <  > (  )  ──  (  ) <  > (  ) (  ) (  ) (  )   0',
    '  y      (  ) (  ) (  ) (  ) (  )  ──  (  ) <  > (  ) (  )        0',
    '  p (p1) (p2) <10> (  )  ──  (  ) (  ) (  ) (  ) <  >             1',
    '                ·    ·                   ·    ·    ·',
    '',
    'Rolled: p[2] = 2',
  ]);
  const hints = game
    .legal(state, 0)
    .map(action => [game.print(action), BOARDS.qwinto.foresee({ game, state, seat: 0 }, action, pen)]);
  expect(hints).toEqual([
    ['write p1', '+1 point'],
    ['write p2', '+1 point'],
    ['write misthrow', '-5 points'],
  ]);
});

test('railroad-ink: routes, stations, loose ends, exits, rounds, and what is still to draw', () => {
  const rows = [
    [NATURE, 'roll H.H. RR.. HHH. H.R.'],
    [0, 'draw B1 H.H.'],
    [0, 'draw B2 H.R.'],
  ] as const;
  const { game, state } = stateOf('railroad-ink', 1, {}, rows);
  const lines = BOARDS['railroad-ink'].draw(game.view(state, 0), penFor('railroad-ink', 1));
  expect(lines.slice(0, 11)).toEqual([
    'Round 1 of 7',
    '   ●A Red',
    '       A    B    C    D    E    F    G',
    '            ║         ╏         ║',
    '    ┌───────────────────────────────────┐',
    '    │     1 ║                           │',
    '1   │  ·    ║    ·    ·    ·    ·    ·  │',
    '    │       ║                           │',
    '    │     1 ║                           │',
    '2 ╍╍│  ·    ■    ·    ·    ·    ·    ·  │╍╍',
    '    │       ×                           │',
  ]);
  expect(lines).toContain('═ highway   ╍ railway   ■ station   × error');
  expect(lines).toContain('Still to draw: ┗ RR..  ╠ HHH.');
  expect(lines.at(-1)).toMatch(/^You may also draw: .*HHRH/);
});
