import { PROTOCOL, chainOf, mixDraw, mixStart, mixedRng, printHex } from '@zaria/fair';
import type { ChainedRecord, MatchStart, Part, UsedChain } from '@zaria/fair';
import { NATURE, completeOptions, pick, questionOn, seatsOf, simulationRng, type AnyGame, type Seat } from '@zaria/kit';

const bytes = (seed: string, length: number): Uint8Array => {
  const rng = simulationRng(seed);
  return Uint8Array.from({ length }, () => rng.below(256));
};

/**
 * A whole match of people who all add their link to every throw, as a record of the protocol zaria/2. With the same
 * seed and other `moves`: what anybody can make of it when it is over, and all links are public.
 */
export function chainedRecord(game: AnyGame, players: number, seed: string, moves = seed): ChainedRecord {
  const rng = simulationRng(`${moves} moves`);
  const options = completeOptions(game.options, players, {});
  if (!options.ok) throw new Error('a game has defaults');
  const matchId = bytes(`${seed} id`, 16);
  const host = chainOf(matchId, 'host', bytes(`${seed} host`, 32));
  const chains = seatsOf(players).map(seat => chainOf(matchId, seat, bytes(`${seed} seat ${seat}`, 32)));
  const start: MatchStart = {
    protocol: PROTOCOL,
    matchId: printHex(matchId),
    game: game.id,
    rules: game.rules,
    options: options.value,
    kind: 'open',
    host: host.head,
    wait: 1500,
    seats: chains.map(({ head }) => ({ kind: 'remote', head })),
  };
  const state = game.setup({ rules: game.rules, seats: players, options: options.value });
  const by = seatsOf(players);
  const log: unknown[] = [];
  let [n, mixed] = [0, mixStart(start)];
  for (let [actor] = game.waiting(state); actor !== undefined; [actor] = game.waiting(state)) {
    if (actor === NATURE) {
      n++;
      mixed = mixDraw(
        mixed,
        n,
        host.link(n),
        chains.map((chain, seat): Part => [seat as Seat, chain.link(n)]),
      );
      const chance = mixedRng(mixed, questionOn(state)?.step ?? '');
      const action = game.sample(state, chance);
      log.push(['nature', game.print(action), { n, by, withheld: [], ...chance.taken() }]);
      game.play(state, NATURE, action);
    } else {
      const action = pick(game.legal(state, actor), rng);
      log.push([actor, game.print(action)]);
      game.play(state, actor, action);
    }
  }
  const used = chains.map((chain, seat): UsedChain => [seat as Seat, 0, n, printHex(chain.link(n))]);
  return {
    format: PROTOCOL,
    start,
    names: by.map(seat => [`Player ${seat}`]),
    dice: { host: printHex(host.link(n)), chains: used },
    log,
  };
}
