import { PARS, placingOf, spreadOf } from '@zaria/bots/par';
import { fail, ok } from '@zaria/kit';
import { say } from '@zaria/words';
import { EXIT, type Command } from '../command.ts';
import { printLines } from '../io.ts';
import { gameName } from '../text/voice.ts';

const GAMES = Object.keys(PARS) as readonly (keyof typeof PARS)[];

/** `zaria par GAME [POINTS]`: how good was it? */
export const par: Command = {
  name: 'par',
  operands: 'GAME [POINTS]',
  most: 2,
  about: 'usage.par',
  flags: {},
  examples: ['./zaria par qwinto', './zaria par qwinto 74'],

  async run({ operands: [name, text] }, { io, voice }) {
    const { words, language } = voice;
    const game = GAMES.find(known => known === name);
    if (game === undefined) return fail(say(words, 'complaint.par-game', { games: GAMES }));
    const points = text === undefined ? null : Number(text);
    if (points !== null && !Number.isInteger(points))
      return fail(say(words, 'complaint.par-points', { text: text ?? '' }));
    const { mean, ...spread } = spreadOf(PARS[game]);
    const percent = new Intl.NumberFormat(language, { style: 'percent' });
    printLines(io.stdout, [
      say(words, 'par.games', {
        game: gameName(voice, game),
        n: PARS[game].scores.length,
        mean: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(mean),
      }),
      say(words, 'par.spread', spread),
      ...(points === null
        ? []
        : [say(words, 'par.stands', { points, share: percent.format(placingOf(PARS[game], points).above) })]),
    ]);
    return ok(EXIT.fine);
  },
};
