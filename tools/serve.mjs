/**
 * Serves the built page, until the real server does: `node tools/serve.mjs [--port N] [--host H]`.
 * Uses Node alone. Paths without a file are places in the page, so they get the page itself.
 */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { POLICY } from '../packages/web/policy.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const FOLDER = join(ROOT, 'packages', 'web', 'dist');

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

/** @param {string} path */
const isFile = path => existsSync(path) && statSync(path).isFile();

/**
 * The file for a path of the address; `null` where there is none to be had.
 * @param {string} folder
 * @param {string} path
 */
function fileFor(folder, path) {
  let decoded;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  const file = normalize(join(folder, decoded));
  if (file !== folder && !file.startsWith(folder + sep)) return null;
  if (isFile(file)) return file;
  // A missing script is missing; any other path is a place in the page.
  return extname(file) === '' ? join(folder, 'index.html') : null;
}

/**
 * The path that is asked for; `null` where the address is none: `//` is no path of ours.
 * @param {string | undefined} address
 */
function pathOf(address = '/') {
  try {
    return new URL(address, 'http://page').pathname;
  } catch {
    return null;
  }
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** What is written in letters shrinks; pictures and the typeface are packed already. */
const SHRINKS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);
/** A file is packed once for as long as it stays the same: a page is asked for more often than it is built. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** @typedef {{ encoding: 'br' | 'gzip' | null, bytes: Buffer }} Packed */

/**
 * @param {string} file
 * @param {string} accepted The browser's own words.
 * @param {Map<string, Packed>} packed What was packed before.
 * @returns {Promise<Packed>}
 */
async function read(file, accepted, packed) {
  const encoding = !SHRINKS.has(extname(file))
    ? null
    : /\bbr\b/.test(accepted)
      ? 'br'
      : /\bgzip\b/.test(accepted)
        ? 'gzip'
        : null;
  if (encoding === null) return { encoding, bytes: await readFile(file) };
  const { mtimeMs, size } = statSync(file);
  const key = `${encoding} ${mtimeMs} ${size} ${file}`;
  const known = packed.get(key);
  if (known !== undefined) return known;
  const bytes = await readFile(file);
  /** @type {Packed} */
  const made = { encoding, bytes: await (encoding === 'br' ? brotli(bytes, QUALITY) : zip(bytes)) };
  packed.set(key, made);
  return made;
}

/** A server of the built page, not yet listening. */
export const pageServer = (folder = FOLDER, policy = POLICY) => {
  /** @type {Map<string, Packed>} */
  const packed = new Map();
  return createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    /** @param {404 | 405} status */
    const refuse = status =>
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end('There is nothing here.\n');
    const path = pathOf(request.url);
    const file = isRead && path !== null ? fileFor(folder, path) : null;
    if (file === null || path === null) {
      refuse(isRead ? 404 : 405);
      return;
    }
    const headers = {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      // What has its content in its name never changes; everything else is asked for again.
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    };
    void read(file, request.headers['accept-encoding'] ?? '', packed).then(
      ({ encoding, bytes }) =>
        response
          .writeHead(200, {
            ...headers,
            vary: 'accept-encoding',
            'content-length': bytes.length,
            ...(encoding === null ? {} : { 'content-encoding': encoding }),
          })
          .end(request.method === 'GET' ? bytes : undefined),
      // While the page is being built again there is no file for a moment.
      () => refuse(404),
    );
  });
};

function main() {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '8080' }, host: { type: 'string', default: '127.0.0.1' } },
  });
  const wanted = Number(values.port);
  const server = pageServer();
  let tries = 0;
  server.on('error', error => {
    // The next free port, unless that one was asked for.
    const isTaken = 'code' in error && error.code === 'EADDRINUSE';
    if (isTaken && !process.argv.includes('--port') && ++tries < 20) {
      server.listen(wanted + tries, values.host);
      return;
    }
    process.stderr.write(
      `Zaria: ${isTaken ? `port ${wanted} is taken: choose another one with --port` : error.message}\n`,
    );
    process.exitCode = 1;
  });
  server.on('listening', () => {
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? wanted) : wanted;
    process.stdout.write(
      `Zaria is at http://${values.host === '0.0.0.0' ? 'localhost' : values.host}:${port}/\nCtrl-C ends it.\n`,
    );
  });
  server.listen(wanted, values.host);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => process.exit(0));
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
