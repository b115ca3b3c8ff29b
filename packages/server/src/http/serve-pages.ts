import type { FastifyInstance } from 'fastify';
import { refuseWith } from './answers.ts';
import type { Pages } from './pages.ts';

/** Whatever else is asked for is a file of the page, a place in it, or nothing. */
export function servePages(app: FastifyInstance, pages: Pages): void {
  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const path = decoded(request.raw.url ?? '/');
    // Two strokes in front would be another address to a browser.
    const isElsewhere = path === null || path === '/api' || path.startsWith('/api/') || path.startsWith('//');
    const file = isRead && !isElsewhere ? pages.find(path === '/' ? '/index.html' : path) : null;
    if (file === null) return refuseWith(reply, { why: 'nothing-here' });
    reply.code(200).headers({
      etag: file.etag,
      vary: 'accept-encoding',
      'cache-control': file.isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    const { bytes, encoding } = await file.body(request.headers['accept-encoding'] ?? '');
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply.type(file.type).send(bytes);
  });
}

/** The path that is asked for; `null` where it is none. */
function decoded(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '/');
  } catch {
    return null;
  }
}
