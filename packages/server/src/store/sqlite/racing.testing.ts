import { entry } from '../scene.testing.ts';
import { openStoreHere } from './here.ts';

/** A process that writes so many entries to each of these matches, whoever else does: `FOLDER WHO COUNT MATCH…`. */
const [folder = '', who = '', count = '0', ...matches] = process.argv.slice(2);
const store = await openStoreHere(folder, 'amend');
await Promise.all(
  matches.map(async id => {
    let seq = 1;
    for (let i = 0; i < Number(count); i++)
      while (!(await store.matches.append(id, seq, [entry(`${who} ${i}`)])))
        seq += (await store.matches.read(id, seq)).length;
  }),
);
await store.close();
