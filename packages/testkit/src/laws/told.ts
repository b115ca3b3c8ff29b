import {
  apply,
  isDone,
  narrate,
  partsOf,
  questionNumber,
  questionOn,
  same,
  type AnyAction,
  type AnyFact,
  type AnyShape,
  type AnyState,
  type Entry,
  type Narration,
  type Rng,
  type Seat,
  type Viewer,
} from '@zaria/kit';
import type { RandomMatch } from '../match.ts';
import { expect, expectText, walk, type Law } from './law.ts';
import { secretPlaces, viewersOf } from './secrets.ts';

/** A narration that also keeps the facts it told. */
interface World extends Narration<AnyShape> {
  readonly facts: readonly AnyFact[];
  add(entry: Entry<AnyAction>): void;
}

function world({ game, start }: RandomMatch, log: readonly Entry<AnyAction>[]): World {
  const facts: AnyFact[] = [];
  const narration = narrate(game, start);
  const add = (entry: Entry<AnyAction>): void => narration.append(entry, fact => facts.push(fact));
  log.forEach(add);
  return Object.assign(Object.create(narration) as Narration<AnyShape>, { facts, add });
}

/** Second law of `Told`. */
export const twoWorlds: Law = {
  name: 'two worlds that differ in a hidden answer give the same bytes up to the reveal',
  check(match, rng) {
    const { game, log } = match;
    for (const index of secretPlaces(match, 2, rng)) {
      const entry = log[index];
      if (entry?.kind !== 'play' || entry.actor < 0) continue;
      const info = game.steps[entry.action.step];
      if (info?.kind === 'together') otherWork(match, index, entry.actor as Seat, rng);
      else otherAnswer(match, index, entry.actor as Seat, entry.action, rng);
    }
  },
};

/** How many entries and facts of two worlds were compared already, by viewer. */
type Compared = Map<Viewer, { told: number; facts: number }>;

function compare(match: RandomMatch, one: World, other: World, but: Seat, done: Compared, where: string): void {
  const { game } = match;
  for (const viewer of viewersOf(match)) {
    if (viewer === but) continue;
    const { told, facts } = done.get(viewer) ?? { told: 0, facts: 0 };
    const bytes = (which: World): string =>
      JSON.stringify([
        which.told(viewer).entries.slice(told),
        which.facts.slice(facts),
        game.view(which.state, viewer),
        viewer === 'spectator' ? [] : game.legal(which.state, viewer),
      ]);
    expectText(bytes(other), bytes(one), `${where}: viewer ${viewer} learns something`);
    done.set(viewer, { told: one.told(viewer).entries.length, facts: one.facts.length });
  }
}

/** Replaces a hidden answer by one that shows the same. */
function otherAnswer(match: RandomMatch, index: number, seat: Seat, answer: AnyAction, rng: Rng): void {
  const { game, log } = match;
  const [one, other] = [world(match, log.slice(0, index)), world(match, log.slice(0, index))];
  const frame = questionOn(one.state);
  const info = game.steps[answer.step];
  if (info?.kind !== 'ask' || info.secret === null) return;
  const { secret } = info;
  const shows = (action: AnyAction): unknown => secret.shows(action.answer, frame?.data);
  const alike = game.legal(one.state, seat).filter(a => !same(a, answer) && same(shows(a), shows(answer)));
  const replacement = alike[rng.below(alike.length)];
  if (replacement === undefined) return;
  const compared: Compared = new Map();
  one.add({ kind: 'play', actor: seat, action: answer });
  other.add({ kind: 'play', actor: seat, action: replacement });
  for (const [at, entry] of log.slice(index + 1).entries()) {
    const where = `seat ${seat} might have answered ${game.print(replacement)} to entry ${index}; ${at} entries later`;
    compare(match, one, other, seat, compared, where);
    if (entry.kind !== 'play' || entry.action.step === info.secret.until) return;
    expect(apply(game, other.state, entry.actor, entry.action).ok, `${where}: what followed is no longer legal`);
    one.add(entry);
    other.add(entry);
  }
}

/** Lets a seat do something else in a common step, and be done and reopen when it was. */
function otherWork(match: RandomMatch, index: number, seat: Seat, rng: Rng): void {
  const { game, log } = match;
  const questions: (number | null)[] = [];
  walk(match, state => questions.push(questionNumber(state)));
  const question = questions[index] ?? null;
  const first = questions.indexOf(question);
  const [one, other] = [world(match, log.slice(0, first)), world(match, log.slice(0, first))];
  const compared: Compared = new Map();
  for (const [at, entry] of log.slice(first).entries()) {
    if (entry.kind === 'undo' || entry.kind === 'note') return;
    const who = entry.kind === 'play' ? entry.actor : entry.seat;
    const frame = questionOn(one.state);
    const isLast = partsOf(frame).filter(part => !part.done).length === 1;
    const wasDone = isDone(frame, seat);
    // The answer that ends the step also reveals it.
    if (isLast && entry.kind === 'play' && endsStep(match, one.state, entry)) return;
    one.add(entry);
    if (questionNumber(one.state) !== question) return;
    if (who !== seat) other.add(entry);
    else if (entry.kind === 'back' && entry.back === 'reopen') other.add(entry);
    else if (!wasDone && isDone(questionOn(one.state), seat))
      while (game.waiting(other.state).includes(seat)) {
        const legal = game.legal(other.state, seat);
        const action = legal[rng.below(legal.length)];
        if (action !== undefined) other.add({ kind: 'play', actor: seat, action });
      }
    // What others do is the same in both worlds: looking now and then is enough.
    if (who !== seat && at % 4 > 0) continue;
    const where = `seat ${seat} might have done otherwise from entry ${first} on; ${at + 1} entries later`;
    compare(match, one, other, seat, compared, where);
  }
}

function endsStep({ game }: RandomMatch, state: AnyState, entry: Extract<Entry<AnyAction>, { kind: 'play' }>): boolean {
  const copy = game.clone(state);
  game.play(copy, entry.actor, entry.action);
  return questionNumber(copy) !== questionNumber(state);
}
