import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { carefulLookup, mayReach, type Reach } from './address.ts';

const PATIENCE = 10_000;

/** Posts something and gives the status of the answer, of which nothing is read. Throws when there is none. */
export function post(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer | string,
  reach: Reach,
): Promise<number> {
  if (!mayReach(address, reach)) return Promise.reject(new Error('notices are not sent there'));
  const url = new URL(address);
  const send = url.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const sent = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: carefulLookup(reach),
        signal: AbortSignal.timeout(PATIENCE),
        agent: false,
      },
      response => {
        // A page that leads elsewhere is not followed.
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
