import { say, type Words } from '@zaria/words';
import type { StoreFault } from './store/index.ts';

/** Why the data in a folder, or in a database, cannot be used, and what to do. `place`: as it may be shown. */
export function dataFault(words: Words<'server'>, fault: StoreFault, place: string): string {
  const folder = place;
  const isDatabase = place.startsWith('postgres://');
  switch (fault.why) {
    case 'in-use':
    case 'newer':
    case 'older':
    case 'missing':
    case 'exists':
    case 'no-folder':
    case 'full':
    case 'busy':
      return say(words, `data.${fault.why}`, { folder });
    case 'read-only':
      return say(words, isDatabase ? 'data.database.read-only' : 'data.read-only', { folder });
    case 'unreachable':
      return say(words, 'data.unreachable', { folder, detail: fault.detail });
    case 'damaged':
    case 'not-durable': {
      const { why, detail } = fault;
      return say(words, isDatabase ? `data.database.${why}` : `data.${why}`, { folder, detail });
    }
    case 'failed':
      return say(words, 'data.failed', { folder, detail: fault.detail });
    case 'unwritable':
      return say(words, 'data.failed', { folder, detail: fault.code });
    case 'match-closed':
    case 'match-unknown':
    case 'gap':
    case 'closed':
      return say(words, 'data.failed', { folder, detail: fault.why });
  }
}
