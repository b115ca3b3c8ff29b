import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { add, type Campaign, type Tally } from './campaign.ts';
import { CAMPAIGNS } from './campaigns.ts';

/** What a process tells the one that started it. */
type Report = { readonly done: number; readonly tally: Tally } | { readonly wrong: string };

const SHARE_EVERY_MS = 500;
/** Where no line can be written over. */
const SHOW_EVERY_MS = 30_000;

/** Checks every `step`-th item from `first` on and tells how far it is. */
async function work(campaign: Campaign, seed: string, first: number, step: number, total: number): Promise<void> {
  let [done, tally, shared] = [0, {} as Tally, Date.now()];
  const share = (): void => {
    process.send?.({ done, tally } satisfies Report);
    [done, tally, shared] = [0, {}, Date.now()];
  };
  try {
    for (let i = first; i < total; i += step) {
      tally = add(tally, await campaign.run(`${seed}-${i}`));
      done++;
      if (Date.now() - shared > SHARE_EVERY_MS) share();
    }
    share();
  } catch (error) {
    process.send?.({ wrong: error instanceof Error ? error.message : String(error) } satisfies Report);
    process.exitCode = 1;
  }
}

/** Shares the work between the processors and adds up what they found. */
async function lead(name: string, campaign: Campaign, seed: string, total: number): Promise<number> {
  const processes = Math.min(availableParallelism(), total);
  let [done, tally, wrong] = [0, {} as Tally, ''];
  const start = Date.now();
  let shown = start;
  const show = (): void => {
    const rate = done / Math.max(1, (Date.now() - start) / 1000);
    const line = `${done} of ${total} ${campaign.unit}, ${rate.toFixed(1)} a second`;
    if (process.stderr.isTTY) process.stderr.write(`\r${line}  `);
    else if (Date.now() - shown >= SHOW_EVERY_MS) {
      shown = Date.now();
      process.stderr.write(`${line}\n`);
    }
  };
  const file = fileURLToPath(import.meta.url);
  await Promise.all(
    Array.from({ length: processes }, (_, first) => {
      const child = fork(file, [name, '--seed', seed, '--count', `${total}`, '--part', `${first}/${processes}`]);
      child.on('message', (report: Report) => {
        if ('wrong' in report) wrong ||= report.wrong;
        else {
          done += report.done;
          tally = add(tally, report.tally);
          show();
        }
      });
      return new Promise<void>(resolve => child.on('close', () => resolve()));
    }),
  );
  if (process.stderr.isTTY) process.stderr.write('\n');
  if (wrong !== '' || done < total) {
    console.error(wrong || `only ${done} of ${total} ${campaign.unit} were checked`);
    return 1;
  }
  console.log(`${name}: ${done} ${campaign.unit} in order, ${Math.round((Date.now() - start) / 1000)} s`);
  try {
    for (const line of campaign.report(tally, done)) console.log(line);
    return 0;
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}

/** Every campaign in turn, each for a while: what `npm test` has no time for. */
async function leadAll(seed: string): Promise<number> {
  let exit = 0;
  for (const [name, campaign] of CAMPAIGNS) {
    exit = Math.max(exit, await lead(name, campaign, seed, campaign.short));
    console.log('');
  }
  return exit;
}

const usage = (): string =>
  [
    'usage: npm run soak [-- --seed TEXT]                    every campaign for a while',
    '       npm run soak <name> [-- --count N --seed TEXT]   one of them, the whole of it',
    '',
    ...[...CAMPAIGNS].map(
      ([name, { summary, size, short }]) =>
        `  ${name.padEnd(20)}${String(short).padStart(5)} or ${String(size).padStart(6)} × ${summary}`,
    ),
  ].join('\n');

/** "0/2": the first of two parts. */
function parsePart(text: string): readonly [number, number] {
  const [first = 0, step = 1] = text.split('/').map(Number);
  return [first, step];
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string' },
      seed: { type: 'string', default: 'soak' },
      part: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage());
    return 0;
  }
  if (positionals.length === 0 && values.count === undefined) return leadAll(values.seed);
  const [name = ''] = positionals;
  const campaign = CAMPAIGNS.get(name);
  const total = values.count === undefined ? campaign?.size : Number(values.count);
  if (campaign === undefined || total === undefined || !Number.isInteger(total) || total < 1) {
    console.error(campaign ? `soak: --count is a whole number from 1 on` : `soak: there is no campaign "${name}"`);
    console.error(usage());
    return 2;
  }
  if (values.part === undefined) return lead(name, campaign, values.seed, total);
  const [first, step] = parsePart(values.part);
  await work(campaign, values.seed, first, step, total);
  return 0;
}

// Whoever reads only the first lines may close the pipe.
process.stdout.on('error', () => process.exit());

try {
  process.exitCode = (await main()) || process.exitCode || 0;
} catch (error) {
  console.error(`soak: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
