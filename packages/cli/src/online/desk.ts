import type { InvitationText } from '@zaria/client/online';
import type { Surroundings } from '../command.ts';
import { isTooSmall } from '../play/table-frame.ts';
import { lineDesk } from './line-desk.ts';
import type { Lobby, LobbyChoice } from './lobby.ts';
import { screenDesk } from './screen-desk.ts';
import type { OnlineWords } from './words.ts';

/** Where somebody is asked before a match elsewhere. An answer of `null`: he leaves. */
export interface Desk {
  /** What he is called, who is invited to that; `wrong` says why a name cannot be taken. */
  name(invited: InvitationText, wrong: (name: string) => string | null): Promise<string | null>;
  /** Shows a code that is not shown again. */
  code(code: string): Promise<true | null>;
  /** Says, before anything else of the table, that its dice come from one device. */
  localDice(): Promise<true | null>;
  told(lines: readonly string[]): void;
  /** What is the matter, until something else is. */
  trouble(sentence: string | null): void;
  /** Shows the lobby until somebody chooses something, or `news` comes. */
  lobby(lobby: Lobby, news: Promise<void>): Promise<LobbyChoice | 'news' | null>;
  close(): void;
}

/** The whole screen where there is one that is large enough, and lines otherwise. */
export function deskFor(isInLines: boolean, words: OnlineWords, surroundings: Surroundings): Desk {
  const { terminal } = surroundings.io;
  return terminal === null || isInLines || isTooSmall(terminal.size)
    ? lineDesk(words, surroundings)
    : screenDesk(terminal, words, surroundings);
}
