import { parseEntry, printEntry } from './entry-text.ts';
import { FUNCTIONS, type Part } from './parts.ts';
import type { EntryRow } from './sql/log.ts';
import type { Created, Figures, Matches, Store } from './store.ts';

/** Who carries out what is asked: a thread, this thread, or a database elsewhere. */
export interface Backend {
  write(part: Part, name: string, args: readonly unknown[]): Promise<unknown>;
  read(part: Part, name: string, args: readonly unknown[]): Promise<unknown>;
  figures(): Omit<Figures, 'appends'>;
  outage(): number | null;
  close(): Promise<void>;
}

/** The store over a backend: entries are made into text on this side, and into entries again. */
export function storeOver(backend: Backend): Store {
  let appends = 0;

  const ask = (part: Part, name: string, args: readonly unknown[]): Promise<unknown> =>
    (FUNCTIONS[part] as Readonly<Record<string, string>>)[name] === 'reads'
      ? backend.read(part, name, args)
      : backend.write(part, name, args);

  /** A function for each, that only passes on what it is given. */
  const passing = <P extends Part>(part: P): Store[P] =>
    Object.fromEntries(
      Object.keys(FUNCTIONS[part]).map(name => [name, (...args: readonly unknown[]) => ask(part, name, args)]),
    ) as unknown as Store[P];

  const matches: Matches = {
    ...passing('matches'),
    create: ({ entries, ...match }) => ask('matches', 'create', [match, entries.map(printEntry)]) as Promise<Created>,
    append(id, seq, entries, summary) {
      appends++;
      return ask('matches', 'append', [id, seq, entries.map(printEntry), summary ?? null]) as Promise<boolean>;
    },
    async read(id, from) {
      const rows = (await ask('matches', 'read', [id, from])) as readonly EntryRow[];
      return rows.map(({ entry, name, wish }) => parseEntry(entry, name === null ? null : { name, wish }));
    },
  };

  return {
    matches,
    talk: passing('talk'),
    guests: passing('guests'),
    ledger: passing('ledger'),
    settings: passing('settings'),
    cluster: passing('cluster'),
    figures: () => ({ appends, ...backend.figures() }),
    outage: () => backend.outage(),
    close: () => backend.close(),
  };
}
