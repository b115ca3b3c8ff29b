import { playMatch, type BotAnswer, type BotQuestion, type GameBots } from '@zaria/bots';
import type { HintAnswer, HintQuestion } from '@zaria/bots/hints';
import { qwintoLevels } from '@zaria/bots/qwinto/levels';
import { railroadInkLevels } from '@zaria/bots/railroad-ink/levels';
import { parLuck, playedOnSameDice, throwsIn, type SameDiceAnswer, type SameDiceQuestion } from '@zaria/bots/same-dice';
import { qwinto } from '@zaria/games/qwinto';
import { railroadInk } from '@zaria/games/railroad-ink';
import { completeOptions, simulationRng, type AnyGame, type AnyShape } from '@zaria/kit';
import { afterEach, expect, test, vi } from 'vitest';
import { answerBotQuestions } from './thinking.ts';

afterEach(() => vi.unstubAllGlobals());

const start = { rules: qwinto.rules, seats: 1, options: { starter: 0 } };
const decide = (bot: string): BotQuestion => ({
  number: 7,
  ask: 'decide',
  match: `match of ${bot}`,
  bot,
  seat: 0,
  start,
  from: 0,
  entries: [],
  within: 100,
});
const hint: HintQuestion = { ask: 'hint', seat: 0, start, entries: [] };

type Answer = BotAnswer | HintAnswer | SameDiceAnswer;

/** A thread as the page has it, and how often it fetched what some learned. */
function thread(
  load: () => Promise<unknown>,
  game: AnyGame = qwinto,
  levels: GameBots['levels'] = qwintoLevels(() => null),
) {
  const posted: Answer[] = [];
  let fetched = 0;
  vi.stubGlobal('onmessage', null);
  vi.stubGlobal('postMessage', (answer: Answer) => posted.push(answer));
  answerBotQuestions(game, ['novice/2'], async () => levels, {
    levels: ['master'],
    load: () => {
      fetched++;
      return load();
    },
  });
  const asked = async (data: BotQuestion | HintQuestion | SameDiceQuestion): Promise<Answer | undefined> => {
    await (globalThis.onmessage as unknown as (event: { readonly data: unknown }) => Promise<void>)({ data });
    return posted.at(-1);
  };
  return { asked, fetched: () => fetched };
}

test('what some bots learned is fetched when one of them is to think, or a hint is asked for', async () => {
  const { asked, fetched } = thread(async () => {});
  await asked({ number: 1, ask: 'list' });
  await asked({ number: 2, ask: 'ready', bot: 'casual/2' });
  await asked(decide('casual/2'));
  expect(fetched()).toBe(0);
  await asked({ number: 3, ask: 'ready', bot: 'master/3' });
  expect(fetched()).toBe(1);
  await asked(decide('master/3'));
  expect(fetched()).toBe(2);
  await asked(hint);
  expect(fetched()).toBe(3);
});

test('whoever cannot fetch it decides, and gives hints, without it', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { asked } = thread(() => Promise.reject(new Error('no network')));
  const answer = await asked(decide('master/3'));
  expect(answer).toMatchObject({ number: 7, plan: [{ step: 'roll' }] });
  expect(await asked(hint)).toMatchObject({ hints: [{}, {}, {}] });
  expect(warned).toHaveBeenCalledTimes(2);
});

test('whoever played alone is told what the strongest bot makes of the same dice, if it is the strongest', async () => {
  const options = completeOptions(railroadInk.options, 1, {});
  if (!options.ok) throw new Error(options.error.why);
  const alone = { rules: railroadInk.rules, seats: 1, options: options.value };
  const levels = railroadInkLevels(() => null);
  const master = { ...levels.novice, studyNodes: 200 };
  const players = { bots: [levels.novice], nature: simulationRng('dice'), thought: simulationRng('thought') };
  const { entries } = playMatch<AnyShape>(railroadInk, alone, players).told(0);
  const question: SameDiceQuestion = { ask: 'same-dice', start: alone, entries };

  const { asked, fetched } = thread(async () => {}, railroadInk, { ...levels, master });
  const quick = { ...master, nodes: 200 };
  const par = playedOnSameDice<AnyShape>(railroadInk, alone, throwsIn(entries), quick, parLuck());
  expect(await asked(question)).toEqual({ points: par?.seats[0]?.score });
  expect(fetched()).toBe(1);
  expect(await asked({ ...question, entries: entries.slice(0, 3) })).toEqual({ points: null });

  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const without = thread(() => Promise.reject(new Error('no network')), railroadInk, levels);
  expect(await without.asked(question)).toEqual({ points: null });
  expect(warned).toHaveBeenCalled();
});
