/**
 * Writes golden records for every game whose rules have none yet: `npm run golden -w @zaria/table`.
 * What is there is never written again: old records must keep replaying.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { GAME_IDS } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { follower, readRecord, simulationRng } from '@zaria/kit';
import type { WrittenRecord } from '@zaria/table';
import { findSimulated, randomSetting, simulate, stageMatch } from '@zaria/worlds';

const FOLDER = new URL('../golden/', import.meta.url);
const SCORES = new URL('scores.json', FOLDER);

const scores = existsSync(SCORES) ? (JSON.parse(readFileSync(SCORES, 'utf8')) as Record<string, number[]>) : {};

/** One row of the log on a line of its own, so that a person can read it. */
function printRecord({ log, ...head }: WrittenRecord): string {
  const rows = log.map(row => `    ${JSON.stringify(row)}`).join(',\n');
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "log": [\n${rows}\n  ]\n}\n`;
}

async function keep(name: string, make: () => Promise<WrittenRecord>): Promise<void> {
  const file = new URL(`${name}.json`, FOLDER);
  if (existsSync(file)) return;
  const record = await make();
  const read = readRecord(record, findSimulated);
  if (!read.ok) throw new Error(`${name}: there is no such record`);
  const { game, start, log } = read.value;
  scores[name] = follower(game, start, 'spectator', log).standing.seats.map(({ score }) => score);
  writeFileSync(file, printRecord(record));
  console.log(`${name}: ${log.length} entries`);
}

/** A match with links of several people in which seats changed hands, somebody resigned or was covered, and a throw was undone and thrown anew. */
async function livelyRecord(game: string): Promise<WrittenRecord> {
  for (let i = 0; ; i++) {
    const { record, tally } = await simulate(`golden ${game} ${i}`, { game, most: 500, checked: false });
    const isShared = record?.log.some(([, , draw]) => (draw?.by?.length ?? 0) > 1) === true;
    const words = new Set(record?.log.map(([, what]) => what.split(' ')[0]));
    const isLively = ['undo', 'seat', 'returned', 'resigned'].every(word => words.has(word));
    if (record !== null && isShared && isLively && tally.has('ended over')) return record;
  }
}

for (const id of GAME_IDS) {
  const { game } = registered(id);
  // Those without this in their names are of the first protocol.
  const at = `${id}-rules-${game.rules}-chained`;
  await keep(`${at}-plain`, async () => (await stageMatch(id, 'golden')).record);
  await keep(`${at}-options`, async () => {
    const rng = simulationRng(`golden options ${id}`);
    for (;;) {
      const { seats, options } = randomSetting(game, rng);
      if (seats === Math.min(game.players.max, 4)) return (await stageMatch(id, 'golden options', options)).record;
    }
  });
  await keep(`${at}-lively`, () => livelyRecord(id));
  await keep(`${at}-in-play`, async () => (await stageMatch(id, 'golden')).inPlay);
}
writeFileSync(SCORES, `${JSON.stringify(scores, null, 2)}\n`);
