import { networkInterfaces } from 'node:os';

/** An address of this machine that others in its network can reach. */
const nearAddress = (): string | null =>
  Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;

export const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';
const isHere = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** Where other devices find a server that listens there; `null`: nowhere, as far as it knows. */
export function reachedAt(
  host: string,
  port: number,
  publicUrl: URL | null,
  near: () => string | null = nearAddress,
): string | null {
  if (publicUrl !== null) return publicUrl.origin;
  const address = isEverywhere(host) ? near() : isHere(host) ? null : host;
  return address === null ? null : `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}
