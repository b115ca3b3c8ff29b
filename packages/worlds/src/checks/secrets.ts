import { keyOf, printHex } from '@zaria/fair';
import { fairnessOf, isSealed } from '@zaria/table';
import type { Event } from '../event.ts';
import type { Outcome } from '../side.ts';
import { isPlaying, type World } from '../world.ts';

/** Watches that nothing secret is said, written or shown. */
export function secretsCheck(world: World): (event: Event, outcome: Outcome) => void {
  const { main, people } = world;
  const { authority, serverSeed } = main;
  /** What all draws come from, once it is known. */
  let key: string | null = null;

  function keyText(): string | null {
    const { table } = main;
    if (table.frozen === null || !isSealed(table)) return null;
    const fairness = fairnessOf(table, serverSeed);
    const bytes = fairness.kind === 'typed' ? null : keyOf(fairness);
    return bytes && printHex(bytes);
  }

  /** What must never be seen, by where it must not be. */
  function secrets(): { readonly kept: readonly string[]; readonly told: readonly string[] } {
    const revealed = new Set(main.table.chairs.map(chair => chair.reveal));
    const parts = [...people.promises.values()].filter(entropy => !revealed.has(entropy));
    key ??= keyText();
    const kept = [
      serverSeed,
      people.watcher,
      people.stranger,
      ...people.tokens,
      ...people.invitations.values(),
      ...parts,
      ...(key === null ? [] : [key]),
    ];
    return { kept, told: [...kept, ...people.byHash.keys(), ...people.invitations.keys()] };
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
    search(JSON.stringify(authority.recordOf(main.table, null)), told, 'the record of a match in play');
    try {
      authority.recordOf(main.table, serverSeed);
    } catch {
      return;
    }
    world.broken('secrets', 'the seed is shown in the record of a match in play');
  };
}
