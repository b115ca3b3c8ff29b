import { SPOILINGS, compareOn, randomRecord, spoiltFiles } from '@zaria/fair/testing';
import { simulationRng } from '@zaria/kit';
import type { Campaign } from './campaign.ts';

const BATCH = 100;
const RECORDS = 4;

/** Records with something random changed, in what they say and in the bytes of their files. */
export const verify: Campaign = {
  summary: `batches of ${BATCH} spoilt records and ${BATCH} spoilt files: both verifiers say the same of each`,
  unit: 'batches',
  size: 200,
  short: 10,
  run(seed) {
    const supply = Array.from({ length: RECORDS }, (_, i) => randomRecord(simulationRng(`${seed} record ${i}`)));
    const tally: Record<string, number> = {};
    for (const how of SPOILINGS)
      for (const [verdict, count] of Object.entries(compareOn(spoiltFiles(how, BATCH, supply, seed))))
        tally[`${how}: ${verdict}`] = count;
    return tally;
  },
  report(total, batches) {
    const lines = Object.entries(total).toSorted(([one], [other]) => (one < other ? -1 : 1));
    const count = lines.reduce((sum, [, times]) => sum + times, 0);
    if (count !== 2 * BATCH * batches) throw new Error(`${count} verdicts on ${2 * BATCH * batches} files`);
    return [
      ...lines.map(([verdict, times]) => `${verdict.padEnd(40)}${String(times).padStart(10)}`),
      `${count} verdicts, the same from both verifiers`,
    ];
  },
};
