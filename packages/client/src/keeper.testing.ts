import { simulationRng, type Seat } from '@zaria/kit';
import { toy } from '@zaria/kit/testing';
import { connect, givenBy, keep, openTable, opening, questionOf } from '@zaria/table';
import type { Connection, Keeper, Stored, Wish } from '@zaria/table';
import { memory } from '@zaria/table/testing';

/* A keeper of the kit's small game, for tests: its dice are typed in by the host, and everybody is a person. */

const HOST = 'the token of the host';
/** All seats are held by the host, as where people share a device, or each by somebody else. */
type Held = 'together' | 'apart';

export interface KeptToy {
  readonly keeper: Keeper;
  /** The way to the table of whoever holds the seat; of the host, without one. */
  connection(seat?: Seat): Connection;
  /** "0 hide 1", "nature die 2": carried out, or it throws. */
  does(...rows: readonly string[]): Promise<void>;
  undoes(seat: Seat): Promise<void>;
}

export async function keptToy(seats = 2, held: Held = 'together'): Promise<KeptToy> {
  // The host has the first seat.
  const tokenOf = (seat: Seat | null): string =>
    held === 'together' || seat === null || seat === 0 ? HOST : `the token of seat ${seat}`;
  const setting = {
    seats,
    options: {},
    clock: { kind: 'none' },
    forced: false,
    spectators: 'silent',
    friendly: true,
    breath: 0,
    chairsEach: 6,
  } as const;
  const opened = opening(
    { game: 'toy', setting, host: HOST, dice: { kind: 'typed', matchId: '0f'.repeat(16), head: null } },
    0,
    () => toy,
  );
  if (!opened.ok) throw new Error(opened.error.why);
  const stored: Stored[] = [...opened.value];
  const keeper = keep(
    openTable(stored, () => toy),
    memory(stored, { rng: simulationRng('client'), bots: [] }),
  );
  let ids = 0;
  async function want(seat: Seat | null, wish: Wish): Promise<void> {
    const reply = await keeper.send({ id: `t${ids++}`, token: tokenOf(seat), wish });
    if (!reply.ok) throw new Error(`${wish.do}: ${reply.error.why}`);
    await keeper.settled();
  }
  const connection = (seat: Seat | null = null): Connection =>
    connect(keeper, { token: () => tokenOf(seat), hearing: () => tokenOf(seat), newId: () => `c${ids++}` });

  const everybody = Array.from({ length: seats }, (_, seat) => seat as Seat);
  for (const seat of everybody) {
    await want(seat, { do: 'sit', seat, as: 'remote', name: `Seat ${seat}`, colour: seat });
    await want(seat, { do: 'ready', seat, version: 0, ready: true });
  }
  await want(null, { do: 'start' });

  return {
    keeper,
    connection,
    async does(...rows) {
      for (const row of rows) {
        const [, who = '', action = ''] = /^(\S+) (.+)$/.exec(row) ?? [];
        const question = questionOf(keeper.table);
        const seat = Number(who) as Seat;
        if (who === 'nature') await want(null, { do: 'throw', question, action });
        else await want(seat, { do: 'play', seat, question, count: givenBy(keeper.table, seat), action });
      }
    },
    undoes: seat => want(seat, { do: 'undo', seat, question: questionOf(keeper.table) }),
  };
}
