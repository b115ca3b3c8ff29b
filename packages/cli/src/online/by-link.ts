import { parseTableLink } from '@zaria/client/online';
import { fail } from '@zaria/kit';
import { say } from '@zaria/words';
import type { Exit, Given, Surroundings, Tried } from '../command.ts';
import { attendOnline } from './attend-online.ts';
import { onlineWords } from './words.ts';

/** Whether somebody means a link, right or wrong, and no game. */
export const isLink = (text: string): boolean => /^\w+:\/\//.test(text) || text.includes('/t/');

/** How such a link looks. */
const EXAMPLE = 'https://zaria.example/t/abcdefgh2345#abcdefgh23456789';
/** What is settled at the table itself. */
const LOCAL = ['seats', 'option', 'save', 'dice', 'seed', 'friendly', 'nodes'];

/** `zaria play LINK`. */
export async function comeByLink(text: string, given: Given, surroundings: Surroundings): Promise<Tried<Exit>> {
  const words = onlineWords(surroundings.voice);
  const clash = LOCAL.find(flag => given.has(flag));
  if (clash !== undefined) return fail(say(words, 'complaint.flag-together', { flag: `--${clash}`, other: 'LINK' }));
  const link = parseTableLink(text);
  if (link === null) return fail(say(words, 'visit.link-wrong', { link: text, example: `'${EXAMPLE}'` }));
  return attendOnline(link, given, surroundings);
}
