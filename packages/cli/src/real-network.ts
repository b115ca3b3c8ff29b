import type { Network } from './io.ts';

/** The network that this machine has. */
export async function realNetwork(): Promise<Network> {
  const { WebSocket } = await import('ws');
  return {
    async fetch(address, { credentials: _, ...request }) {
      const response = await fetch(address, request);
      return { status: response.status, text: () => response.text(), cookies: response.headers.getSetCookie() };
    },
    socket: address => new WebSocket(address),
  };
}
