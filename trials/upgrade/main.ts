/* `npm run upgrade`: an earlier version is replaced by this one while people play. */
import { argumentsOf, flag, text, whole } from '../arguments.ts';
import { severalServers } from './cluster.ts';
import { END_OF_THE_SERVER, ROOT, treeOf } from './old-tree.ts';
import { oneServer } from './one.ts';
import { runUpgrade } from './upgrade.ts';

const values = argumentsOf('upgrade', {
  from: text(null),
  tables: whole(16),
  seed: text('upgrade'),
  cluster: flag,
});
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const { from, cluster, tables, seed } = values;

// What several servers share came after that commit: unless another is named, they are replaced by their like.
const oldTree = from === null && cluster ? ROOT : treeOf(from ?? END_OF_THE_SERVER, print);
const fleet = await (cluster ? severalServers : oneServer)(oldTree, print);
const result = await runUpgrade({ fleet, oldTree, tables, seed, tell: print });
print(`${result.acknowledged} commands acknowledged: ${result.lost} lost, ${result.twice} carried out twice`);
print(`${result.different} players heard something else than what is on disk`);
print(`${result.verified} of ${result.tables} records verify`);
if (result.lost + result.twice + result.different > 0 || result.verified < result.tables) process.exitCode = 1;
