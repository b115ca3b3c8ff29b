import { newFaces, type Faces } from './playout.ts';
import { chances } from './objective.ts';
import {
  CASINOS,
  SEATS,
  copyRound,
  newRound,
  ownDice,
  passOn,
  place,
  shareTable,
  whiteDice,
  type Round,
} from './round.ts';

/** A throw that can fall, and how likely it is. */
interface Throw {
  readonly faces: Faces;
  readonly probability: number;
}

/** By dice left in all hands: how many placements it takes at most to work a round out to its end. */
export const ENDGAME_NODES = [0, 6, 270, 25_000] as const;
const ENDGAME_DICE = ENDGAME_NODES.length - 1;

/** Every throw of so many dice of one kind: faces and how many ways lead to them. */
function throwsOf(dice: number, from = 0): readonly { readonly faces: readonly number[]; readonly ways: number }[] {
  if (from === CASINOS - 1) return [{ faces: [dice], ways: 1 }];
  return Array.from({ length: dice + 1 }, (_, here) =>
    throwsOf(dice - here, from + 1).map(({ faces, ways }) => ({
      faces: [here, ...faces],
      ways: ways * choose(dice, here),
    })),
  ).flat();
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

const tables = new Map<number, readonly Throw[]>();

/** Every throw of so many own and white dice. */
function throwsFor(own: number, white: number): readonly Throw[] {
  const key = own * 16 + white;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const all = throwsOf(own).flatMap(mine =>
    throwsOf(white).map(others => {
      const faces = newFaces();
      faces.set(mine.faces);
      faces.set(others.faces, CASINOS);
      return { faces, probability: (mine.ways * others.ways) / CASINOS ** (own + white) };
    }),
  );
  tables.set(key, all);
  return all;
}

/** One round per depth, so that nothing is made while searching. */
const rounds: readonly Round[] = Array.from({ length: ENDGAME_DICE + 1 }, newRound);
/* By depth and seat: the sum over the throws, the best choice for the throw at hand, and what was found below. */
const sums = new Float64Array((ENDGAME_DICE + 1) * SEATS);
const taken = new Float64Array((ENDGAME_DICE + 1) * SEATS);
const found = new Float64Array((ENDGAME_DICE + 2) * SEATS);

/**
 * Each seat's chance of winning with perfect play of all for the rest of the round, from `out[0]` on; every seat wants
 * its own chance. Returns how many placements were tried. For rounds with few dice left.
 */
export function solve(round: Round, out: Float64Array): number {
  for (const own of rounds) shareTable(round, own);
  const nodes = solveFrom(round, 0);
  for (let seat = 0; seat < round.players; seat++) out[seat] = found[seat] as number;
  return nodes;
}

function solveFrom(round: Round, depth: number): number {
  const base = depth * SEATS;
  if (round.left === 0) {
    chances(round, found, base);
    return 0;
  }
  const { seat, players } = round;
  const below = base + SEATS;
  const ahead = rounds[depth] as Round;
  let nodes = 0;
  sums.fill(0, base, below);
  for (const { faces, probability } of throwsFor(ownDice(round, seat), whiteDice(round, seat))) {
    let most = -Infinity;
    for (let casino = 0; casino < CASINOS; casino++) {
      const own = faces[casino] as number;
      const white = faces[CASINOS + casino] as number;
      if (own + white === 0) continue;
      copyRound(round, ahead);
      place(ahead, seat, casino, own, white);
      passOn(ahead);
      nodes += 1 + solveFrom(ahead, depth + 1);
      const chance = found[below + seat] as number;
      if (chance <= most) continue;
      most = chance;
      for (let other = 0; other < players; other++) taken[base + other] = found[below + other] as number;
    }
    for (let other = base; other < base + players; other++)
      sums[other] = (sums[other] as number) + probability * (taken[other] as number);
  }
  for (let other = base; other < base + players; other++) found[other] = sums[other] as number;
  return nodes;
}
