import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { bundle, isFresh } from '../../../tools/bundle.mjs';
import { quoted } from './program.ts';
import { scratch } from './stage.testing.ts';

const ZARIA = fileURLToPath(new URL('../../../zaria', import.meta.url));

const env = (): NodeJS.ProcessEnv => ({ ...process.env, LC_ALL: 'C', NO_COLOR: '1', XDG_STATE_HOME: scratch() });

/** The program itself, in a process of its own; the limit only ends a hang, which vitest cannot while it waits here. */
const zaria = (argv: readonly string[], input = '') =>
  spawnSync(process.execPath, [ZARIA, ...argv], { input, encoding: 'utf8', env: env(), timeout: 600_000 });

describe('./zaria', () => {
  test('tells its version, from any folder', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [ZARIA, '--version'], {
      encoding: 'utf8',
      cwd: scratch(),
      env: env(),
    });
    expect([status, stdout, stderr]).toEqual([0, 'zaria 0.2.0\n', '']);
  });

  test('complains in one line, with exit code 2', () => {
    const { status, stdout, stderr } = zaria(['play', 'chess']);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^zaria: There is no game “chess”[^\n]+\n$/);
  });

  test('scores what comes through a pipe', () => {
    const position = {
      game: 'las-vegas',
      casinos: [{ number: 1, money: [80, 30, 10], dice: { red: 5, blue: 3, green: 3, yellow: 1 } }],
    };
    const { status, stdout } = zaria(['score', '-'], `${JSON.stringify(position)}\n`);
    expect([status, stdout]).toEqual([0, '{"gains":{"red":[80],"yellow":[30]},"returned":[10]}\n']);
  });

  test('plays what is piped in and goes on later', () => {
    const file = join(scratch(), 'match.json');
    const begun = zaria(
      ['play', 'las-vegas', '--seats', 'you,bot:greedy', '--save', file, '--option', 'starter=0'],
      'roll\n',
    );
    expect(begun.status).toBe(0);
    expect(begun.stdout).toContain('You roll');
    const resumed = zaria(['play', '--resume', file]);
    expect(resumed.stdout).toContain('The match goes on after 3 entries.');
    expect(resumed.stdout).toContain('Rolled: ');
  });

  test('an endless file or line is refused, not waited for', () => {
    const endless = zaria(['score', '/dev/zero']);
    expect([endless.status, endless.stderr]).toEqual([4, expect.stringContaining('/dev/zero is larger than 64')]);
    const folder = scratch();
    writeFileSync(
      join(folder, 'noise'),
      new Uint8Array(3_000_000).map((_, i) => (i * 7919) % 256),
    );
    const { status, stderr } = zaria(['replay', join(folder, 'noise')]);
    expect([status, stderr]).toEqual([4, `zaria: ${join(folder, 'noise')} is not text.\n`]);
  });

  test('is quiet when nobody reads on', () => {
    const command = `"${process.execPath}" "${ZARIA}" score - | head -n 1`;
    const input = `${JSON.stringify({ game: 'las-vegas', casinos: [] })}\n`.repeat(20_000);
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { input, encoding: 'utf8', env: env() });
    expect([status, stdout, stderr]).toEqual([0, '{"gains":{},"returned":[]}\n', '']);
  });

  test('[19.7] what cannot be written is said in one line, with an exit code of its own', () => {
    for (const argv of [['games'], ['--help'], ['simulate', 'las-vegas', '--matches', '2', '--json']]) {
      const command = [process.execPath, ZARIA, ...argv].map(quoted).join(' ');
      const { status, stderr } = spawnSync('sh', ['-c', `${command} > /dev/full`], { encoding: 'utf8', env: env() });
      expect([status, stderr]).toEqual([5, 'zaria: What is to be printed cannot be written (ENOSPC).\n']);
    }
  });

  test.skipIf(process.platform !== 'linux')(
    'a place where nothing can be made is said, instead of tried for ever',
    () => {
      const argv = ['play', 'las-vegas', '--seats', 'bot:random,bot:random'];
      const { status, stdout, stderr } = spawnSync(process.execPath, [ZARIA, ...argv], {
        encoding: 'utf8',
        env: { ...env(), XDG_STATE_HOME: '/proc/nothing' },
        timeout: 120_000,
      });
      expect([status, stdout]).toEqual([3, '']);
      expect(stderr).toMatch(/^zaria: \/proc\/nothing\/zaria\/las-vegas-[^ ]+ cannot be written \(ENOENT\)\.\n$/);
    },
  );

  test('[19.7] a pipe that is closed at once is no error either', () => {
    const command = [process.execPath, ZARIA, 'games'].map(quoted).join(' ');
    const { status, stderr } = spawnSync('bash', ['-c', `set -o pipefail; ${command} | true`], {
      encoding: 'utf8',
      env: env(),
    });
    expect([status, stderr]).toEqual([0, '']);
  });

  /** Starts to play, does something when asked to roll, and waits for the end. */
  async function playUntilAsked(
    file: string,
    then: (child: ChildProcess) => void,
  ): Promise<{ code: unknown; printed: string }> {
    const argv = ['play', 'las-vegas', '--seats', 'you,bot:greedy', '--option', 'starter=0', '--save', file];
    const child = spawn(process.execPath, [ZARIA, ...argv], { env: env() });
    let printed = '';
    const code = await new Promise(resolve => {
      child.stdout.on('data', chunk => {
        const isFirst = !printed.includes('Roll your dice');
        printed += String(chunk);
        // Once: whoever insists is let go at once.
        if (isFirst && printed.includes('Roll your dice')) then(child);
      });
      child.on('close', resolve);
    });
    return { code, printed };
  }

  test('goes on also after it was killed; its lock is taken over', async () => {
    const file = join(scratch(), 'match.json');
    await playUntilAsked(file, child => child.kill('SIGKILL'));
    expect(existsSync(`${file}.lock`)).toBe(true);
    const { status, stdout } = zaria(['play', '--resume', file], 'roll\n');
    expect(status).toBe(0);
    expect(stdout).toContain('You roll');
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  test('does not play a match that is being played', async () => {
    const file = join(scratch(), 'match.json');
    const second: ReturnType<typeof zaria>[] = [];
    await playUntilAsked(file, child => {
      second.push(zaria(['play', '--resume', file], 'roll\n'));
      child.kill('SIGINT');
    });
    const [result] = second;
    expect([result?.status, result?.stdout]).toEqual([3, '']);
    expect(result?.stderr).toMatch(/^zaria: [^\n]+ is being played by process \d+ [^\n]+\n$/);
  });

  test('keeps the match when it is interrupted', async () => {
    const file = join(scratch(), 'match.json');
    const { code, printed } = await playUntilAsked(file, child => child.kill('SIGINT'));
    expect(code).toBe(130);
    expect(printed).toContain(`./zaria play --resume ${file}`);
    expect(existsSync(file)).toBe(true);
  });
});

describe('the bundle', () => {
  test('[19.6] is made anew when a file that went into it has changed, and only then', async () => {
    await bundle();
    expect([isFresh(), await bundle()]).toEqual([true, false]);
    const source = fileURLToPath(new URL('program.ts', import.meta.url));
    const { atime, mtime } = statSync(source);
    utimesSync(source, atime, new Date(mtime.getTime() + 1000));
    try {
      expect(isFresh()).toBe(false);
    } finally {
      utimesSync(source, atime, mtime);
    }
    await bundle();
    expect(isFresh()).toBe(true);
  });

  test('[19.6] is what npm packs, and runs by itself', () => {
    const folder = scratch();
    const root = fileURLToPath(new URL('../../..', import.meta.url));
    const packed = spawnSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: root, encoding: 'utf8' });
    const [{ filename, files }] = JSON.parse(packed.stdout) as [{ filename: string; files: { path: string }[] }];
    expect(files.map(({ path }) => path)).not.toContainEqual(expect.stringMatching(/\.ts$|node_modules/));
    spawnSync('tar', ['-xzf', filename], { cwd: folder });
    const bin = join(folder, 'package', 'packages', 'cli', 'bin.mjs');
    const { status, stdout } = spawnSync(process.execPath, [bin, 'verify', '--help'], { encoding: 'utf8', env: env() });
    expect(status).toBe(0);
    // It is called as npm calls it.
    expect(stdout).toContain('Usage: zaria verify FILE…');

    // Whoever installs it without what is optional is told what a command needs; every other one runs.
    const alone = spawnSync(process.execPath, [bin, 'tables', '--data', folder], { encoding: 'utf8', env: env() });
    const hasOwn = Number(process.versions.node.split('.')[0]) >= 24;
    expect([alone.status, alone.stdout]).toEqual([3, '']);
    expect(alone.stderr).toContain(hasOwn ? 'There is no data' : 'npm install -g @photostructure/sqlite@1.2.1');
    const bots = ['play', 'qwinto', '--seats', 'bot:random,bot:random', '--save', join(folder, 'match.json')];
    for (const argv of [['games'], bots, ['verify', join(folder, 'match.json')]])
      expect(spawnSync(process.execPath, [bin, ...argv], { encoding: 'utf8', env: env() }).status).toBe(0);
    const { optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package', 'package.json'), 'utf8')) as {
      readonly optionalDependencies: Readonly<Record<string, string>>;
    };
    expect(Object.keys(optionalDependencies)).toEqual(['@photostructure/sqlite']);
  });
});

test('[19.6] Windows starts the same program by a file of its own', () => {
  const script = readFileSync(new URL('../../../zaria.cmd', import.meta.url), 'utf8');
  expect(script).toContain('node "%~dp0zaria" %*\r\n');
});

test('file names are quoted as a shell wants them', () => {
  expect(['match.json', '/a b/c', "it's"].map(quoted)).toEqual(['match.json', "'/a b/c'", String.raw`'it'\''s'`]);
});
