/* `npm run upgrade`: an earlier version is replaced by this one while people play. */
import { argumentsOf, text, whole } from '../arguments.ts';
import { END_OF_THE_SERVER, treeOf } from './old-tree.ts';
import { oneServer } from './one.ts';
import { runUpgrade } from './upgrade.ts';

const values = argumentsOf('upgrade', { from: text(END_OF_THE_SERVER), tables: whole(16), seed: text('upgrade') });
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const oldTree = treeOf(values.from, print);
const fleet = await oneServer(oldTree, print);
const result = await runUpgrade({ fleet, oldTree, tables: values.tables, seed: values.seed, tell: print });
print(`${result.acknowledged} commands acknowledged: ${result.lost} lost, ${result.twice} carried out twice`);
print(`${result.different} players heard something else than what is on disk`);
print(`${result.verified} of ${result.tables} records verify`);
if (result.lost + result.twice + result.different > 0 || result.verified < result.tables) process.exitCode = 1;
