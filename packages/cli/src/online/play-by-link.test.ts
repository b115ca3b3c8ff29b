import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scratch, zaria } from '../stage.testing.ts';
import { openElsewhere } from './elsewhere.testing.ts';

/** Somebody who writes the first move that is offered, whatever it is. */
function firstMoves(read: () => string, first: readonly string[]): () => string | null {
  const before = [...first];
  return () => {
    const next = before.shift();
    if (next !== undefined) return next;
    const offered = read()
      .split('\n')
      .findLast(line => line.startsWith('Possible moves: ') || /^ {2}place \d/.test(line));
    return /(?:Possible moves: |^ {2})(.+?)(?: · | {2,}|$)/.exec(offered ?? '')?.[1] ?? null;
  };
}

describe('zaria play LINK, in lines', () => {
  test('a match is joined and played to its end, with its own part in the dice', async () => {
    const elsewhere = await openElsewhere();
    const host = elsewhere.hostPlays(0);
    const home = scratch();
    let out = '';
    const run = await zaria(['play', elsewhere.link, '--name', 'Anna', '--lines'], {
      home,
      input: firstMoves(() => out, ['sit 2', 'ready']),
      now: () => Date.now(),
      written: text => (out += text),
    });
    expect(run.err).toBe('');
    expect(run.exit).toBe(0);
    expect(run.out).toContain('Your recovery code');
    expect(run.out).toContain('Final standing');
    await host.over;
    // The dice are of all three: the server, the host and this terminal.
    expect(run.out).toContain('Part of the dice came from');
  });
});
