/* A move that is killed when it has come so far: its arguments are where from, where to, and after how many steps. */
import { moveData } from './move.ts';
import { openSource, openTarget } from './open.ts';

const [from = '', to = '', steps = ''] = process.argv.slice(2);
const source = await openSource(from);
const target = await openTarget(to, 1);
let left = Number(steps);
const result = await moveData(source, target, {
  atOnce: 40,
  progress({ does }) {
    if (does !== 'reading' && left-- === 0) process.kill(process.pid, 'SIGKILL');
  },
});
await target.close();
await source.close();
process.stdout.write(JSON.stringify(result));
