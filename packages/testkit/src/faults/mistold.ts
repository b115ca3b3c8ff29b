import { same, type AnyFact, type AnyGame, type AnyState } from '@zaria/kit';

/** A game that tells a fact at the wrong moment, and whether it has had an occasion to. */
export interface Mistelling {
  readonly game: AnyGame;
  occasions(): number;
}

/** A table kept as it is: copies may share what the rules replace in the middle of an action. */
const kept = (state: AnyState): AnyState => JSON.parse(JSON.stringify(state)) as AnyState;

/**
 * The game, with one kind of fact told too early: with the table as it was before the last change that can be seen; or
 * too late: with the one of the next fact that shows something else.
 */
export function mistelling(game: AnyGame, kind: string, when: 'early' | 'late'): Mistelling {
  let occasions = 0;
  const seen = (state: AnyState): object => ({ ...(game.view(state, 'spectator') as object) });

  /** The moment that is to be taken for this one. */
  function wrong(tables: readonly AnyState[], at: number, now: AnyState): AnyState {
    const view = seen(now);
    if (when === 'early') return tables.slice(0, at).findLast(table => !same(seen(table), view)) ?? now;
    // What is asked next is not told by any fact.
    const still = (state: AnyState): object => ({ ...seen(state), agenda: null });
    return tables.slice(at + 1).find(table => !same(still(table), still(now))) ?? now;
  }

  return {
    occasions: () => occasions,
    game: {
      ...game,
      play(state, actor, action, tell) {
        if (tell === undefined) return game.play(state, actor, action);
        const asked = kept(state);
        // The question is taken from the agenda before the rules do anything: that alone is not the edit of a fact.
        const tables = [asked, { ...asked, agenda: asked.agenda.slice(0, -1) }];
        const facts: { readonly fact: AnyFact; readonly at: number; readonly now: AnyState }[] = [];
        game.play(state, actor, action, fact => {
          const now = kept(state);
          facts.push({ fact, at: tables.push(now) - 1, now });
        });
        const end = kept(state);

        for (const { fact, at, now } of facts) {
          const table = fact.fact === kind ? wrong(tables, at, now) : now;
          if (table !== now) occasions++;
          Object.assign(state, table);
          tell(fact);
        }
        Object.assign(state, end);
      },
    },
  };
}
