import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { FORMAT } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { stepBy } from './replay/stepper.ts';
import { recordSoFar, saveIn, scratch, stageOf, tableIn } from './stage.testing.ts';
import { run } from './run.ts';

const [ENTER, DOWN, CTRL_C, RIGHT, END, LEFT] = ['\r', '\u001B[B', '\u0003', '\u001B[C', '\u001B[F', '\u001B[D'];
/** The screen and what was scrolled off it. */
const WIPED = '\u001B[2J\u001B[3J';
/** Up from the first entry of a menu is its last. */
const [LAST, BACKSPACE, CTRL_D] = ['\u001B[A', '\u007F', '\u0004'];

/**
 * A terminal where somebody presses one key after the other, each as soon as there is something new on the screen and a
 * question is open: however long the program takes in between, no key is pressed too early.
 */
function keyboard(keys: readonly string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 40 });
  const left = [...keys];
  let screen = '';
  let next: NodeJS.Immediate | null = null;
  const press = (): void => {
    next = null;
    if (input.listenerCount('keypress') === 0) return;
    const key = left.shift();
    if (key !== undefined) input.write(key);
  };
  const pressSoon = (): void => {
    next ??= setImmediate(press);
  };
  output.on('data', chunk => {
    screen += String(chunk);
    pressSoon();
  });
  input.on('newListener', event => {
    if (event === 'keypress') pressSoon();
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
  test('asks with menus that say what each choice leads to, and Ctrl-C leaves', async () => {
    const file = join(scratch(), 'match.json');
    const argv = ['play', 'las-vegas', '--seats', 'you,bot:greedy', '--seed', 'x', '--option', 'starter=0'];
    const { exit, out, screen } = await atTerminal([...argv, '--save', file], [ENTER, DOWN, ENTER, CTRL_C]);
    expect(exit).toBe(130);
    expect(screen).toContain('Choose a number');
    expect(screen).toMatch(/Casino 2 +\d dic?e → ●A \$\d0,000/);
    expect(stripVTControlCharacters(out)).toContain(`./zaria play --resume ${file}`);
    const { log } = recordSoFar(file);
    const thrown = log.map(([, text]) => text).find(text => text.startsWith('dice ')) ?? '';
    const [, second] = new Set(thrown.split(' ').slice(1).toSorted());
    expect(log).toContainEqual([0, `place ${second}`]);
    expect(out).toContain('\u001B[31m●A\u001B[39m');
  });

  test('asks for game, seats and options when it was not told', async () => {
    // Las Vegas, three players, oneself (with a name; a comma is not taken) and two bots, the usual options; then away.
    const keys = [ENTER, ENTER, ENTER, 'Anna,', ENTER, BACKSPACE, ENTER, ENTER, ENTER, ENTER, CTRL_C];
    const { exit, screen, out, left } = await atTerminal(['play'], keys);
    expect([exit, left]).toEqual([130, []]);
    for (const question of [
      'Which game?',
      'How many players?',
      'Who plays Eva?',
      'What name?',
      'Who plays Nora?',
      'Which options?',
    ])
      expect(screen).toContain(question);
    expect(stripVTControlCharacters(out)).toContain('  ●A Anna\n  ■B Daniel  Bot greedy\n');
  });

  test('where moves are many, part of one is typed first', async () => {
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
    const entries = saveIn(file)
      .entries.slice(-2)
      .map(({ what }) => what);
    expect(entries).toMatchObject([
      { entry: { actor: 0, action: { step: 'draw' } } },
      { entry: { seat: 0, back: 'retract' } },
    ]);
  });

  test('people at one screen do not see each other’s secrets: it is passed on and wiped', async () => {
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
    const { exit, raw, out, left } = await atTerminal(argv, [ENTER, ENTER, ENTER, ENTER, ENTER, CTRL_C]);
    expect([exit, left]).toEqual([130, []]);
    // Ben reads what was wiped off.
    expect(out.match(/Anna rolls/g)).toHaveLength(2);
    const moments = ['Anna, and press', WIPED, 'Anna: Write', WIPED, 'Ben, and press', WIPED, 'Ben: Write'];
    let at = 0;
    for (const moment of moments) {
      at = raw.indexOf(moment, at);
      expect([moment, at]).toEqual([moment, expect.toSatisfy((found: number) => found >= 0)]);
    }
    expect(tableIn(file).match?.log.at(-1)).toMatchObject({ actor: 0, action: { step: 'write' } });
    // Nor does the record of a match in play tell Ben what Anna has written.
    expect(recordSoFar(file).log.at(-1)).toEqual([0, 'result keep']);
  });

  const notesIn = (file: string): string[] =>
    recordSoFar(file).log.flatMap(([who, what]) => (who === 'table' ? [what] : []));

  test('undo and what else one may do are at the end of the menu; resigning is asked about', async () => {
    const file = join(scratch(), 'match.json');
    const seats = ['--seats', 'you:Anna,you:Ben', '--option', 'starter=0', '--friendly'];
    const argv = ['play', 'las-vegas', ...seats, '--save', file];
    const undoing = [ENTER, LAST, LAST, ENTER, ENTER];
    // Through “More”: a bot plays for Anna, and Ben is asked; he looks at resigning and thinks better of it.
    const covering = [LAST, ENTER, ENTER];
    const staying = [LAST, ENTER, LAST, LAST, ENTER, DOWN, ENTER, CTRL_C];
    const { exit, screen, left } = await atTerminal(argv, [...undoing, ...covering, ...staying]);
    expect([exit, left]).toEqual([130, []]);
    for (const text of ['●A Anna asks to go back. ■B Ben: do you agree?', 'Let a bot play for me', 'Resign for good?'])
      expect(screen).toContain(text);
    expect(notesIn(file)).toEqual(['asks 0 1', 'agrees 1', 'undo 1', 'covered 0']);
  });

  test('where moves are typed so is the rest', async () => {
    const file = join(scratch(), 'match.json');
    const argv = ['play', 'railroad-ink', '--seats', 'you', '--save', file];
    // Not resigning after all; then resigning.
    const keys = ['resign', ENTER, DOWN, ENTER, 'resign', ENTER, ENTER];
    const { exit, screen } = await atTerminal(argv, keys);
    expect(exit).toBe(0);
    expect(screen).toContain('Also: bot · resign');
  });

  test('dice are typed in after a word that is there already', async () => {
    const file = join(scratch(), 'match.json');
    const argv = ['play', 'qwinto', '--seats', 'you', '--dice', 'typed', '--save', file];
    // All three dice are rolled; 9 is no die.
    const keys = [LAST, LAST, ENTER, '9 9 9', ENTER, BACKSPACE, BACKSPACE, BACKSPACE, BACKSPACE, BACKSPACE];
    const { exit, screen } = await atTerminal(argv, [...keys, '6 1 4', ENTER, CTRL_C]);
    expect(exit).toBe(130);
    expect(screen).toContain('What do dice or deck give?');
    expect(recordSoFar(file).log).toEqual([
      [0, 'roll orange yellow purple'],
      ['nature', 'dice 6 1 4'],
    ]);
  });

  test('Ctrl-D leaves like Ctrl-C', async () => {
    const { exit, out } = await atTerminal(['play', 'las-vegas', '--seats', 'you,bot:random'], [ENTER, CTRL_D]);
    expect([exit, out]).toEqual([130, expect.stringContaining('./zaria play --resume')]);
  });

  test('a signal ends the question too', async () => {
    const controller = new AbortController();
    const { terminal } = keyboard([]);
    const { io } = stageOf({ terminal, isTTY: true, signal: controller.signal, env: { XDG_STATE_HOME: scratch() } });
    // When the question stands, not while it is being written.
    terminal.output.once('data', () => setImmediate(() => controller.abort()));
    expect(await run(['play', 'las-vegas', '--seats', 'you,bot:random'], io)).toBe(130);
  });

  test.each([
    ['Ctrl-C', CTRL_C],
    ['Ctrl-D', CTRL_D],
  ])('%s before the match begins leaves nothing', async (_name, key) => {
    const folder = scratch();
    const { exit } = await atTerminal(['play'], [key], { XDG_STATE_HOME: folder });
    expect(exit).toBe(130);
    expect(existsSync(join(folder, 'zaria'))).toBe(false);
  });

  test('without colour nothing is lost but the colour', async () => {
    const argv = ['play', 'las-vegas', '--seats', 'you,bot:greedy', '--seed', 'x'];
    const plain = await atTerminal(argv, [CTRL_C], { NO_COLOR: '1' });
    expect(plain.out).not.toContain('\u001B[');
    expect(plain.out).toContain('●A You');
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

  test('steps to and fro by keys', async () => {
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
