import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { verifyLedger } from '@zaria/fair';
import type { Rng } from '@zaria/kit';
import { openStoreHere } from './here.ts';

const CHILD = fileURLToPath(new URL('./crashing.testing.ts', import.meta.url));

/** What processes said to be acknowledged: by match and place. */
export type Acknowledged = Map<string, Map<number, string>>;

/** Lets a process write until it has said so much, kills it, and notes what it said until then. Gives how much that is. */
export async function killOnce(folder: string, run: string, rng: Rng, said: Acknowledged): Promise<number> {
  const enough = 1 + rng.below(1500);
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, folder, run], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [text, complaint, lines] = ['', '', 0];
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    lines += chunk.filter(byte => byte === 10).length;
    if (lines >= enough) child.kill('SIGKILL');
  });
  const signal = await new Promise(resolve => child.on('close', (_, by) => resolve(by)));
  if (signal !== 'SIGKILL') throw new Error(`the process ended by itself: ${complaint}`);
  // The last line may be cut.
  const whole = text.split('\n').slice(0, -1);
  for (const line of whole) {
    const [, id = '', seq = '', command = ''] = /^(\S+) (\d+) (.+)$/.exec(line) ?? [];
    const log = said.get(id) ?? new Map<number, string>();
    log.set(Number(seq), command);
    said.set(id, log);
  }
  return whole.length;
}

/** Opens what a killed process has left: all that was acknowledged is there, once, without a hole. Gives how many more. */
export async function checkAfterKill(folder: string, said: Acknowledged): Promise<number> {
  const store = await openStoreHere(folder, 'write');
  let unsaid = 0;
  try {
    for (const [id, log] of said) {
      const commands = (await store.matches.read(id, 0)).map(({ by }) => by);
      for (const [seq, command] of log)
        if (commands[seq] !== command)
          throw new Error(`${id}: ${command} was acknowledged at ${seq}, there is ${commands[seq]}`);
      if (new Set(commands).size !== commands.length) throw new Error(`${id}: something was written twice`);
      unsaid += commands.length - log.size;
    }
    if (!verifyLedger(await store.ledger.read(1, 1000)).ok) throw new Error('the ledger is broken');
  } finally {
    await store.close();
  }
  return unsaid;
}
