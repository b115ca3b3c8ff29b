import { LINKS, printHex } from '@zaria/fair';
import type { Event } from '../event.ts';
import { chainOfHead } from '../people.ts';
import type { Outcome } from '../side.ts';
import { isPlaying, type World } from '../world.ts';

/** How many of the links that come next are looked for. */
const NEXT_LINKS = 3;

/** Watches that nothing secret is said, written or shown. */
export function secretsCheck(world: World): (event: Event, outcome: Outcome) => void {
  const { main, people } = world;
  const { authority, host } = main;
  const tip = printHex(host.chain.link(LINKS));
  let links: { readonly after: number; readonly next: readonly string[] } = { after: -1, next: [] };

  /** The links of the host that no draw was made of yet. */
  function unspent(): readonly string[] {
    const { numbers } = main.table;
    if (links.after !== numbers) {
      const next = Array.from({ length: NEXT_LINKS }, (_, i) => printHex(host.chain.link(numbers + 1 + i)));
      links = { after: numbers, next };
    }
    return links.next;
  }

  /** The secrets of people, and the link of each for the draw after so many more. */
  function personal(more: number): readonly string[] {
    const { sitting, numbers } = main.table;
    return (sitting?.chains ?? []).flatMap(({ head, after }) => {
      const own = chainOfHead(head);
      return own === null ? [] : [own.secret, printHex(own.chain.link(numbers - after + more))];
    });
  }

  /** What must never be seen, by where it must not be. */
  function secrets(): { readonly kept: readonly string[]; readonly told: readonly string[] } {
    const kept = [
      host.secret,
      tip,
      ...unspent(),
      ...personal(2),
      people.watcher,
      people.stranger,
      ...people.tokens,
      ...people.invitations.values(),
    ];
    // A link for the draw that is asked for is written down, and told to nobody.
    return { kept, told: [...kept, ...personal(1), ...people.byHash.keys(), ...people.invitations.keys()] };
  }

  function search(text: string, found: readonly string[], where: string): void {
    if (found.some(secret => text.includes(secret))) world.broken('secrets', `${where}: ${text}`);
  }

  return ({ what }, { messages, asked, reply, written }) => {
    const { kept, told } = secrets();
    for (const { viewer, text } of messages) search(text, told, `a message to ${viewer}`);
    for (const { seat, told: text } of asked) search(text, told, `what the bot of seat ${seat} is told`);
    search(reply ?? '', told, 'a reply');
    if (written.length > 0) {
      search(JSON.stringify(written), kept, 'the log');
      search(JSON.stringify(main.table.match?.state ?? null), told, 'the state');
    }
    if (!isPlaying(main.table) || what.kind !== 'tick') return;
    search(JSON.stringify(authority.recordOf(main.table, 'spectator')), told, 'the record of a match in play');
  };
}
