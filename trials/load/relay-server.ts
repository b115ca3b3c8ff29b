/*
 * What nobody can save: a server without rules, without a store and without secrets, which passes what somebody at a table
 * says on to all who are there, and says that it has. By the same means as ours reads and writes.
 */
import { writeSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { outgoing, type Outgoing } from '@zaria/server';
import { WebSocketServer } from 'ws';
import { answerFigures } from './measuring.ts';

const tables = new Map<string, Set<Outgoing>>();
const server = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });

server.on('upgrade', (request, connection, head) => {
  sockets.handleUpgrade(request, connection, head, socket => {
    const table = request.url ?? '';
    const here = tables.get(table) ?? new Set();
    tables.set(table, here);
    const own = outgoing(connection);
    here.add(own);
    socket.on('message', data => {
      const text = (data as Buffer).toString('utf8');
      for (const one of here) one.send(text);
      own.send('done');
    });
    socket.on('error', () => {});
    socket.on('close', () => here.delete(own));
  });
});

server.listen({ host: '127.0.0.1', port: 0, backlog: 4096 }, () => {
  answerFigures(async () => ({ tables: tables.size, connections: sockets.clients.size }));
  writeSync(1, `listening ${(server.address() as AddressInfo).port}\n`);
});
