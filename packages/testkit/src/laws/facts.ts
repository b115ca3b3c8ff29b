import { pick, playEntry, questionNumber, questionOn, same, type AnyFact, type AnyShape, type Shape } from '@zaria/kit';
import { difference, expect, expectSame, expectText, places, viewersOf, walk, type Law } from './law.ts';

/** When a fact is told the table is one that could be drawn and kept. */
export const tellings: Law = {
  name: 'facts are told at whole tables, before the game is over, and listening changes nothing',
  check(match, rng) {
    const { game, start, log } = match;
    const conserved = game.conserved(game.setup(start));
    walk(match, (state, entry, index) => {
      if (rng.below(3) > 0 && index < log.length - 1) return;
      const question = questionNumber(state);
      const copy = game.clone(state);
      let facts = 0;
      let isOver = false;
      playEntry(game, copy, entry, ({ fact }) => {
        const where = `entry ${index}, ${fact}`;
        facts++;
        expect(!isOver, `${where}: told when the game was over`);
        isOver = game.waiting(copy).length === 0;
        expect(!isOver || index === log.length - 1, `${where}: nobody is waited for, but the match goes on`);
        expect(!copy.agenda.some(({ number }) => number === question), `${where}: what was answered is still asked`);
        expectSame(game.conserved(copy), conserved, `${where}: something appeared or vanished`);
        const view = game.view(copy, pick(viewersOf(match), rng));
        expectSame(JSON.parse(JSON.stringify(view)), view, `${where}: the view is not plain JSON`);
      });
      if (facts === 0) return;
      const unheard = game.clone(state);
      playEntry(game, unheard, entry);
      expectText(JSON.stringify(copy), JSON.stringify(unheard), `entry ${index}: the table depends on who listens`);
    });
  },
};

/** Whether what the fact says is what became of the earlier view, no less and no more. */
type FactCheck<View, Fact> = (before: View, fact: Fact, after: View) => boolean;

/** What a game's facts say of its views. Every kind of fact is there, or this does not compile. */
export interface Facts<G extends Shape> {
  readonly told: {
    readonly [K in G['fact']['fact']]: FactCheck<G['view'], Extract<G['fact'], { readonly fact: K }>>;
  };
  /** Whether this may become of a view without a fact: between the last one and the end of the action. */
  untold(before: G['view'], after: G['view']): boolean;
}

/** The law of one game's facts. */
export interface FactLaw extends Law {
  /** All kinds of facts there are. */
  readonly kinds: readonly string[];
}

/** A fact is told after its edit and before the next one. Looks at each entry with anybody's eyes. */
export function factLaw<G extends Shape>(facts: Facts<G>): FactLaw {
  // That the facts are those of the match's game is taken on trust here, once.
  const { told, untold } = facts as unknown as Facts<AnyShape>;
  return {
    name: 'a fact is told after its edit, and with nothing of the next one',
    kinds: Object.keys(told),
    check(match, rng) {
      const { game } = match;
      const chosen = places(match, 8, rng);
      walk(match, (state, entry, index) => {
        const viewer = pick(viewersOf(match), rng);
        const copy = game.clone(state);
        // Dear in some games: only looked at where something is told.
        let last: { readonly view: unknown } | null = null;
        const before = (): unknown => last?.view ?? game.view(state, viewer);
        const judge = (isRight: boolean, what: string, view: unknown): void => {
          if (!isRight) throw new Error(`entry ${index}, viewer ${viewer}, ${what}\n${difference(before(), view)}`);
        };

        playEntry(game, copy, entry, fact => {
          const view = game.view(copy, viewer);
          const check: FactCheck<unknown, AnyFact> | undefined = told[fact.fact];
          if (check === undefined) throw new Error(`nothing is known of the fact ${fact.fact}`);
          judge(check(before(), fact, view), `told ${JSON.stringify(fact)}`, view);
          last = { view };
        });
        if (last === null && !chosen.has(index)) return;
        const view = game.view(copy, viewer);
        judge(untold(before(), view), 'untold', view);
      });
    },
  };
}

interface Asking {
  readonly agenda: readonly { readonly step: string }[];
}

/** Whether nothing has changed but this, and what is asked. */
export const isOnly = <V extends Asking>(before: V, after: V, change: Partial<V>): boolean =>
  same({ ...before, ...change, agenda: null }, { ...after, agenda: null });

/** What is to be done next. */
export const topOf = <V extends Asking>(view: V): V['agenda'][number] | null => questionOn<V['agenda'][number]>(view);

/** The list with another value at one place. */
export const changedAt = <T>(list: readonly T[], at: number, change: (value: T) => T): readonly T[] =>
  list.map((value, i) => (i === at ? change(value) : value));

/** More of what may lie face down. */
export const plus = (value: number | null, more: number): number | null => (value === null ? null : value + more);
