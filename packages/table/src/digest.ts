import { printHex, sha256, utf8 } from '@zaria/fair';
import { canonical } from '@zaria/kit';
import type { Wish } from './command.ts';

const DIGEST_LENGTH = 8;

/** What a command wants, in short: the same for the same, and for nothing else. */
export const digestOf = (wish: Wish): string => printHex(sha256(utf8(canonical(wish))).slice(0, DIGEST_LENGTH));
