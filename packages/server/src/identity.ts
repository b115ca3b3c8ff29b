import { fail, ok, type Result } from '@zaria/kit';
import { SECRET, type Fault } from '@zaria/protocol';
import { RECOVERY_CODE, tidyCode } from '@zaria/protocol/http';
import { hashToken, type TokenHash } from '@zaria/table';
import { isName, tidyName } from '@zaria/table/public';
import { groupedCode, hashOf, newRecoveryCode, newSecret } from './secrets.ts';
import type { Code, Guest, GuestId, MatchId, MatchRow, SecretHash, Session, SessionOf, Store } from './store/index.ts';
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

interface Arriving {
  readonly who: Who;
  readonly row: MatchRow | null;
}

/** A session that somebody gets: the secret is for him alone. */
interface Welcomed {
  readonly secret: string;
  readonly name: string;
}

const ID_BYTES = 32;
const [DAY, MINUTE] = [24 * 60 * 60_000, 60_000];
/** That a session was used is noted at most so often. */
const NOTED_EVERY = DAY;
const PASS_LASTS = 10 * MINUTE;

export interface Identity {
  who(secret: string | undefined): Promise<Who | null>;
  /** The same, and the table that he comes to; `row` is `null` where there is none that he may see. */
  arrive(secret: string | undefined, match: MatchId): Promise<Arriving | null>;
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

  const sessionOf = (secret: string, guest: GuestId, match: MatchId | null): Session => ({
    hash: hashOf(secret),
    guest,
    match,
    created: now(),
    seen: now(),
  });

  const codeOf = (secret: string, guest: GuestId, kind: Code['kind'], lasts: number | null): Code => ({
    hash: hashOf(secret),
    kind,
    guest,
    match: null,
    seat: null,
    created: now(),
    until: lasts === null ? null : now() + lasts,
  });

  /** The code's guest, if it is one of that kind that is still good. */
  async function guestOf(secret: string, kind: Code['kind']): Promise<GuestId | null> {
    const code = await guests.code(hashOf(secret), now());
    return code?.kind === kind ? code.guest : null;
  }

  async function seen({ hash, guest, name, holder, match, seen: last }: SessionOf): Promise<Who> {
    if (now() - last > NOTED_EVERY) await guests.touch(hash, now());
    return { session: hash, guest, name, token: guest, holder, match };
  }

  async function nameOf(guest: GuestId): Promise<string> {
    return (await guests.get(guest))?.name ?? '';
  }

  return {
    async who(secret) {
      if (secret === undefined || !SECRET.test(secret)) return null;
      const session = await guests.session(hashOf(secret));
      return session === null ? null : seen(session);
    },
    async arrive(secret, match) {
      if (secret === undefined || !SECRET.test(secret)) return null;
      const { session, match: row, isAdmitted } = await guests.arrival(hashOf(secret), match);
      if (session === null) return null;
      const who = await seen(session);
      const mayEnter = who.match === null ? isAdmitted : who.match === match;
      return { who, row: mayEnter ? row : null };
    },
    async welcome(written) {
      const name = tidyName(written);
      if (!isName(name)) return fail({ why: 'name-wrong' });
      const [secret, id] = [newSecret(random), Buffer.from(random(ID_BYTES)).toString('hex')];
      const guest: Guest = { id, holder: hashToken(id), name, created: now() };
      await guests.add(guest, sessionOf(secret, id, null));
      return ok({ secret, name });
    },
    async rename(who, written) {
      const name = tidyName(written);
      if (!isName(name)) return fail({ why: 'name-wrong' });
      await guests.rename(who.guest, name);
      return ok(name);
    },
    async mayEnter(who, row) {
      if (who.match !== null) return who.match === row.id;
      return matches.isAdmitted(row.id, who.holder);
    },
    async recovery(who) {
      const secret = newRecoveryCode(random);
      await guests.putCode(codeOf(secret, who.guest, 'recovery', null), true);
      return groupedCode(secret);
    },
    async recover(written) {
      const code = tidyCode(written);
      if (!RECOVERY_CODE.test(code)) return fail({ why: 'code-wrong' });
      const guest = await guestOf(code, 'recovery');
      if (guest === null) return fail({ why: 'code-wrong' });
      const [secret, renewed] = [newSecret(random), newRecoveryCode(random)];
      const isUsed = await guests.useCode({
        hash: hashOf(code),
        now: now(),
        session: sessionOf(secret, guest, null),
        next: codeOf(renewed, guest, 'recovery', null),
        alone: true,
      });
      if (!isUsed) return fail({ why: 'code-wrong' });
      return ok({ secret, name: await nameOf(guest), code: groupedCode(renewed), guest });
    },
    async pass(who) {
      const secret = newSecret(random);
      await guests.putCode(codeOf(secret, who.guest, 'pass', PASS_LASTS), false);
      return secret;
    },
    async redeem(pass) {
      const guest = await guestOf(pass, 'pass');
      if (guest === null) return fail({ why: 'code-wrong' });
      const secret = newSecret(random);
      const session = sessionOf(secret, guest, null);
      const isUsed = await guests.useCode({ hash: hashOf(pass), now: now(), session, next: null, alone: false });
      return isUsed ? ok({ secret, name: await nameOf(guest) }) : fail({ why: 'code-wrong' });
    },
    async seatToken(who, match) {
      const secret = newSecret(random);
      await guests.addSession(sessionOf(secret, who.guest, match));
      return secret;
    },
  };
}
