import { printHex } from '@zaria/fair';
import { NATURE, pick, seatsOf, type Actor, type AnyAction, type Rng, type Seat } from '@zaria/kit';
import { givenBy, isAsleep, isBotSeat, questionOf, type Table, type Wish } from '@zaria/table';
import { chainOfHead, holderOf, hostOf, randomHex, someHead, type People } from './people.ts';

type Sent = readonly [token: string, wish: Wish] | null;

const seatsWith = (table: Table, is: (chair: Table['chairs'][number], seat: Seat) => boolean): readonly Seat[] =>
  seatsOf(table.setting.seats).filter(seat => {
    const chair = table.chairs[seat];
    return chair !== undefined && is(chair, seat);
  });

const waiting = ({ match, game }: Table): readonly Actor[] => (match === null ? [] : game.waiting(match.state));

/** What somebody does in a match, if this is something to do now. */
export function playWish(people: People, table: Table, rng: Rng): Sent {
  if (table.asked !== null && rng.below(8) > 0) return whileAsking(people, table, rng);
  const roll = rng.below(100);
  if (table.undoAsked !== null && rng.below(2) === 0) return whileUndoAsked(people, table, rng);
  const invited = seatsWith(table, ({ invitation }) => invitation !== null);
  if (invited.length > 0 && rng.below(4) === 0) return passSeatOn(people, table, pick(invited, rng), rng);
  if (roll < 56) return act(people, table, rng);
  if (roll < 66) return goBack(people, table, rng);
  if (roll < 78) return undoWish(people, table, rng);
  if (roll < 86) return forge(people, table, rng);
  return changeChairs(people, table, rng);
}

/** Somebody who is waited for answers, or nature through somebody's hands. */
function act(people: People, table: Table, rng: Rng): Sent {
  const { match, game } = table;
  const [first] = waiting(table);
  if (match === null || first === undefined) return null;
  const question = questionOf(table);
  if (first === NATURE) {
    const holder = people.tokens.find(
      token => seatsWith(table, (_, s) => holderOf(people, table, s) === token).length > 0,
    );
    if (table.dice !== 'typed' || holder === undefined) return null;
    return [holder, { do: 'throw', question, action: game.print(game.sample(match.state, rng)) }];
  }
  const seat = pick(waiting(table), rng) as Seat;
  const chair = table.chairs[seat];
  const holder = holderOf(people, table, seat);
  // Who is covered takes his seat back now and then.
  if (chair === undefined || holder === null || (isBotSeat(chair) && rng.below(4) > 0)) return null;
  const possible = game.print(pick(game.legal(match.state, seat), rng));
  const action = rng.below(16) === 0 ? mistake(table, rng) : possible;
  // Who sat there before still knows what could be answered.
  const token = rng.below(12) === 0 ? (formerHolder(people, holder, seat) ?? holder) : holder;
  return [token, { do: 'play', seat, question, count: givenBy(table, seat), action }];
}

/** While links come in somebody gives his, or wants what has to wait. */
function whileAsking(people: People, table: Table, rng: Rng): Sent {
  const seat = pick(seatsOf(table.setting.seats), rng);
  switch (rng.below(8)) {
    case 0:
      return undoWish(people, table, rng);
    case 1:
      return passSeatOn(people, table, seat, rng);
    case 2:
      return changeChain(people, table, seat, rng);
    case 3:
      return null;
    default:
      return linkWish(people, table, rng);
  }
}

/** Somebody who is asked gives a link, mostly the right one. */
function linkWish(people: People, table: Table, rng: Rng): Sent {
  const { asked, sitting } = table;
  const silent = asked?.seats.filter(seat => !asked.links.has(seat)) ?? [];
  if (asked === null || silent.length === 0) return null;
  const seat = pick(silent, rng);
  const holder = holderOf(people, table, seat);
  const counting = sitting?.counting(seat) ?? null;
  const own = counting && chainOfHead(counting.head);
  if (holder === null || counting === null || own === null) return null;
  const n = asked.n + (rng.below(12) === 0 ? 1 : 0);
  const wanted = people.links.get(seat);
  const right = wanted?.n === n ? wanted.link : printHex(own.chain.link(n - counting.after));
  const link = rng.below(10) === 0 ? randomHex(rng, 32) : right;
  return [holder, { do: 'link', seat, n, link }];
}

/** Another chain for a seat, by whoever sits there or by somebody else; or somebody is there again. */
function changeChain(people: People, table: Table, seat: Seat, rng: Rng): Sent {
  const asleep = seatsWith(table, isAsleep);
  if (asleep.length > 0 && rng.below(2) === 0) {
    const sleeper = pick(asleep, rng);
    return [holderOf(people, table, sleeper) ?? pick(people.tokens, rng), { do: 'awake', seat: sleeper }];
  }
  const token = rng.below(5) === 0 ? pick(people.tokens, rng) : (holderOf(people, table, seat) ?? '');
  return [token, { do: 'chain', seat, head: someHead(table, seat, rng) }];
}

/** What somebody says who does not look: nonsense, or an answer to some earlier question. */
function mistake({ match, game }: Table, rng: Rng): string {
  const past = match?.log.flatMap(entry => (entry.kind === 'play' ? [game.print(entry.action)] : [])) ?? [];
  return pick(['nonsense 7', pick(['', ...past], rng)], rng);
}

function goBack(people: People, table: Table, rng: Rng): Sent {
  const { match, game } = table;
  if (match === null) return null;
  const able = seatsWith(table, (_, seat) => game.back(match.state, seat).length > 0);
  if (able.length === 0) return act(people, table, rng);
  const seat = pick(able, rng);
  const holder = holderOf(people, table, seat);
  const back = pick(game.back(match.state, seat), rng);
  if (holder === null) return null;
  return [holder, { do: 'back', seat, question: questionOf(table), count: givenBy(table, seat), back }];
}

/** Somebody wants to undo something, or answers who does. */
export function undoWish(people: People, table: Table, rng: Rng): Sent {
  const seat = pick(seatsOf(table.setting.seats), rng);
  const holder = holderOf(people, table, seat);
  if (holder === null) return null;
  const { undoAsked, requests } = table;
  // Now and then to another request.
  const request = rng.below(6) === 0 ? Math.max(0, requests - 1) : requests;
  if (undoAsked !== null) return [holder, { do: 'answer-undo', seat, request, agree: rng.below(5) > 0 }];
  return [holder, { do: 'undo', seat, question: questionOf(table) }];
}

/** Those who are asked answer; or who might say no is sent away. */
function whileUndoAsked(people: People, table: Table, rng: Rng): Sent {
  if (rng.below(6) > 0) return undoWish(people, table, rng);
  const seat = pick(seatsOf(table.setting.seats), rng);
  return [hostOf(people, table), { do: 'remove', seat, sitter: sitterSeen(table, seat, rng) }];
}

/** While the table waits for whoever has chosen: he takes it back, or does not want to. */
export function slipWish(people: People, table: Table, rng: Rng): Sent {
  const seat = table.breath?.seat ?? null;
  const holder = seat === null ? null : holderOf(people, table, seat);
  if (seat === null || holder === null || rng.below(2) === 0) return null;
  const question = questionOf(table);
  return [holder, rng.below(2) === 0 ? { do: 'undo', seat, question } : { do: 'hurry', seat }];
}

/** Somebody else who has acted for the seat, or tried to. */
const formerHolder = ({ sent }: People, holder: string | null, seat: Seat): string | null =>
  sent.findLast(({ token, wish }) => token !== holder && 'seat' in wish && wish.seat === seat)?.token ?? null;

/** Something wrong: another's seat, another question, another count, nonsense. */
function forge(people: People, table: Table, rng: Rng): Sent {
  const { match, game } = table;
  if (match === null) return null;
  const seat = pick(seatsOf(table.setting.seats), rng);
  const holder = holderOf(people, table, seat);
  const somebody = pick(people.tokens, rng);
  const token = pick([holder ?? somebody, formerHolder(people, holder, seat) ?? somebody, somebody], rng);
  const legal = game.legal(match.state, seat);
  const past = match.log.flatMap(entry => (entry.kind === 'play' ? [entry.action] : []));
  const actions: readonly AnyAction[] = [...legal.slice(0, 3), ...past.slice(-3)];
  const action = pick(['', 'nonsense 7', ...actions.map(game.print)], rng);
  const question = pick([questionOf(table), questionOf(table), '0/0', `1/${rng.below(9)}`], rng);
  const count = pick([givenBy(table, seat), 0, 1, 7], rng);
  const bent = { do: pick(['play', 'sit', 'fly', 'undo', 'link'], rng), seat: 9, question: 3 } as unknown as Wish;
  return pick<Sent>(
    [
      [token, { do: 'play', seat, question, count, action }],
      [token, { do: 'back', seat, question, count, back: pick(['retract', 'reopen'] as const, rng) }],
      [token, { do: 'throw', question, action }],
      [token, { do: 'start' }],
      [token, { do: 'link', seat, n: 1 + rng.below(9), link: randomHex(rng, 32) }],
      [token, { do: 'head', seat, head: someHead(table, seat, rng) }],
      [token, { do: 'awake', seat }],
      [token, bent],
      ['short', { do: 'undo', seat, question }],
      [token, { do: 'hurry', seat }],
    ],
    rng,
  );
}

/** Seats change hands, people leave and come back. */
export function changeChairs(people: People, table: Table, rng: Rng): Sent {
  const seat = pick(seatsOf(table.setting.seats), rng);
  const host = hostOf(people, table);
  const own = holderOf(people, table, seat) ?? host;
  const somebody = pick(people.tokens, rng);
  const token = pick([somebody, formerHolder(people, own, seat) ?? somebody], rng);
  const sitter = sitterSeen(table, seat, rng);
  const roll = rng.below(56);
  if (roll >= 48) return changeChain(people, table, seat, rng);
  if (roll < 14) return passSeatOn(people, table, pick([seat, vacantIn(table, rng) ?? seat], rng), rng);
  if (roll < 22) return cover(people, table, rng);
  if (roll < 31) return comeBack(people, table, rng) ?? [own, { do: 'return', seat }];
  if (roll < 36) return [own, { do: 'take-over', seat }];
  if (roll < 40) return [own, { do: 'resign', seat }];
  if (roll < 43) return [host, { do: 'remove', seat, sitter }];
  if (roll < 44 && rng.below(8) === 0) return [host, { do: 'abandon' }];
  if (roll < 45 && rng.below(4) === 0) return [own, { do: 'cover', seat, sitter }];
  if (roll < 46) return [token, { do: pick(['cover', 'remove'] as const, rng), seat, sitter }];
  return [token, { do: pick(['resign', 'return', 'take-over'] as const, rng), seat }];
}

/** The host lets a bot play, mostly for somebody who is away. */
function cover(people: People, table: Table, rng: Rng): Sent {
  const seats = seatsOf(table.setting.seats);
  const away = seats.filter(seat => people.away.has(seat));
  const seat = pick(away.length > 0 && rng.below(4) > 0 ? away : seats, rng);
  return [hostOf(people, table), { do: 'cover', seat, sitter: sitterSeen(table, seat, rng) }];
}

/** A seat that somebody has left for good. */
function vacantIn(table: Table, rng: Rng): Seat | null {
  const left = seatsWith(table, ({ cover }) => cover === 'resigned' || cover === 'removed');
  return left.length === 0 ? null : pick(left, rng);
}

/** Whoever sits there, or now and then whoever did before. */
const sitterSeen = ({ chairs }: Table, seat: Seat, rng: Rng): number =>
  Math.max(0, (chairs[seat]?.sitter ?? 0) - (rng.below(5) === 0 ? 1 : 0));

/** Somebody is invited to a seat, or comes with an invitation: his own, an old one, one that somebody else gave up. */
export function passSeatOn(people: People, table: Table, seat: Seat, rng: Rng): readonly [token: string, wish: Wish] {
  const host = hostOf(people, table);
  const own = holderOf(people, table, seat) ?? host;
  const chair = table.chairs[seat];
  const given = [...people.invitations.values()];
  if (given.length === 0 || (chair?.invitation === null && rng.below(3) > 0)) {
    const invitation = `invitation-${randomHex(rng, 12)}`;
    people.invitations.set(people.hashOf(invitation), invitation);
    const sitter = sitterSeen(table, seat, rng);
    return [
      pick([own, own, host], rng),
      { do: 'hand-over', seat, sitter, invitation: rng.below(9) === 0 ? null : invitation },
    ];
  }
  const invitation = people.invitations.get(chair?.invitation ?? '') ?? pick(given, rng);
  const gone = people.tokens.filter(token => table.gone.includes(people.hashOf(token)));
  const strangers = [pick(people.tokens, rng), formerHolder(people, own, seat) ?? host, host, invitation];
  // Those who may not are the most eager.
  const eager = chair?.token === null || chair?.cover === 'resigned' ? [host, ...gone] : gone;
  const claimant = eager.length > 0 && rng.below(2) === 0 ? pick(eager, rng) : pick(strangers, rng);
  const as = pick(['local', 'remote'] as const, rng);
  const head = table.dice === 'open' && rng.below(3) > 0 ? someHead(table, seat, rng) : null;
  return [claimant, { do: 'claim', seat, invitation, as, name: pick(['Eve', 'Zoë'], rng), head }];
}

/** Somebody whose seat a bot covers takes it back. */
function comeBack(people: People, table: Table, rng: Rng): Sent {
  const covered = seatsWith(table, ({ cover }) => cover !== null);
  if (covered.length === 0) return null;
  const seat = pick(covered, rng);
  const holder = holderOf(people, table, seat);
  return holder === null ? null : [holder, { do: 'return', seat }];
}
