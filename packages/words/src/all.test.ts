import { GAME_IDS, type GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { NATURE, SEATS, completeOptions, pick, same, simulationRng } from '@zaria/kit';
import type { AnyAction, AnyOptions, Seat } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { GAME_WORDS, wordsOf } from './all.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { seatName } from './usual-names.ts';
import { say } from './words.ts';
import { YOU } from './you.ts';

type Said = (sentence: string) => void;

/** So many earlier answers are tried at every question, to hear why they are not possible now. */
const TRIED = 8;

/** Plays a match with chance in every seat, and says all there is to say on the way. */
function narrate(id: GameId, seats: number, options: AnyOptions, language: Language, seed: number, said: Said): void {
  const { game } = registered(id);
  const speech = GAME_WORDS[id];
  const words = wordsOf(language, ...speech.areas);
  // The reader is one of them.
  const names = SEATS.map(seat => (seat === 1 ? YOU[language] : seatName(wordsOf(language, 'common'), seat)));
  const rng = simulationRng(seed);
  const state = game.setup({ rules: game.rules, seats: seats, options: options });
  const seen: AnyAction[] = [];
  const texts = new Set<string>();

  const sayAround = (seat: Seat, legal: readonly AnyAction[]): void => {
    for (const step of new Set(legal.map(action => action.step))) said(speech.question(words, step));
    const known = legal.length === 0 ? [] : Array.from({ length: TRIED }, () => seen[rng.below(seen.length)]);
    for (const action of known) {
      if (action?.step !== legal[0]?.step || legal.some(other => same(other, action))) continue;
      const reason = action && game.refuse(state, seat, action);
      if (reason) said(speech.reason(words, reason, names));
    }
    for (const action of legal) {
      const text = game.print(action);
      if (texts.has(text)) continue;
      texts.add(text);
      seen.push(action);
      said(speech.action(words, action, names));
    }
  };

  for (let [actor] = game.waiting(state); actor !== undefined; [actor] = game.waiting(state)) {
    const legal = actor === NATURE ? [game.sample(state, rng)] : game.legal(state, actor);
    if (actor !== NATURE) sayAround(actor, legal);
    game.play(state, actor, pick(legal, rng), fact => said(speech.fact(words, fact, names)));
  }
  said(speech.ending(words, game.view(state, 'spectator'), names));
  for (const placing of game.standing(state).seats) {
    said(speech.score(words, placing.score));
    for (const part of [...placing.parts, ...placing.tieBreaks])
      said(Object.values(speech.part(words, part)).join(' '));
  }
}

describe.each(GAME_IDS)('%s', id => {
  const { game } = registered(id);
  const speech = GAME_WORDS[id];

  /** The default options, and each other value of an option alone, where it goes with that many players. */
  function* settings(seats: number): Generator<AnyOptions> {
    const wishes = Object.entries(game.options).flatMap(([key, { values }]) => values.map(value => ({ [key]: value })));
    for (const wish of [{}, ...wishes]) {
      const options = completeOptions(game.options, seats, wish);
      if (options.ok) yield options.value;
    }
  }

  test.each(LANGUAGES)('says all it has to say in %s', language => {
    const sentences = new Set<string>();
    for (let seats = game.players.min; seats <= game.players.max; seats++)
      for (const options of settings(seats))
        narrate(id, seats, options, language, seats, sentence => sentences.add(sentence));
    const odd = [...sentences].filter(sentence => /undefined|null|NaN|\[object|[{}]|^\s*$/.test(sentence));
    expect(odd).toEqual([]);
    const capital = new RegExp(`[^.?!…·\\s]\\s${YOU[language]}(?!\\p{L})`, 'u');
    expect([...sentences].filter(sentence => capital.test(sentence))).toEqual([]);
    expect(sentences.size).toBeGreaterThan(30);
  });

  test.each(LANGUAGES)('names itself, its options and their values in %s', language => {
    const words = wordsOf(language, ...speech.areas);
    const names = SEATS.map(seat => seatName(wordsOf(language, 'common'), seat));
    expect(say(wordsOf(language, 'common'), `game.${id}`)).not.toBe('');
    for (const [option, { values }] of Object.entries(game.options)) {
      const { name, about } = speech.option(words, option);
      expect([name, about]).not.toContain('');
      const said = values.map(value => speech.optionValue(words, option, value, names));
      expect(new Set(said).size).toBe(values.length);
    }
  });
});
