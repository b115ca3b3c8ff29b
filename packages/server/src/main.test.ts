import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildServer } from '../../../tools/build-server.mjs';
import { guestOf, settingOf, until } from './server.testing.ts';

let program = '';
let folder = '';
let running: ChildProcess | null = null;

beforeAll(async () => {
  program = pathToFileURL(await buildServer(undefined, 'stopping')).href;
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zaria-main-'));
});
afterEach(() => {
  running?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Program {
  readonly child: ChildProcess;
  readonly said: { out: string; err: string };
  /** How it ended, and what it said at last. */
  readonly ended: Promise<readonly [number | null, NodeJS.Signals | null]>;
}

/** The program in a process of its own, which has just begun. */
function begin(): Program {
  const given = JSON.stringify({ pages: join(folder, 'none'), policy: "default-src 'self'" });
  const code = `const { main } = await import('${program}'); await main(${given});`;
  const args = ['--port', '0', '--host', '127.0.0.1', '--data', join(folder, 'data'), '--lang', 'en'];
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, 'zaria', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  const said = { out: '', err: '' };
  child.stdout.on('data', text => (said.out += String(text)));
  child.stderr.on('data', text => (said.err += String(text)));
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  return { child, said, ended };
}

/** Where a program listens, with a table at which bots are playing: something is written all the time. */
async function busy({ said }: Program): Promise<() => void> {
  await until(() => /http:\S+\d\//.test(said.out));
  const [url = ''] = /http:\S+\d(?=\/)/.exec(said.out) ?? [];
  const host = await guestOf(() => url, 'Anna');
  const body = { request: 'one', game: 'qwinto', setting: settingOf(2), isPublic: false };
  const { table } = await host.get('open', { body });
  const online = host.online(table);
  await online.opened;
  for (const seat of [0, 1] as const)
    await online.send({ do: 'seat-bot', seat, bot: 'random', name: `Bot ${seat}`, colour: seat });
  await online.send({ do: 'start' });
  return () => online.close();
}

const STOPPING = 'Stopping: everything is saved first.\n';
const NO_PAGE = /^The page[^\n]*\n$/;

/** How it ended, what it said, and whether anything is left that somebody would have to recover. */
const endOf = ({ said }: Program, ended: readonly [number | null, NodeJS.Signals | null]) => ({
  ended,
  hasListened: said.out.startsWith('Zaria is at'),
  hasStopped: said.out.split(STOPPING).length === 2 && said.out.endsWith(STOPPING),
  isQuiet: NO_PAGE.test(said.err),
  isLogLeft: existsSync(join(folder, 'data', 'zaria.db-wal')),
});
const IN_ORDER = { ended: [0, null], hasListened: true, hasStopped: true, isQuiet: true, isLogLeft: false };

describe('told to stop while bots play, it ends in order', () => {
  test.each([
    ['SIGTERM', ['SIGTERM']],
    ['SIGINT', ['SIGINT']],
    ['SIGINT twice: `npm start` passes on what the terminal has sent to both', ['SIGINT', 'SIGINT']],
  ] as const)('%s', async (_, signals) => {
    const begun = begin();
    const leave = await busy(begun);
    for (const signal of signals) {
      begun.child.kill(signal);
      await until(() => begun.said.out.includes(STOPPING));
    }
    const ended = await begun.ended;
    leave();
    expect(endOf(begun, ended)).toEqual(IN_ORDER);
  });
});

test('told to stop before it has said where it is, it ends in order, too', async () => {
  const begun = begin();
  await until(() => existsSync(join(folder, 'data', 'zaria.db')));
  begun.child.kill('SIGTERM');
  expect(endOf(begun, await begun.ended)).toEqual(IN_ORDER);
});
