import { parseChosen, type RoyaleShape } from '@zaria/games/las-vegas-royale';
import type { Starter } from '@zaria/kit';
import type { TableWords } from '../game-words.ts';
import { starterValue, yesOrNo } from '../options.ts';
import { say, type Words } from '../words.ts';
import { royaleAction } from './actions.ts';
import { royaleFact } from './facts.ts';
import { firstWords } from './first.ts';
import { tileWords, type Areas } from './tiles.ts';

export { tileWords } from './tiles.ts';

/** Sides that the table chose, casino by casino. */
const chosenTiles = (words: Words<Areas>, text: string): string =>
  say(words, 'option.tiles.chosen', {
    tiles: (parseChosen(text) ?? []).map(side =>
      side === null ? say(words, 'option.tiles.drawn') : tileWords(words, side).name,
    ),
  });

export const lasVegasRoyaleWords: TableWords<RoyaleShape, Areas> = {
  ...firstWords,
  fact: royaleFact,
  action: royaleAction,

  reason(words, reason) {
    switch (reason.why) {
      case 'not-rolled':
      case 'rolled-once':
      case 'closed':
      case 'own-casino':
      case 'no-blank':
      case 'no-tile':
        return say(words, `reason.${reason.why}`, { casino: reason.casino });
      case 'no-chip':
      case 'too-many':
      case 'must-close':
      case 'no-space':
      case 'not-this-turn':
        return say(words, `reason.${reason.why}`);
      case 'no-die':
        return say(words, `reason.no-die.${reason.size}`);
      case 'no-die-there':
        return say(words, `reason.no-die-there.${reason.size}`, { casino: reason.casino });
      case 'no-group':
        return say(words, 'reason.no-group', { dice: reason.dice });
      case 'slot-taken':
        return say(words, 'reason.slot-taken', { slot: reason.slot });
    }
  },

  option: (words, option) => ({ name: say(words, `option.${option}`), about: say(words, `option.${option}.about`) }),
  optionValue(words, option, value: RoyaleShape['options'][keyof RoyaleShape['options']], names) {
    if (typeof value === 'boolean') return yesOrNo(words, value);
    if (value === 'base' || value === 'royale') return say(words, `option.mode.${value}`);
    if (option === 'tiles')
      return typeof value === 'number' ? say(words, 'number', { n: value }) : chosenTiles(words, value);
    return starterValue(words, value as Starter, names);
  },

  part(words, { part, value }) {
    switch (part) {
      case 'cards':
      case 'cash':
      case 'chips':
        return { name: say(words, `part.${part}`), value: say(words, 'money', { amount: value }) };
      case 'pieces':
        return { name: say(words, 'part.pieces'), value: say(words, 'number', { n: value }) };
    }
  },

  ending: (words, { round }) => say(words, 'ending.rounds', { rounds: round }),
};
