import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulationRng } from '@zaria/kit';
import {
  checkAfterKill,
  checkCut,
  checkHalfTaken,
  frameBoundaries,
  killOnce,
  writeForAWhile,
  type Acknowledged,
} from '@zaria/server/store/testing';
import type { Campaign } from './campaign.ts';

const COMMITS = 60;
const RANDOM_CUTS = 100;
const KILLS = 5;

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-soak-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const linesOf = (total: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(total).map(([what, times]) => `${what.padEnd(40)}${String(times).padStart(10)}`);

/** The log of a database cut anywhere. */
export const storeCuts: Campaign = {
  summary: `databases after ${COMMITS} commits, their log cut between any two frames and at ${RANDOM_CUTS} random bytes: what is left is what was acknowledged by then`,
  unit: 'databases',
  size: 10,
  short: 2,
  run: seed =>
    inFolder(async folder => {
      const rng = simulationRng(seed);
      const written = await writeForAWhile(folder, COMMITS, rng);
      const boundaries = frameBoundaries(written);
      for (const cut of boundaries) await checkCut(written, cut);
      for (let i = 0; i < RANDOM_CUTS; i++) await checkCut(written, rng.below(written.length));
      const halves = { recovered: 0, refused: 0 };
      for (const cut of boundaries) halves[await checkHalfTaken(written, cut)]++;
      await written.close();
      return {
        'cuts between frames': boundaries.length,
        'cuts at random bytes': RANDOM_CUTS,
        'half taken in, then cut: recovered': halves.recovered,
        'half taken in, then cut: refused': halves.refused,
      };
    }),
  report: linesOf,
};

/** A process killed while it writes. */
export const storeKills: Campaign = {
  summary: `folders to which a process writes that is killed ${KILLS} times: nothing that was acknowledged is lost or there twice`,
  unit: 'folders',
  size: 40,
  short: 3,
  run: seed =>
    inFolder(async folder => {
      const rng = simulationRng(seed);
      const said: Acknowledged = new Map();
      let [acknowledged, unsaid] = [0, 0];
      for (let i = 0; i < KILLS; i++) {
        acknowledged += await killOnce(folder, `run ${i}`, rng, said);
        unsaid = await checkAfterKill(folder, said);
      }
      return {
        kills: KILLS,
        'entries acknowledged': acknowledged,
        'durable, not acknowledged before the kill': unsaid,
      };
    }),
  report: linesOf,
};
