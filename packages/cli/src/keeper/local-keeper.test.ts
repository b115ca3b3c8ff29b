import { existsSync, mkdirSync, readFileSync, readdirSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';
import type { Seat, ToldEntry } from '@zaria/kit';
import { NOTHING_HEARD, type News, type Wish } from '@zaria/table/public';
import { describe, expect, test } from 'vitest';
import { recordSoFar, scratch, stageOf, zaria } from '../stage.testing.ts';
import { found, type Sitter } from './found.ts';
import { keepLocally } from './local-keeper.ts';
import { voiceIn } from '../text/voice.ts';

const THOUGHT = { nodes: 1, programs: [], patience: 10_000 };

const person = (name: string): Sitter => ({ name, bot: null });
const bot = (name: string): Sitter => ({ name, bot: 'random' });

/** A new match of Qwinto, and all that everybody may hear of it. */
function kept(...sitters: readonly Sitter[]) {
  const { io } = stageOf();
  const save = found({ game: 'qwinto', sitters, options: { starter: 0 }, dice: { seed: 'x' }, friendly: true }, io);
  if (!save.ok) throw new Error(save.error.why);
  const keeper = keepLocally(join(scratch(), 'match.json'), save.value, THOUGHT, { io, voice: voiceIn('en') });
  const told: ToldEntry<unknown>[] = [];
  let question = '';
  keeper.connection.hear('spectator', NOTHING_HEARD, ({ entries, table }: News) => {
    told.push(...entries);
    question = table?.question ?? question;
  });
  return {
    keeper,
    told,
    send: async (wish: Wish): Promise<void> => {
      expect(await keeper.connection.send(wish)).toEqual({ ok: true, value: true });
    },
    play: (seat: Seat, action: string): Wish => ({ do: 'play', seat, question, count: 0, action }),
    undo: (seat: Seat): Wish => ({ do: 'undo', seat, question }),
  };
}

/** As long as any bot would need. */
async function aWhile(): Promise<void> {
  for (let i = 0; i < 20; i++) await breath();
}

describe('while people talk about an undo nobody plays on', () => {
  /** Anna has kept what she rolled and regrets it before the bot has written it down. */
  async function asked() {
    const match = kept(person('Anna'), person('Ben'), bot('Bo'));
    await match.keeper.goOn();
    await match.send(match.play(0, 'roll orange'));
    await match.send(match.play(0, 'result keep'));
    await match.send(match.undo(0));
    await aWhile();
    return match;
  }
  const isBots = (entry: ToldEntry<unknown>): boolean => entry.kind === 'done' && entry.seat === 2;

  test('a bot waits, and plays when they stay', async () => {
    const { told, send, keeper } = await asked();
    expect(told.some(isBots)).toBe(false);
    await send({ do: 'answer-undo', seat: 1, request: 1, agree: false });
    await aWhile();
    expect(told.some(isBots)).toBe(true);
    await keeper.close();
  });

  test('and has nothing to play when they go back', async () => {
    const { told, send, keeper } = await asked();
    await send({ do: 'answer-undo', seat: 1, request: 1, agree: true });
    await aWhile();
    expect(told.at(-1)?.kind).toBe('undo');
    await keeper.close();
  });

  test('nor does it when the match is left meanwhile', async () => {
    const { told, keeper } = await asked();
    await keeper.close();
    expect(told.some(isBots)).toBe(false);
  });
});

describe('a save that cannot be written', () => {
  /** In the way of the draft that is written before the file is replaced. */
  const obstacle = (file: string): string => `${file}.${process.pid}.new`;

  test.each([
    ['in the move of a person', 'now'],
    ['in the move of a bot, after his', 'after'],
  ])('%s ends the match with a sentence; what was kept stays, and goes on', async (_name, when) => {
    const file = join(scratch(), 'match.json');
    const argv = ['play', 'las-vegas', '--seats', 'you:Anna,bot:greedy', '--seed', 'x', '--option', 'starter=0'];
    const lines = ['roll', '3'];
    let before = '';
    const { exit, err } = await zaria([...argv, '--save', file], {
      input() {
        const line = lines.shift() ?? null;
        if (line === '3') {
          before = readFileSync(file, 'utf8');
          if (when === 'now') mkdirSync(obstacle(file));
          // The person's move is written at once; the bot takes a breath first.
          else setImmediate(() => mkdirSync(obstacle(file)));
        }
        return line;
      },
    });
    expect([exit, err]).toEqual([3, `zaria: ${file} cannot be written (EEXIST).\n`]);
    if (when === 'now') expect(readFileSync(file, 'utf8')).toBe(before);
    expect(recordSoFar(file).log.at(-1)).toEqual(
      when === 'now' ? ['nature', expect.any(String), expect.anything()] : [0, 'place 3'],
    );
    expect(existsSync(`${file}.lock`)).toBe(false);

    rmdirSync(obstacle(file));
    const resumed = await zaria(['play', '--resume', file], { input: [] });
    expect([resumed.exit, resumed.out]).toEqual([0, expect.stringContaining('●A Anna: ')]);
    expect(readdirSync(dirname(file))).toEqual(['match.json']);
  });
});
