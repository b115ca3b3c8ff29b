import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../tools/programs.mjs';
import { freePort } from '../program.ts';
import { fileOf, replaced } from './files.ts';

export interface Proxy {
  readonly url: string;
  /** Where it listens without encryption, if it does. */
  readonly plain: string | null;
  stop(): Promise<void>;
}

const PROXIES = {
  nginx: { names: ['nginx'], variable: 'NGINX_PATH', packageName: 'nginx-light', title: 'nginx' },
  caddy: { names: ['caddy'], variable: 'CADDY_PATH', packageName: 'caddy', title: 'Caddy' },
} as const;

const find = (name: keyof typeof PROXIES): string => {
  // Debian keeps nginx where only root looks.
  process.env['PATH'] = `${process.env['PATH'] ?? ''}:/usr/sbin`;
  return findProgram({ ...PROXIES[name], needed: `trying hosting/ needs ${name}` });
};

/** A certificate for this machine, by nobody. */
function makeCertificate(folder: string): { readonly certificate: string; readonly key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const how = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(' ');
  const files = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate];
  const made = spawnSync('openssl', ['req', ...how, ...files], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
  return { certificate, key };
}

function sure(command: string, args: readonly string[]): void {
  const { status, stderr, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stderr}${stdout}`);
}

/** nginx with one of our files, whose names, ports and paths are those of this machine. */
export async function startNginx(name: string, backends: readonly number[], folder: string): Promise<Proxy> {
  const nginx = find('nginx');
  const [port, plain] = [await freePort(), await freePort()];
  const { certificate, key } = makeCertificate(folder);
  const text = fileOf(name);
  const file = join(folder, 'zaria.conf');
  const isOne = text.includes('127.0.0.1:8080');
  writeFileSync(
    file,
    replaced(text, {
      'play.example.org/fullchain.pem': certificate,
      'play.example.org/privkey.pem': key,
      '/etc/letsencrypt/live/': '',
      'play.example.org': 'localhost',
      '[::]:443': `[::1]:${port}`,
      ' 443': ` 127.0.0.1:${port}`,
      ...(isOne
        ? { '127.0.0.1:8080': `127.0.0.1:${backends[0]}`, '[::]:80': `[::1]:${plain}`, ' 80;': ` 127.0.0.1:${plain};` }
        : { '10.0.0.11:8080': `127.0.0.1:${backends[0]}`, '10.0.0.12:8080': `127.0.0.1:${backends[1]}` }),
      // A browser says the port too, which in production is the usual one.
      'Host $host': 'Host $http_host',
    }),
  );
  const main = join(folder, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(of => `${of}_temp_path ${folder}/${of};`);
  writeFileSync(
    main,
    [
      'daemon off;',
      `pid ${folder}/nginx.pid;`,
      `error_log ${folder}/error.log;`,
      'events {}',
      `http { access_log off; ${paths.join(' ')} include ${file}; }`,
    ].join('\n'),
  );
  sure(nginx, ['-t', '-q', '-p', folder, '-c', main]);
  const child = spawn(nginx, ['-p', folder, '-c', main], { stdio: ['ignore', 'inherit', 'inherit'] });
  return proxyOf(child, port, isOne ? `http://localhost:${plain}` : null);
}

/** How the servers of compose.yaml are found. */
const DYNAMIC = `dynamic a {
			name zaria
			port 8080
			refresh 2s
		}`;

/** Caddy in the same way. */
export async function startCaddy(name: string, backends: readonly number[], folder: string): Promise<Proxy> {
  const caddy = find('caddy');
  const port = await freePort();
  const { certificate, key } = makeCertificate(folder);
  const text = fileOf(name);
  const file = join(folder, 'Caddyfile');
  const site = `https://localhost:${port}`;
  const own = text.includes('127.0.0.1:8080')
    ? { 'play.example.org {': `${site} {\n\ttls ${certificate} ${key}\n`, '127.0.0.1:8080': `127.0.0.1:${backends[0]}` }
    : {
        '{$ZARIA_ADDRESS} {': `${site} {\n\ttls ${certificate} ${key}\n`,
        // By a name all servers have the same port: here they have the same name, and ports of their own.
        [DYNAMIC]: backends.map(port => `to 127.0.0.1:${port}`).join('\n\t\t'),
      };
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${replaced(text, own)}`);
  mkdirSync(join(folder, 'home'), { recursive: true });
  const env = { ...process.env, HOME: join(folder, 'home'), XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ['--config', file, '--adapter', 'caddyfile'];
  sure(caddy, ['validate', ...args]);
  const child = spawn(caddy, ['run', ...args], { stdio: ['ignore', 'ignore', 'ignore'], env });
  return proxyOf(child, port, null);
}

async function proxyOf(child: ChildProcess, port: number, plain: string | null): Promise<Proxy> {
  const url = `https://localhost:${port}`;
  const ended = once(child, 'exit');
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the proxy ended with ${child.exitCode}`);
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  return {
    url,
    plain,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
