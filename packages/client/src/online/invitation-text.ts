import { isGameId } from '@zaria/games';
import type { Answer } from '@zaria/protocol/http';
import { nameFor, say, type Words } from '@zaria/words';
import type { TableKey } from './table-link.ts';

/** What somebody is invited to who has not said who he is, in words. */
export interface InvitationText {
  /** To what, and by whom. */
  readonly title: string;
  /** Who is there, and how things stand. */
  readonly lines: readonly string[];
}

type InvitationWords = Words<'common' | 'web-online'>;
type Invitation = Answer<'invitation'>;

export function invitationText(
  words: InvitationWords,
  invitation: Invitation,
  offer: TableKey['offer'],
): InvitationText {
  const names = invitation.names.filter(name => name !== '').map(name => nameFor(words, name));
  const there = names.length === 0 ? [] : [say(words, 'join.there', { names })];
  return { title: titleOf(words, invitation), lines: [...there, stateOf(words, invitation, offer)] };
}

function titleOf(words: InvitationWords, { game: id, host: name }: Invitation): string {
  // Of a server that knows more games than this one.
  if (!isGameId(id)) return say(words, 'join.title');
  const game = say(words, `game.${id}`);
  return name === null ? say(words, 'join.to', { game }) : say(words, 'join.from', { name, game });
}

function stateOf(words: InvitationWords, { phase, names }: Invitation, offer: TableKey['offer']): string {
  if (phase === 'over') return say(words, 'join.over');
  if (phase === 'abandoned') return say(words, 'trouble.abandoned');
  if (offer !== null) return say(words, 'join.seat', { seat: nameFor(words, names[offer.seat] ?? '') });
  if (phase === 'playing') return say(words, 'list.playing');
  const free = names.filter(name => name === '').length;
  return free === 0 ? say(words, 'join.full') : say(words, 'list.free', { free });
}
