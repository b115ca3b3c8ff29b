import { SEATS, type OptionFault } from '@zaria/kit';
import { LONGEST_NAME, type ChatRefusal, type TableRefusal } from '@zaria/table/public';
import { optionFault, refusal, say, seatName, type AnyTableWords, type Names, type Words } from '@zaria/words';

/** What is needed to say why a table does not do something; besides, the areas of the game that is played there. */
type TableWords = Words<'common' | 'told' | 'table'>;
/** That game; which areas it has is known by whoever has loaded them. */
type Spoken = Omit<AnyTableWords, 'areas'>;

/** Why the table does not do it. A reason without a sentence in the catalogue does not compile. */
export function tableRefusal(words: TableWords, refused: TableRefusal, game: Spoken, given: Names): string {
  // Not every seat of a table has somebody in it.
  const names = SEATS.map(seat => given[seat] || seatName(words, seat));
  const { why } = refused;
  if (why === 'refused') return refusal(words, refused.refusal, names, reason => game.reason(words, reason, names));
  if (why === 'option-unknown') return optionFault(words, refused);
  if (why === 'option-value') return wrongValue(words, refused, game, names);
  if (why === 'over') return say(words, 'refusal.over');
  if (why === 'game-unknown' || why === 'notation-unknown' || why === 'back-wrong') return say(words, `fault.${why}`);
  if (why === 'seats-wrong') return say(words, 'refused.seats-wrong', { min: refused.min, max: refused.max });
  if (why === 'name-wrong') return say(words, 'refused.name-wrong', { most: LONGEST_NAME });
  if (why === 'breath-wrong') return say(words, 'refused.breath-wrong', { seconds: refused.most / 1000 });
  if (why === 'host-away' || why === 'seat-away')
    return say(words, `refused.${why}`, { seconds: Math.ceil(refused.wait / 1000) });
  if (why === 'too-often' || why === 'chairs-enough' || why === 'chairs-wrong')
    return say(words, `refused.${why}`, { most: refused.most });
  if (why === 'undo-over') return say(words, `refused.undo-over.${refused.since}`);
  return say(words, `refused.${why}`);
}

/** The option and its values are called what the form calls them. */
function wrongValue(
  words: TableWords,
  { option, values }: Extract<OptionFault, { readonly why: 'option-value' }>,
  game: Spoken,
  names: Names,
): string {
  return say(words, 'fault.option-value', {
    option: game.option(words, option).name,
    values: values.map(value => game.optionValue(words, option, value, names)),
  });
}

/** Why something is not said at the table; likewise. */
export function chatRefusal(words: Words<'table'>, refused: ChatRefusal): string {
  const { why } = refused;
  if (why === 'too-fast') return say(words, 'refused.too-fast', { seconds: Math.ceil(refused.wait / 1000) });
  if (why === 'text-long') return say(words, 'refused.text-long', { most: refused.most });
  if (why === 'name-wrong') return say(words, 'refused.name-wrong', { most: LONGEST_NAME });
  return say(words, `refused.${why}`);
}
