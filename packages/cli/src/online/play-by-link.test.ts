import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { tableLink, type SocketLike } from '@zaria/client/online';
import type { Seat } from '@zaria/kit';
import { startServer } from '@zaria/server/testing';
import { broughtOf } from '@zaria/table';
import { begunOnDevice, partOf } from '@zaria/table/on-device';
import { LANGUAGES } from '@zaria/words';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Network } from '../io.ts';
import { LONGEST_LINE } from '../lines.ts';
import { realNetwork } from '../real-network.ts';
import { scratch, zaria, type Run, type Stage } from '../stage.testing.ts';
import { ALIVE, openElsewhere, until, type Elsewhere } from './elsewhere.testing.ts';

/** Somebody who writes what he is given, and then the first move that is offered, whatever it is. */
function scribe(first: readonly string[], over: Partial<Stage> = {}) {
  const before = [...first];
  const heard = { out: '', moves: 0 };
  const stage: Stage = {
    ...ALIVE,
    written: text => (heard.out += text),
    input() {
      const next = before.shift();
      if (next !== undefined) return next;
      heard.moves++;
      const offered = heard.out.split('\n').findLast(line => /^(?:Possible moves: | {2}place \d)/.test(line)) ?? '';
      return /^(?:Possible moves: | {2})(.+?)(?: · | {2,}|$)/.exec(offered)?.[1] ?? null;
    },
    ...over,
  };
  return { stage, heard };
}

/** A network whose sockets can be cut. */
async function cuttable(): Promise<{ readonly network: Network; cut(): void }> {
  const network = await realNetwork();
  const sockets = new Set<SocketLike>();
  return {
    network: {
      ...network,
      socket(address) {
        const socket = network.socket(address);
        sockets.add(socket);
        return socket;
      },
    },
    cut() {
      for (const socket of sockets) (socket as SocketLike & { terminate(): void }).terminate();
      sockets.clear();
    },
  };
}

const WHOLE = /(\d+) throws recomputed: in \1 every person took part/;
const onlineFolder = (home: string): string => join(home, '.local', 'state', 'zaria', 'online');

describe('zaria play LINK, in lines', () => {
  test('a match is joined and played to its end, with a part in every throw', async () => {
    const elsewhere = await openElsewhere();
    const host = elsewhere.hostPlays(0);
    const home = scratch();
    const run = await zaria(['play', elsewhere.link, '--name', 'Anna'], scribe(['sit 2', 'ready'], { home }).stage);
    expect(run).toMatchObject({ exit: 0, err: '' });
    await host.over;
    expect(run.out).toMatch(/Chair 1: +●A Host +opened the table/);
    expect(run.out).toMatch(/Your recovery code\n\n {2}(?:[2-9a-z]{4,5}[ -]?){4,5}\n/);
    expect(run.out).toContain('Anna sits down.');
    expect(run.out).toContain('Final standing');
    expect(run.out.replaceAll(/\s+/g, ' ')).toMatch(WHOLE);
    expect(run.out.replaceAll(/\s+/g, ' ')).toContain('This is the match that was told on this device');
  });

  test('the name is asked once; whoever leaves comes back to his seat without the code', async () => {
    const elsewhere = await openElsewhere();
    const host = elsewhere.hostPlays(0);
    const home = scratch();
    const leaving = new AbortController();
    const first = scribe(['', 'Anna', 'sit 2', 'ready'], { home, signal: leaving.signal });
    const written = first.stage.written;
    const left = await zaria(['play', elsewhere.link], {
      ...first.stage,
      written(text) {
        written?.(text);
        if (first.heard.moves > 4) leaving.abort();
      },
    });
    expect(left.exit).toBe(130);
    expect(left.out).toMatch(/^Las Vegas\n(?:.+\n)+\d free chairs?\nWhat are you called\?$/m);
    const [, address = ''] = /Come back with: \.\/zaria play (\S+)/.exec(left.out) ?? [];
    expect(address).toBe(elsewhere.link.split('#')[0]);
    const back = await zaria(['play', address], scribe([], { home }).stage);
    expect(back).toMatchObject({ exit: 0, err: '' });
    expect(back.out).not.toContain('What are you called?');
    expect(back.out).not.toContain('recovery code');
    expect(back.out).toContain('Final standing');
    await host.over;
  });

  test('a line that is cut and a server that is started again are come over, and no move is lost or done twice', async () => {
    const elsewhere = await openElsewhere();
    const { folder, running } = elsewhere.server;
    const line = await cuttable();
    const host = elsewhere.hostPlays(0);
    const { stage, heard } = scribe(['sit 2', 'ready'], { network: line.network });
    const { input } = stage;
    let again: Promise<unknown> = Promise.resolve();
    async function restart(): Promise<void> {
      await elsewhere.server.stop('keep');
      const server = await startServer({ folder, port: running.port });
      onTestFinished(() => server.stop());
    }
    const run = await zaria(['play', elsewhere.link, '--name', 'Anna'], {
      ...stage,
      home: scratch(),
      input() {
        if (heard.moves === 5 || heard.moves === 9) line.cut();
        if (heard.moves === 12) again = restart();
        return typeof input === 'function' ? input() : null;
      },
    });
    await again;
    await host.over;
    expect(run.exit).toBe(0);
    expect(run.err).toContain('The connection is lost');
    expect(run.err).toContain('The connection is back.');
    expect(run.out.replaceAll(/\s+/g, ' ')).toContain('This is the match that was told on this device');
  });

  test('who takes over a seat of a match that one device began is told of its dice before anything else', async () => {
    const { server, host } = await openElsewhere();
    const part = partOf(0);
    const here = await begunOnDevice('qwinto', part);
    const { colours, ...brought } = broughtOf(here.table, part.secret);
    const { table } = await host.get('bring', { body: { ...brought, colours: colours as Seat[] } });
    const online = host.online(table);
    await online.opened;
    const invitation = 'ab'.repeat(32);
    const wish = { do: 'hand-over', seat: 1, sitter: online.table?.chairs[1]?.sitter ?? 0, invitation } as const;
    expect(await online.send(wish)).toMatchObject({ ok: true });
    const leaving = new AbortController();
    const { stage, heard } = scribe([], { home: scratch(), signal: leaving.signal });
    const link = tableLink(server.url, table, null, { seat: 1, invitation });
    const running = zaria(['play', link, '--name', 'Ben'], stage);
    await until(() => online.table?.chairs[1]?.name === 'Ben');
    leaving.abort();
    const run = await running;
    online.close();
    expect(heard.out.replaceAll(/\s+/g, ' ')).toContain('all its dice come from there');
    expect(run.err).toBe('');
  });

  test('what is kept is for its owner alone, and nothing that opens something is printed', async () => {
    const elsewhere = await openElsewhere();
    const home = scratch();
    const leaving = new AbortController();
    const run = await zaria(['play', elsewhere.link, '--name', 'Anna'], {
      home,
      input: ['sit 2', 'ready'],
      ...ALIVE,
      signal: leaving.signal,
      // Who is ready has added to the dice, and waits.
      written: text => void (text.includes('There are free chairs') && leaving.abort()),
    });
    expect(run).toMatchObject({ exit: 130, err: '' });
    const [server = ''] = readdirSync(onlineFolder(home));
    const folder = join(onlineFolder(home), server);
    const files = readdirSync(folder);
    expect(files).toContain('guest.json');
    expect(files).toContain(`${elsewhere.table}-hand-1.json`);
    for (const file of files) expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
    const { session } = JSON.parse(readFileSync(join(folder, 'guest.json'), 'utf8')) as { readonly session: string };
    const { secret } = JSON.parse(readFileSync(join(folder, `${elsewhere.table}-hand-1.json`), 'utf8')) as {
      readonly secret: string;
    };
    const [, code = ''] = elsewhere.link.split('#');
    for (const hidden of [session, secret, code]) expect(run.out + run.err).not.toContain(hidden);
  });
});

describe('zaria play LINK that leads to no match says why', () => {
  const come = (link: string, over: Partial<Stage> = {}, ...flags: readonly string[]): Promise<Run> =>
    zaria(['play', link, '--name', 'Anna', ...flags], { home: scratch(), ...ALIVE, ...over });

  const wrongCode = ({ link }: Elsewhere): string => link.replace(/.$/, last => (last === '2' ? '3' : '2'));

  test('nobody is asked for a name for a link that leads nowhere', async () => {
    const link = wrongCode(await openElsewhere());
    const run = await zaria(['play', link], { home: scratch(), ...ALIVE });
    expect(run).toMatchObject({ exit: 3, out: '' });
    expect(run.err).toContain('There is no such table');
  });

  /** What brings somebody before a closed door, how the run ends, and what is said in English. */
  const doors: readonly (readonly [string, (elsewhere: Elsewhere) => Promise<string>, number, string])[] = [
    ['no link', async ({ server }) => `${server.url}/tables/1`, 2, 'leads to no table'],
    ['a wrong code', async elsewhere => wrongCode(elsewhere), 3, 'There is no such table'],
    [
      'a table that was closed',
      async ({ server, table, link }) => {
        await server.store.matches.close(table, 1);
        return link;
      },
      3,
      'This table was closed',
    ],
    [
      'a match that was given up',
      async elsewhere => {
        const [one] = [elsewhere.hostPlays(0, () => 300), elsewhere.hostPlays(1, () => 300)];
        await until(() => one.online.table?.phase === 'playing');
        await one.online.send({ do: 'abandon' });
        return elsewhere.link;
      },
      3,
      'before its time',
    ],
    [
      'a full table that nobody may watch',
      async elsewhere => {
        const [one] = [elsewhere.hostPlays(0, () => 300), elsewhere.hostPlays(1, () => 300)];
        await until(() => one.online.table?.phase === 'playing');
        return elsewhere.link;
      },
      3,
      'nobody may watch',
    ],
    [
      'a server that is away',
      async elsewhere => {
        await elsewhere.server.stop('keep');
        return elsewhere.link;
      },
      6,
      'does not answer',
    ],
  ];

  test.each(doors)('%s', async (door, make, exit, sentence) => {
    const elsewhere = await openElsewhere({ spectators: door.includes('watch') ? 'none' : 'silent' });
    const link = await make(elsewhere);
    const said = new Map<string, string>();
    for (const language of LANGUAGES) {
      const run = await come(link, {}, '--lang', language);
      expect(run.exit).toBe(exit);
      expect(run.err).toMatch(/^zaria: .+\n$/);
      said.set(language, run.err);
    }
    expect(said.get('en')).toContain(sentence);
    expect(new Set(said.values()).size).toBe(LANGUAGES.length);
  });

  test('a match that is over is shown as it ended', async () => {
    const elsewhere = await openElsewhere({ game: 'qwinto' });
    const [one, other] = [elsewhere.hostPlays(0), elsewhere.hostPlays(1)];
    await Promise.all([one.over, other.over]);
    const run = await come(elsewhere.link);
    expect(run).toMatchObject({ exit: 0, err: '' });
    expect(run.out).toContain('Final standing');
  });

  test('a name that is none, flags that belong to matches here, and a name without a link', async () => {
    const { link } = await openElsewhere();
    const named = await zaria(['play', link, '--name', '\u200B'], { home: scratch() });
    expect(named).toMatchObject({ exit: 2, err: 'zaria: Choose a name of visible characters that is not too long.\n' });
    expect((await come(link, {}, '--seed', 'x')).err).toBe('zaria: --seed and LINK do not go together.\n');
    expect((await zaria(['play', 'qwinto', '--name', 'Anna'])).err).toContain('--name is for a table online');
    const silent = await zaria(['play', link], { home: scratch() });
    expect(silent).toMatchObject({ exit: 2, err: 'zaria: Say what you are called: --name NAME.\n' });
    const wrong = await zaria(['play', link], {
      ...ALIVE,
      home: scratch(),
      input: ['x'.repeat(LONGEST_LINE + 1), '\u200B'],
    });
    expect(wrong.err.split('\n')).toEqual([
      'zaria: A line is longer than 16 MB and was not read.',
      'zaria: Choose a name of visible characters that is not too long.',
      'zaria: Say what you are called: --name NAME.',
      '',
    ]);
  });
});
