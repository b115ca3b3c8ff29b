import { fork, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A server in a process of its own that has said at which port it listens. */
export interface Listening {
  readonly child: ChildProcess;
  readonly port: number;
  /** When it has ended, by whatever. */
  readonly ended: Promise<void>;
}

export async function listening(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Listening> {
  const child = fork(program, [...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // Not those that run the trial, but those of `npm start`.
    execArgv: ['--v8-pool-size=1'],
    env: { ...process.env, ...env },
  });
  const { stdout } = child;
  if (stdout === null) throw new Error('the server has no output');
  const ended = new Promise<void>(resolve => void child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: stdout }).on('line', line => {
      if (line.startsWith('listening ')) resolve(Number(line.slice('listening '.length)));
    });
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
  return { child, port, ended };
}
