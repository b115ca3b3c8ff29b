import type { BotAnswer, BotQuestion } from '@zaria/bots';
import type { HintAnswer, HintQuestion } from '@zaria/bots/hints';
import { qwintoLevels } from '@zaria/bots/qwinto/levels';
import { qwinto } from '@zaria/games/qwinto';
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

/** A thread as the page has it, and how often it fetched what some learned. */
function thread(load: () => Promise<unknown>) {
  const posted: (BotAnswer | HintAnswer)[] = [];
  let fetched = 0;
  vi.stubGlobal('onmessage', null);
  vi.stubGlobal('postMessage', (answer: BotAnswer | HintAnswer) => posted.push(answer));
  answerBotQuestions(qwinto, ['novice/2'], async () => qwintoLevels(() => null), {
    levels: ['master'],
    load: () => {
      fetched++;
      return load();
    },
  });
  const asked = async (data: BotQuestion | HintQuestion): Promise<BotAnswer | HintAnswer | undefined> => {
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
