import { askServer, faultText, type Asked } from '@zaria/client/online';
import { tableRefusal } from '@zaria/client/refusals';
import type { Result } from '@zaria/kit';
import type { Answer, ListedTable, RouteName } from '@zaria/protocol/http';
import type { Playable } from '../boards/playable.ts';
import { needWords, wordsFor } from '../lib/words.svelte.ts';
import { aside } from './aside.ts';

/** After these the browser may be somebody else. A socket stays with whoever opened it. */
const WHO: ReadonlySet<RouteName> = new Set<RouteName>(['guest', 'recover', 'redeem', 'erase']);

/** Asks the server that this page came from. */
export async function ask<N extends RouteName>(route: N, asked?: Asked<N>): Promise<Result<Answer<N>, AskRefusal>> {
  const answer = await askServer((address, request) => fetch(address, request), '', route, asked);
  if (WHO.has(route)) aside.clear();
  return answer;
}

export type AskRefusal = Extract<Awaited<ReturnType<typeof askServer>>, { readonly ok: false }>['error'];

/** Why it was not done, and what to do. What a table refuses is said with the words of its game. */
export async function refusalText(refusal: AskRefusal, playable: Playable | null = null): Promise<string> {
  if (refusal.why !== 'refused') {
    await needWords('online');
    return faultText(wordsFor('online'), refusal.why);
  }
  if (playable === null) {
    await needWords('online');
    return faultText(wordsFor('online'), 'failed');
  }
  await needWords('told', 'table', ...playable.words.areas);
  return tableRefusal(
    wordsFor('common', 'told', 'table', ...playable.words.areas),
    refusal.refusal,
    playable.words,
    [],
  );
}

/**
 * The tables that are open to everybody where this page came from; `null`: no server answers there, since the page was
 * opened offline, or from plain files.
 */
export async function publicTables(): Promise<readonly ListedTable[] | null> {
  const answer = await ask('list');
  return answer.ok ? answer.value.tables : null;
}
