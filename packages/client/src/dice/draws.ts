import {
  linkBefore,
  mixDraw,
  mixStart,
  mixedRng,
  parseHex,
  printHex,
  type Announced,
  type MatchStart,
  type Part,
  type SpentLinks,
} from '@zaria/fair';
import type { Draw } from '@zaria/kit';

/** A throw that was told, with the chains that its links are on. */
export interface ToldDraw {
  readonly draw: Draw;
  readonly chains: readonly Announced[];
}

/** Works throws out again as they are told. */
export interface DrawChecker {
  /** The first thing that is wrong with them; `null`: they follow from what was shown. */
  check(draws: readonly ToldDraw[], spent: SpentLinks): 'links-missing' | 'draw-wrong' | null;
}

export function drawChecker(start: MatchStart): DrawChecker {
  let before = mixStart(start);
  /** The deepest link of each chain that was found to lead to its head; the host's under its own. */
  const known = new Map<string, { readonly depth: number; readonly link: string }>();

  /** The link at a depth of a chain with this head, from a deeper one that was shown; `null`: it is of another chain. */
  function linkAt(head: string, depth: number, shown: { readonly depth: number; readonly link: string }) {
    const least = known.get(head) ?? { depth: 0, link: head };
    if (depth > shown.depth || shown.depth < least.depth) return null;
    const deepest = parseHex(shown.link);
    if (printHex(linkBefore(deepest, shown.depth - least.depth)) !== least.link) return null;
    return linkBefore(deepest, shown.depth - depth);
  }

  return {
    check(draws, { host, chains }) {
      const last = draws.at(-1)?.draw.n;
      if (last === undefined) return null;
      if (host === null || start.host === null) return 'links-missing';
      for (const { draw, chains: used } of draws) {
        const { n, purpose, m, values } = draw;
        const secret = linkAt(start.host, n, { depth: last, link: host });
        if (secret === null) return 'draw-wrong';
        const parts: Part[] = [];
        for (const { seat, head, after } of used) {
          const shown = chains.find(([at, since]) => at === seat && since === after);
          if (shown === undefined) return 'links-missing';
          const link = linkAt(head, n - after, { depth: shown[2], link: shown[3] });
          if (link === null) return 'draw-wrong';
          parts.push([seat, link]);
        }
        before = mixDraw(before, n, secret, parts);
        const rng = mixedRng(before, purpose);
        if (m.length !== values.length || !m.every((modulus, i) => rng.below(modulus) === values[i]))
          return 'draw-wrong';
        known.set(start.host, { depth: n, link: printHex(secret) });
        for (const [i, { head, after }] of used.entries())
          known.set(head, { depth: n - after, link: printHex((parts[i] as Part)[1]) });
      }
      return null;
    },
  };
}
