import { RECORD_LIMITS, utf8Length } from './record-limits.ts';

/*
 * The format zaria/2 has a name for each who held a seat, and no other place for who that was. So the name of a bot says
 * which bot it is, with its version and budget: `Vera (sharp/2@600)`. It is in no hash, as no name is.
 */

const SITTER = /^(.*?) ?\(([!-'*-~]{1,64})\)$/su;

export interface BotSitter {
  readonly name: string;
  /** `null`: the record does not say. */
  readonly bot: string | null;
}

/** A name that leaves no room for more stays alone. */
export function printBotSitter({ name, bot }: BotSitter): string {
  const both = bot === null ? name : `${name} (${bot})`;
  return utf8Length(both, RECORD_LIMITS.name) > RECORD_LIMITS.name ? name : both;
}

/** Only for a seat that a bot held: a person may be called anything. */
export function parseBotSitter(text: string): BotSitter {
  const [, name, bot] = SITTER.exec(text) ?? [];
  return name === undefined || bot === undefined ? { name: text, bot: null } : { name, bot };
}
