import { fold, readRecord, same, writeRecord, type AnyAction, type Rng } from '@zaria/kit';
import { expect, expectText, walk, type Law } from './law.ts';

export const replay: Law = {
  name: 'the log replays to the same state',
  check(match) {
    const { game, start, log } = match;
    const state = walk(match, () => {});
    expectText(JSON.stringify(fold(game, start, log)), JSON.stringify(state), 'the log replays to another state');
  },
};

export const records: Law = {
  name: 'a record is written and read back without loss',
  check(match) {
    const { game, start, log } = match;
    const seats = Array.from({ length: start.seats }, (_, seat) => ({ name: `P${seat}`, kind: 'bot' as const }));
    const text = JSON.stringify(writeRecord({ game, start, seats, fairness: null, log }));
    const read = readRecord(JSON.parse(text), id => (id === game.id ? game : null));
    if (!read.ok) throw new Error(`a record of random play is refused: ${JSON.stringify(read.error)}`);
    expect(same(read.value.log, log), 'a record is read back with another log');
    expect(same(read.value.start, start), 'a record is read back with another start');
  },
};

export const notation: Law = {
  name: 'notation round-trips, and reads nothing else',
  check(match, rng) {
    const { game, log } = match;
    const pool = log.flatMap(entry => (entry.kind === 'play' ? [entry.action] : []));
    for (const action of pool) {
      const text = game.print(action);
      const read = game.parse(text);
      expect(
        read !== null && same(read, action),
        `${JSON.stringify(action)} is printed as "${text}" and read otherwise`,
      );
      expect(text === text.trim() && !/[\n\t]| {2}/.test(text), `"${text}" is not one tidy line`);
    }
    for (let i = 0; i < 10; i++) {
      const text = spoil(game.print(pick(pool, rng)), rng);
      const read = game.parse(text);
      expect(read === null || game.print(read) === text, `"${text}" is read, but is not how its action is written`);
    }
  },
};

function pick(pool: readonly AnyAction[], rng: Rng): AnyAction {
  const action = pool[rng.below(pool.length)];
  if (action === undefined) throw new Error('a match without any action');
  return action;
}

/** Drops, doubles or changes one character. */
function spoil(text: string, rng: Rng): string {
  const at = rng.below(text.length);
  const filler = ['', text.charAt(at).repeat(2), ' ', '7', 'x', '-'][rng.below(6)] ?? '';
  return text.slice(0, at) + filler + text.slice(at + 1);
}
