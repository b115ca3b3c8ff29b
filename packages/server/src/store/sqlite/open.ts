import { storeOver } from '../facade.ts';
import type { Store } from '../store.ts';
import { openHere, type Asked } from './asked.ts';
import { startThread } from './threads.ts';

/** Opens the data folder as the one server that has it. Rejected with a `StoreError` that says why not. */
export async function openStore({ folder }: { readonly folder: string }): Promise<Store> {
  const writer = startThread({ folder, does: 'write' });
  const reader = startThread({ folder, does: 'read' });
  try {
    await writer.open();
    await reader.open();
  } catch (error) {
    await Promise.all([reader.close(), writer.close()]);
    throw error;
  }
  return over(writer, reader);
}

/**
 * The same without threads. `amend` and `read` are for tools: they look at the data of a server that runs, or change
 * something beside it.
 */
export async function openStoreHere(folder: string, does: 'write' | 'amend' | 'read'): Promise<Store> {
  const engine = await openHere({ folder, does });
  return over(engine, engine);
}

const over = (writer: Asked, reader: Asked): Store =>
  storeOver({
    write: (part, name, args) => writer.ask({ part, name, args }),
    read: (part, name, args) => reader.ask({ part, name, args }),
    figures: () => writer.figures(),
    async close() {
      await reader.close();
      if (writer !== reader) await writer.close();
    },
  });
