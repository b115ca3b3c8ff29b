import { pythonVerdicts } from '@zaria/fair/testing';
import { verifyRecord } from '@zaria/table';
import { SOUND, findSimulated, type Authority } from './authority.ts';
import { MOST_STEPS, SIMULATED, simulate } from './simulate.ts';

export interface TableSoak {
  readonly worlds: number;
  readonly steps: number;
  /** Worlds by game. */
  readonly games: ReadonlyMap<string, number>;
  /** How often what happened. */
  readonly tally: ReadonlyMap<string, number>;
}

export interface TableSoakRequest {
  readonly worlds: number;
  /** World number i has the seed `<seed>-<i>`. */
  readonly seed?: string;
  /** The first world's number, to share the work between processes. */
  readonly from?: number;
  readonly authority?: Authority;
  /** After so many steps a match is given up. */
  readonly most?: number;
  /** Hears after every world. */
  readonly report?: (world: number) => void;
}

/** Runs many worlds; throws `BrokenCheck`, which says its seed, at the first that does not hold together. */
export async function soakTables({
  worlds,
  seed = 'world',
  from = 0,
  authority = SOUND,
  most = MOST_STEPS,
  report,
}: TableSoakRequest): Promise<TableSoak> {
  const games = new Map<string, number>();
  const tally = new Map<string, number>();
  let steps = 0;
  for (let i = from; i < from + worlds; i++) {
    const world = await simulate(`${seed}-${i}`, { authority, most });
    steps += world.steps;
    games.set(world.game, (games.get(world.game) ?? 0) + 1);
    for (const [what, count] of world.tally) tally.set(what, (tally.get(what) ?? 0) + count);
    report?.(i);
  }
  return { worlds, steps, games, tally };
}

export interface RecordSoak {
  readonly records: number;
  readonly draws: number;
  /** Numbers drawn. */
  readonly values: number;
  /** Whether the verifier in Python was asked too. */
  readonly python: boolean;
}

/** Records of random worlds, each accepted by both verifiers; throws at the first that is not. */
export async function soakRecords(records: number, seed: string, python: boolean): Promise<RecordSoak> {
  const batch: unknown[] = [];
  let [draws, values] = [0, 0];
  for (let i = 0; batch.length < records; i++) {
    const game = SIMULATED[i % (SIMULATED.length - 1)];
    const { record } = await simulate(`${seed}-${i}`, { checked: false, ...(game === undefined ? {} : { game }) });
    if (record === null) continue;
    const json: unknown = JSON.parse(JSON.stringify(record));
    const verified = verifyRecord(json, findSimulated);
    if (!verified.ok) throw new Error(`record ${seed}-${i} is refused: ${JSON.stringify(verified.error)}`);
    const { dice } = verified.value;
    if ('numbers' in dice) [draws, values] = [draws + dice.draws, values + dice.numbers];
    batch.push(json);
  }
  if (python) {
    const verdicts = pythonVerdicts(batch.map(record => JSON.stringify(record)));
    const wrong = verdicts.findIndex(verdict => !verdict.ok);
    if (wrong >= 0 || verdicts.length < records)
      throw new Error(`the verifier in Python: ${JSON.stringify(verdicts[wrong])}`);
  }
  return { records, draws, values, python };
}
