import type { BotAnswer } from '@zaria/bots';
import { registered } from '@zaria/games/all';
import { narrate, simulationRng, type Told } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { beginBesideBot, startServer, guestOf, settingOf, until } from '../server.testing.ts';
import { hireThread, openCrew, type CrewQuestion, type Hired } from './crew.ts';

const { game } = registered('las-vegas');
const start = { rules: game.rules, seats: 2, options: { starter: 0, openMoney: false, neutral: false } };

function asked(): { readonly told: Told } {
  const line = narrate(game, start);
  line.append({ kind: 'play', actor: -1, action: game.sample(line.state, simulationRng('deal')) });
  return { told: structuredClone(line.told(0)) };
}
const wanted = { seat: 0, bot: 'greedy', question: '0/1', count: 0, ...asked() } as const;
const after = (milliseconds: number, call: () => void): (() => void) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

/** A thread that does what it is told by the test. */
function puppet(
  answers: (question: CrewQuestion, give: (answer: BotAnswer) => void, end: (error: unknown) => void) => void,
): Hired {
  let give: (answer: BotAnswer) => void = () => {};
  let end: (error: unknown) => void = () => {};
  return {
    post: question => answers(question, give, end),
    onAnswer: heard => (give = heard),
    onEnd: ended => (end = ended),
    dismiss: () => {},
  };
}

describe('a thread of bots', () => {
  test('that really is one decides', async () => {
    const crew = openCrew({
      hire: hireThread,
      threads: 1,
      budget: 50,
      pace: 0,
      patience: 600_000,
      after,
      replaced: () => {},
    });
    const plan = await crew.think('match', 'las-vegas', wanted);
    expect(plan).toEqual([{ step: 'roll', answer: 'go' }]);
    crew.close();
  });

  test.each([
    ['breaks', (_: CrewQuestion, __: unknown, end: (error: unknown) => void) => end(new Error('broken'))],
    ['hangs', () => {}],
  ])('that %s is replaced, and the next one is told everything', async (_, answers) => {
    const replaced: unknown[] = [];
    const questions: CrewQuestion[] = [];
    let hires = 0;
    const crew = openCrew({
      hire: () =>
        hires++ === 0
          ? puppet(answers)
          : puppet((question, give) => {
              questions.push(question);
              give({ number: question.question.number, plan: [] });
            }),
      threads: 1,
      budget: 50,
      pace: 0,
      patience: 20,
      after,
      replaced: error => void replaced.push(error),
    });
    expect(await crew.think('match', 'las-vegas', wanted)).toBe(null);
    expect(replaced).toHaveLength(1);
    expect(await crew.think('match', 'las-vegas', wanted)).toEqual([]);
    expect(questions[0]?.question).toMatchObject({ ask: 'decide', from: 0 });
    crew.close();
  });

  test('that has much to do is not one that hangs', async () => {
    const replaced: unknown[] = [];
    let last = Promise.resolve();
    const crew = openCrew({
      // One after the other, as a thread does.
      hire: () =>
        puppet(({ question }, give) => {
          const before = last;
          async function think(): Promise<void> {
            await before;
            await new Promise<void>(resolve => void after(30, resolve));
            give({ number: question.number, plan: [] });
          }
          last = think();
        }),
      threads: 1,
      budget: 50,
      pace: 0,
      patience: 300,
      after,
      replaced: error => void replaced.push(error),
    });
    const matches = Array.from({ length: 30 }, (_, i) => crew.think(`match ${i}`, 'las-vegas', wanted));
    expect(await Promise.all(matches)).toEqual(matches.map(() => []));
    expect(replaced).toEqual([]);
    crew.close();
  });

  test('takes its time', async () => {
    const waits: number[] = [];
    const crew = openCrew({
      hire: () => puppet((question, give) => give({ number: question.question.number, plan: [] })),
      threads: 1,
      budget: 50,
      pace: 700,
      patience: 9000,
      after(milliseconds, call) {
        waits.push(milliseconds);
        if (milliseconds === 700) call();
        return () => {};
      },
      replaced: () => {},
    });
    await crew.think('match', 'las-vegas', wanted);
    expect(waits).toContain(700);
    crew.close();
  });
});

test('a match goes on although its bots hang', async () => {
  const server = await startServer({
    bots: { threads: 1, budget: 50, pace: 0, patience: 30, hire: () => puppet(() => {}) },
  });
  const anna = await guestOf(() => server.url, 'Anna');
  const body = {
    request: 'x',
    game: 'las-vegas',
    setting: { ...settingOf(2), options: { starter: 1 } },
    isPublic: false,
  };
  const { table } = await anna.get('open', { body });
  const online = anna.online(table);
  await online.opened;
  await beginBesideBot(online, 'mc');
  let rolled = 0;
  online.hear(0, { count: 0, table: null }, ({ entries }) => {
    rolled += entries.filter(entry => entry.kind === 'play' && entry.actor === 1).length;
  });
  await until(() => rolled >= 2);
  expect(online.table?.phase).toBe('playing');
  online.close();
  await server.stop();
});
