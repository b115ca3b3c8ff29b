import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { crewOf } from './crew.ts';
import { keepIn } from './saved.ts';
import { trainStage } from './stages.ts';
import type { Curve } from './training.ts';
import { TRAININGS } from './trainings.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const usage = (): string =>
  [
    'usage: npm run train GAME [-- --seed TEXT --workers N --part SHARE --out FOLDER --until STAGE]',
    '',
    'Trains the bots of a game and writes down what they learned. Goes on where it was stopped.',
    '',
    ...[...TRAININGS].map(([game, { summary }]) => `  ${game.padEnd(20)}${summary}`),
    '',
    '  --seed TEXT    the same text, the same weights (1)',
    '  --workers N    threads; the result is the same with any number (all cores)',
    '  --part SHARE   only that share of the generations, to try it out (1)',
    '  --out FOLDER   where files are written (the repository itself)',
    '  --until STAGE  ends after that stage and writes no files',
  ].join('\n');

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: `${availableParallelism()}` },
      part: { type: 'string', default: '1' },
      out: { type: 'string', default: ROOT },
      until: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [game = ''] = positionals;
  const training = TRAININGS.get(game);
  const [workers, part] = [Number(values.workers), Number(values.part)];
  if (values.help || training === undefined || !Number.isInteger(workers) || workers < 1 || !(part > 0 && part <= 1)) {
    console.log(usage());
    return values.help ? 0 : 2;
  }
  const { seed } = values;
  const say = (line: string): void => console.log(line);
  const crew = crewOf(game, workers);
  const kept = keepIn(join(ROOT, '.training', game, `seed-${seed}${part === 1 ? '' : `-part-${part}`}`));
  try {
    const results = new Map<string, Uint8Array>();
    const curves = new Map<string, Curve>();
    const minutes = new Map<string, number>();
    for (const stage of training.stages) {
      const trained = await trainStage({ stage, seed, part, crew, kept, earlier: results, say });
      results.set(stage.name, trained.result);
      curves.set(stage.name, trained.curve);
      minutes.set(stage.name, (trained.seconds * workers) / 60);
      if (stage.name === values.until) return 0;
    }
    const command = `npm run train ${game} -- --seed ${seed}${part === 1 ? '' : ` --part ${part}`}`;
    for (const { path, content } of training.finish({ command, results, curves, minutes, say })) {
      const file = join(values.out, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      say(`wrote ${path}, ${content.length} bytes`);
    }
    return 0;
  } finally {
    await crew.end();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`train: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
