import { once } from 'node:events';
import { listening, type Listening } from '../listening.ts';

/** A server that can be killed and comes back, at the same port with the same data. */
export interface Mortal {
  readonly url: string;
  /** Kills it now. */
  kill(): Promise<void>;
  /** Lets it die by itself, right after the next append and before anybody hears of it; whether it said that it did. */
  killBetween(): Promise<boolean>;
  start(): Promise<void>;
  /** Ends it as an operator does. */
  stop(): Promise<void>;
}

export async function beMortal(program: string, folder: string): Promise<Mortal> {
  const open = (port: number): Promise<Listening> => listening(program, [folder, String(port)]);
  let now = await open(0);
  return {
    get url() {
      return `http://127.0.0.1:${now.port}`;
    },
    async kill() {
      now.child.kill('SIGKILL');
      await now.ended;
    },
    async killBetween() {
      let isBetween = false;
      now.child.stdout?.on('data', text => (isBetween ||= String(text).includes('between')));
      const closed = once(now.child, 'close');
      now.child.send('arm');
      await closed;
      return isBetween;
    },
    async start() {
      now = await open(now.port);
    },
    async stop() {
      now.child.kill('SIGTERM');
      await now.ended;
    },
  };
}
