import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulationRng } from '@zaria/kit';
import { play } from '@zaria/server/player';
import { guestOf, settingOf } from '@zaria/server/testing';
import { buildServer } from '../../tools/build-server.mjs';
import { bundle } from '../../tools/bundle.mjs';
import { startPostgres } from '../../tools/postgres.mjs';
import { freePort, startProgram, type Program } from '../program.ts';
import { buildContainer, parseContainerfile } from './containerfile.ts';
import { ROOT, fileOf } from './files.ts';
import { startCaddy, startNginx, type Proxy } from './proxies.ts';

type Tell = (line: string) => void;

async function within<T>(name: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `zaria-${name}-`));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function must(isSo: boolean, sentence: string): void {
  if (!isSo) throw new Error(sentence);
}

/** Two people play a whole match at a server, wherever it is reached. */
async function playThere(url: string, granted: () => void = () => {}): Promise<void> {
  const [host, other] = [await guestOf(() => url, 'Anna'), await guestOf(() => url, 'Björn')];
  if (url.startsWith('https:')) must(host.cookie.startsWith('__Host-'), `the cookie is ${host.cookie}`);
  const body = { request: 'one', game: 'qwinto', setting: settingOf(2), isPublic: false };
  const { table, code } = await host.get('open', { body });
  await other.get('join', { table, body: { code } });
  const players = [host, other].map((guest, seat) =>
    play(guest, table, seat as 0 | 1, {
      rng: simulationRng(`hosting ${seat}`),
      secret: Buffer.alloc(32, seat + 1),
      granted,
    }),
  );
  await Promise.all(players.map(({ over }) => over));
  for (const player of players) player.close();
}

/** The commands of the Containerfile, in a copy; then what it has made is started as its user, used, and stopped. */
export const tryContainer = (tell: Tell): Promise<void> =>
  within('container', async folder => {
    const image = await buildContainer(parseContainerfile(fileOf('Containerfile')), ROOT, folder, tell);
    const port = await freePort();
    const args = image.args.map(argument => (argument === '--port=8080' ? `--port=${port}` : argument));
    must(args.join() !== image.args.join(), 'the container does not say at which port it listens');
    const isRoot = process.getuid?.() === 0;
    const program = await startProgram({
      tree: image.at('/opt/zaria'),
      port,
      command: image.command,
      args,
      ...(isRoot ? { user: image.user } : {}),
    });
    const url = `http://127.0.0.1:${port}`;
    try {
      tell(`it answers${isRoot ? ` as user ${image.user}` : ''}`);
      const page = await fetch(url).then(response => response.text());
      must(page.includes('<title>') && page.includes('script'), 'the page is not there');
      const [check = '', ...rest] = image.healthcheck.map(word => word.replace('8080', String(port)));
      execFileSync(check, rest);
      await playThere(url);
      tell('the page is there, its health is found, and two people have played a match');
      const file = join(folder, 'backup.db');
      const data = image.at('/var/lib/zaria');
      execFileSync(process.execPath, [image.at('/opt/zaria/packages/cli/bin.mjs'), 'backup', file, '--data', data]);
      tell('it was backed up with the tools in it');
      must((await program.stop()) === 0, `it did not end in order: ${program.said.err}`);
      tell('it ended in order');
    } finally {
      await program.kill();
    }
  });

async function behind(proxy: (folder: string, port: number) => Promise<Proxy>, tell: Tell): Promise<void> {
  await within('proxy', async folder => {
    await buildServer();
    const port = await freePort();
    const front = await proxy(folder, port);
    let server: Program | null = null;
    try {
      const standing = ['--public-url', front.url, '--trust-proxy', '--lang', 'en'];
      const args = ['--host', '127.0.0.1', '--port', String(port), '--data', join(folder, 'data'), ...standing];
      server = await startProgram({ tree: ROOT, port, args });
      await playThere(front.url);
      tell('two people have played a match through it, over https and sockets, with a cookie that only https gets');
      const metrics = await fetch(`${front.url}/metrics`);
      must(metrics.status === 404, `/metrics answers ${metrics.status}`);
      tell('it keeps the figures to itself');
      if (front.plain !== null) {
        const { status, headers } = await fetch(`${front.plain}/a`, { redirect: 'manual' });
        must(status === 301 && headers.get('location') === 'https://localhost/a', `http answers ${status}`);
        tell('http leads to https');
      }
    } finally {
      await front.stop();
      await server?.kill();
    }
  });
}

export const tryNginx = (tell: Tell): Promise<void> =>
  behind((folder, port) => startNginx('nginx.conf', [port], folder), tell);
export const tryCaddy = (tell: Tell): Promise<void> =>
  behind((folder, port) => startCaddy('Caddyfile', [port], folder), tell);

/** Two servers on one PostgreSQL behind a balancer: a match is played while one of them is killed. */
const balanced = (proxy: (folder: string, ports: readonly number[]) => Promise<Proxy>, tell: Tell): Promise<void> =>
  within('balancer', async folder => {
    await buildServer();
    // PostgreSQL runs as somebody else.
    chmodSync(folder, 0o711);
    const postgres = await startPostgres(join(folder, 'postgres'));
    const ports = [await freePort(), await freePort()];
    const front = await proxy(folder, ports);
    const servers: Program[] = [];
    try {
      for (const port of ports)
        servers.push(
          await startProgram({
            tree: ROOT,
            port,
            args: ['--host', '127.0.0.1', '--port', String(port), '--public-url', front.url, '--trust-proxy'],
            env: { DATABASE_URL: postgres.url('postgres') },
          }),
        );
      // It had found nobody there, and looks again after some seconds.
      while (!(await fetch(`${front.url}/health`)).ok) await new Promise(resolve => setTimeout(resolve, 100));
      let moves = 0;
      await playThere(front.url, () => {
        // In the middle of the match.
        if (++moves === HALF) void servers[0]?.kill();
      });
      must(moves > HALF, 'the match was over too soon');
      tell('two people have played a match through it at two servers, of which one was killed meanwhile');
    } finally {
      await front.stop();
      for (const server of servers) await server.kill();
      const waiting = setInterval(() => {}, 1000);
      await postgres.stop();
      clearInterval(waiting);
    }
  });

/** Commands of a match after which a server is killed. */
const HALF = 30;

export const tryNginxBalancer = (tell: Tell): Promise<void> =>
  balanced((folder, ports) => startNginx('balancer.nginx.conf', ports, folder), tell);
export const tryCaddyBalancer = (tell: Tell): Promise<void> =>
  balanced((folder, ports) => startCaddy('balancer.Caddyfile', ports, folder), tell);

/** backup.sh beside a server that runs, and from nothing. */
export const tryBackup = (tell: Tell): Promise<void> =>
  within('backup', async folder => {
    await buildServer();
    await bundle();
    const port = await freePort();
    const [data, kept] = [join(folder, 'data'), join(folder, 'kept')];
    mkdirSync(kept);
    const script = join(ROOT, 'hosting', 'backup.sh');
    const run = (): number | null => spawnSync('sh', [script, data, kept]).status;
    must(run() !== 0, 'a backup of nothing is taken for one');
    const server = await startProgram({ tree: ROOT, port, args: ['--port', String(port), '--data', data] });
    try {
      await playThere(`http://127.0.0.1:${port}`);
      must(run() === 0, 'the backup failed beside a server that runs');
      must(/^zaria-[1-7]\.db$/.test(readdirSync(kept).join()), `there is ${readdirSync(kept).join()}`);
      tell('backup.sh has made a backup beside a server that runs, restored it elsewhere, and left nothing but it');
    } finally {
      await server.kill();
    }
  });
