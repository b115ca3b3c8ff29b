import { SPOILINGS, compareOn, randomRecord, spoiltFiles } from '@zaria/fair/testing';
import { GAME_IDS } from '@zaria/games';
import { simulationRng } from '@zaria/kit';
import { refusedByRules, stageMatch } from '@zaria/worlds';
import type { Campaign } from './campaign.ts';

const BATCH = 100;
const FABRICATED = 2;
const BY_RULES = 'refused by the rules alone';

/** Matches that were played, one of each game; made once in a process. */
const played = new Map<string, Promise<readonly object[]>>();

/** The record of a match, and one that was saved in the middle of it. */
function playedRecords(game: string, seed: string): Promise<readonly object[]> {
  const known = played.get(game) ?? stageMatch(game, seed).then(({ record, inPlay }) => [record, inPlay]);
  played.set(game, known);
  return known;
}

/** Records with something random changed, in what they say and in the bytes of their files. */
export const verify: Campaign = {
  summary: `batches of ${BATCH} spoilt records and ${BATCH} spoilt files, of matches of every game and made up ones: both verifiers say the same of each`,
  unit: 'batches',
  size: 200,
  short: 10,
  async run(seed) {
    const supply = [
      ...(await Promise.all(GAME_IDS.map(game => playedRecords(game, seed)))).flat(),
      ...Array.from({ length: FABRICATED }, (_, i) => randomRecord(simulationRng(`${seed} record ${i}`))),
    ];
    const tally: Record<string, number> = {};
    for (const how of SPOILINGS) {
      const files = spoiltFiles(how, BATCH, supply, seed);
      for (const [verdict, count] of Object.entries(compareOn(files))) tally[`${how}: ${verdict}`] = count;
      tally[`${how}: ${BY_RULES}`] = refusedByRules(files);
    }
    return tally;
  },
  report(total, batches) {
    const all = Object.entries(total).toSorted(([one], [other]) => (one < other ? -1 : 1));
    const lines = all.filter(([verdict]) => !verdict.endsWith(BY_RULES));
    const count = lines.reduce((sum, [, times]) => sum + times, 0);
    if (count !== 2 * BATCH * batches) throw new Error(`${count} verdicts on ${2 * BATCH * batches} files`);
    return [
      ...all.map(([verdict, times]) => `${verdict.padEnd(40)}${String(times).padStart(10)}`),
      `${count} verdicts, the same from both verifiers; of those accepted, the rules alone refuse what is counted as that`,
    ];
  },
};
