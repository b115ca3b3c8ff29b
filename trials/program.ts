import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** A server as its operator starts it, from whatever copy of Zaria, in a process of its own. */
export interface Program {
  readonly child: ChildProcess;
  readonly said: { out: string; err: string };
  /** Ends it as systemd does; gives its exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once. */
  kill(): Promise<void>;
}

export interface ProgramWanted {
  /** The root of a copy in which the server is built. */
  readonly tree: string;
  /** Where it will listen, for whoever asks whether it is there. */
  readonly port: number;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The command, where it is not Node and the copy's own start. */
  readonly command?: readonly string[];
  readonly user?: number;
}

/** Starts it, and waits until it answers. */
export async function startProgram({ tree, port, args, env = {}, command, user }: ProgramWanted): Promise<Program> {
  const [file = '', ...first] = command ?? [process.execPath, '--v8-pool-size=1', join(tree, 'tools', 'start.mjs')];
  const child = spawn(file, [...first, ...args], {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', text => (said.out += String(text)));
  child.stderr.on('data', text => (said.err += String(text)));
  const closed = once(child, 'close') as Promise<[number | null]>;
  // Whoever waits for it hears of a start that failed by what follows.
  closed.catch(() => null);
  const program: Program = {
    child,
    said,
    async stop() {
      child.kill('SIGTERM');
      return (await closed)[0];
    },
    async kill() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await closed;
    },
  };
  while (!(await isHealthy(port))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server has ended with ${child.exitCode ?? child.signalCode}: ${said.err}${said.out}`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  return program;
}

const isHealthy = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    response => response.ok,
    () => false,
  );

/** A port that nobody has at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('a port has no number');
  return address.port;
}
