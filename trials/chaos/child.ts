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
  /** Whether it runs, and is not stopped. */
  readonly isUp: boolean;
  /** Lets it stand still for so many milliseconds. */
  freeze(milliseconds: number): Promise<void>;
  /** Ends it as an operator does. */
  stop(): Promise<void>;
}

export async function beMortal(program: string, place: string): Promise<Mortal> {
  const open = (port: number): Promise<Listening> => listening(program, [place, String(port)]);
  let now = await open(0);
  let isUp = true;
  return {
    get isUp() {
      return isUp;
    },
    async freeze(milliseconds) {
      now.child.kill('SIGSTOP');
      await new Promise(resolve => setTimeout(resolve, milliseconds));
      now.child.kill('SIGCONT');
    },
    get url() {
      return `http://127.0.0.1:${now.port}`;
    },
    async kill() {
      isUp = false;
      now.child.kill('SIGKILL');
      await now.ended;
    },
    async killBetween() {
      let isBetween = false;
      now.child.stdout?.on('data', text => (isBetween ||= String(text).includes('between')));
      const closed = once(now.child, 'close');
      now.child.send('arm');
      await closed;
      isUp = false;
      return isBetween;
    },
    async start() {
      now = await open(now.port);
      isUp = true;
    },
    async stop() {
      now.child.kill('SIGTERM');
      await now.ended;
    },
  };
}
