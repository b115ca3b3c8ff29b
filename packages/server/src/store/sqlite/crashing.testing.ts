import { entry, newMatch } from '../scene.testing.ts';
import { openStore } from './open.ts';

/*
 * A process that writes to many matches at once and says what was acknowledged, until it is killed:
 * `m3 17 command` for the entry at place 17 of match m3.
 */

const MATCHES = 25;
const [folder = '', run = ''] = process.argv.slice(2);
const store = await openStore({ folder });

async function writeTo(id: string): Promise<never> {
  let seq = (await store.matches.read(id, 0)).length;
  if (seq === 0) {
    await store.matches.create(newMatch(id));
    process.stdout.write(`${id} 0 open ${id}\n`);
    seq = 1;
  }
  for (;;) {
    const commands = Array.from({ length: 1 + (seq % 3) }, (_, i) => `${run} ${id} ${seq + i}`);
    if (
      !(await store.matches.append(
        id,
        seq,
        commands.map(by => entry(by)),
      ))
    )
      throw new Error('nobody else writes here');
    process.stdout.write(commands.map((by, i) => `${id} ${seq + i} ${by}\n`).join(''));
    seq += commands.length;
  }
}

await Promise.all(Array.from({ length: MATCHES }, (_, i) => writeTo(`m${i}`)));
