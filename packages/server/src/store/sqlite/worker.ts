import { parentPort, receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads';
import type { Call, Outcome } from '../call.ts';
import { openEngine, type Engine, type Role } from './engine.ts';
import { faultOf } from './fault.ts';
import { unpack, type FromThread, type Numbered, type ToThread } from './messages.ts';

/*
 * A thread with an engine. Whatever was asked while a commit was under way shares the next one: the busier it is, the
 * more do.
 */

const port = parentPort as MessagePort;
/** In one commit, so that nobody waits for too many others. */
const MOST = 1000;

const { role } = workerData as { readonly role: Role };
const waiting: Numbered<Call>[] = [];
let engine: Engine | null = null;
let isClosing = false;
let isAtWork = false;

const tell = (message: FromThread): void => port.postMessage(message);

async function take(message: ToThread): Promise<void> {
  switch (message.say) {
    case 'open':
      try {
        engine = await openEngine(role);
        return tell({ say: 'opened' });
      } catch (error) {
        return tell({ say: 'failed', fault: faultOf(error) });
      }
    case 'calls':
      waiting.push(...unpack(message.calls));
      return;
    case 'close':
      isClosing = true;
  }
}

async function work(to: Engine): Promise<void> {
  isAtWork = true;
  for (;;) {
    for (let more = receiveMessageOnPort(port); more !== undefined; more = receiveMessageOnPort(port))
      await take(more.message as ToThread);
    const calls = waiting.splice(0, MOST);
    if (calls.length === 0) break;
    const begun = performance.now();
    const outcomes = await to.carryOut(calls.map(([, call]) => call));
    const took = performance.now() - begun;
    const written: number[] = [];
    const others: Numbered<Outcome>[] = [];
    for (const [i, [number]] of calls.entries()) {
      const outcome = outcomes[i] as Outcome;
      if (outcome.ok && outcome.value === true) written.push(number);
      else others.push([number, outcome]);
    }
    tell({ say: 'done', written, outcomes: others, took });
    to.rest();
  }
  isAtWork = false;
}

function end(): void {
  engine?.close();
  tell({ say: 'closed' });
  port.close();
}

async function hear(message: ToThread): Promise<void> {
  await take(message);
  if (isAtWork) return;
  if (engine !== null) await work(engine);
  if (isClosing) end();
}

// What is thrown here ends the thread, and whoever waits hears that it did.
port.on('message', (message: ToThread) => void hear(message));
