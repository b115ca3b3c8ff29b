import { tableRefusal, type Moment } from '@zaria/client';
import type { GameId } from '@zaria/games';
import type { AnyAction, AnyOptions, OptionValue, Refusal, ScorePart, Seat, Standing } from '@zaria/kit';
import type { TableRefusal } from '@zaria/table/public';
import { keptNames, namesFor, refusal, say, tidings, verdict } from '@zaria/words';
import type { Language, Names, Words } from '@zaria/words';
import { GAME_WORDS, wordsOf } from '@zaria/words/all';
import { plain } from './plain.ts';

/** What the command line itself has to say. */
export interface Voice {
  readonly language: Language;
  readonly words: Words<'common' | 'told' | 'cli' | 'screen' | 'verdict'>;
}

export const voiceIn = (language: Language): Voice => ({
  language,
  words: wordsOf(language, 'common', 'told', 'cli', 'screen', 'verdict'),
});

export const gameName = ({ words }: Voice, id: GameId): string => say(words, `game.${id}`);

/** What one game has to say at a table with these names; `own` are the seats of the people at this terminal. */
export function speakerOf(id: GameId, { language, words: common }: Voice, kept: Names, own: readonly Seat[] = []) {
  // Records come from anywhere.
  const names = namesFor(common, kept, own).map(plain);
  const game = GAME_WORDS[id];
  const words = wordsOf(language, 'common', 'told', 'table', ...game.areas);
  const entriesOf = entriesSoFar();
  return {
    names,
    /** What a moment is told by, among all that there were so far. */
    moment: (moments: readonly Moment[], at: number): readonly string[] => {
      const heard = tidings(common, entriesOf(moments), at, names);
      const facts = moments[at]?.facts ?? [];
      // A name in a note is as little to be trusted as one of a seat.
      return [...(heard === null ? [] : [plain(heard)]), ...facts.map(fact => game.fact(words, fact, names))];
    },
    question: (step: string): string => game.question(words, step),
    action: (action: AnyAction): string => game.action(words, action, names),
    refusal: (refused: Refusal): string => refusal(common, refused, names, reason => game.reason(words, reason, names)),
    tableRefusal: (refused: TableRefusal): string => tableRefusal(words, refused, game, names),
    option: (option: string): { readonly name: string; readonly about: string } => game.option(words, option),
    optionValue: (option: string, value: OptionValue): string => game.optionValue(words, option, value, names),
    options: (options: AnyOptions): readonly string[] =>
      Object.entries(options).map(
        ([key, value]) => `${game.option(words, key).name}: ${game.optionValue(words, key, value, names)}`,
      ),
    score: (score: number): string => game.score(words, score),
    part: (part: ScorePart): { readonly name: string; readonly value: string } => game.part(words, part),
    ending: (view: unknown): string => game.ending(words, view, names),
    verdict: (standing: Standing): string =>
      verdict(common, standing, names, { own, score: score => game.score(words, score) }),
    positionScore: (score: unknown): readonly string[] => game.positionScore(words, score),
    positionFault: (fault: unknown): string => game.positionFault(words, fault),
  };
}
export type Speaker = ReturnType<typeof speakerOf>;

/** What moments were told by. They only grow, and are not gone through again for each. */
function entriesSoFar(): (moments: readonly Moment[]) => readonly Moment['entry'][] {
  const known = new WeakMap<readonly Moment[], Moment['entry'][]>();
  return moments => {
    const entries = known.get(moments) ?? [];
    known.set(moments, entries);
    for (let at = entries.length; at < moments.length; at++) {
      const moment = moments[at];
      if (moment !== undefined) entries.push(moment.entry);
    }
    return entries;
  };
}

/** What is kept of seats that nobody gave a name. */
export const seatNames = ({ words }: Voice, seats: readonly Seat[]): Names =>
  keptNames(
    words,
    seats.map(() => ''),
  );
