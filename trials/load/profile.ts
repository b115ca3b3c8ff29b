import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { dirname } from 'node:path';

/** Writes what this thread does from when it is first asked for figures: whatever came before is not what is measured. */
export function profileInto(file: string): void {
  const session = new Session();
  session.connect();
  process.once('message', () => {
    void session
      .post('Profiler.enable')
      .then(() => session.post('Profiler.setSamplingInterval', { interval: 200 }))
      .then(() => session.post('Profiler.start'));
  });
  process.removeAllListeners('SIGTERM');
  process.once('SIGTERM', () => {
    void session.post('Profiler.stop').then(({ profile }) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(profile));
      process.exit(0);
    });
  });
}
