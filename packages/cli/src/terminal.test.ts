import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { FORMAT } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { stepBy } from './replay/stepper.ts';
import { scratch, stageOf } from './testing.ts';
import { run } from './run.ts';

const [ENTER, DOWN, CTRL_C, RIGHT, END, LEFT] = ['\r', '\u001B[B', '\u0003', '\u001B[C', '\u001B[F', '\u001B[D'];
/** The screen and what was scrolled off it. */
const WIPED = '\u001B[2J\u001B[3J';
/** Up from the first entry of a menu is its last. */
const [LAST, BACKSPACE, CTRL_D] = ['\u001B[A', '\u007F', '\u0004'];

/** A terminal where somebody presses one key after the other, each as soon as something new is on the screen. */
function keyboard(keys: readonly string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 40 });
  const left = [...keys];
  let screen = '';
  let timer: NodeJS.Timeout | null = null;
  output.on('data', chunk => {
    screen += String(chunk);
    timer ??= setTimeout(() => {
      timer = null;
      const key = left.shift();
      if (key !== undefined) input.write(key);
    }, 15);
  });
  return { terminal: { input, output }, left, screen: () => screen };
}

async function atTerminal(argv: readonly string[], keys: readonly string[], env: Record<string, string> = {}) {
  const { terminal, screen, left } = keyboard(keys);
  const { io, printed } = stageOf({ terminal, isTTY: true, env: { XDG_STATE_HOME: scratch(), ...env } });
  const exit = await run(argv, io);
  return { exit, out: printed.out, err: printed.err, raw: screen(), screen: stripVTControlCharacters(screen()), left };
}

describe('play', () => {
  test('asks with menus that say what each choice leads to, and Ctrl-C leaves', { timeout: 20_000 }, async () => {
    const file = join(scratch(), 'match.json');
    const argv = ['play', 'las-vegas', '--seats', 'you,bot:greedy', '--seed', 'x', '--option', 'starter=0'];
    const { exit, out, screen } = await atTerminal([...argv, '--save', file], [ENTER, DOWN, ENTER, CTRL_C]);
    expect(exit).toBe(130);
    expect(screen).toContain('Choose a number');
    expect(screen).toMatch(/Casino 2 +1 die → ●A \$\d0,000/);
    expect(stripVTControlCharacters(out)).toContain(`./zaria play --resume ${file}`);
    expect(readFileSync(file, 'utf8')).toContain('[0,"place 2"]');
    expect(out).toContain('\u001B[31m●A\u001B[39m');
  });

  test('asks for game, seats and options when it was not told', { timeout: 20_000 }, async () => {
    // Las Vegas, three players, oneself and two bots, the usual options; then away.
    const { exit, screen, out, left } = await atTerminal(['play'], [ENTER, ENTER, ENTER, ENTER, ENTER, ENTER, CTRL_C]);
    expect([exit, left]).toEqual([130, []]);
    for (const question of ['Which game?', 'How many players?', 'Who plays Red?', 'Who plays Green?', 'Which options?'])
      expect(screen).toContain(question);
    expect(stripVTControlCharacters(out)).toMatch(/■B Blue +Bot greedy/);
  });

  test('where moves are many, part of one is typed first', { timeout: 20_000 }, async () => {
    const file = join(scratch(), 'match.json');
    const argv = ['play', 'railroad-ink', '--seats', 'you', '--seed', 'a', '--save', file];
    // No move has a Z; some are on B1, one of which is chosen after a second look; then a move in full.
    const keys = [
      'zz',
      ENTER,
      BACKSPACE,
      BACKSPACE,
      'b1',
      ENTER,
      LAST,
      ENTER,
      'b1',
      ENTER,
      ENTER,
      'retract',
      ENTER,
      CTRL_C,
    ];
    const { exit, screen } = await atTerminal(argv, keys);
    expect(exit).toBe(130);
    for (const line of ['No possible move contains that.', 'Look for another one', 'B1 HR.., curved station'])
      expect(screen).toContain(line);
    const log = (JSON.parse(readFileSync(file, 'utf8')) as { log: readonly [unknown, string][] }).log.slice(1);
    expect(log).toEqual([
      [0, expect.stringMatching(/^draw B1 /)],
      [0, 'retract'],
    ]);
  });

  test(
    'people at one screen do not see each other’s secrets: it is passed on and wiped',
    { timeout: 20_000 },
    async () => {
      const file = join(scratch(), 'match.json');
      const argv = [
        'play',
        'qwinto',
        '--seats',
        'you:Anna,you:Ben',
        '--seed',
        'a',
        '--option',
        'starter=0',
        '--save',
        file,
      ];
      // Anna takes the screen, rolls, keeps, writes; Ben takes it and leaves.
      const { exit, raw, left } = await atTerminal(argv, [ENTER, ENTER, ENTER, ENTER, ENTER, CTRL_C]);
      expect([exit, left]).toEqual([130, []]);
      const moments = ['Anna, and press', WIPED, 'Anna: Write', WIPED, 'Ben, and press', WIPED, 'Ben: Write'];
      let at = 0;
      for (const moment of moments) {
        at = raw.indexOf(moment, at);
        expect([moment, at]).toEqual([moment, expect.toSatisfy((found: number) => found >= 0)]);
      }
      expect(readFileSync(file, 'utf8')).toContain('[0,"write ');
    },
  );

  test('Ctrl-D leaves like Ctrl-C', { timeout: 20_000 }, async () => {
    const { exit, out } = await atTerminal(['play', 'las-vegas', '--seats', 'you,bot:random'], [ENTER, CTRL_D]);
    expect([exit, out]).toEqual([130, expect.stringContaining('./zaria play --resume')]);
  });

  test('a signal ends the question too', { timeout: 20_000 }, async () => {
    const controller = new AbortController();
    const { terminal } = keyboard([]);
    const { io } = stageOf({ terminal, isTTY: true, signal: controller.signal, env: { XDG_STATE_HOME: scratch() } });
    setTimeout(() => controller.abort(), 300);
    expect(await run(['play', 'las-vegas', '--seats', 'you,bot:random'], io)).toBe(130);
  });

  test.each([
    ['Ctrl-C', CTRL_C],
    ['Ctrl-D', CTRL_D],
  ])('%s before the match begins leaves nothing', { timeout: 20_000 }, async (_name, key) => {
    const folder = scratch();
    const { exit } = await atTerminal(['play'], [key], { XDG_STATE_HOME: folder });
    expect(exit).toBe(130);
    expect(existsSync(join(folder, 'zaria'))).toBe(false);
  });

  test('without colour nothing is lost but the colour', { timeout: 20_000 }, async () => {
    const argv = ['play', 'las-vegas', '--seats', 'you,bot:greedy', '--seed', 'x'];
    const plain = await atTerminal(argv, [CTRL_C], { NO_COLOR: '1' });
    expect(plain.out).not.toContain('\u001B[');
    expect(plain.out).toContain('●A Red');
  });
});

describe('replay', () => {
  const record = {
    format: FORMAT,
    game: 'las-vegas',
    rules: 1,
    options: { starter: 0 },
    seats: ['Anna', 'Ben'].map(name => ({ name, kind: 'local' })),
    log: [
      ['nature', 'deal 60 70 10+40 80 50 90'],
      [0, 'roll'],
      ['nature', 'dice 1 1 2 3 3 3 6 6'],
      [0, 'place 6'],
    ],
  };

  test('steps to and fro by keys', { timeout: 20_000 }, async () => {
    const file = join(scratch(), 'match.json');
    writeFileSync(file, JSON.stringify(record));
    const { exit, screen } = await atTerminal(['replay', file], [RIGHT, END, LEFT, 'q']);
    expect(exit).toBe(0);
    const entries = [...screen.matchAll(/Entry (\d) of 4/g)].map(([, at]) => at);
    expect(entries).toEqual(['0', '1', '4', '3']);
    expect(screen).toContain('Anna puts 2 dice on casino 6.');
  });

  test.each([
    ['right', 2, 3],
    ['right', 4, 4],
    ['left', 2, 1],
    ['left', 0, 0],
    ['home', 3, 0],
    ['end', 1, 4],
    ['pagedown', 0, 4],
    ['x', 2, 2],
    ['q', 2, null],
  ])('%s at %i leads to %s', (key, at, next) => {
    expect(stepBy(key, at, 4)).toBe(next);
  });
});
