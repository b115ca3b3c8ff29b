import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import {
  NATURE,
  completeOptions,
  pick,
  seatsOf,
  simulationRng,
  type AnyAction,
  type AnyOptions,
  type Rng,
} from '@zaria/kit';
import { nameOf, seatName, verdict } from '@zaria/words';
import { GAME_WORDS, wordsOf } from '@zaria/words/all';

/** A match to be told: always the same one. */
export interface Plan {
  readonly game: GameId;
  readonly seed: string;
  readonly seats: number;
  readonly options: AnyOptions;
}

const WIDTH = 110;

/** A whole match of random play in English prose: what a change of the rules does shows as a difference in it. */
export function playthrough({ game: id, seed, seats, options: given }: Plan): string {
  const { game } = registered(id);
  const own = GAME_WORDS[id];
  const words = wordsOf('en', 'common', 'told', ...own.areas);
  const names = seatsOf(seats).map(seat => seatName(words, seat));
  const options = completeOptions(game.options, seats, given);
  if (!options.ok) throw new Error(`${id}: ${JSON.stringify(options.error)}`);

  const rng = simulationRng(seed);
  const state = game.setup({ rules: game.rules, seats: seats, options: options.value });
  const paragraphs: string[] = [];
  for (let [actor] = game.waiting(state); actor !== undefined; [actor] = game.waiting(state)) {
    const action = actor === NATURE ? game.sample(state, rng) : choose(game.legal(state, actor), rng);
    const facts: string[] = [];
    game.play(state, actor, action, fact => facts.push(own.fact(words, fact, names)));
    const who = actor === NATURE ? '—' : nameOf(names, actor);
    paragraphs.push(wrap(`${who}: \`${game.print(action)}\`${facts.length > 0 ? `. ${facts.join(' ')}` : ''}`));
  }
  const standing = game.standing(state);
  const table = standing.seats.map(({ rank, score, parts }, seat) => {
    const told = parts.map(part => own.part(words, part)).map(({ name, value }) => `${name} ${value}`);
    return `${rank}. ${names[seat] ?? ''}: ${own.score(words, score)} (${told.join(', ')})`;
  });
  const ending = own.ending(words, game.view(state, 'spectator'), names);
  const won = verdict(words, standing, names, { own: [], score: score => own.score(words, score) });
  const end = `${ending} ${won}`;
  const head = `# ${id}, ${seats} seats, seed ${seed}\n\n\`${JSON.stringify(options.value)}\``;
  return `${[head, paragraphs.join('\n'), table.join('\n'), end].join('\n\n')}\n`;
}

/** Long lists of legal actions are cut, so that a new last one does not change the whole story. */
const choose = (legal: readonly AnyAction[], rng: Rng): AnyAction => pick(legal.slice(0, 64), rng);

function wrap(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= WIDTH) {
      lines.push(line);
      line = ' ';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}
