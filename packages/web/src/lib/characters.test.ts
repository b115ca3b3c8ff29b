import { LEVELS, playMatch, playedOut, type AnyBot, type Level } from '@zaria/bots';
import { gameBots } from '@zaria/bots/all';
import { GAME_IDS, type GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { completeOptions, pick, same, simulationRng, type AnyFollower, type Seat } from '@zaria/kit';
import { LANGUAGES, say, type Language } from '@zaria/words';
import { wordsOf } from '@zaria/words/all';
import { expect, test } from 'vitest';
import { KINDS } from './characters.ts';

/* A style is true of how a bot plays: what its line claims, in every language, is held against the bot itself. */

type Claim =
  'ahead' | 'little' | 'further' | 'far' | 'own' | 'others' | 'often' | 'sometimes' | 'seldom' | 'well' | 'best';
const SAID: Readonly<Record<Claim, Readonly<Record<Language, RegExp>>>> = {
  ahead: { en: /looks.* ahead/, el: /^βλέπει/, is: /^horfir.* fram/, it: /^guarda.* avanti/ },
  little: { en: /a little/, el: /λίγο/, is: /svolítið/, it: /un po’/ },
  further: { en: /further/, el: /πιο μπροστά/, is: /lengra/, it: /più avanti/ },
  far: { en: /as far as it can/, el: /όσο πιο μακριά/, is: /eins langt/, it: /quanto più può/ },
  own: { en: /only at its own/, el: /μόνο τα δικά του/, is: /aðeins á eigin/, it: /solo il proprio/ },
  others: { en: /the others/, el: /τους άλλους/, is: /um hina/, it: /agli altri/ },
  often: { en: /often misjudges/, el: /συχνά κρίνει λάθος/, is: /oft skakkt/, it: /spesso giudica male/ },
  sometimes: { en: /sometimes/, el: /μερικές φορές/, is: /stundum/, it: /a volte/ },
  seldom: { en: /seldom/, el: /σπάνια/, is: /sjaldan/, it: /di rado/ },
  well: { en: /judges well/, el: /κρίνει καλά/, is: /metur vel/, it: /giudica bene/ },
  best: { en: /as well as it can/, el: /όσο καλύτερα μπορεί/, is: /eins vel/, it: /meglio che può/ },
};
const claims = (language: Language, game: GameId, level: Level): readonly Claim[] => {
  const line = say(wordsOf(language, 'characters'), `bot.style.${level}`, { kind: KINDS[game] });
  return (Object.keys(SAID) as Claim[]).filter(claim => SAID[claim][language].test(line));
};

/** How many of so many decisions, met in matches of the strongest, each level takes otherwise than a bot that judges. */
function otherwise(game: GameId, judge: AnyBot, levels: readonly AnyBot[], most: number): readonly number[] {
  const rules = registered(game).game;
  const options = completeOptions(rules.options, 2, {});
  if (!options.ok) throw new Error('the usual options are complete');
  const counts = levels.map(() => 0);
  let asked = 0;
  const rng = simulationRng(`style ${game}`);
  const judging: AnyBot = {
    ...judge,
    decide(follower: AnyFollower, seat: Seat, budget, thought) {
      // The rest of the match does not matter.
      if (asked++ >= most) return [pick(follower.legal, thought)];
      const best = judge.decide(follower, seat, budget, thought);
      for (const [i, level] of levels.entries()) {
        const [choice] = level.decide(follower, seat, { nodes: level.nodes }, rng);
        if (choice === undefined || best[0] === undefined || !same(choice, best[0])) counts[i] = (counts[i] ?? 0) + 1;
      }
      return best;
    },
  };
  const start = { rules: rules.rules, seats: 2, options: options.value };
  for (let match = 0; asked < most; match++)
    playMatch(rules, start, { bots: [judging, judging], nature: simulationRng(`${game} ${match}`), thought: rng });
  return counts;
}

const levelled = (game: GameId): readonly AnyBot[] => LEVELS.map(level => gameBots(game).levels[level]);

for (const game of GAME_IDS.filter(id => KINDS[id] === 'casinos'))
  test(`${game}: who is said to look ahead does, further and further; and a novice sees its own money, not exactly`, () => {
    const { levels, others } = gameBots(game);
    const nodes = LEVELS.map(level => levels[level].nodes);
    expect(nodes.toSorted((a, b) => a - b)).toEqual(nodes);
    expect(new Set(nodes.filter(n => n > 0)).size).toBe(3);
    // Against who sees its own gain exactly, and who weighs it against the others'.
    const greedy = others.find(({ id }) => id === 'greedy');
    if (greedy === undefined) throw new Error('greedy is a bot of both');
    const [novice = 0, casual = 0] = otherwise(game, greedy, [levels.novice, levels.casual], 120);
    expect(novice).toBeGreaterThan(12);
    expect(novice).toBeLessThan(casual);
    for (const language of LANGUAGES) {
      for (const [i, level] of LEVELS.entries())
        expect(claims(language, game, level).includes('ahead'), `${language} ${level}`).toBe((nodes[i] ?? 0) > 0);
      expect(LEVELS.map(level => claims(language, game, level).filter(claim => claim !== 'ahead'))).toEqual([
        ['own', 'often'],
        ['others'],
        ['little'],
        ['further'],
        ['far'],
      ]);
    }
  });

test('qwinto: who is said to misjudge does, and the less the stronger it is', () => {
  const counts = otherwise('qwinto', gameBots('qwinto').levels.master, levelled('qwinto'), 120);
  expect(counts.toSorted((a, b) => b - a)).toEqual(counts);
  expect(new Set(counts).size).toBe(LEVELS.length);
  expect(counts[0]).toBeGreaterThan(40);
  expect(counts.at(-1)).toBe(0);
});

test('railroad-ink: so it is, as their boards show', () => {
  const rules = registered('railroad-ink').game;
  const options = completeOptions(rules.options, 1, {});
  if (!options.ok) throw new Error('the usual options are complete');
  const start = { rules: rules.rules, seats: 1, options: options.value };
  const points = (bot: AnyBot): number =>
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].reduce((sum, seed) => {
      const players = { bots: [bot], nature: simulationRng(`dice ${seed}`), thought: simulationRng(`thought ${seed}`) };
      return sum + (playedOut(rules, start, players).seats[0]?.score ?? 0);
    }, 0);
  const { novice, casual, steady, sharp, master } = gameBots('railroad-ink').levels;
  const drawn = [novice, casual, steady, sharp].map(points);
  expect(drawn.toSorted((a, b) => a - b)).toEqual(drawn);
  expect(new Set(drawn).size).toBe(4);
  expect(master.nodes).toBeGreaterThan(sharp.nodes);
});

test.each(LANGUAGES)('%s: each of a sheet’s players is said to judge as well as it does', language => {
  for (const game of GAME_IDS.filter(id => KINDS[id] === 'sheets'))
    expect(LEVELS.map(level => claims(language, game, level))).toEqual([
      ['often'],
      ['sometimes'],
      ['seldom'],
      ['well'],
      ['best'],
    ]);
});
