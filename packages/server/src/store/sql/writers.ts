import { query } from './query.ts';

/** One that writes from now on. It is there before its first commit: else nobody could wait for that one. */
export const ADD_WRITER = query<{ id: string; seen: number }>()((db, { id, seen }) =>
  db.insertInto('writers').values({ id, number: 0, seen }),
);

/** Notes the number of a commit with it: whoever does not hear whether it was made can ask. */
export const NOTE_NUMBER = query<{ id: string; number: number; seen: number }>()((db, { id, number, seen }) =>
  db.updateTable('writers').set({ number, seen }).where('id', '=', id),
);

/** The number of a writer's last commit. Waits for one that is under way. */
export const LAST_NUMBER = query<{ id: string }>()((db, { id }) =>
  db.selectFrom('writers').select('number').where('id', '=', id).forUpdate(),
);

/** Forgets those that have long gone. */
export const DROP_WRITERS = query<{ seen: number }>()((db, { seen }) =>
  db.deleteFrom('writers').where('seen', '<', seen),
);
