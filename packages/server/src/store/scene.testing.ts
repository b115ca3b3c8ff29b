import type { Stored } from '@zaria/table';
import type { Guest, NewMatch, Session, Store, Summary, SummaryChair } from './store.ts';

/** 64 hex digits that say whose they are. */
export const hash = (text: string): string => Buffer.from(text).toString('hex').padEnd(64, '0').slice(0, 64);
const diceId = (id: string): string => Buffer.from(id).toString('hex').padEnd(32, '0').slice(0, 32);

/** An entry that is like no other. */
export const entry = (by: string, at = 1): Stored => ({ at, by, what: { kind: 'ready', seat: 0, ready: true } });

export const sat = (seat: 0 | 1, name: string, holder: string, wish = 'wished'): Stored => ({
  at: 1,
  by: `sit ${seat} ${name}`,
  wish,
  what: { kind: 'sat', seat, as: 'remote', name, colour: seat, bot: null, token: holder },
});

export const chair = (given: Partial<SummaryChair>): SummaryChair => ({
  kind: 'remote',
  name: '',
  colour: 0,
  bot: null,
  holder: null,
  ...given,
});

export const summary = (given: Partial<Summary> = {}): Summary => ({
  seq: 1,
  phase: 'lobby',
  chairs: [],
  waiting: [],
  wake: null,
  changed: 1000,
  ...given,
});

export const newMatch = (id: string, given: Partial<NewMatch> = {}): NewMatch => ({
  id,
  game: 'qwinto',
  entries: [entry(`open ${id}`)],
  dice: { matchId: diceId(id), head: hash(`head of ${id}`), secret: secretOf(id) },
  join: joinOf(id),
  isPublic: false,
  created: 1000,
  summary: summary(),
  host: hash('Ada'),
  request: null,
  ...given,
});

export const secretOf = (id: string): string => hash(`secret of ${id}`);
export const joinOf = (id: string): string => hash(`join ${id}`);

export const guest = (name: string): Guest => ({ id: `guest ${name}`, holder: hash(name), name, created: 1000 });

export const session = (name: string, given: Partial<Session> = {}): Session => ({
  hash: hash(`session ${name}`),
  guest: `guest ${name}`,
  match: null,
  created: 1000,
  seen: 1000,
  ...given,
});

/** The commands that a log consists of, in order. */
export const commandsIn = async (store: Store, id: string): Promise<readonly (string | null)[]> =>
  (await store.matches.read(id, 0)).map(({ by }) => by);
