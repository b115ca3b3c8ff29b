import { say, type Words } from '@zaria/words';
import type { StoreFault } from './store/index.ts';

/** Why the data in a folder cannot be used, and what to do. */
export function dataFault(words: Words<'server'>, fault: StoreFault, folder: string): string {
  switch (fault.why) {
    case 'in-use':
    case 'newer':
    case 'older':
    case 'missing':
    case 'exists':
    case 'read-only':
    case 'no-folder':
    case 'full':
    case 'busy':
      return say(words, `data.${fault.why}`, { folder });
    case 'damaged':
    case 'not-durable':
    case 'failed':
      return say(words, `data.${fault.why}`, { folder, detail: fault.detail });
    case 'match-closed':
    case 'match-unknown':
    case 'gap':
    case 'closed':
      return say(words, 'data.failed', { folder, detail: fault.why });
  }
}
