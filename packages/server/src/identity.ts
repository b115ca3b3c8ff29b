import { fail, ok, type Result } from '@zaria/kit';
import { SECRET, type Fault } from '@zaria/protocol';
import { RECOVERY_CODE, tidyCode } from '@zaria/protocol/http';
import { hashToken, type TokenHash } from '@zaria/table';
import { tidyName } from './names.ts';
import { groupedCode, hashOf, newRecoveryCode, newSecret } from './secrets.ts';
import type { Guest, GuestId, MatchId, MatchRow, SecretHash, Session, Store, Ticket } from './store/index.ts';
import type { Surroundings } from './surroundings.ts';

/** Somebody whom the server knows by what he brought. */
export interface Who {
  readonly session: SecretHash;
  readonly guest: GuestId;
  readonly name: string;
  /** By which tables know him. It never leaves the server. */
  readonly token: string;
  readonly holder: TokenHash;
  /** `null`: he may be anywhere; otherwise, with the token of a seat, at this table only. */
  readonly match: MatchId | null;
}

/** A session that somebody gets: the secret is for him alone. */
export interface Welcomed {
  readonly secret: string;
  readonly name: string;
}

const ID_BYTES = 32;
const [DAY, MINUTE] = [24 * 60 * 60_000, 60_000];
/** A session that is used is prolonged, at most once a day. */
const SESSION_LASTS = 400 * DAY;
const PASS_LASTS = 10 * MINUTE;

export interface Identity {
  who(secret: string | undefined): Promise<Who | null>;
  welcome(name: string): Promise<Result<Welcomed, Fault>>;
  rename(who: Who, name: string): Promise<Result<string, Fault>>;
  /** Whether he may see the table at all. */
  mayEnter(who: Who, row: Pick<MatchRow, 'id'>): Promise<boolean>;
  recovery(who: Who): Promise<string>;
  recover(code: string): Promise<Result<Welcomed & { readonly code: string; readonly guest: GuestId }, Fault>>;
  pass(who: Who): Promise<string>;
  redeem(pass: string): Promise<Result<Welcomed, Fault>>;
  /** A token by which a program acts for him at one table. */
  seatToken(who: Who, match: MatchId): Promise<string>;
}

export function identityOf(store: Store, { now, random }: Surroundings): Identity {
  const { guests, matches } = store;

  function sessionOf(secret: string, guest: GuestId, match: MatchId | null): Session {
    return { hash: hashOf(secret), guest, match, created: now(), until: now() + SESSION_LASTS };
  }

  function ticketOf(secret: string, guest: GuestId, kind: Ticket['kind'], lasts: number | null): Ticket {
    const until = lasts === null ? null : now() + lasts;
    return { hash: hashOf(secret), guest, kind, match: null, created: now(), until };
  }

  async function nameOf(guest: GuestId): Promise<string> {
    return (await guests.get(guest))?.name ?? '';
  }

  return {
    async who(secret) {
      if (secret === undefined || !SECRET.test(secret)) return null;
      const session = await guests.session(hashOf(secret), now());
      const guest = session === null ? null : await guests.get(session.guest);
      if (session === null || guest === null) return null;
      if (session.until - now() < SESSION_LASTS - DAY) await guests.prolong(session.hash, now() + SESSION_LASTS);
      const { id, holder, name } = guest;
      return { session: session.hash, guest: id, name, token: id, holder, match: session.match };
    },
    async welcome(written) {
      const name = tidyName(written);
      if (name === null) return fail({ why: 'name-wrong' });
      const [secret, id] = [newSecret(random), Buffer.from(random(ID_BYTES)).toString('hex')];
      const guest: Guest = { id, holder: hashToken(id), name, created: now() };
      await guests.add(guest, sessionOf(secret, id, null));
      return ok({ secret, name });
    },
    async rename(who, written) {
      const name = tidyName(written);
      if (name === null) return fail({ why: 'name-wrong' });
      await guests.rename(who.guest, name);
      return ok(name);
    },
    async mayEnter(who, row) {
      if (who.match !== null) return who.match === row.id;
      return matches.isAdmitted(row.id, who.guest);
    },
    async recovery(who) {
      const secret = newRecoveryCode(random);
      await guests.addTicket(ticketOf(secret, who.guest, 'recovery', null));
      return groupedCode(secret);
    },
    async recover(written) {
      const code = tidyCode(written);
      if (!RECOVERY_CODE.test(code)) return fail({ why: 'code-wrong' });
      const [secret, renewed] = [newSecret(random), newRecoveryCode(random)];
      const used = await guests.useTicket({
        hash: hashOf(code),
        kind: 'recovery',
        now: now(),
        session: { hash: hashOf(secret), until: now() + SESSION_LASTS },
        next: { hash: hashOf(renewed), until: null },
      });
      if (used === null) return fail({ why: 'code-wrong' });
      // Lost devices hold nothing any more.
      await guests.endSessions(used.guest, hashOf(secret));
      return ok({ secret, name: await nameOf(used.guest), code: groupedCode(renewed), guest: used.guest });
    },
    async pass(who) {
      const secret = newSecret(random);
      await guests.addTicket(ticketOf(secret, who.guest, 'device', PASS_LASTS));
      return secret;
    },
    async redeem(pass) {
      const secret = newSecret(random);
      const used = await guests.useTicket({
        hash: hashOf(pass),
        kind: 'device',
        now: now(),
        session: { hash: hashOf(secret), until: now() + SESSION_LASTS },
        next: null,
      });
      return used === null ? fail({ why: 'code-wrong' }) : ok({ secret, name: await nameOf(used.guest) });
    },
    async seatToken(who, match) {
      const secret = newSecret(random);
      await guests.addSession(sessionOf(secret, who.guest, match));
      return secret;
    },
  };
}
