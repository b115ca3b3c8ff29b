/* `npm run chaos`: the server is killed again and again while people play. `-- --kills 200 --tables 150 --cuts 1000 --seed mine`. */
import { parseArgs } from 'node:util';
import { runChaos } from './campaign.ts';
import { runCuts } from './cuts.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    tables: { type: 'string', default: '120' },
    cuts: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'chaos' },
  },
});
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const started = Date.now();
const result = await runChaos({
  kills: Number(values.kills),
  tables: Number(values.tables),
  inFlight: 20,
  betweenEvery: 5,
  seed: values.seed,
  tell: print,
});
print(
  `${result.kills} kills, ${result.between} of them between append and acknowledgement, in ${Math.round((Date.now() - started) / 1000)} s`,
);
print(`at each at least ${result.fewestInFlight} commands under way`);
print(`${result.matches} matches, ${result.finished} of them played to their end`);
print(`${result.acknowledged} commands acknowledged: ${result.lost} lost, ${result.twice} carried out twice`);
print(`${result.different} players heard something else than what is on disk`);
if (result.lost + result.twice + result.different > 0) process.exitCode = 1;
const cuts = await runCuts({ random: Number(values.cuts), every: 1, seed: values.seed });
print(
  `the log cut at ${cuts.cuts} places, between any two frames and at ${values.cuts} bytes: ${cuts.refused} refused in words, ${cuts.behind} recovered and said so to whoever was ahead, ${cuts.whole} whole, ${cuts.unknown} from before the table`,
);
