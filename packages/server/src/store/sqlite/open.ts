import type { Store } from '../store.ts';
import { storeOf } from './asked.ts';
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
  return storeOf(writer, reader);
}
