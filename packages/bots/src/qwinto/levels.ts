import type { QwintoShape } from '@zaria/games/qwinto';
import type { Bot, GameBots } from '../bot.ts';
import { WIN_POINTS, learnedPlayer, type Nets } from './learned/player.ts';
import { qwintoPlayer } from './player.ts';

export type { Nets as QwintoNets } from './learned/player.ts';

/** The upper three think with nets; where there are none, with the hand-made guess of the others. */
export function qwintoLevels(nets: () => Nets | null): GameBots['levels'] {
  const learned = (id: string, blur: number, blurByHand: number, nodes = 0): Bot<QwintoShape> => {
    const otherwise = qwintoPlayer(id, { blur: blurByHand });
    return learnedPlayer(id, nets, { version: 7, blur, bonus: WIN_POINTS, nodes, otherwise });
  };
  return {
    novice: qwintoPlayer('novice', { blur: 13 }),
    casual: qwintoPlayer('casual', { blur: 8 }),
    steady: learned('steady', 5, 5),
    sharp: learned('sharp', 2, 2.3),
    master: learned('master', 0, 0, 40),
  };
}
