import { PARS, placingOf, spreadOf } from '@zaria/bots/par';
import { fail, ok } from '@zaria/kit';
import { percent, say } from '@zaria/words';
import { nodesFlag } from '../bots.ts';
import { EXIT, type Command } from '../command.ts';
import { tellSameDice } from '../par/same-dice.ts';
import { printSentence } from '../text/complain.ts';
import { gameName } from '../text/voice.ts';

const GAMES = Object.keys(PARS) as readonly (keyof typeof PARS)[];
/** Where nobody has a say in the dice, a match can be played once more with the same ones. */
const SAME_DICE = ['railroad-ink'] as const;

/** `zaria par GAME [POINTS]`, `zaria par GAME FILE`: how good was it? */
export const par: Command = {
  name: 'par',
  operands: 'GAME [POINTS | FILE]',
  most: 2,
  about: 'usage.par',
  flags: { nodes: nodesFlag },
  examples: ['./zaria par qwinto', './zaria par qwinto 74', './zaria par railroad-ink match.json'],

  async run(given, surroundings) {
    const [name, text] = given.operands;
    const { io, voice } = surroundings;
    const { words, language } = voice;
    const again = SAME_DICE.find(known => known === name);
    if (again !== undefined) return tellSameDice(again, given, surroundings);
    const game = GAMES.find(known => known === name);
    if (game === undefined) return fail(say(words, 'complaint.par-game', { games: [...GAMES, ...SAME_DICE] }));
    // What the bot scored is known: nobody thinks here.
    if (given.has('nodes')) return fail(say(words, 'complaint.flag-together', { flag: '--nodes', other: game }));
    const points = text === undefined ? null : wholeIn(text);
    if (text !== undefined && points === null) return fail(say(words, 'complaint.par-points', { text }));
    const { mean, ...spread } = spreadOf(PARS[game]);
    const sentences = [
      say(words, 'par.games', {
        game: gameName(voice, game),
        n: PARS[game].scores.length,
        mean: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(mean),
      }),
      say(words, 'par.spread', spread),
      ...(points === null
        ? []
        : [say(words, 'par.stands', { points, share: percent(placingOf(PARS[game], points).above, language) })]),
    ];
    for (const sentence of sentences) printSentence(io.stdout, sentence);
    return ok(EXIT.fine);
  },
};

/** A whole number as one writes it; `null` for anything else, and where it would be shown as another one. */
function wholeIn(text: string): number | null {
  const number = Number(text);
  return /^-?\d+$/.test(text) && Number.isSafeInteger(number) ? number : null;
}
