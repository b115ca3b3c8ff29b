import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseAddress } from '../store/postgres/address.ts';
import { openLink } from '../store/postgres/link.ts';
import { query } from '../store/sql/query.ts';
import { gatherHints, readHints, type OpenBus } from './bus.ts';

const CHANNEL = 'zaria';

const NOTIFY = query<{ text: string }>()((db, { text }) =>
  db.selectNoFrom(sql<string>`pg_notify(${sql.lit(CHANNEL)}, ${text})`.as('told')),
);

/** The bus that PostgreSQL itself is. */
export const notifyBus =
  (address: DatabaseAddress): OpenBus =>
  async ({ heard, missed }) => {
    const own = randomBytes(8).toString('hex');
    let isClosed = false;
    const link = openLink(address, { noted: () => {} }, async connection => {
      await connection.listen(CHANNEL, text => {
        for (const hint of readHints(text, own)) heard(hint);
      });
      // It is listened to again, from now on.
      connection.onLost(() => {
        if (!isClosed) void again();
      });
    });

    async function again(): Promise<void> {
      await link.get().then(missed, () => null);
    }

    await again();
    return {
      tell: gatherHints(own, text => {
        // What is not said now will be found by looking.
        void link
          .get()
          .then(({ db }) => db.first(NOTIFY, { text }))
          .catch(() => null);
      }),
      async close() {
        isClosed = true;
        await link.close();
      },
    };
  };
