/** What is checked of a world. */
export const CHECKS = {
  replay: 'the stored entries give the same table',
  untouched: 'deciding changes nothing',
  fold: 'what a viewer was told gives him the authority’s view, legal actions, ways back and facts',
  worlds: 'worlds that differ in what is hidden are the same to everybody else',
  secrets: 'no seed, token or unrevealed part leaves the table or is in its log',
  twice: 'no command is played twice',
  late: 'an answer to another question is refused',
  trespass: 'nobody acts for a seat that is not his',
  draws: 'chance counts its draws, and never uses one again',
  links: 'a draw has the links of those present who answered in time, marks who did not, and nothing moves meanwhile',
  hands: 'a device that keeps to the protocol has no cause to warn of this table',
  consent: 'what others have seen is undone only at a friendly table, when all agree, and is counted',
  breath: 'after a choice no dice, forced answers or bots follow until its breath is over, and everybody knows',
  stuck: 'whoever is not waited for does not hold up the match',
  apart: 'talk changes nothing in the match',
  durable: 'nobody hears of anything before it is durable',
  ended: 'a process that was ended does nothing more',
  ears: 'nobody hears what is not for him',
  copies: 'what is handed out is a copy',
  seats: 'who has gone stays gone, invitations are used once, commands find whom they expect, absence lasts',
  setting: 'ready is for the setting that was seen, and nothing is set once the match has begun',
  over: 'nothing changes a match after its end',
  again: 'a name is for one command, and what was refused stays refused',
  limits: 'every value has a range, and nothing is done without end',
  forward: 'time only goes forward',
  verify: 'the record of the match is found to be in order',
} as const;
export type Check = keyof typeof CHECKS;

/** Says that something is not as it must be. */
export type Notice = (check: Check, what: string) => void;

/** A check that fails, with the seed that shows it again. */
export class BrokenCheck extends Error {
  readonly check: Check;
  readonly seed: string;

  constructor(check: Check, seed: string, step: number, what: string) {
    super(`${CHECKS[check]}: not so in world ${seed}, step ${step}\n  ${what}`);
    this.check = check;
    this.seed = seed;
  }
}

/** Where two texts part, to be read by a person. */
export function difference(actual: string, expected: string): string {
  let at = 0;
  while (at < expected.length && actual[at] === expected[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
  return `expected …${around(expected)}…\n  but got  …${around(actual)}…`;
}
