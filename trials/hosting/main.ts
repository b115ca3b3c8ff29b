/* `npm run hosting`: everything in the folder hosting is tried, as far as this machine can. */
import { argumentsOf, some } from '../arguments.ts';
import { tryBackup, tryCaddy, tryCaddyBalancer, tryContainer, tryNginx, tryNginxBalancer } from './try.ts';

const PARTS = ['backup', 'nginx', 'caddy', 'nginx-balancer', 'caddy-balancer', 'container'] as const;
type Part = (typeof PARTS)[number];

// The proxies have certificates of their own.
process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
process.removeAllListeners('warning');

const { only } = argumentsOf('hosting', { only: some(PARTS) });
const TRY: Readonly<Record<Part, (tell: (line: string) => void) => Promise<void>>> = {
  backup: tryBackup,
  nginx: tryNginx,
  caddy: tryCaddy,
  'nginx-balancer': tryNginxBalancer,
  'caddy-balancer': tryCaddyBalancer,
  container: tryContainer,
};
for (const part of PARTS)
  if (only.includes(part)) await TRY[part](line => void process.stdout.write(`${part}: ${line}\n`));
