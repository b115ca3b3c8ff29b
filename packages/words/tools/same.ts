import type { Language } from '../src/languages.ts';

type Same = Readonly<Record<Exclude<Language, 'en'> | 'every', readonly string[]>>;

/** Messages that read the same as in English: names, and words that the languages share. */
export const SAME_IN: Same = {
  every: [
    'common:game.las-vegas',
    'common:game.las-vegas-royale',
    'common:game.qwinto',
    'common:game.railroad-ink',
    'common:money',
    'common:number',
    'set-up-las-vegas-royale:option.tiles.chosen',
    'las-vegas-royale:tile.now.share',
    'las-vegas-royale:tile.thousands',
    'own-dice:own-dice.said',
    'paper:paper.at',
    'qwinto:position.line',
    'position-railroad-ink:position.line',
    'web-las-vegas-royale:lvr.shows',
    'web-railroad-ink:tile',
    'web-home:reached',
    'web-online:talk.line',
    'web-railroad-ink:words.part',
    'web-railroad-ink:words.player',
    'web-railroad-ink:words.status',
  ],
  el: ['web-online:clock.value'],
  is: ['common:first-name.Eva', 'common:first-name.Stella'],
  it: [
    'common:first-name.Eva',
    'common:first-name.Iris',
    'common:first-name.Nora',
    'common:first-name.Stella',
    'common:value.false',
    'cli:simulate.bot',
    'web-beside:home.minutes',
    'web-beside:replay.round',
    'web-beside:set-up.bot',
    'web-las-vegas-royale:lvr.neutral-letter',
    'web-online:clock.value',
    'web-railroad-ink:square.drawn',
    'web-set-up:set-up.breath.seconds',
  ],
};
