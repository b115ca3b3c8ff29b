import { isGameId } from '@zaria/games';
import type { Answer } from '@zaria/protocol/http';
import { nameFor, say, type Words } from '@zaria/words';
import type { TableKey } from './table-link.ts';

/** What somebody is invited to who has not said who he is, in words. */
export interface InvitationText {
  /** The game, where it is one that is known here. */
  readonly game: string | null;
  /** By whom. */
  readonly from: string;
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
  const { game, host: name } = invitation;
  return {
    game: isGameId(game) ? say(words, `game.${game}`) : null,
    from: name === null ? say(words, 'join.title') : say(words, 'join.from', { name }),
    lines: [...there, stateOf(words, invitation, offer)],
  };
}

function stateOf(words: InvitationWords, { phase, names }: Invitation, offer: TableKey['offer']): string {
  if (phase === 'over') return say(words, 'join.over');
  if (phase === 'abandoned') return say(words, 'trouble.abandoned');
  if (offer !== null) return say(words, 'join.seat', { seat: nameFor(words, names[offer.seat] ?? '') });
  if (phase === 'playing') return say(words, 'list.playing');
  const free = names.filter(name => name === '').length;
  return free === 0 ? say(words, 'join.full') : say(words, 'list.free', { free });
}
