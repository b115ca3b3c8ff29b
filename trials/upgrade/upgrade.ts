import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@zaria/games';
import { browser, until } from '@zaria/server/testing';
import type { Store } from '@zaria/server/store';
import { bundle } from '../../tools/bundle.mjs';
import { judge, type Ended, type Verdict } from '../chaos/judge.ts';
import { gather, type Crowd } from './crowd.ts';
import type { News, Seated } from './messages.ts';
import { ROOT } from './old-tree.ts';

/** Servers that people play at while they are replaced. */
export interface Fleet {
  readonly url: string;
  /** Replaces all of it by the new version; it ends in order. */
  replace(): Promise<void>;
  stop(): Promise<void>;
  /** What it has kept, when it is stopped. */
  open(): Promise<Store>;
  /** Ends whatever still runs, and takes its data away. */
  close(): Promise<void>;
}

export interface UpgradePlan {
  readonly fleet: Fleet;
  /** The version whose pages people have at first. */
  readonly oldTree: string;
  readonly tables: number;
  readonly seed: string;
  readonly tell?: (line: string) => void;
}

export interface UpgradeResult extends Readonly<Verdict> {
  readonly tables: number;
  /** Commands that the old version granted, and the new one. */
  readonly before: number;
  readonly after: number;
  /** Seats at which somebody went on with a page of the new version. */
  readonly reloaded: number;
  readonly verified: number;
}

interface Match {
  readonly sent: Map<string, { isGranted: boolean }>;
  readonly witnesses: Map<number, { readonly heard: string; readonly seen: string }>;
  cookie: string;
}

/** Commands at each table before it is replaced: seats are taken, and some are played. */
const UNDER_WAY = 20;
/** Milliseconds that everybody thinks while servers are replaced: they go on playing, and no match is over before. */
const SLOWLY = 2000;
const QUICKLY = 30;

/** People play, all of it is replaced, half of them load the page anew; the matches go on to their end. */
export async function runUpgrade({ fleet, oldTree, tables, seed, tell }: UpgradePlan): Promise<UpgradeResult> {
  const matches = new Map<string, Match>();
  let begun: readonly string[] | null = null;
  let handedOver: readonly Seated[] | null = null;
  let failure: string | null = null;
  let granted = 0;

  const match = (table: string): Match => {
    const known = matches.get(table);
    if (known !== undefined) return known;
    const made: Match = { sent: new Map(), witnesses: new Map(), cookie: '' };
    matches.set(table, made);
    return made;
  };

  function heard(news: News): void {
    switch (news.news) {
      case 'ready':
        return;
      case 'begun':
        begun = news.tables;
        return;
      case 'sent':
        match(news.table).sent.set(news.id, { isGranted: false });
        return;
      case 'granted':
        granted++;
        match(news.table).sent.set(news.id, { isGranted: true });
        return;
      case 'handed-over':
        handedOver = news.seats;
        return;
      case 'over':
        match(news.table).witnesses.set(news.seat, news);
        match(news.table).cookie = news.cookie;
        return;
      case 'failed':
        failure = news.error;
    }
  }

  const waitFor = async (isSo: () => boolean): Promise<void> => {
    await until(() => failure !== null || isSo());
    if (failure !== null) throw new Error(failure);
  };

  const crowds: Crowd[] = [];
  try {
    const old = await gather(oldTree, heard);
    crowds.push(old);
    old.order({ do: 'begin', url: fleet.url, games: GAME_IDS, tables, seed });
    const isUnderWay = (): boolean =>
      [...matches.values()].every(({ sent }) => [...sent.values()].filter(one => one.isGranted).length >= UNDER_WAY);
    await waitFor(() => begun !== null && matches.size === tables && isUnderWay());
    const ended = [...matches.values()].filter(({ witnesses }) => witnesses.size > 0).length;
    const before = granted;
    tell?.(`${tables} matches, ${tables - ended} in progress, ${before} commands granted by the old version`);
    if (ended > 0) throw new Error('a match was over before anything was replaced');
    old.order({ do: 'think', pause: SLOWLY });
    await fleet.replace();

    const fresh = await gather(ROOT, heard);
    crowds.push(fresh);
    old.order({ do: 'hand-over', tables: (begun ?? []).filter((_, i) => i % 4 < 2) });
    await waitFor(() => handedOver !== null);
    const seats = handedOver ?? [];
    fresh.order({ do: 'go-on', url: fleet.url, seats, seed: `${seed} again` });
    tell?.(`${(seats as readonly Seated[]).length} people load the page anew; the others go on with the one they have`);
    old.order({ do: 'think', pause: QUICKLY });
    await waitFor(() => [...matches.values()].every(({ witnesses }) => witnesses.size === 2));
    tell?.(`${tables} matches are over, ${granted - before} commands granted since`);
    const verified = await verifyRecords(fleet.url, matches);
    await fleet.stop();
    const store = await fleet.open();
    const verdict = await judge(store, endedOf(matches));
    await store.close();
    return {
      ...verdict,
      tables,
      before,
      after: granted - before,
      reloaded: (seats as readonly Seated[]).length,
      verified,
    };
  } finally {
    for (const crowd of crowds) crowd.close();
    await fleet.close();
  }
}

const endedOf = (matches: ReadonlyMap<string, Match>): readonly Ended[] =>
  [...matches].map(([table, { sent, witnesses }]) => ({
    table,
    // They are in other processes.
    people: [],
    sent,
    witnesses: [...witnesses].sort(([a], [b]) => a - b).map(([, witness]) => witness),
  }));

/** As anybody checks a match: by its record alone. Gives how many pass. */
async function verifyRecords(url: string, matches: ReadonlyMap<string, Match>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-records-'));
  try {
    const files: string[] = [];
    for (const [table, { cookie }] of matches) {
      const guest = browser(() => url);
      guest.cookie = cookie;
      const record = await guest.get('record', { table, query: { as: 'spectator' } });
      const file = join(folder, `${table}.json`);
      writeFileSync(file, JSON.stringify(record));
      files.push(file);
    }
    await bundle();
    execFileSync(process.execPath, [join(ROOT, 'packages', 'cli', 'bin.mjs'), 'verify', ...files]);
    return files.length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
