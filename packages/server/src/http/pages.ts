import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A file of the page, ready to be sent. */
interface PageFile {
  readonly type: string;
  readonly etag: string;
  /** What has its content in its name never changes; everything else is asked for again. */
  readonly isLasting: boolean;
  /** As the browser can have it: as small as it understands. */
  body(accepted: string): Promise<{ readonly bytes: Buffer; readonly encoding: string | null }>;
}

/** The built page. All of it is in memory: no path leads out of it, and no download keeps a file open. */
export interface Pages {
  /** The file for a path of the address; `null`: there is none. */
  find(path: string): PageFile | null;
  /** Which build it is; `null`: there is no page. */
  readonly build: string | null;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};
const PACKED = new Set(['.png', '.jpg', '.woff2']);
/** Smaller ones do not become smaller. */
const WORTH_PACKING = 512;
/** Quick enough to be done when a file is first asked for. */
const QUALITY = 9;
const STAMP = '.built-from';
const BUILD_LENGTH = 16;

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)];

function fileOf(bytes: Buffer, path: string): PageFile {
  const extension = extname(path);
  const isPackable = !PACKED.has(extension) && bytes.length >= WORTH_PACKING;
  let brotli: Promise<Buffer> | null = null;
  let gzipped: Promise<Buffer> | null = null;
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    isLasting: path.startsWith('/assets/'),
    async body(accepted) {
      if (isPackable && /\bbr\b/.test(accepted)) {
        brotli ??= packBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
        return { bytes: await brotli, encoding: 'br' };
      }
      if (isPackable && /\bgzip\b/.test(accepted)) {
        gzipped ??= packGzip(bytes, { level: QUALITY });
        return { bytes: await gzipped, encoding: 'gzip' };
      }
      return { bytes, encoding: null };
    },
  };
}

/** `folder`: what was built; `null` for a server without a page. */
export function readPages(folder: string | null): Pages {
  if (folder === null || !existsSync(join(folder, 'index.html'))) return { find: () => null, build: null };
  const files = new Map<string, PageFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === STAMP) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(path, fileOf(readFileSync(file), path));
  }
  const stamp = join(folder, STAMP);
  const index = files.get('/index.html') ?? null;
  return {
    // A missing script is missing; any other path is a place in the page.
    find: path => files.get(path) ?? (extname(path) === '' ? index : null),
    build: existsSync(stamp) ? readFileSync(stamp, 'utf8').slice(0, BUILD_LENGTH) : (index?.etag ?? null),
  };
}
