/* `npm run fuzz`: a million mutated frames and requests. `-- --count 20000 --seed mine`. */
import { argumentsOf, text, whole } from '../arguments.ts';
import { runFuzz } from './campaign.ts';

const { count, seed } = argumentsOf('fuzz', { count: whole(1_000_000), seed: text('fuzz') });
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const started = Date.now();
const { frames, requests, granted, refused, broken, changed, complaints } = await runFuzz(count, seed, print);
print(`${frames} frames and ${requests} requests in ${Math.round((Date.now() - started) / 1000)} s`);
print(`${granted} granted, ${refused} refused`);
print(
  `${broken.length} broken, ${changed.length} refused and changed something, ${complaints.length} complaints of the server`,
);
for (const line of [...broken, ...changed, ...complaints].slice(0, 20)) print(line);
if (broken.length + changed.length + complaints.length > 0) process.exitCode = 1;
