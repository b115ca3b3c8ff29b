import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { findTmux } from '../../../tools/tmux.mjs';

export const ZARIA = fileURLToPath(new URL('../../../zaria', import.meta.url));

export interface Setting {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** How often the screen is looked at, in milliseconds. */
const LOOK = 40;

let sessions = 0;

/** A shell in a real terminal of its own, and somebody who reads it and presses keys. */
export function openSession({ columns = 80, rows = 24, env = {} }: Setting = {}) {
  const tmux = findTmux();
  const folder = mkdtempSync(join(tmpdir(), 'zaria-tmux-'));
  const socket = join(folder, `socket-${process.pid}-${sessions++}`);
  const call = (...args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(tmux, ['-u', '-S', socket, '-f', '/dev/null', ...args], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: folder, LANG: 'C.UTF-8', TERM: 'xterm-256color', SHELL: '/bin/sh' },
    });
    if (status !== 0) throw new Error(`tmux ${args.join(' ')}: ${stderr}`);
    return stdout;
  };
  const given = { XDG_STATE_HOME: join(folder, 'state'), LC_ALL: 'C.UTF-8', PS1: '$ ', ...env };
  const settings = Object.entries(given).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
  call('new-session', '-d', '-x', String(columns), '-y', String(rows), ...settings, '-s', 'zaria', '/bin/sh');
  onTestFinished(() => {
    spawnSync(tmux, ['-S', socket, 'kill-server']);
    rmSync(folder, { recursive: true, force: true });
  });

  /** What can be seen. */
  const text = (): string => call('capture-pane', '-p', '-t', 'zaria').replace(/\n$/, '');
  const until = async (isSeen: (seen: string) => boolean): Promise<string> => {
    for (;;) {
      const seen = text();
      if (isSeen(seen)) return seen;
      await sleep(LOOK);
    }
  };

  return {
    folder,
    text,
    /** With the colours and all that was scrolled off. */
    all: (): string => call('capture-pane', '-p', '-e', '-S', '-', '-t', 'zaria'),
    /** Keys by the names that tmux has for them. */
    press: (...keys: readonly string[]): void => void call('send-keys', '-t', 'zaria', ...keys),
    type: (letters: string): void => void call('send-keys', '-t', 'zaria', '-l', letters),
    /** A line for the shell. */
    shell: (line: string): void => void call('send-keys', '-t', 'zaria', line, 'Enter'),
    until,
    sees: (what: string | RegExp): Promise<string> =>
      until(seen => (typeof what === 'string' ? seen.includes(what) : what.test(seen))),
    resize: (to: { readonly columns: number; readonly rows: number }): void =>
      void call('resize-window', '-t', 'zaria', '-x', String(to.columns), '-y', String(to.rows)),
  };
}

export type Session = ReturnType<typeof openSession>;
