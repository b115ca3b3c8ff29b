import { NATURE, check, type Seat } from '@zaria/kit';
import { isLent, type ChairWish } from './chairs.ts';
import type { TableRefusal, Wish } from './command.ts';
import { isAsleep, isLinkOf, isNewHead } from './asking.ts';
import { breathe, goOn, note, play, store, takeBack, throwDice, type Draft } from './draft.ts';
import type { TokenHash } from './entries.ts';
import { reached } from './limits.ts';
import type { LobbyWish } from './lobby.ts';
import { givenBy, isBreathing, questionOf, type Chair, type Table } from './table.ts';
import { answerUndo, askUndo, bringsToLight, tooOften } from './undo.ts';

/** Wishes about the game itself, while it is played. */
type MatchWish = Exclude<Wish, LobbyWish | ChairWish>;

/** Writes what a wish in play leads to; says why not otherwise. */
export function decideMatch(to: Draft, wish: MatchWish, holder: TokenHash): TableRefusal | null {
  const { table } = to;
  if (wish.do === 'throw') return typeDice(to, wish, holder);
  const chair = table.chairs[wish.seat];
  if (chair === undefined) return { why: 'seat-unknown' };
  if (chair.token !== holder) return { why: 'not-yours' };
  if (wish.do === 'link') return giveLink(to, wish);
  if (wish.do === 'chain') return newChain(to, wish);
  if (wish.do === 'awake') return wakeUp(to, wish.seat, chair);
  if (chair.cover === 'resigned') return { why: 'resigned' };
  switch (wish.do) {
    case 'play':
    case 'back':
      return answer(to, wish, chair);
    case 'undo':
      if (table.asked !== null) return { why: 'asking' };
      return wish.question === questionOf(table) ? askUndo(to, wish.seat) : stale(table);
    case 'answer-undo':
      return answerUndo(to, wish.seat, wish.request, wish.agree);
    case 'hurry':
      return hurry(to, wish.seat);
  }
}

const stale = (table: Table): TableRefusal => ({ why: 'stale', question: questionOf(table) });

function answer(to: Draft, wish: Extract<Wish, { do: 'play' | 'back' }>, chair: Chair): TableRefusal | null {
  const { table } = to;
  const { game } = table;
  const { seat } = wish;
  if (wish.question !== questionOf(table)) return stale(table);
  const count = givenBy(table, seat);
  if (wish.count !== count) return { why: 'out-of-step', count };
  if (wish.do === 'back') {
    if (!game.back(to.ahead.state, seat).includes(wish.back)) return { why: 'back-wrong' };
    const refusal = tooOften(table, 'back', seat);
    if (refusal !== null) return refusal;
    giveBack(to, seat, chair);
    takeBack(to, seat, wish.back);
    return null;
  }
  const action = game.parse(wish.action);
  if (action === null) return { why: 'notation-unknown' };
  const refusal = check(game, to.ahead.state, seat, action);
  if (refusal !== null) return { why: 'refused', refusal };
  const isBreath = table.setting.breath > 0 && canBeSlip(to, seat, action.step);
  giveBack(to, seat, chair);
  play(to, seat, action);
  if (isBreath && game.waiting(to.ahead.state).length > 0) breathe(to, seat);
  goOn(to);
  return null;
}

/** Whether somebody may have chosen wrongly, and nobody has learnt anything by it yet. */
const canBeSlip = ({ table: { game }, ahead }: Draft, seat: Seat, step: string): boolean =>
  game.steps[step]?.kind === 'ask' && !bringsToLight(game, step) && game.legal(ahead.state, seat).length > 1;

function hurry(to: Draft, seat: Seat): TableRefusal | null {
  const { table, context } = to;
  if (table.breath?.seat !== seat || !isBreathing(table, context.now)) return { why: 'not-breathing' };
  breathe(to, null);
  goOn(to);
  return null;
}

/** A player who acts takes his seat from the bot. */
function giveBack(to: Draft, seat: Seat, chair: Chair): void {
  if (isLent(chair)) note(to, { note: 'returned', seat });
}

/** Dice typed in by hand, on a practice table. */
function typeDice(to: Draft, wish: Extract<Wish, { do: 'throw' }>, holder: TokenHash): TableRefusal | null {
  const { table } = to;
  if (table.dice !== 'typed') return { why: 'dice-not-typed' };
  if (!table.chairs.some(chair => chair.token === holder)) return { why: 'not-yours' };
  if (wish.question !== questionOf(table)) return stale(table);
  const action = table.game.parse(wish.action);
  if (action === null) return { why: 'notation-unknown' };
  const refusal = check(table.game, to.ahead.state, NATURE, action);
  if (refusal !== null) return { why: 'refused', refusal };
  throwDice(to, action, { draw: null, spent: null });
  goOn(to);
  return null;
}

/** A link for the draw that is asked for. It goes into the draw, and is told to nobody before. */
function giveLink(to: Draft, { seat, n, link }: Extract<Wish, { do: 'link' }>): TableRefusal | null {
  const { table } = to;
  const { asked } = table;
  if (asked === null || asked.n !== n || !asked.seats.includes(seat) || asked.links.has(seat))
    return { why: 'link-unasked' };
  if (!isLinkOf(table, seat, n, link)) return { why: 'link-wrong' };
  store(to, { kind: 'linked', seat, link });
  to.asked = { ...asked, links: new Map([...asked.links, [seat, link]]) };
  goOn(to);
  return null;
}

/** Another chain for a seat: its secret was lost, or it had none. */
function newChain(to: Draft, { seat, head }: Extract<Wish, { do: 'chain' }>): TableRefusal | null {
  const { table } = to;
  if (table.asked !== null) return { why: 'asking' };
  if (!isNewHead(table, head)) return { why: 'head-wrong' };
  const most = reached(table, 'chair', seat);
  if (most !== null) return { why: 'too-often', most };
  note(to, { note: 'chain', seat, head });
  return null;
}

function wakeUp(to: Draft, seat: Seat, chair: Chair): TableRefusal | null {
  if (!isAsleep(chair)) return { why: 'not-asleep' };
  store(to, { kind: 'woke', seat });
  return null;
}
