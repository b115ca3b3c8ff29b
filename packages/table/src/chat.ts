import { fail, isObject, isSeat, ok, type Result, type Seat } from '@zaria/kit';
import type { TokenHash } from './entries.ts';
import { BLANKS, LONGEST_NAME, isName } from './names.ts';
import { timeAt, type Table } from './table.ts';
import { hashToken, isToken } from './token.ts';

/** Things to say with one touch, in everybody's own language: `words` says them. */
export const PHRASES = [
  'hello',
  'good-luck',
  'one-moment',
  'your-turn',
  'well-done',
  'bad-luck',
  'oops',
  'thanks',
  'sorry',
  'good-game',
  'again',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];

export type Said = { readonly text: string } | { readonly phrase: Phrase };

/** A line of the talk at the table. It is kept apart from the log: no record has it, and nothing in the game needs it. */
export interface ChatLine {
  readonly at: number;
  /** `null`: a spectator. */
  readonly seat: Seat | null;
  readonly name: string;
  readonly said: Said;
}

/** A line as it is kept: with who said it, which is told to nobody. */
export interface StoredLine extends ChatLine {
  readonly by: TokenHash;
}

export type ChatRefusal =
  | { readonly why: 'token-wrong' | 'not-yours' | 'name-wrong' | 'text-empty' | 'text-wrong' | 'phrase-unknown' }
  /** `text-off`: the host wants quick phrases only. */
  | { readonly why: 'spectators-silent' | 'text-off' | 'command-wrong' }
  | { readonly why: 'text-long'; readonly most: number }
  /** `wait`: milliseconds until the next line may be said. */
  | { readonly why: 'too-fast'; readonly wait: number };

/** Characters in a line. */
export const LONGEST_LINE = 280;
/** So many lines within so many milliseconds. */
const RATE = { lines: 5, within: 10_000 } as const;

export interface Speaker {
  readonly token: string;
  /** `null` for a spectator, who says what he is called. */
  readonly seat: Seat | null;
  readonly name: string;
}

/** What becomes of something said, after these lines. Takes whatever came from outside. */
export function say(
  table: Table,
  lines: readonly StoredLine[],
  speaker: Speaker,
  said: Said,
  given: number,
): Result<StoredLine, ChatRefusal> {
  if (!isSpeaker(speaker)) return fail({ why: 'command-wrong' });
  const { token, seat, name } = speaker;
  if (!isToken(token)) return fail({ why: 'token-wrong' });
  const by = hashToken(token);
  const chair = seat === null ? null : table.chairs[seat];
  if (chair === undefined || (chair !== null && chair.token !== by)) return fail({ why: 'not-yours' });
  if (chair === null && table.setting.spectators !== 'talking') return fail({ why: 'spectators-silent' });
  const called = chair?.name ?? name;
  if (!isName(called)) return fail({ why: 'name-wrong' });
  const heard = tidy(said);
  if (!heard.ok) return heard;
  if ('text' in heard.value && table.talk === 'phrases') return fail({ why: 'text-off' });
  const now = timeAt({ at: Math.max(table.at, lines.at(-1)?.at ?? 0) }, given);
  const wait = waitFor(lines, by, now);
  return wait > 0 ? fail({ why: 'too-fast', wait }) : ok({ at: now, by, seat, name: called, said: heard.value });
}

const hasOnly = (value: Readonly<Record<string, unknown>>, ...names: readonly string[]): boolean =>
  Object.keys(value).length === names.length && names.every(name => Object.hasOwn(value, name));

const isSpeaker = (value: unknown): value is Speaker =>
  isObject(value) &&
  hasOnly(value, 'token', 'seat', 'name') &&
  (value['seat'] === null || isSeat(value['seat'])) &&
  typeof value['name'] === 'string' &&
  value['name'].length <= 4 * LONGEST_NAME;

/** One line of visible text, or a phrase that there is. */
function tidy(said: unknown): Result<Said, ChatRefusal> {
  if (!isObject(said) || !(hasOnly(said, 'phrase') || hasOnly(said, 'text'))) return fail({ why: 'text-wrong' });
  const { phrase, text: written } = said;
  if (phrase !== undefined) return isPhrase(phrase) ? ok({ phrase }) : fail({ why: 'phrase-unknown' });
  if (typeof written !== 'string') return fail({ why: 'text-wrong' });
  // White space apart, which costs time to look for.
  if (written.length > 4 * LONGEST_LINE) return fail({ why: 'text-long', most: LONGEST_LINE });
  const text = written.replaceAll(/\s+/gu, ' ').trim();
  if (text === '') return fail({ why: 'text-empty' });
  if (text.length > LONGEST_LINE) return fail({ why: 'text-long', most: LONGEST_LINE });
  // Emoji are joined by a format character (U+200D); other invisible ones could reorder what others read.
  const isSeen = !/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?!\u200d)\p{Cf}/u.test(text) && !BLANKS.test(text);
  return isSeen ? ok({ text }) : fail({ why: 'text-wrong' });
}

const isPhrase = (value: unknown): value is Phrase => (PHRASES as readonly unknown[]).includes(value);

function waitFor(lines: readonly StoredLine[], by: TokenHash, now: number): number {
  const own = lines.filter(line => line.by === by);
  const first = own.at(-RATE.lines);
  return own.length < RATE.lines || first === undefined ? 0 : Math.max(0, first.at + RATE.within - now);
}

/** The line as everybody hears it. */
export const tellLine = ({ at, seat, name, said }: StoredLine): ChatLine => ({ at, seat, name, said });
