import { pick, seatsOf, simulationRng, type Seat } from '@zaria/kit';
import { questionOf, type Table, type Wish } from '@zaria/table';
import type { Event } from './event.ts';
import type { Shadow } from './shadow.ts';
import type { Side } from './side.ts';
import type { World } from './world.ts';

/** How many questions somebody asks of both tables after an event. */
const PROBES = 4;

/**
 * What others could learn by trying: whatever somebody wants of any seat, also of the one that hides something, is
 * answered the same. Only asked, never carried out.
 */
export function probe(
  { main, people }: World,
  { side, seat }: Shadow,
  event: Event,
  expectText: (other: string, one: string, who: string) => void,
): void {
  const rng = simulationRng(`${event.chance} probe`);
  const hider = main.table.chairs[seat]?.token ?? null;
  const others = [...people.tokens, people.stranger].filter(token => people.hashOf(token) !== hider);
  for (let i = 0; i < PROBES; i++) {
    const token = pick(others, rng);
    const about = pick([seat, pick(seatsOf(main.table.setting.seats), rng)], rng);
    const wish = pick(wishesFor(main.table, about, rng.below(3)), rng);
    const asked = { id: 'probe', token, wish };
    const context = { ...event, dice: null, bots: ['random'] };
    const [one, other] = [main, side].map(({ authority, table }) =>
      JSON.stringify(
        authority.replyTo(authority.decide(table, asked, { ...context, rng: simulationRng(event.chance) })),
      ),
    );
    expectText(other ?? '', one ?? '', `who asks for ${wish.do} ${about}`);
  }
}

function wishesFor(table: Table, seat: Seat, count: number): readonly Wish[] {
  const question = questionOf(table);
  const { match, game } = table;
  const past = match?.log.findLast(entry => entry.kind === 'play' && entry.actor === seat);
  const action = past?.kind === 'play' ? game.print(past.action) : '';
  const sitter = table.chairs[seat]?.sitter ?? 0;
  return [
    { do: 'play', seat, question, count, action },
    { do: 'play', seat, question, count, action: 'nonsense' },
    { do: 'back', seat, question, count, back: 'retract' },
    { do: 'back', seat, question, count, back: 'reopen' },
    { do: 'undo', seat, question },
    { do: 'answer-undo', seat, request: table.requests, agree: true },
    { do: 'hurry', seat },
    { do: 'return', seat },
    { do: 'cover', seat, sitter },
    { do: 'hand-over', seat, sitter, invitation: null },
  ];
}

/** What a device that several people share is shown when they look back: none of them may see what another hides. */
export function lookBackOn({ authority, table }: Side, seat: Seat): string {
  const token = table.chairs[seat]?.token ?? null;
  const own = seatsOf(table.setting.seats).filter(one => token !== null && table.chairs[one]?.token === token);
  return own.length < 2 ? '' : JSON.stringify(table.match?.told(authority.usualViewer(own)).entries);
}
