/*
 * What nobody can save: a server without rules and without secrets, which passes what somebody at a table says on to all
 * who are there, and says that it has. By the same means as ours reads and writes. With a folder, it first has the same
 * store make as much durable there as ours does of a placement.
 */
import { writeSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NATURE } from '@zaria/kit';
import { outgoing, type Outgoing } from '@zaria/server';
import { openStore, type Store } from '@zaria/server/store';
import type { Stored } from '@zaria/table';
import { WebSocketServer } from 'ws';
import { answerFigures } from './measuring.ts';

interface Table {
  readonly here: Set<Outgoing>;
  /** Makes something of that length durable, after what came before it. */
  readonly keep: () => Promise<unknown>;
}

const [, , folder] = process.argv;
const store = folder === undefined ? null : await openStore({ folder });
const tables = new Map<string, Table>();
const server = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });

function tableAt(path: string): Table {
  const known = tables.get(path);
  if (known !== undefined) return known;
  const table: Table = { here: new Set(), keep: store === null ? async () => {} : keeping(store, path.slice(1)) };
  tables.set(path, table);
  return table;
}

function keeping({ matches }: Store, id: string): () => Promise<unknown> {
  const first = entriesOf(0);
  let seq = first.length;
  let last: Promise<unknown> = matches.create({
    id,
    game: 'las-vegas',
    entries: first,
    dice: null,
    join: '',
    isPublic: false,
    created: 0,
    summary: { seq, phase: 'playing', chairs: [], waiting: [], wake: null, changed: 0 },
    host: '',
    request: null,
  });
  return () => {
    const entries = entriesOf(seq);
    last = last.then(() => matches.append(id, seq, entries)).then(() => (seq += entries.length));
    return last;
  };
}

/** What ours writes of a placement, about: that, who throws next, and the throw with its proof. */
function entriesOf(at: number): readonly Stored[] {
  const sent = { at, by: `${'ef'.repeat(32)}:0-${at}`, wish: '0123456789abcdef' };
  const dice = [1, 2, 3, 4, 5, 6, 1, 2];
  const draw = { n: 1, purpose: 'dice', m: dice.map(() => 6), values: dice, by: [], withheld: [] };
  const [place, roll] = [
    { step: 'place', answer: 3 },
    { step: 'roll', answer: null },
  ];
  const thrown = { step: 'dice', answer: { own: dice, white: [] } };
  const spent = { host: 'ab'.repeat(32), mixed: 'cd'.repeat(32) };
  return [
    { ...sent, what: { kind: 'match', entry: { kind: 'play', actor: 0, action: place }, token: null } },
    { ...sent, what: { kind: 'match', entry: { kind: 'play', actor: 1, action: roll }, token: null } },
    {
      ...sent,
      what: { kind: 'match', entry: { kind: 'play', actor: NATURE, action: thrown, draw }, token: null, spent },
    },
  ];
}

server.on('upgrade', (request, connection, head) => {
  sockets.handleUpgrade(request, connection, head, socket => {
    const { here, keep } = tableAt(request.url ?? '');
    const own = outgoing(connection);
    here.add(own);
    async function passOn(text: string): Promise<void> {
      await keep();
      for (const one of here) one.send(text);
      own.send('done');
    }
    socket.on('message', data => void passOn((data as Buffer).toString('utf8')));
    socket.on('error', () => {});
    socket.on('close', () => here.delete(own));
  });
});

server.listen({ host: '127.0.0.1', port: 0, backlog: 4096 }, () => {
  answerFigures(async () => ({ tables: tables.size, connections: sockets.clients.size }));
  writeSync(1, `listening ${(server.address() as AddressInfo).port}\n`);
});
