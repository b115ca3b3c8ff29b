import { spawn } from 'node:child_process';
import { fail, ok, type AnyAction, type AnyGame, type Result, type Seat, type Told } from '@zaria/kit';
import { LIMITS, printFrame, type ServerFrame } from '@zaria/protocol';
import { wordsIn } from './command-line.ts';
import { conversation, type Nonsense, type Turn } from './conversation.ts';

/** Why a program does not play. */
export interface ProgramFault {
  readonly why: 'start' | 'ended' | 'hangs' | Nonsense['why'];
  readonly command: string;
  /** What it said that is no move, or its last words on standard error; empty for nothing. */
  readonly said: string;
}

/** A program that plays a seat of one match. */
export interface SeatProgram {
  /** Its next action. One that failed is ended, and fails again. */
  decide(turn: Turn): Promise<Result<AnyAction, ProgramFault>>;
  /** The match is over, or left (`null`): when it has ended. It has a moment to do so by itself. */
  close(told: Told | null): Promise<void>;
}

/** Milliseconds that a program has to end by itself. */
const PARTING = 1000;
/** Characters of what it said that are kept to be shown. */
const SHOWN = 200;

type Event = { readonly line: string } | { readonly fault: ProgramFault['why'] };

export function seatProgram(game: AnyGame, seat: Seat, command: string, patience: number): SeatProgram {
  const [program, ...args] = wordsIn(command) ?? [''];
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const talk = conversation(game, seat);
  const events: Event[] = [];
  let wake = (): void => {};
  let failed: ProgramFault | null = null;
  let begun = '';
  let lastWords = '';

  function happen(event: Event): void {
    events.push(event);
    wake();
  }

  /** One that was not found never closes. */
  const ended = new Promise<void>(resolve => {
    child.on('close', () => resolve());
    if (child.pid === undefined) resolve();
  });
  child.on('error', () => happen({ fault: child.pid === undefined ? 'start' : 'ended' }));
  child.stdin.on('error', () => happen({ fault: 'ended' }));
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (text: string) => {
    const lines = (begun + text).split('\n');
    begun = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') happen({ line });
    // A line without end is none: nothing more of it is kept.
    if (begun.length > LIMITS.frame) happen({ line: begun.slice(0, LIMITS.frame + 1) });
  });
  child.stderr.setEncoding('utf8');
  child.stderr.on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-4 * SHOWN);
  });
  // After this nothing more is read from it: its last lines have come.
  child.on('close', () => happen({ fault: 'ended' }));

  const say = (frames: readonly ServerFrame[]): void => {
    for (const frame of frames) if (child.stdin.writable) child.stdin.write(`${printFrame(frame)}\n`);
  };

  function give(why: ProgramFault['why'], said: string): Result<AnyAction, ProgramFault> {
    failed ??= { why, command, said: said.trim().slice(-SHOWN) };
    child.kill('SIGKILL');
    return fail(failed);
  }

  /** The next thing that happens; `null`: nothing in time. */
  const next = async (until: number): Promise<Event | null> => {
    for (;;) {
      const event = events.shift();
      if (event !== undefined) return event;
      const left = until - performance.now();
      if (left <= 0) return null;
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, left);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };

  return {
    async decide(turn) {
      if (failed !== null) return fail(failed);
      say(talk.ask(turn));
      const until = performance.now() + patience;
      for (;;) {
        const event = await next(until);
        if (event === null) return give('hangs', '');
        if ('fault' in event) return give(event.fault, lastLineOf(lastWords));
        const heard = talk.hear(event.line, turn);
        if (!heard.ok) {
          say(heard.error.reply === null ? [] : [heard.error.reply]);
          return give(heard.error.why, event.line.slice(0, SHOWN));
        }
        say(heard.value.reply === null ? [] : [heard.value.reply]);
        if (heard.value.action !== null) return ok(heard.value.action);
      }
    },
    async close(told) {
      if (failed === null && told !== null) say(talk.end(told));
      child.stdin.end();
      const timer = setTimeout(() => child.kill('SIGKILL'), PARTING);
      await ended;
      clearTimeout(timer);
    },
  };
}

const lastLineOf = (text: string): string => text.trim().split('\n').at(-1) ?? '';
