import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** Takes each connection to one of some ports, in turn; whoever does not answer is passed over. No sticky sessions. */
export interface Balancer {
  readonly port: number;
  close(): Promise<void>;
}

export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const open = new Set<Socket>();

  function join(client: Socket, tries: number): void {
    if (client.destroyed) return;
    if (tries === 0) return void client.destroy();
    const port = ports[turn++ % ports.length] ?? 0;
    const server = connect(port, '127.0.0.1');
    server.once('error', () => {
      server.destroy();
      join(client, tries - 1);
    });
    server.once('connect', () => {
      server.removeAllListeners('error');
      for (const [one, other] of [
        [client, server],
        [server, client],
      ] as const) {
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
        one.pipe(other);
      }
    });
  }

  const listening = createServer({ pauseOnConnect: true }, client => {
    open.add(client);
    client.on('close', () => open.delete(client));
    client.on('error', () => client.destroy());
    join(client, ports.length);
  }).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('a port has no number');
  return {
    port: address.port,
    async close() {
      for (const client of open) client.destroy();
      listening.close();
      await once(listening, 'close');
    },
  };
}
