import { GAME_IDS, type ByGame, type GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { check, simulationRng, type AnyOptions } from '@zaria/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { wrongAnswers } from '../laws/answers.ts';
import { randomMatch, randomStart } from '../match.ts';
import { royaleReasons } from './las-vegas-royale.reasons.ts';
import { lasVegasReasons } from './las-vegas.reasons.ts';
import { qwintoReasons } from './qwinto.reasons.ts';
import { railroadInkReasons } from './railroad-ink.reasons.ts';
import type { AnyReasons } from './reason.ts';

/* A wrong answer is not only refused with a reason, as the laws ask of every game: the reason is true. */

const REASONS: ByGame<AnyReasons> = {
  'las-vegas': lasVegasReasons,
  'las-vegas-royale': royaleReasons,
  qwinto: qwintoReasons,
  'railroad-ink': railroadInkReasons,
};

/** Of Royale many, and with all its tiles: some reasons need two of them that seldom meet. */
const MATCHES: Partial<ByGame<number>> = { 'las-vegas-royale': 200 };
const FEW = 20;
const WISHES: Partial<ByGame<AnyOptions>> = { 'las-vegas-royale': { mode: 'royale', tiles: 6, noRepeats: false } };

interface Campaign {
  /** Steps at which a wrong answer was given, and the reasons that were heard. */
  readonly tried: ReadonlySet<string>;
  readonly told: ReadonlySet<string>;
  readonly untrue: readonly string[];
}

function campaign(id: GameId): Campaign {
  const { game } = registered(id);
  const [tried, told, untrue] = [new Set<string>(), new Set<string>(), [] as string[]];
  for (let i = 0; i < (MATCHES[id] ?? FEW); i++) {
    const rng = simulationRng(`reasons-${i}`);
    const start = randomStart(game, rng);
    const match = randomMatch(game, { ...start, options: { ...start.options, ...WISHES[id] } }, rng);
    wrongAnswers(match, 200, rng, (wrong, index) => {
      const { state, seat, action } = wrong;
      const refusal = check(game, state, seat, action);
      const reason = refusal?.why === 'illegal' ? refusal.reason : null;
      tried.add(action.step);
      if (reason !== null) told.add(reason.why);
      if (reason === null || !REASONS[id].isTrue(reason, wrong))
        untrue.push(`match ${i}, entry ${index}: ${seat} ${game.print(action)}: ${JSON.stringify(reason)}`);
    });
  }
  return { tried, told, untrue };
}

describe.each(GAME_IDS)('wrong answers in %s', id => {
  const { without, elsewhere, whys } = REASONS[id];
  let found: Campaign;
  beforeAll(() => {
    found = campaign(id);
  });

  test('are refused with a reason that is true', () => {
    expect(found.untrue).toEqual([]);
  });

  test('are tried at every step that can have one', () => {
    const steps = Object.entries(registered(id).game.steps).flatMap(([step, { kind }]) =>
      kind === 'ask' || kind === 'together' ? [step] : [],
    );
    expect(steps.filter(step => !found.tried.has(step)).sort()).toEqual([...without].sort());
  });

  test('give every reason that there is', () => {
    expect(whys.filter(why => !found.told.has(why))).toEqual(elsewhere);
  });
});
