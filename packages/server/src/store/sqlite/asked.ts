import { storeOver } from '../facade.ts';
import type { Store } from '../store.ts';
import type { Call } from '../call.ts';

/** Somebody who can be asked, wherever the engine is. */
export interface Asked {
  ask(call: Call): Promise<unknown>;
  figures(): { readonly commits: number; readonly lastCommit: number; readonly waiting: number };
  /** When what was asked before is answered. */
  close(): Promise<void>;
}

/** The store over two who can be asked, or one who does both. */
export const storeOf = (writer: Asked, reader: Asked): Store =>
  storeOver({
    write: (part, name, args) => writer.ask({ part, name, args }),
    read: (part, name, args) => reader.ask({ part, name, args }),
    figures: () => writer.figures(),
    outage: () => null,
    async close() {
      await reader.close();
      if (writer !== reader) await writer.close();
    },
  });
