import { sql } from 'kysely';
import { SEATS, type Seat } from '@zaria/kit';
import type { Phase, TokenHash } from '@zaria/table';
import type { HeldRow, MatchHead, MatchId, MatchRow, Search, SummaryChair } from '../store.ts';
import type { Db } from './db.ts';
import { once, query } from './query.ts';

const COLUMNS = [
  'id',
  'game',
  'phase',
  'chairs',
  'waiting',
  'is_public',
  'created',
  'changed',
  'wake',
  'closed',
  'restored',
  'summed',
] as const;

interface Row {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  readonly chairs: string;
  readonly waiting: string;
  readonly is_public: number;
  readonly created: number;
  readonly changed: number;
  readonly wake: number | null;
  readonly closed: number | null;
  readonly restored: number | null;
  readonly summed: number;
}

const ROW = query<{ id: string }>()((db, { id }) => db.selectFrom('matches').select(COLUMNS).where('id', '=', id));

const OF_HOLDER = query<{ holder: string; most: number }>()((db, { holder, most }) =>
  db
    .selectFrom('matches')
    .select(COLUMNS)
    .where('id', 'in', eb => eb.selectFrom('members').select('match_id').where('holder', '=', holder))
    .orderBy('changed', 'desc')
    .orderBy('id', 'desc')
    .limit(most),
);

const DUE = query<{ by: number; most: number }>()((db, { by, most }) =>
  db
    .selectFrom('matches')
    .select('id')
    .where('wake', 'is not', null)
    .where('wake', '<=', by)
    .orderBy('wake')
    .limit(most),
);

const NEXT_DUE = query()(db =>
  db.selectFrom('matches').select('wake').where('wake', 'is not', null).orderBy('wake').limit(1),
);

const BEHIND = query<{ most: number }>()((db, { most }) =>
  db
    .selectFrom('matches')
    .select('id')
    .where('phase', 'in', [sql.lit('lobby'), sql.lit('playing')])
    .where('closed', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('entries')
          .select(sql.lit(1).as('one'))
          .whereRef('entries.match_id', '=', 'matches.id')
          .whereRef('entries.seq', '>=', 'matches.summed'),
      ),
    )
    .limit(most),
);

const headsOf = (ids: readonly MatchId[]) =>
  once(db =>
    db
      .selectFrom('matches')
      .select(({ selectFrom }) => [
        'id',
        'edition',
        'closed',
        selectFrom('entries')
          .select(({ fn }) => fn.max('seq').as('last'))
          .whereRef('match_id', '=', 'matches.id')
          .as('last'),
        selectFrom('lines')
          .select(({ fn }) => fn.max('number').as('lines'))
          .whereRef('match_id', '=', 'matches.id')
          .as('lines'),
        selectFrom('matches as other')
          .select('other.id')
          .whereRef('other.request', '=', sql<string>`'rematch ' || matches.id`)
          .as('next'),
      ])
      .where('id', 'in', ids),
  );

const COUNT = query()(db =>
  db
    .selectFrom('matches')
    .select(['phase', eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('matches')])
    .groupBy('phase'),
);

const search = ({ phases, isPublic, isClosed, game, most, after }: Search) =>
  once(db => {
    let found = db.selectFrom('matches').select(COLUMNS);
    if (phases !== undefined) found = found.where('phase', 'in', phases);
    // Spelt out as it is in the index.
    if (isPublic !== undefined) found = found.where('is_public', '=', sql.lit(isPublic ? 1 : 0));
    if (isClosed !== undefined) found = found.where('closed', isClosed ? 'is not' : 'is', null);
    if (game !== undefined) found = found.where('game', '=', game);
    if (after !== undefined)
      found = found.where(({ or, and, eb }) =>
        or([eb('changed', '<', after.changed), and([eb('changed', '=', after.changed), eb('id', '<', after.id)])]),
      );
    return found.orderBy('changed', 'desc').orderBy('id', 'desc').limit(most);
  });

const namesIn = (ids: readonly MatchId[]) =>
  once(db =>
    db
      .selectFrom('names')
      .select(['match_id', 'seat', 'holder', 'name'])
      .where('match_id', 'in', ids)
      .orderBy('match_id')
      .orderBy('seq'),
  );

/** Rows with the last name that whoever sits there has given himself, if he has not erased it. */
async function complete(db: Db, rows: readonly Row[]): Promise<readonly (MatchRow & { readonly of: Holders })[]> {
  if (rows.length === 0) return [];
  const names = new Map<string, string>();
  const place = (id: MatchId, seat: number, holder: string): string => `${id} ${seat} ${holder}`;
  for (const { match_id, seat, holder, name } of await db.all(namesIn(rows.map(({ id }) => id)), {}))
    names.set(place(match_id, seat, holder), name);
  return rows.map(row => {
    const chairs = JSON.parse(row.chairs) as readonly SummaryChair[];
    return {
      id: row.id,
      game: row.game,
      phase: row.phase as Phase,
      chairs: chairs.map(({ kind, name, colour, bot, holder }, seat) => ({
        kind,
        name: holder === null ? name : (names.get(place(row.id, seat, holder)) ?? ''),
        colour,
        bot,
      })),
      waiting: JSON.parse(row.waiting) as readonly Seat[],
      isPublic: row.is_public === 1,
      created: row.created,
      changed: row.changed,
      wake: row.wake,
      closed: row.closed,
      restored: row.restored,
      summed: row.summed,
      of: chairs.map(({ holder }) => holder),
    };
  });
}

type Holders = readonly (string | null)[];

const shown = ({ of: _, ...row }: MatchRow & { readonly of: Holders }): MatchRow => row;

export async function row(db: Db, id: MatchId): Promise<MatchRow | null> {
  const [found] = await complete(db, await db.all(ROW, { id }));
  return found === undefined ? null : shown(found);
}

export const list = async (db: Db, wanted: Search): Promise<readonly MatchRow[]> =>
  (await complete(db, await db.all(search(wanted), {}))).map(shown);

export const ofHolder = async (db: Db, holder: TokenHash, most: number): Promise<readonly HeldRow[]> =>
  (await complete(db, await db.all(OF_HOLDER, { holder, most }))).map(row => ({
    ...shown(row),
    held: SEATS.filter(seat => row.of[seat] === holder),
  }));

export const due = async (db: Db, by: number, most: number): Promise<readonly MatchId[]> =>
  (await db.all(DUE, { by, most })).map(({ id }) => id);

export const nextDue = async (db: Db): Promise<number | null> => (await db.first(NEXT_DUE, {}))?.wake ?? null;

export const behind = async (db: Db, most: number): Promise<readonly MatchId[]> =>
  (await db.all(BEHIND, { most })).map(({ id }) => id);

export async function heads(db: Db, ids: readonly MatchId[]): Promise<readonly MatchHead[]> {
  if (ids.length === 0) return [];
  return (await db.all(headsOf(ids), {})).map(({ id, edition, closed, last, lines, next }) => ({
    id,
    entries: (last ?? -1) + 1,
    lines: lines ?? 0,
    edition,
    closed,
    next,
  }));
}

export async function count(db: Db): Promise<Readonly<Record<Phase, number>>> {
  const counted = { lobby: 0, playing: 0, over: 0, abandoned: 0 };
  for (const { phase, matches } of await db.all(COUNT, {})) counted[phase as Phase] = matches;
  return counted;
}
