/* `npm run wire`: what a match of four people costs on the wire. */
import { GAME_IDS } from '@zaria/games';
import { argumentsOf } from '../arguments.ts';
import { weigh } from './weigh.ts';

argumentsOf('wire', {});

const print = (line: string): void => void process.stdout.write(`${line}\n`);
print('with four people, everybody adding to every throw; bytes');
for (const game of GAME_IDS) {
  const { entries, perEntry, dicePerEntry, resync, diceInResync } = await weigh(game);
  const whole = Math.round(perEntry);
  const dice = Math.round(dicePerEntry);
  print(
    `${game}: ${entries} entries; ${whole - dice} for each, and ${dice} of dice; ` +
      `a whole resync, gzipped: ${resync - diceInResync}, and ${diceInResync} of dice`,
  );
}
