import { lasVegasRoyale, outlookOf, type RoyaleShape } from '@zaria/games/las-vegas-royale';
import { NATURE, check, completeOptions, following, narrate, seatsOf, simulationRng, type Actor } from '@zaria/kit';
import { expect, test } from 'vitest';
import { playMatch } from '../match.ts';
import { greedyBot } from './greedy.ts';

const greedy = greedyBot<RoyaleShape>(outlookOf);

const startOf = (seats: number, given: Record<string, unknown>) => {
  const options = completeOptions(lasVegasRoyale.options, seats, given);
  if (!options.ok) throw new Error(options.error.option);
  return { rules: 1, seats, options: options.value };
};

/** The pairs rise with the casinos: 40 and 30 at casino 1, 100 and 90 at casino 6. */
const DEAL = [NATURE, 'deal 40+30 50+40 60+50 70+60 80+70 100+90'] as const;

/** What greedy does after these entries of a match in base mode with three players. */
function decides(rows: readonly (readonly [Actor, string])[]): string {
  const match = narrate(lasVegasRoyale, startOf(3, { mode: 'base', starter: 0 }));
  for (const [actor, text] of [DEAL, ...rows]) {
    const action = lasVegasRoyale.parse(text);
    if (action === null) throw new Error(text);
    expect(check(lasVegasRoyale, match.state, actor, action)).toBeNull();
    match.append({ kind: 'play', actor, action });
  }
  const [actor] = lasVegasRoyale.waiting(match.state);
  const seat = seatsOf(3).find(known => known === actor);
  if (seat === undefined) throw new Error('nobody is asked');
  const [action] = greedy.decide(following(lasVegasRoyale, match.told(seat)), seat, { nodes: 0 }, simulationRng('any'));
  return action === undefined ? '' : lasVegasRoyale.print(action);
}

test('it goes where its card is best, with the fewest dice that do', () => {
  const rolls = (dice: string) =>
    [
      [0, 'roll'],
      [NATURE, `dice ${dice}`],
    ] as const;
  expect(decides(rolls('1 2 3 4 5 5 6 B1'))).toBe('place 6');
  expect(decides(rolls('1 2 3 4 5 5 5 B1'))).toBe('place 5');
  // Second at casino 6 brings 90: more than to be first anywhere else.
  expect(decides([...rolls('1 1 1 6 6 6 6 B6'), [0, 'place 6'], [1, 'roll'], [NATURE, 'dice 1 2 3 4 5 5 6 B1']])).toBe(
    'place 6',
  );
});

test('the Biggy counts two in the ranking: it breaks what would be a tie', () => {
  const first = [
    [0, 'roll'],
    [NATURE, 'dice 1 1 1 1 1 1 6 B2'],
    [0, 'place 6'],
    [1, 'roll'],
  ] as const;
  // One small die would tie at casino 6, the Biggy alone beats it.
  expect(decides([...first, [NATURE, 'dice 1 1 1 1 1 1 1 B6']])).toBe('place 6');
  expect(decides([...first, [NATURE, 'dice 1 1 1 1 1 1 6 B1']])).toBe('place 1');
});

test.each(['base', 'royale'])('in %s mode it plays to the end and never passes for a chip', mode => {
  for (const seats of [2, 3, 5]) {
    const bots = seatsOf(seats).map(() => greedy);
    const [nature, thought] = [simulationRng(`${mode} ${seats}`), simulationRng('thought')];
    const match = playMatch(lasVegasRoyale, startOf(seats, { mode }), { bots, nature, thought });
    expect(lasVegasRoyale.standing(match.state).over).toBe(true);
    if (mode === 'base')
      expect(
        match.log.filter(entry => entry.kind === 'play' && lasVegasRoyale.print(entry.action) === 'place pass'),
      ).toEqual([]);
  }
});
