import { randomBytes } from 'node:crypto';
import { gatherHints, readHints, type OpenBus } from './bus.ts';

/** The bus that a NATS server is. `group`: whoever shares a database shares it, and nobody else. */
export const natsBus =
  (address: URL, group: string): OpenBus =>
  async ({ heard, missed, failed }) => {
    const { connect } = await import('@nats-io/transport-node');
    const own = randomBytes(8).toString('hex');
    const subject = `zaria.${group}`;
    let isClosed = false;
    const { username, password, host } = address;
    // It comes back by itself, as often as it takes; also where there is none at first.
    const connecting = connect({
      servers: host,
      ...(username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      waitOnFirstConnect: true,
    });
    let tell = (_text: string): void => {};
    const ready = connecting.then(connection => {
      connection.subscribe(subject, {
        callback(error, message) {
          if (error !== null) return failed(new Error('the bus: a message could not be read'));
          for (const hint of readHints(message.string(), own)) heard(hint);
        },
      });
      tell = text => connection.publish(subject, text);
      missed();
      void (async () => {
        for await (const { type } of connection.status()) if (type === 'reconnect' && !isClosed) missed();
      })();
      return connection;
    });
    ready.catch(() => failed(new Error('the bus cannot be used')));
    return {
      tell: gatherHints(own, text => {
        try {
          tell(text);
        } catch {
          // What is not said now will be found by looking.
        }
      }),
      async close() {
        isClosed = true;
        // One that never answered is not waited for.
        const open = await Promise.race([
          ready.catch(() => null),
          new Promise<null>(resolve => void setImmediate(resolve, null)),
        ]);
        await open?.close();
      },
    };
  };
