import { GAME_IDS } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { TOO_FAR, judgeCensus, missingIn, soakRecords, soakTables, throwDice } from '@zaria/worlds';
import type { Campaign, Tally } from './campaign.ts';

const lines = (total: Tally): readonly string[] =>
  Object.entries(total)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, count]) => `${what.padEnd(34)}${String(count).padStart(12)}`);

/** Whole tables with hand-overs, undo, late and forged commands, crashes; everything is checked after every step. */
export const tables: Campaign = {
  summary: 'worlds of whole tables: seats, commands, bots, clocks, undo, reloads; all checked after every step',
  unit: 'worlds',
  size: 10_000,
  short: 400,
  async run(seed) {
    const { steps, games, tally } = await soakTables({ worlds: 1, seed });
    return {
      ...Object.fromEntries([...games].map(([game, count]) => [`game ${game}`, count])),
      ...Object.fromEntries(tally),
      steps,
    };
  },
  report(total) {
    const missing = missingIn(new Set(Object.keys(total)));
    if (missing.length > 0) throw new Error(`never seen: ${missing.join(', ')}`);
    return lines(total);
  },
};

const BATCH = 10;

/** Records of real matches, read by both verifiers. */
export const records: Campaign = {
  summary: `batches of ${BATCH} records of random matches, accepted by both verifiers`,
  unit: 'batches',
  size: 100,
  short: 12,
  async run(seed) {
    const { records: count, draws, values } = await soakRecords(BATCH, seed, true);
    return { records: count, draws, values };
  },
  report: lines,
};

const DICE = 60_000;

/** Dice by the protocol as each game asks for them: every face as often as every other, in every place. */
export const dice: Campaign = {
  summary: `times ${DICE} dice of each game, thrown by the protocol; chi-square over all of them`,
  unit: 'throws of many dice',
  size: 100,
  short: 4,
  run(seed) {
    const counts: Record<string, number> = {};
    for (const id of GAME_IDS)
      for (const [what, count] of Object.entries(throwDice(registered(id).game, DICE, seed)))
        counts[`${id} ${what}`] = count;
    return counts;
  },
  report(total) {
    return GAME_IDS.flatMap(id => {
      const own = Object.entries(total).filter(([what]) => what.startsWith(`${id} `) && !what.startsWith(`${id}-`));
      const census = Object.fromEntries(own.map(([what, count]) => [what.slice(id.length + 1), count]));
      return judgeCensus(census).map(({ what, count, chiSquare, degrees, sigma }) => {
        if (sigma > TOO_FAR)
          throw new Error(`${id}: ${what} is uneven: chi-square ${chiSquare} with ${degrees} degrees`);
        return `${id.padEnd(18)}${what.padEnd(12)}${String(count).padStart(12)}  chi-square ${chiSquare.toFixed(1)} (${degrees})`;
      });
    });
  },
};
