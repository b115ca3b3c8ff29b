/** A NATS server of its own for tests and trials: Debian's. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findProgram } from './programs.mjs';

export async function startNats() {
  const program = findProgram({
    names: ['nats-server'],
    variable: 'NATS_PATH',
    packageName: 'nats-server',
    title: 'NATS',
    needed: 'the tests with a real bus need NATS',
    also: () => ['/usr/sbin'],
  });
  const child = spawn(program, ['-a', '127.0.0.1', '-p', '-1'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  const port = await /** @type {Promise<number>} */ (
    new Promise((resolve, reject) => {
      child.stderr.on('data', text => {
        said += String(text);
        const found = /client connections on 127\.0\.0\.1:(\d+)/.exec(said);
        if (found !== null && said.includes('Server is ready')) resolve(Number(found[1]));
      });
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`NATS has ended: ${said}`)));
    })
  );
  const ended = once(child, 'exit');
  return {
    url: `nats://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
