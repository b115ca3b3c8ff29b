import { isSeat, type Seat } from '@zaria/kit';
import {
  byFace,
  FACES,
  type ByFace,
  type CasinoView,
  type Fact,
  type Face,
  type LasVegasView,
  type Party,
} from './types.ts';

/** The dice somebody has thrown and not yet put down, by number. */
export interface Throw {
  readonly seat: Seat;
  readonly own: ByFace<number>;
  readonly white: ByFace<number>;
}

type Shown = 'round' | 'starter' | 'casinos' | 'supply' | 'white' | 'money' | 'notes' | 'deck';

/** What lies on the table at one moment: a view, or a moment between two views that the facts tell of. */
export interface Scene extends Pick<LasVegasView, Shown> {
  /** Whose turn it is; `null` while nobody plays. */
  readonly turn: Seat | null;
  readonly thrown: Throw | null;
}

export function sceneOf(view: LasVegasView): Scene {
  const { round, starter, casinos, supply, white, money, notes, deck } = view;
  const frame = view.agenda.at(-1);
  const actor = frame?.step === 'dice' ? frame.data.seat : frame?.actor;
  const turn = isSeat(actor) ? actor : null;
  const thrown = frame?.step === 'place' && turn !== null ? { seat: turn, ...frame.data.rolled } : null;
  return { round, starter, casinos, supply, white, money, notes, deck, turn, thrown };
}

/** Every moment on the way: the scene before each fact, and the one after the last. */
export function rehearse(start: Scene, facts: readonly Fact[]): readonly Scene[] {
  const shares = byFace(face => facts.flatMap(fact => (fact.fact === 'paid' && fact.casino === face ? [fact] : [])));
  const isPayout = facts.some(isOfPayout);
  const scenes = [start];
  let scene = start;
  for (const fact of facts) {
    scene = advance(scene, fact);
    // The dice that end a round are the last anybody sees of it: who wins is told by the facts that follow.
    if (fact.fact === 'placed' && isPayout)
      scene = { ...scene, turn: null, casinos: paying(scene, face => shares[face]) };
    scenes.push(scene);
  }
  return scenes;
}

const paying = ({ casinos }: Scene, winning: (face: Face) => CasinoView['winning']): ByFace<CasinoView> =>
  byFace(face => ({ ...casinos[face], winning: winning(face) }));

const isOfPayout = (fact: Fact): boolean => fact.fact === 'tied' || fact.fact === 'paid' || fact.fact === 'returned';

function advance(scene: Scene, fact: Fact): Scene {
  switch (fact.fact) {
    case 'starts':
      return { ...scene, starter: fact.seat };
    case 'round':
      return { ...scene, round: fact.round, starter: fact.seat, turn: null, thrown: null };
    case 'dealt':
      return { ...at(scene, fact.casino, { notes: fact.notes }), deck: scene.deck - fact.notes.length };
    case 'spare':
      return at(scene, fact.casino, { white: scene.casinos[fact.casino].white + fact.dice });
    case 'rolled': {
      const thrown = { seat: fact.seat, own: counted(fact.own), white: counted(fact.white) };
      return { ...scene, turn: fact.seat, thrown };
    }
    case 'placed': {
      const { dice, white } = scene.casinos[fact.casino];
      const next = at(scene, fact.casino, { dice: raised(dice, fact.seat, fact.own), white: white + fact.white });
      const supply = raised(scene.supply, fact.seat, -fact.own);
      return { ...next, supply, white: raised(scene.white, fact.seat, -fact.white), thrown: null };
    }
    case 'tied':
      return fact.parties.reduce((now, party) => home(now, fact.casino, party), swept(scene, fact.casino));
    case 'paid':
      return paid(swept(scene, fact.casino), fact.casino, fact.party, fact.note);
    case 'returned': {
      const notes = fact.notes.reduce(without, scene.casinos[fact.casino].notes);
      return { ...at(swept(scene, fact.casino), fact.casino, { notes }), deck: scene.deck + fact.notes.length };
    }
    case 'over':
      return FACES.reduce<Scene>((now, face) => cleared(now, face), { ...scene, turn: null });
  }
}

function paid(scene: Scene, face: Face, party: Party, note: number): Scene {
  const next = home(scene, face, party);
  const { notes, winning } = next.casinos[face];
  const rest = winning.filter(share => share.party !== party);
  // What the white dice win stays until it goes under the deck.
  if (party === 'white') return at(next, face, { winning: rest });
  const sum = next.money[party] ?? null;
  const money = sum === null ? next.money : raised(next.money, party, note);
  return {
    ...at(next, face, { notes: without(notes, note), winning: rest }),
    money,
    notes: raised(next.notes, party, 1),
  };
}

const at = (scene: Scene, face: Face, change: Partial<CasinoView>): Scene => ({
  ...scene,
  casinos: { ...scene.casinos, [face]: { ...scene.casinos[face], ...change } },
});

/** A party's dice go back to its hand; white ones to the side. */
function home(scene: Scene, face: Face, party: Party): Scene {
  const { dice } = scene.casinos[face];
  if (party === 'white') return at(scene, face, { white: 0 });
  const count = dice[party] ?? 0;
  return { ...at(scene, face, { dice: raised(dice, party, -count) }), supply: raised(scene.supply, party, count) };
}

function cleared(scene: Scene, face: Face): Scene {
  const { dice } = scene.casinos[face];
  const supply = scene.supply.map((count, seat) => count + (dice[seat] ?? 0));
  return { ...at(scene, face, { dice: dice.map(() => 0), white: 0, winning: [] }), supply };
}

/** A casino that pays is the sign that those before it are done. */
const swept = (scene: Scene, face: Face): Scene => FACES.filter(other => other < face).reduce(cleared, scene);

const raised = <N extends number | null>(list: readonly N[], seat: Seat, by: number): readonly N[] =>
  list.map((count, index) => (index === seat && count !== null ? ((count + by) as N) : count));

const without = (notes: readonly number[], note: number): readonly number[] => notes.toSpliced(notes.indexOf(note), 1);

const counted = (faces: readonly Face[]): ByFace<number> =>
  byFace(face => faces.filter(other => other === face).length);
