import { fail, isSeat, ok, type Result, type Viewer } from '@zaria/kit';
import type { Fault } from '@zaria/protocol';
import type { Body } from '@zaria/protocol/http';
import { NOTHING_HEARD, hashToken, hearingOf, phaseOf, recordOf, rematch } from '@zaria/table';
import { bringTable } from '../bring-table.ts';
import { isOver, type House } from '../house.ts';
import type { Identity, Who } from '../identity.ts';
import type { KeptTable } from '../kept-table.ts';
import type { Notices } from '../notices/notices.ts';
import { openNewTable } from '../open-table.ts';
import { hashOf, isSame, newJoinCode } from '../secrets.ts';
import type { MatchId, MatchRow, Store } from '../store/index.ts';
import type { Surroundings } from '../surroundings.ts';
import { listedTable } from './listed.ts';
import { known, type Handlers } from './route.ts';

type TableRoutes = Pick<
  Handlers,
  | 'open'
  | 'bring'
  | 'list'
  | 'invitation'
  | 'join'
  | 'table'
  | 'code'
  | 'publish'
  | 'token'
  | 'rematch'
  | 'nudge'
  | 'record'
  | 'ledger'
>;

const MOST_LISTED = 100;
const LEDGER_PAGE = 100;

export function tableRoutes(
  identity: Identity,
  store: Store,
  house: House,
  notices: Pick<Notices, 'reaches'>,
  surroundings: Surroundings,
): TableRoutes {
  const { matches, guests } = store;
  const { random } = surroundings;

  /** The table for somebody who may see it: else nobody can tell whether there is one. */
  async function seen(
    who: Who,
    id: string,
  ): Promise<Result<{ readonly row: MatchRow; readonly kept: KeptTable }, Fault>> {
    const [row, mayEnter] = await Promise.all([matches.row(id), identity.mayEnter(who, { id })]);
    if (row === null || !mayEnter) return fail({ why: 'no-table' });
    const kept = row.closed === null ? await house.open(id) : null;
    return kept === null ? fail({ why: 'table-closed' }) : ok({ row, kept });
  }

  async function newCode(id: MatchId): Promise<string> {
    const code = newJoinCode(random);
    await matches.setJoin(id, hashOf(code));
    return code;
  }

  /** Whether somebody at the table has invited whoever comes with this to a seat. */
  async function isOffered({ id, closed }: MatchRow, offer: Body<'join'>['offer']): Promise<boolean> {
    if (offer === undefined || closed !== null) return false;
    const invitation = (await house.open(id))?.keeper.table.chairs[offer.seat]?.invitation ?? null;
    return invitation !== null && isSame(hashToken(offer.invitation), invitation);
  }

  /** Whether that opens the table, or he has been let in before. */
  const isOpenTo = async (who: Who | null, row: MatchRow, { code, offer }: Body<'join'>): Promise<boolean> =>
    (code === null ? row.isPublic : isSame(hashOf(code), (await matches.join(row.id)) ?? '')) ||
    (await isOffered(row, offer)) ||
    (who !== null && (await identity.mayEnter(who, row)));

  return {
    open: known(async ({ who, body }) => {
      const { game, setting, isPublic, request } = body;
      const wanted = { game, setting, isPublic, host: who.token, request: `open ${who.guest} ${request}` };
      const opened = await openNewTable(store, surroundings, wanted);
      if (!opened.ok) return fail({ why: 'refused', refusal: opened.error });
      const { id, code } = opened.value;
      return ok({ answer: { table: id, code: code ?? (await newCode(id)) } });
    }),
    bring: known(async ({ who, body }) => {
      const brought = await bringTable(store, house, surroundings, who, body);
      if (!brought.ok) return brought;
      const { id, code } = brought.value;
      return ok({ answer: { table: id, code: code ?? (await newCode(id)) } });
    }),
    async list() {
      const rows = await matches.list({
        isPublic: true,
        isClosed: false,
        phases: ['lobby', 'playing'],
        most: MOST_LISTED,
      });
      return ok({ answer: { tables: rows.map(listedTable) } });
    },
    async invitation({ who, table, body }) {
      const row = await matches.row(table);
      if (row === null || !(await isOpenTo(who, row, body))) return fail({ why: 'no-table' });
      const kept = row.closed === null ? await house.open(table) : null;
      if (kept === null) return fail({ why: 'table-closed' });
      const { chairs, host } = kept.keeper.table;
      return ok({
        answer: {
          game: row.game,
          phase: phaseOf(kept.keeper.table),
          names: chairs.map(({ name }) => name),
          host: chairs.find(({ token }) => token === host)?.name ?? null,
        },
      });
    },
    join: known(async ({ who, table, body }) => {
      const row = await matches.row(table);
      if (row === null || !(await isOpenTo(who, row, body))) return fail({ why: 'no-table' });
      const kept = row.closed === null ? await house.open(table) : null;
      if (kept === null) return fail({ why: 'table-closed' });
      await matches.admit(table, who.holder);
      return ok({ answer: { table, game: row.game, dice: kept.keeper.table.dice } });
    }),
    table: known(async ({ who, table }) => {
      const found = await seen(who, table);
      if (!found.ok) return found;
      const { row, kept } = found.value;
      return ok({ answer: { ...listedTable(row), ...kept.ownedBy(who.holder), isPublic: row.isPublic } });
    }),
    code: known(async ({ who, table }) => {
      const found = await seen(who, table);
      if (!found.ok) return found;
      if (!found.value.kept.ownedBy(who.holder).host) return fail({ why: 'not-yours' });
      return ok({ answer: { code: await newCode(table) } });
    }),
    publish: known(async ({ who, table, body }) => {
      const found = await seen(who, table);
      if (!found.ok) return found;
      if (!found.value.kept.ownedBy(who.holder).host) return fail({ why: 'not-yours' });
      await matches.setPublic(table, body.isPublic);
      return ok({ answer: {} });
    }),
    token: known(async ({ who, table }) => {
      const found = await seen(who, table);
      if (!found.ok) return found;
      if (found.value.kept.ownedBy(who.holder).own.length === 0) return fail({ why: 'not-yours' });
      return ok({ answer: { token: await identity.seatToken(who, table) } });
    }),
    rematch: known(async ({ who, table }) => {
      const found = await seen(who, table);
      if (!found.ok) return found;
      const { kept, row } = found.value;
      const { own, host } = kept.ownedBy(who.holder);
      if (own.length === 0 && !host) return fail({ why: 'not-yours' });
      if (!isOver(kept)) return fail({ why: 'not-over' });
      const { setting, sitting } = rematch(kept.keeper.table);
      const { isPublic, game } = row;
      const hostThere = host ? null : await guests.byHolder(kept.keeper.table.host);
      const opened = await openNewTable(store, surroundings, {
        game,
        setting,
        isPublic,
        host: hostThere?.id ?? who.token,
        sitting,
        request: `rematch ${table}`,
      });
      if (!opened.ok) return fail({ why: 'refused', refusal: opened.error });
      const { id, code } = opened.value;
      // Who watches goes along.
      const holders = new Set([...kept.visitors].map(visitor => visitor.holder));
      await Promise.all([...holders].map(holder => matches.admit(id, holder)));
      kept.tellNext(id);
      house.changed(table);
      return ok({ answer: { table: id, code } });
    }),
    nudge: known(async ({ who, table }) => {
      const found = await seen(who, table);
      if (!found.ok) return found;
      const { kept } = found.value;
      const { own, host } = kept.ownedBy(who.holder);
      if (own.length === 0 && !host) return fail({ why: 'not-yours' });
      const nudged = await kept.nudge(who.holder);
      if (!nudged.ok) return nudged;
      const reached = await Promise.all(nudged.value.map(({ holder }) => notices.reaches(holder)));
      const seats = nudged.value.map(({ seat }) => seat);
      return ok({ answer: { told: seats.filter((_, i) => reached[i]), untold: seats.filter((_, i) => !reached[i]) } });
    }),
    record: known(async ({ who, table, query }) => {
      const found = await seen(who, table);
      if (!found.ok) return found;
      const { keeper } = found.value.kept;
      const viewer = viewerIn(query.as) ?? found.value.kept.ownedBy(who.holder).own[0] ?? 'spectator';
      if (!hearingOf(keeper.table, who.token, viewer, NOTHING_HEARD).ok) return fail({ why: 'not-yours' });
      if (phaseOf(keeper.table) === 'lobby') return fail({ why: 'not-started' });
      return ok({ answer: recordOf(keeper.table, viewer) });
    }),
    async ledger({ query }) {
      return ok({ answer: { openings: await store.ledger.read(Number(query.after ?? 0) + 1, LEDGER_PAGE) } });
    },
  };
}

function viewerIn(as: string | undefined): Viewer | null {
  if (as === undefined) return null;
  const seat = Number(as);
  return as === 'spectator' || !isSeat(seat) ? 'spectator' : seat;
}
