/*
 * `npm run chaos`: the server is killed again and again while people play; then its database is cut, and its last rows are
 * deleted. With `--cluster` several servers share a PostgreSQL database, and more happens to them than kills.
 */
import { argumentsOf, flag, some, text, whole } from '../arguments.ts';
import { runChaos } from './campaign.ts';
import { runCuts, runDeletions } from './cuts.ts';
import type { ClusterPlan } from './fleet.ts';

const PARTS = ['kills', 'cuts', 'deletions'] as const;
type Part = (typeof PARTS)[number];

const values = argumentsOf('chaos', {
  kills: whole(200),
  tables: whole(120),
  cuts: whole(1000, 0),
  deletions: whole(40, 0),
  seed: text('chaos'),
  only: some(PARTS),
  cluster: flag,
  processes: whole(3, 2),
  freezes: whole(10, 0),
  restarts: whole(1, 0),
});
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (since: number): number => Math.round((Date.now() - since) / 1000);

async function kills(cluster?: ClusterPlan): Promise<void> {
  const started = Date.now();
  const result = await runChaos({
    kills: values.kills,
    tables: values.tables,
    inFlight: 20,
    betweenEvery: 5,
    seed: values.seed,
    ...(cluster === undefined ? {} : { cluster }),
    tell: line => print(`${line} (${seconds(started)} s)`),
  });
  print(
    `${result.kills} kills, ${result.between} of them between append and acknowledgement, in ${seconds(started)} s`,
  );
  print(`at each at least ${result.fewestInFlight} commands under way`);
  print(`${result.matches} matches, ${result.finished} of them played to their end`);
  print(`${result.acknowledged} commands acknowledged: ${result.lost} lost, ${result.twice} carried out twice`);
  print(`${result.different} players heard something else than what is on disk`);
  if (result.cluster !== null) {
    const { cuts, freezes, restarts, converged, differing } = result.cluster;
    print(
      `${cuts} times all connections of a server to the database cut, ${freezes} servers stopped for a while, the database killed ${restarts} times, a fifth of all hints lost and a fifth doubled`,
    );
    print(`everybody had heard what was durable ${converged} ms after the last fault`);
    print(`${differing} matches were told differently by two servers`);
    if (converged > 5000 || differing > 0) process.exitCode = 1;
  }
  const isShort = result.fewestInFlight < 20 || result.between * 10 < result.kills || result.finished < result.matches;
  if (result.lost + result.twice + result.different > 0 || isShort) process.exitCode = 1;
}

async function cuts(): Promise<void> {
  const started = Date.now();
  const tell = (line: string): void => print(`${line} (${seconds(started)} s)`);
  const found = await runCuts({ random: values.cuts, every: 1, seed: values.seed, tell });
  print(
    `the log cut at ${found.cuts} places, between any two frames and at ${values.cuts} bytes, in ${seconds(started)} s: ${found.refused} refused in words, ${found.behind} recovered and said so to whoever was ahead, ${found.whole} whole, ${found.unknown} from before the table`,
  );
}

async function deletions(): Promise<void> {
  const counts = Array.from({ length: values.deletions + 1 }, (_, i) => i);
  const found = await runDeletions(counts, values.seed);
  const count = (what: string): number => found.filter(one => one === what).length;
  print(
    `the last 0 to ${values.deletions} rows of a match deleted: ${count('refused')} refused in words, ${count('behind')} said so to whoever was ahead, ${count('whole')} whole, ${count('unknown')} unknown`,
  );
}

const RUN: Readonly<Record<Part, () => Promise<void>>> = { kills, cuts, deletions };
if (values.cluster) {
  const { processes, freezes, restarts } = values;
  await kills({ processes, cuts: values.cuts, freezes, restarts });
} else for (const part of PARTS) if (values.only.includes(part)) await RUN[part]();
