import { expect } from 'vitest';
import { ENGLISH, playToTheEnd, type Player, type Signs } from './player.testing.ts';
import { ZARIA, openSession, type Session, type Setting } from './session.testing.ts';

/** Starts a match in a shell that says how it ended. */
export function startMatch(argv: readonly string[], setting: Setting = {}): Session {
  const session = openSession(setting);
  session.shell(`echo BEFORE; '${process.execPath}' '${ZARIA}' ${argv.join(' ')}; echo EXIT $?`);
  return session;
}

/** Plays a match to its end by keys, and looks at every screen. */
export async function playsWhole(
  argv: readonly string[],
  player: Player,
  setting: Setting = {},
  signs: Signs = ENGLISH,
): Promise<{ readonly answered: number; readonly all: string }> {
  const session = startMatch(argv, setting);
  const answered = await playToTheEnd(session, player, signs);
  const all = session.all();
  expect(all).toMatch(/^EXIT 0$/m);
  // What was in the terminal before is still there.
  expect(all).toContain('BEFORE');
  return { answered, all };
}

/** A screen is full to its last line, and what must be in sight is. */
export function expectInSight(screen: string, rows: number, signs: readonly (string | RegExp)[]): void {
  expect(screen.split('\n').length).toBeLessThanOrEqual(rows);
  for (const sign of signs) expect(screen).toMatch(sign);
}

/** All six casinos in a row each. */
export const CASINOS = [1, 2, 3, 4, 5, 6].map(number => new RegExp(String.raw`^.?${number}  │`, 'm'));
/** All seven rows of a board, and its letters. */
export const GRID = [
  /^ +A +B +C +D +E +F +G/m,
  ...[1, 2, 3, 4, 5, 6, 7].map(row => new RegExp(`^${row} .{2}[│═╍[]`, 'm')),
];

/** The digits that are offered. */
export const digitsIn = (screen: string): readonly string[] =>
  [...screen.matchAll(/^[ ↑↓][▸ ] (\d) {2}\S/gm)].map(([, digit = '']) => digit);

/** Takes the last casino that is offered by its digit; where none is, what is chosen already. */
export function byDigit(screen: string): readonly string[] {
  const digit = digitsIn(screen).at(-1);
  return digit === undefined ? ['Enter'] : [digit, 'Enter'];
}
