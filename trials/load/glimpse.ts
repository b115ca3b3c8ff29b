import { patched, type Patch } from '@zaria/protocol';
import type { TableView } from '@zaria/table/public';

/** What a player of the trial looks at of the table: a page keeps all of it, and draws it. */
export interface Glimpse {
  readonly phase: TableView['phase'];
  readonly version: number;
  readonly question: string;
  readonly asked: TableView['dice']['asked'];
  /** Whether his chair counts as one whose links do not come. */
  readonly isAsleep: boolean;
}

export const glimpseOf = ({ phase, version, question, dice, chairs }: TableView, seat: number): Glimpse => ({
  phase,
  version,
  question,
  asked: dice.asked,
  isAsleep: chairs[seat]?.isAsleep === true,
});

/** The same after a change of the table. */
export function glimpsed(before: Glimpse, change: Patch, seat: number): Glimpse {
  const now = <T>(value: T, ...path: readonly string[]): T => {
    const there = path.reduce<Patch | undefined>(inside, change);
    return there === undefined ? value : patched(value, there);
  };
  return {
    phase: now(before.phase, 'phase'),
    version: now(before.version, 'version'),
    question: now(before.question, 'question'),
    asked: now(before.asked, 'dice', 'asked'),
    isAsleep: now(before.isAsleep, 'chairs', String(seat), 'isAsleep'),
  };
}

/** What a change says of one field. Where the whole is replaced, so is the field. */
function inside(change: Patch | undefined, key: string): Patch | undefined {
  if (change === undefined) return undefined;
  if (!isWhole(change)) return change[key];
  const [whole] = change;
  return [(whole as Readonly<Record<string, typeof whole>>)[key] ?? null];
}

const isWhole = (change: Patch): change is Extract<Patch, readonly unknown[]> => Array.isArray(change);

/** Of these every frame is read in which they change. */
const LOOKED_AT = ['table', 'phase', 'version', 'asked', 'chairs'] as const;

/**
 * Whether the text of news has something in it that the player acts on: his throw, or a change of what he looks at. Only
 * the question changes all the time, and he needs it when the dice are his.
 */
export function concerning(seat: number): (news: string) => boolean {
  const concerns = new RegExp(`\\[${seat},"roll"\\]|"(?:${LOOKED_AT.join('|')})":`);
  return news => concerns.test(news);
}
