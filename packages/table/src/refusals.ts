import { fail } from '@zaria/kit';
import type { Command, Reply } from './command.ts';
import { nameOf } from './decide.ts';
import { digestOf } from './digest.ts';
import type { Table } from './table.ts';
import { hashToken, isToken } from './token.ts';
import { isCommand } from './wish.ts';

/** So many of each who plays, and of all others together. */
const MOST_REMEMBERED = 256;

interface Refused {
  readonly wish: string;
  readonly reply: Reply;
}

/**
 * What was refused stays refused when the same command comes again, late or by another way, though it might be granted
 * by now: its sender has been told. Not in the log, which would grow at anybody's will; a process that starts anew has
 * forgotten it. Whoever has no seat shares a place, so that strangers cannot crowd out the players.
 */
export interface Refusals {
  /** What the command was answered with before; `null`: it was not refused. */
  earlier(command: Command): Reply | null;
  remember(table: Table, command: Command, reply: Reply): void;
}

export function refusals(): Refusals {
  const byHolder = new Map<string, Map<string, Refused>>();
  const isNamed = (command: Command): boolean => isCommand(command) && isToken(command.token);

  return {
    earlier(command) {
      if (byHolder.size === 0 || !isNamed(command)) return null;
      const name = nameOf(command);
      for (const known of byHolder.values()) {
        const refused = known.get(name);
        if (refused !== undefined)
          return refused.wish === digestOf(command.wish) ? refused.reply : fail({ why: 'id-used' });
      }
      return null;
    },
    remember({ host, chairs }, command, reply) {
      // The name is another command's, which keeps it.
      if (reply.ok || reply.error.why === 'id-used' || !isNamed(command)) return;
      const holder = hashToken(command.token);
      const whose = host === holder || chairs.some(({ token }) => token === holder) ? holder : 'others';
      const known = byHolder.get(whose) ?? new Map<string, Refused>();
      byHolder.set(whose, known);
      known.set(nameOf(command), { wish: digestOf(command.wish), reply });
      const [oldest] = known.keys();
      if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
    },
  };
}
