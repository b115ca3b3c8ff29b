import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { isIP } from 'node:net';

/** Where the server stands, as far as its operator has said. */
export interface Standing {
  /** `null`: whatever address of this machine somebody uses. */
  readonly publicUrl: URL | null;
  /** Whether a proxy in front of it says whom it speaks for. */
  readonly trustProxy: boolean;
}

const firstOf = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

/** Who asks: what the proxy says, where there is one, and never what somebody says of himself. */
export function addressOf({ headers, socket }: IncomingMessage, { trustProxy }: Standing): string {
  const told = trustProxy ? firstOf(headers['x-forwarded-for'])?.split(',').at(-1)?.trim() : undefined;
  return told !== undefined && isIP(told) !== 0 ? told : (socket.remoteAddress ?? '');
}

/** Whether the browser came over https, so that cookies may be kept to it. */
export function isSecure({ headers }: Pick<IncomingMessage, 'headers'>, { publicUrl, trustProxy }: Standing): boolean {
  if (publicUrl !== null) return publicUrl.protocol === 'https:';
  return trustProxy && firstOf(headers['x-forwarded-proto'])?.split(',').at(-1)?.trim() === 'https';
}

/** Whether its page is a secure context: it came over https, or from this machine itself. */
export function isTrusted(request: Pick<IncomingMessage, 'headers'>, standing: Standing): boolean {
  const host = hostOf(request.headers.host) ?? '';
  return isSecure(request, standing) || host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}

/** Whether the address it was asked by is the server's own: not a name that somebody else lets point here. */
export function isOwnHost({ headers }: Pick<IncomingMessage, 'headers'>, { publicUrl }: Standing): boolean {
  const host = hostOf(headers.host);
  if (host === null) return false;
  if (publicUrl !== null && host === publicUrl.hostname) return true;
  const bare = host.replaceAll(/^\[|\]$/g, '');
  return isIP(bare) !== 0 || bare === 'localhost' || bare === hostname().toLowerCase() || bare.endsWith('.local');
}

function hostOf(header: string | undefined): string | null {
  if (header === undefined || !/^[\w.:[\]-]{1,255}$/.test(header)) return null;
  try {
    return new URL(`http://${header}`).hostname.toLowerCase();
  } catch {
    return null;
  }
}

/** Whether a page of ours sent it. `null`: no page says that it did. */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, { publicUrl }: Standing): boolean | null {
  const { origin, host } = headers;
  if (origin === undefined) return null;
  if (publicUrl !== null && origin === publicUrl.origin) return true;
  try {
    return new URL(origin).host === host?.toLowerCase();
  } catch {
    return false;
  }
}
