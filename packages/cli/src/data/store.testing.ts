import { openStore, type Store } from '@zaria/server/store';
import { openStoreHere } from '@zaria/server/store/tools';

const HOLDER = 'ab'.repeat(32);
export const SECRET = 'cd'.repeat(32);
const CREATED = Date.UTC(2026, 10, 1, 12);

/** A data folder with a match that is played, a table that waits for players, and a match that is over. */
export const fillFolder = async (folder: string): Promise<void> => fill(await openStoreHere(folder, 'write'));

/** The same in a database. */
export const fillDatabase = async (database: string): Promise<void> => fill(await openStore({ database }));

async function fill(store: Store): Promise<void> {
  const chair = { kind: 'remote', colour: 0, bot: null, holder: HOLDER } as const;
  for (const [i, [id, phase]] of (
    [
      ['played', 'playing'],
      ['waiting', 'lobby'],
      ['finished', 'over'],
    ] as const
  ).entries()) {
    await store.matches.create({
      id,
      game: 'qwinto',
      entries: [
        { at: CREATED, by: null, what: { kind: 'abandoned' } },
        {
          at: CREATED,
          by: 'a',
          what: { kind: 'sat', seat: 0, as: 'remote', name: 'Zoë', colour: 0, bot: null, token: HOLDER },
        },
      ],
      dice: { matchId: String(i).padStart(32, '0'), head: 'ee'.repeat(32), secret: SECRET },
      join: 'the hash of a code',
      isPublic: i === 1,
      created: CREATED,
      summary: {
        seq: 2,
        phase,
        chairs: [
          { ...chair, name: 'Zoë' },
          { kind: 'bot', name: 'Greedy', colour: 1, bot: 'greedy', holder: null },
          { ...chair, kind: null, name: '', holder: null },
        ],
        waiting: phase === 'playing' ? [0] : [],
        wake: null,
        changed: CREATED + i * 60_000,
      },
      host: HOLDER,
      request: null,
    });
  }
  await store.talk.add('played', { at: 1, seat: 0, name: 'Zoë', said: { phrase: 'hello' }, by: HOLDER });
  await store.close();
}
