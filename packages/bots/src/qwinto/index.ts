import { qwinto } from '@zaria/games/qwinto';
import points from '../../weights/qwinto-points.json' with { type: 'json' };
import type { GameBots } from '../bot.ts';
import { monteCarloBot } from '../monte-carlo.ts';
import { randomBot } from '../random.ts';
import { byPlace } from './by-place.ts';
import { byRoom } from './by-room.ts';
import { learnedPlayer, netsIn } from './learned/player.ts';
import { lazily } from './learned/weights.ts';
import { qwintoLevels } from './levels.ts';
import { otherLines } from './other-lines.ts';
import { qwintoPlayer } from './player.ts';
import { tenLines } from './ten-lines.ts';
import { qwintoNets } from './weights.ts';

/** The hand-made guess without a blur. */
const byHand = qwintoPlayer('by-hand', { blur: 0 });

/** Learned from points alone. */
const pointsNets = lazily(() => netsIn({ alone: points, together: points }));

export const qwintoBots: GameBots = {
  levels: qwintoLevels(qwintoNets),
  others: [
    randomBot(),
    monteCarloBot(qwinto),
    byHand,
    qwintoPlayer('ten-lines', { value: tenLines, blur: 0 }),
    qwintoPlayer('other-lines', { value: otherLines, blur: 0 }),
    qwintoPlayer('by-place', { value: byPlace, blur: 0 }),
    qwintoPlayer('by-room', { value: byRoom, blur: 0 }),
    learnedPlayer('points', pointsNets, { version: 5, blur: 0, bonus: 0, otherwise: byHand }),
  ],
};
