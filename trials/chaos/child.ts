import { fork, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A server that can be killed and comes back, at the same port with the same data. */
export interface Mortal {
  readonly url: string;
  /** Kills it now. */
  kill(): Promise<void>;
  /** Lets it die by itself, right after the next append and before anybody hears of it. `false`: it was killed so. */
  killBetween(): Promise<void>;
  start(): Promise<void>;
  /** Ends it as an operator does. */
  stop(): Promise<void>;
}

export async function beMortal(program: string, folder: string): Promise<Mortal> {
  let child: ChildProcess | null = null;
  let port = 0;

  async function start(): Promise<void> {
    const own = fork(program, [folder, String(port)], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], execArgv: [] });
    child = own;
    if (own.stdout === null) throw new Error('the server has no output');
    const lines = createInterface({ input: own.stdout });
    port = await new Promise<number>((resolve, reject) => {
      lines.on('line', line => {
        if (line.startsWith('listening ')) resolve(Number(line.slice('listening '.length)));
      });
      own.once('exit', code => reject(new Error(`the server ended with ${code}`)));
    });
  }

  const ended = (own: ChildProcess): Promise<void> =>
    new Promise(resolve => {
      if (own.exitCode !== null || own.signalCode !== null) resolve();
      else own.once('exit', () => resolve());
    });

  await start();
  return {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    async kill() {
      if (child === null) return;
      child.kill('SIGKILL');
      await ended(child);
    },
    async killBetween() {
      if (child === null) return;
      child.send('arm');
      await ended(child);
    },
    start,
    async stop() {
      if (child === null) return;
      child.kill('SIGTERM');
      await ended(child);
    },
  };
}
