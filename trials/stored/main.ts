/* `npm run stored`: what stored matches cost beside disk. `-- --matches 100000`. */
import { argumentsOf, whole } from '../arguments.ts';
import { compareStored } from './stored.ts';

const { matches } = argumentsOf('stored', { matches: whole(100_000) });
for (const { stored, start, memory, inMemory, open, visit } of await compareStored(matches))
  process.stdout.write(
    `${stored.toLocaleString('en')} stored: started in ${start.toFixed(0)} ms, ${memory.toFixed(0)} MB, ${inMemory} tables in memory, one opened in ${open.toFixed(0)} ms${visit > 0 ? `, ${visit.toFixed(1)} ms of a core for each who comes back` : ''}\n`,
  );
