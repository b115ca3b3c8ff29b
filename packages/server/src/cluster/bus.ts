import type { TokenHash } from '@zaria/table';
import type { MatchId } from '../store/index.ts';

/*
 * What servers that share a database tell each other: that it is worth looking. Nothing depends on it: one that is lost
 * or late only delays, one that comes twice only costs a look.
 */

/** A match has so many entries; something else about it is new; somebody's sessions have ended. */
export type Hint =
  { readonly match: MatchId; readonly seq: number } | { readonly match: MatchId } | { readonly holder: TokenHash };

export interface Bus {
  tell(hint: Hint): void;
  close(): Promise<void>;
}

interface BusOutside {
  heard(hint: Hint): void;
  /** It was not listened for a while: anything may have been said. */
  missed(): void;
  failed(error: unknown): void;
}

export type OpenBus = (outside: BusOutside) => Promise<Bus>;

/** As text passes through the bus, and who sent it. */
const LONGEST = 7000;

const printHint = (hint: Hint): string =>
  'holder' in hint ? `@ ${hint.holder}` : 'seq' in hint ? `${hint.match} ${hint.seq}` : hint.match;

function parseHint(line: string): Hint | null {
  const [first = '', second, ...more] = line.split(' ');
  if (first === '' || more.length > 0) return null;
  if (first === '@') return second === undefined ? null : { holder: second };
  if (second === undefined) return { match: first };
  return /^\d{1,9}$/.test(second) ? { match: first, seq: Number(second) } : null;
}

/** Reads what came, unless it came from here. */
export function readHints(text: string, own: string): readonly Hint[] {
  const [from, ...lines] = text.split('\n');
  return from === own ? [] : lines.flatMap(line => parseHint(line) ?? []);
}

/** Puts together what is told in one round of the loop. */
export function gatherHints(own: string, send: (text: string) => void): (hint: Hint) => void {
  /** By what they are about: of a match only the longest. */
  const waiting = new Map<string, Hint>();

  function flush(): void {
    let text = own;
    for (const hint of waiting.values()) {
      const line = printHint(hint);
      if (text.length + line.length > LONGEST) {
        send(text);
        text = own;
      }
      text += `\n${line}`;
    }
    waiting.clear();
    send(text);
  }

  return hint => {
    if (waiting.size === 0) setImmediate(flush);
    const about = 'holder' in hint ? `@${hint.holder}` : 'seq' in hint ? `#${hint.match}` : hint.match;
    const before = waiting.get(about);
    if (before !== undefined && 'seq' in before && 'seq' in hint && before.seq > hint.seq) return;
    waiting.set(about, hint);
  };
}
