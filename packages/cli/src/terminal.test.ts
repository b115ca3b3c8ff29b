import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { FORMAT } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { stepBy } from './replay/stepper.ts';
import { run } from './run.ts';
import type { Size } from './screen/fit.ts';
import { KEYS, fakeTerminal, follow, type FakeTerminal } from './screen/terminal.testing.ts';
import { recordSoFar, saveIn, scratch, stageOf, tableIn, zaria } from './stage.testing.ts';

const { enter, escape, up, down, right, left, end, tab, backspace, ctrlC, ctrlD, ctrlZ, pageUp } = KEYS;

type Steps = readonly (readonly [see: string | RegExp, keys: string])[];
interface Sitting {
  readonly env?: Record<string, string>;
  readonly size?: Size;
  /** Something to be done besides pressing keys. */
  readonly also?: (fake: FakeTerminal) => Promise<void>;
}

/** Somebody at a terminal: he waits for what he is to see, and presses keys. */
async function atTerminal(argv: readonly string[], steps: Steps, { env = {}, size, also }: Sitting = {}) {
  const fake = fakeTerminal(size);
  const { io, printed } = stageOf({ terminal: fake.terminal, isTTY: true, env: { XDG_STATE_HOME: scratch(), ...env } });
  const [exit] = await Promise.all([run(argv, io), (also ?? (async () => follow(fake, steps)))(fake)]);
  return { exit, fake, out: printed.out, err: printed.err, seen: fake.written() };
}

const LAS_VEGAS = ['play', 'las-vegas', '--seats', 'you,bot:greedy', '--seed', 'x', '--option', 'starter=0'];
const numbersIn = (file: string): readonly string[] => {
  const thrown =
    recordSoFar(file)
      .log.map(([, text]) => text)
      .find(text => text.startsWith('dice ')) ?? '';
  return [...new Set(thrown.split(' ').slice(1).toSorted())];
};

describe('play', () => {
  test('[19.2] a digit chooses the casino of that number, and Enter takes it; Ctrl-C leaves', async () => {
    const file = join(scratch(), 'match.json');
    const fake = fakeTerminal();
    const { io, printed } = stageOf({ terminal: fake.terminal, isTTY: true });
    const exit = run([...LAS_VEGAS, '--save', file], io);
    await follow(fake, [['Roll your dice', enter]]);
    await fake.until('Choose a number');
    const last = numbersIn(file).at(-1) ?? '';
    fake.press(last);
    await fake.until(`▸ ${last}  Casino ${last}`);
    expect(fake.text()).toMatch(/Casino \d +\d dic?e → ●A \$\d0,000/);
    fake.press(enter);
    await follow(fake, [['Roll your dice', ctrlC]]);
    expect(await exit).toBe(130);
    expect(stripVTControlCharacters(printed.out)).toContain(`./zaria play --resume ${file}`);
    expect(recordSoFar(file).log).toContainEqual([0, `place ${last}`]);
  });

  test('[19.2] a number that was not thrown is refused with its reason, and the question stands', async () => {
    const file = join(scratch(), 'match.json');
    const fake = fakeTerminal();
    const { io } = stageOf({ terminal: fake.terminal, isTTY: true });
    const exit = run([...LAS_VEGAS, '--save', file], io);
    await follow(fake, [['Roll your dice', enter]]);
    await fake.until('Choose a number');
    const missing = ['1', '2', '3', '4', '5', '6'].find(face => !numbersIn(file).includes(face)) ?? '';
    expect(missing).not.toBe('');
    const before = recordSoFar(file).log.length;
    await follow(fake, [
      ['Choose a number', `${missing}${enter}`],
      [/^! .+$/m, ctrlC],
    ]);
    expect(await exit).toBe(130);
    expect(recordSoFar(file).log).toHaveLength(before);
  });

  test('[19.2] letters are typed and never anything else: what is no move is refused', async () => {
    const file = join(scratch(), 'match.json');
    const argv = ['play', 'railroad-ink', '--seats', 'you', '--seed', 'a', '--save', file];
    // h, j, k and l were arrows once, and HRHRx ran “Take back”.
    const { exit, seen } = await atTerminal(argv, [
      ['Draw the dice', `hjkl${enter}`],
      [/^! This cannot be read as a move/m, escape],
      [/^›$/m, `HRHRx${enter}`],
      [/HRHRx[^]*^! |^! [^]*HRHRx/m, ctrlC],
    ]);
    expect(exit).toBe(130);
    expect(seen).toContain('› hjkl');
    const moves = saveIn(file).entries.filter(({ what }) => what.kind === 'match' && what.entry.kind === 'back');
    expect(moves).toEqual([]);
  });

  test('[19.2] Tab completes a typed move as far as it is clear, and Escape forgets it', async () => {
    const file = join(scratch(), 'match.json');
    await atTerminal(
      [...LAS_VEGAS, '--save', file],
      [
        ['Roll your dice', `ro${tab}`],
        ['› roll', escape],
        [/^›$/m, `re${tab}`],
        ['› resign', escape],
        [/^›$/m, ctrlC],
      ],
    );
    expect(recordSoFar(file).log.at(-1)?.[0]).toBe('nature');
  });

  test('[19.2] Escape asks before it leaves', async () => {
    const { exit, seen } = await atTerminal(LAS_VEGAS, [
      ['Roll your dice', escape],
      ['Leave the match?', enter],
      ['Roll your dice', escape],
      ['Leave the match?', `${down}${enter}`],
    ]);
    expect(exit).toBe(130);
    expect(seen).toContain('Stay');
  });

  test('[19.2] ? shows the keys and what the tiles do', async () => {
    const argv = ['play', 'las-vegas-royale', '--seats', 'you,bot:greedy', '--option', 'tiles=A1 C2 H1', '--seed', 'x'];
    const { seen } = await atTerminal(argv, [
      ['1–9 choose', '?'],
      [/Bad Luck: At the end of the round everyone with the fewest/, enter],
      ['1–9 choose', ctrlC],
    ]);
    for (const text of ['Keys', 'Tab', 'complete what is typed', 'Lucky Punch', 'Nice Dice'])
      expect(seen).toContain(text);
  });

  test('[19.2] help can be typed, too', async () => {
    const { exit, seen } = await atTerminal(LAS_VEGAS, [
      ['Roll your dice', `help${enter}`],
      ['complete what is typed', enter],
      [/^›$/m, ctrlC],
    ]);
    expect(exit).toBe(130);
    expect(seen).not.toContain('! ');
  });

  test('[19.4] PgUp shows all that happened', async () => {
    const { seen } = await atTerminal(LAS_VEGAS, [
      ['Roll your dice', pageUp],
      ['What happened so far', enter],
      ['Roll your dice', ctrlC],
    ]);
    expect(seen).toContain('Round 1: ');
  });

  test.each([
    ['las-vegas', /^↑ \d+ earlier lines: PgUp\n· 1\. [^]+^· 3\. /m],
    ['las-vegas-royale', /^↑ \d+ earlier lines: PgUp\n· 1\. [^]+^· 3\. /m],
    // Nothing has happened before.
    ['qwinto', /^· 1\. [^]+^· 3\. /m],
    ['railroad-ink', /^· 1\. [^]+^↓ \d+ more lines: PgUp$/m],
  ])('[19.4] a hint at 80×24 is read from the best way on, and marks tell of the rest: %s', async (game, hint) => {
    const isRolled = game.startsWith('las-vegas');
    const argv = ['play', game, '--seats', isRolled ? 'you,bot:novice,bot:novice' : 'you', '--seed', 'x'];
    const { exit } = await atTerminal(isRolled ? [...argv, '--option', 'starter=0'] : argv, [
      ...(isRolled ? [['Roll', enter] as const] : []),
      [isRolled ? 'Choose a number' : '? help', `hint${enter}`],
      [hint, ctrlC],
    ]);
    expect(exit).toBe(130);
  });

  test('asks for game, seats and options when it was not told', async () => {
    const { exit, seen, out } = await atTerminal(
      ['play'],
      [
        ['Which game?', enter],
        ['How many players?', enter],
        ['Who plays Eva?', enter],
        // A comma is not taken.
        ['What name?', `Anna,${enter}`],
        ['none of them invisible or a comma', `${backspace}${enter}`],
        ['Who plays Daniel?', enter],
        ['Who plays Nora?', enter],
        ['Which options?', enter],
        ['1–9 choose', ctrlC],
      ],
    );
    expect(exit).toBe(130);
    expect(seen).toContain('Which options?');
    expect(stripVTControlCharacters(out)).toContain('  ●A Anna\n  ■B Daniel  Bot casual\n');
  });

  test('a name that cannot be taken is asked for again where it is written', async () => {
    const { exit, out } = await atTerminal(
      ['play'],
      [
        ['Which game?', enter],
        ['How many players?', `2${enter}`],
        ['Who plays Eva?', enter],
        // Nobody sees it.
        ['What name?', `\u3164${enter}`],
        ['none of them invisible or a comma', `${backspace}Anna${enter}`],
        ['Who plays Daniel?', `1${enter}`],
        ['What name?', ` anna ${enter}`],
        ['Two seats cannot both be called “anna”', `${backspace}bel${enter}`],
        ['Which options?', enter],
        ['1–9 choose', ctrlC],
      ],
    );
    expect(exit).toBe(130);
    expect(stripVTControlCharacters(out)).toContain('  ●A Anna\n  ■B annabel\n');
  });

  test('what is cut of an item in a list stands below it in full', async () => {
    const fake = fakeTerminal();
    const { io } = stageOf({ terminal: fake.terminal, isTTY: true, env: { XDG_STATE_HOME: scratch() } });
    const exit = run(['play'], io);
    const seen = await fake.until('Which game?');
    expect(seen).toMatch(/▸ 1 {2}Las Vegas {2}Put your dice [^\n]+…\n/);
    expect(seen).toMatch(/\n {6}Put your dice [^…]+ note,\n {6}equal numbers take nothing\.\n/);
    fake.press(ctrlC);
    expect(await exit).toBe(130);
  });

  test('[19.4] people at one screen do not see each other’s secrets, and each reads what came of his move before it is covered', async () => {
    const file = join(scratch(), 'match.json');
    const argv = ['play', 'qwinto', '--seats', 'you:Anna,you:Ben', '--seed', 'a', '--option', 'starter=0'];
    const fake = fakeTerminal();
    const { io } = stageOf({ terminal: fake.terminal, isTTY: true });
    const exit = run([...argv, '--save', file], io);
    await follow(fake, [
      ['●A Anna: press Enter', enter],
      ['Choose one to three dice', enter],
      ['Keep the number', enter],
      ['Anna: Write', enter],
    ]);
    // Anna still has her table and what happened; then nothing of it is left but whose turn it is.
    const hers = await fake.until('Next: ■B Ben');
    expect(hers).toContain('Anna rolls');
    fake.press(enter);
    const covered = await fake.until('■B Ben: press Enter');
    expect(covered.trim()).toBe('■B Ben: press Enter when you sit in front of the screen.');
    fake.press(enter);
    const his = await fake.until('Ben: Write');
    expect(his).toContain('Anna rolls');
    fake.press(ctrlC);
    expect(await exit).toBe(130);
    expect(tableIn(file).match?.log.at(-1)).toMatchObject({ actor: 0, action: { step: 'write' } });
    // Nor does the record of a match in play tell Ben what Anna has written.
    expect(recordSoFar(file).log.at(-1)).toEqual([0, 'result keep']);
  });

  test('[19.4] a key that was pressed twice does not take the cover off for whoever still sits there', async () => {
    const argv = ['play', 'qwinto', '--seats', 'you:Anna,you:Ben', '--seed', 'a', '--option', 'starter=0'];
    const fake = fakeTerminal();
    const { io } = stageOf({ terminal: fake.terminal, isTTY: true, env: { XDG_STATE_HOME: scratch() } });
    const exit = run(argv, io);
    await follow(fake, [
      ['●A Anna: press Enter', enter],
      ['Choose one to three dice', enter],
      ['Keep the number', enter],
      ['Anna: Write', enter],
      ['Next: ■B Ben', `${enter}${enter}`],
    ]);
    expect(await fake.until(/Ben: (press Enter|Write)/)).toContain('press Enter when you sit in front of the screen');
    fake.press(ctrlC);
    expect(await exit).toBe(130);
  });

  test('[19.4] whoever takes the screen over reads all that happened meanwhile, on a page of its own if it is much', async () => {
    const argv = ['play', 'las-vegas-royale', '--seats', 'you:Anna,you:Ben', '--seed', 'a', '--option', 'starter=0'];
    const { seen } = await atTerminal(argv, [
      ['●A Anna: press Enter', enter],
      // The round, the deal and the tiles are more than a glance.
      ['What happened while others had the screen', enter],
      ['Anna: Roll', ctrlC],
    ]);
    expect(seen).toContain('Casino 6: ');
  });

  const notesIn = (file: string): string[] =>
    recordSoFar(file).log.flatMap(([who, what]) => (who === 'table' ? [what] : []));

  test('undo and what else one may do are in the list; resigning is asked about', async () => {
    const file = join(scratch(), 'match.json');
    const seats = ['--seats', 'you:Anna,you:Ben', '--option', 'starter=0', '--friendly'];
    const { exit } = await atTerminal(
      ['play', 'las-vegas', ...seats, '--save', file],
      [
        ['Anna: Roll', enter],
        ['Anna: Choose', `undo${enter}`],
        ['Ben: do you agree?', enter],
        ['Anna: Roll', `bot${enter}`],
        ['Ben: Roll', `resign${enter}`],
        ['Resign for good?', enter],
        ['Ben: Roll', ctrlC],
      ],
    );
    expect(exit).toBe(130);
    expect(notesIn(file)).toEqual(['asks 0 1', 'agrees 1', 'undo 1', 'covered 0']);
  });

  test('nobody agrees for another by a key that was pressed before he was asked', async () => {
    const file = join(scratch(), 'match.json');
    const argv = ['play', 'las-vegas', '--seats', 'you:Anna,you:Ben', '--friendly', '--option', 'starter=0'];
    await atTerminal(
      [...argv, '--save', file],
      [
        ['Anna: Roll your dice', enter],
        // A thumb that stays on the key.
        ['Choose a number', `undo${enter}${enter}${enter}`],
        [/Ben: do you agree\?|Anna: Roll your dice/, ctrlC],
      ],
    );
    expect(notesIn(file)).toEqual(['asks 0 1']);
  });

  test('dice are typed in after a word that is there already', async () => {
    const file = join(scratch(), 'match.json');
    const argv = ['play', 'qwinto', '--seats', 'you', '--dice', 'typed', '--save', file];
    const { exit } = await atTerminal(argv, [
      ['1–9 choose', `roll orange yellow purple${enter}`],
      [/› throw/, `9 9 9${enter}`],
      [/^! /m, `${backspace.repeat(5)}6 1 4${enter}`],
      ['Keep the number', ctrlC],
    ]);
    expect(exit).toBe(130);
    expect(recordSoFar(file).log).toEqual([
      [0, 'roll orange yellow purple'],
      ['nature', 'dice 6 1 4'],
    ]);
  });

  test('a signal ends the question too, and the terminal is as it was', async () => {
    const controller = new AbortController();
    const fake = fakeTerminal();
    const { io } = stageOf({
      terminal: fake.terminal,
      isTTY: true,
      signal: controller.signal,
      env: { XDG_STATE_HOME: scratch() },
    });
    const exit = run(LAS_VEGAS, io);
    await fake.until('Roll your dice');
    expect([fake.isAlternate(), fake.isRaw()]).toEqual([true, true]);
    controller.abort();
    expect(await exit).toBe(130);
    expect([fake.isAlternate(), fake.isRaw(), fake.watched().size]).toEqual([false, false, 0]);
  });

  test('[19.4] what was in the terminal is never erased', async () => {
    const { fake } = await atTerminal(LAS_VEGAS, [['Roll your dice', ctrlC]]);
    expect(fake.raw()).not.toContain('\u001B[3J');
    expect(fake.raw().indexOf('\u001B[?1049h')).toBe(0);
    expect(fake.raw().endsWith('\u001B[?1049l')).toBe(true);
  });

  test('Ctrl-Z gives the terminal back until the process goes on', async () => {
    const fake = fakeTerminal();
    const { io } = stageOf({ terminal: fake.terminal, isTTY: true, env: { XDG_STATE_HOME: scratch() } });
    const exit = run(LAS_VEGAS, io);
    await follow(fake, [['Roll your dice', ctrlZ]]);
    await fake.until(/^$/);
    expect([fake.isAlternate(), fake.isRaw(), fake.suspended()]).toEqual([false, false, 1]);
    for (const { continued } of fake.watched()) continued();
    await follow(fake, [['Roll your dice', ctrlC]]);
    expect(await exit).toBe(130);
  });

  test('[19.1] the table follows the size of the terminal', async () => {
    const { fake } = await atTerminal(LAS_VEGAS, [], {
      size: { columns: 120, rows: 40 },
      async also(own) {
        await own.until('Roll your dice');
        own.resize({ columns: 80, rows: 24 });
        expect(await own.until('Roll your dice')).toContain('Round 1');
        expect(own.text().split('\n')).toHaveLength(24);
        own.resize({ columns: 60, rows: 24 });
        await own.until('The terminal is 60×24');
        own.resize({ columns: 80, rows: 30 });
        await follow(own, [['Roll your dice', ctrlC]]);
      },
    });
    expect(fake.isAlternate()).toBe(false);
  });

  test.each([
    [100, 'The terminal has fewer than 70 columns or 23 lines: the match is played line by line.'],
    [60, 'The terminal has fewer than 70 columns or 23 lines: the\nmatch is played line by line.'],
    [30, 'The terminal has fewer than 70\ncolumns or 23 lines: the match\nis played line by line.'],
  ])(
    '[19.1] at a terminal that is too small the match is played line by line, and that is said in %i columns',
    async (columns, notice) => {
      const argv = [...LAS_VEGAS, '--save', join(scratch(), 'match.json')];
      const fake = fakeTerminal({ columns, rows: 20 });
      const { io, printed } = stageOf({ terminal: fake.terminal, isTTY: true, columns, input: ['roll'] });
      await run(argv, io);
      expect(printed.out).toContain(`\n${notice}\n`);
      expect(stripVTControlCharacters(printed.out)).toContain('You roll');
      expect(fake.raw()).toBe('');
    },
  );

  test('[19.1] --lines keeps the plain form at a terminal', async () => {
    const argv = [...LAS_VEGAS, '--lines', '--save', join(scratch(), 'match.json')];
    const fake = fakeTerminal();
    const { io, printed } = stageOf({ terminal: fake.terminal, isTTY: true, input: ['roll'] });
    await run(argv, io);
    expect(stripVTControlCharacters(printed.out)).toContain('You roll');
    expect(fake.raw()).toBe('');
  });

  test.each([
    ['Ctrl-C', ctrlC],
    ['Ctrl-D', ctrlD],
  ])('%s before the match begins leaves nothing', async (_name, key) => {
    const folder = scratch();
    const { exit } = await atTerminal(['play'], [['Which game?', key]], { env: { XDG_STATE_HOME: folder } });
    expect(exit).toBe(130);
    expect(existsSync(join(folder, 'zaria'))).toBe(false);
  });

  test('without colour nothing is lost but the colour', async () => {
    const { fake } = await atTerminal(LAS_VEGAS, [['Roll your dice', ctrlC]], { env: { NO_COLOR: '1' } });
    for (const code of ['1', '2', '7', '31', '32', '34']) expect(fake.raw()).not.toContain(`\u001B[${code}m`);
    expect(fake.written()).toContain('●A You');
  });
});

describe('--resume', () => {
  test('[19.4] PgUp shows what happened before, too, to each with his own eyes', async () => {
    const file = join(scratch(), 'match.json');
    await atTerminal(
      [...LAS_VEGAS, '--save', file],
      [
        ['Roll your dice', enter],
        ['Choose a number', ctrlC],
      ],
    );
    const { seen } = await atTerminal(
      ['play', '--resume', file],
      [
        ['Choose a number', pageUp],
        [/What happened so far[^]+Round 1: [^]+You roll/, enter],
        ['Choose a number', ctrlC],
      ],
    );
    // It was read before: nobody is made to read it as news.
    expect(seen).not.toContain('What happened while others had the screen');
  });

  test('[19.4] of two at one screen neither reads in the log what the other has written in secret', async () => {
    const file = join(scratch(), 'match.json');
    const seats = ['--seats', 'you:Anna,you:Ben', '--seed', 'a', '--option', 'starter=0'];
    await atTerminal(
      ['play', 'qwinto', ...seats, '--save', file],
      [
        ['●A Anna: press Enter', enter],
        ['Choose one to three dice', enter],
        ['Keep the number', enter],
        ['Anna: Write', enter],
        ['Next: ■B Ben', ctrlC],
      ],
    );
    const fake = fakeTerminal();
    const { io } = stageOf({ terminal: fake.terminal, isTTY: true });
    const exit = run(['play', '--resume', file], io);
    await follow(fake, [
      ['■B Ben: press Enter', enter],
      ['Ben: Write', pageUp],
    ]);
    const log = await fake.until('What happened so far');
    expect(log).toContain('Anna rolls');
    expect(log).not.toContain('Anna writes');
    await follow(fake, [
      ['What happened so far', enter],
      ['Ben: Write', ctrlC],
    ]);
    expect(await exit).toBe(130);
  });

  test('[19.7] lists the matches that can go on and steps over a damaged one', async () => {
    const folder = scratch();
    const env = { XDG_STATE_HOME: folder };
    for (const seed of ['a', 'b'])
      await zaria(['play', 'qwinto', '--seats', 'you:Anna,bot:random', '--seed', seed], { env });
    mkdirSync(join(folder, 'zaria'), { recursive: true });
    writeFileSync(join(folder, 'zaria', 'las-vegas-damaged.json'), '{ "format": "zaria-save/1", "sum": "0" }');
    const { exit, err, seen } = await atTerminal(
      ['play', '--resume'],
      [
        ['Which match is to go on?', `${down}${up}${enter}`],
        ['1–9 choose', ctrlC],
      ],
      { env },
    );
    expect(exit).toBe(130);
    expect(err).toContain('las-vegas-damaged.json is damaged');
    expect(seen).toMatch(/Qwinto: Anna and Daniel\. \d+ entr/);

    const piped = await zaria(['play', '--resume'], { env });
    expect(piped.exit).toBe(0);
    expect(piped.out).toContain('These matches can go on; the first one does now.');
    expect(readdirSync(join(folder, 'zaria')).filter(name => name.endsWith('.lock'))).toEqual([]);
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

  test('[19.5] steps to and fro by keys, and the heading stays', async () => {
    const file = join(scratch(), 'match.json');
    writeFileSync(file, JSON.stringify(record));
    const { exit, seen } = await atTerminal(
      ['replay', file],
      [
        ['Las Vegas · Entry 0 of 4', right],
        ['Las Vegas · Entry 1 of 4', end],
        ['Las Vegas · Entry 4 of 4', left],
        ['Las Vegas · Entry 3 of 4', 'q'],
      ],
    );
    expect(exit).toBe(0);
    expect(seen).toContain('Anna puts 2 dice on casino 6.');
  });

  test('[19.5] ? explains the keys and what is on the table, and the replay goes on from there', async () => {
    const file = join(scratch(), 'match.json');
    writeFileSync(file, JSON.stringify(record));
    const { exit, seen } = await atTerminal(
      ['replay', file],
      [
        ['Las Vegas · Entry 0 of 4', right],
        ['Las Vegas · Entry 1 of 4', '?'],
        [/PgUp PgDn +ten entries back, ten on[^]*On the table[^]*A row is a casino/, enter],
        ['Las Vegas · Entry 1 of 4', 'q'],
      ],
    );
    expect(exit).toBe(0);
    expect(seen).toContain('? help');
  });

  test.each([
    ['right', 2, 3],
    ['right', 4, 4],
    ['left', 2, 1],
    ['left', 0, 0],
    ['home', 3, 0],
    ['end', 1, 4],
    ['pagedown', 0, 4],
    ['n', 2, 2],
    ['p', 2, 2],
    ['q', 2, null],
  ])('%s at %i leads to %s', (name, at, next) => {
    expect(stepBy({ name }, at, 4)).toBe(next);
  });
});
