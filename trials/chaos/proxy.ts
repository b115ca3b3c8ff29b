/*
 * A proxy before a database, in a process of its own: it is not slower for what the people of a trial have to do. Its
 * argument is the database; `cut`, or a number of milliseconds that everything is to take longer, is sent to it.
 */
import { writeSync } from 'node:fs';
import { startProxy } from '@zaria/server/store/testing';

const proxy = await startProxy(process.argv[2] ?? '');
process.on('message', message => {
  if (message === 'cut') proxy.cut();
  else proxy.slow(Number(message));
});
process.on('disconnect', () => process.exit(0));
writeSync(1, `listening ${new URL(proxy.url).port}\n`);
