import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { News, Order } from './messages.ts';
import { ROOT } from './old-tree.ts';

/** Players of one version. */
export interface Crowd {
  order(order: Order): void;
  close(): void;
}

/** Starts them; `heard` is told everything they tell. */
export async function gather(tree: string, heard: (news: News) => void): Promise<Crowd> {
  const child = fork(join(ROOT, 'trials', 'upgrade', 'players.ts'), [tree], {
    // The loader, too, is the copy's own.
    cwd: tree,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', code => reject(new Error(`the players have ended with ${code}`)));
  });
  let isClosed = false;
  child.on('message', (news: News) => heard(news));
  child.on('exit', code => {
    if (!isClosed) heard({ news: 'failed', error: `the players have ended with ${code}` });
  });
  return {
    order: order => void child.send(order),
    close() {
      isClosed = true;
      child.kill('SIGKILL');
    },
  };
}
