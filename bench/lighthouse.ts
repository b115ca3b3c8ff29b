import { parseArgs } from 'node:util';
import { CATEGORIES, PLACES, judgePage, type Lighthouse } from '@zaria/web/lighthouse';
import type { Benchmark } from './benchmark.ts';
import { installBeside } from './install-beside.ts';
import { parsed, roundsOf } from './settings.ts';
import { median } from './statistics.ts';
import { textTable } from './text-table.ts';

/** What each score has to reach. */
const LEAST = 95;

export const lighthouse: Benchmark = {
  summary: 'the page as Lighthouse judges it on a phone: home and a table, median of five',
  help: [
    'usage: npm run bench lighthouse [-- --rounds N]',
    '',
    'Builds the page, serves it as `npm start` does and lets Lighthouse (installed once in bench/lighthouse) judge it as a',
    `first visit on a phone: ${Object.entries(PLACES)
      .map(([place, path]) => `${place} (${path})`)
      .join(' and ')}, in ${CATEGORIES.join(', ')}. Prints the median of the runs,`,
    `five unless told, with what performance is made of, and fails when one is below ${LEAST}. Only means something on a machine with nothing else to do.`,
  ].join('\n'),
  async run(args) {
    const { values } = parsed(() =>
      parseArgs({ args: [...args], options: { rounds: { type: 'string', default: '5' } } }),
    );
    const runs = roundsOf(values.rounds);
    installBeside(new URL('lighthouse/', import.meta.url));
    const judged = await judgePage(await judge(), runs);
    const rows = judged.map(({ place, scores }) => [place, ...CATEGORIES.map(one => String(median(scores[one])))]);
    console.log(`Lighthouse ${judged[0]?.version ?? ''}, phone, median of ${runs}`);
    console.log(textTable(['of 100', ...CATEGORIES], rows));
    for (const { place, scores, parts } of judged) {
      console.log(`\n${place}: ${CATEGORIES.map(one => `${one} ${scores[one].join(' ')}`).join('; ')}`);
      const made = parts.map(({ name, weight, values, scores: reached }) => [
        name,
        String(weight),
        String(Number(median(values).toPrecision(3))),
        String(median(reached)),
      ]);
      console.log(textTable(['performance is made of', 'weight', 'median', 'of 100'], made));
    }
    const least = Math.min(...judged.flatMap(({ scores }) => CATEGORIES.map(one => median(scores[one]))));
    console.log(`\nlowest median: ${least} of at least ${LEAST}: ${least >= LEAST ? 'kept' : 'too low'}`);
    if (least < LEAST) process.exitCode = 1;
  },
};

/** Loaded by its address, since the product is checked and installed without it. */
async function judge(): Promise<Lighthouse> {
  const main = new URL('lighthouse/node_modules/lighthouse/core/index.js', import.meta.url).href;
  return ((await import(main)) as { readonly default: Lighthouse }).default;
}
