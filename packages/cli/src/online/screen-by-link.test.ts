import { startServer } from '@zaria/server/testing';
import { describe, expect, test } from 'vitest';
import { KEYS, fakeTerminal, follow, type FakeTerminal } from '../screen/terminal.testing.ts';
import { scratch, zaria, type Run } from '../stage.testing.ts';
import { openElsewhere, until, type Elsewhere } from './elsewhere.testing.ts';

const CHOOSES = '↑↓ 1–9 choose';

const comes = ({ link }: Elsewhere, { terminal }: FakeTerminal, signal = new AbortController().signal): Promise<Run> =>
  zaria(['play', link], {
    home: scratch(),
    terminal,
    isTTY: true,
    env: { NO_COLOR: '1' },
    now: () => Date.now(),
    signal,
  });

/** Comes to the table, sits down in the second chair and is ready. */
const sitsDown = (fake: FakeTerminal): Promise<void> =>
  follow(fake, [
    ['What are you called?', `Anna${KEYS.enter}`],
    [/▸ 1 {2}Sit here: chair 2/, KEYS.enter],
    [/^ {2}(?:[2-9a-z]{4,5}[ -]?){4,5}$/m, KEYS.enter],
    [/▸ 1 {2}Ready/, KEYS.enter],
  ]);

describe('zaria play LINK, on the screen', () => {
  test('a name, a chair, the code, ready; then the match, and while another thinks the log and leaving', async () => {
    const elsewhere = await openElsewhere();
    const fake = fakeTerminal();
    const running = comes(elsewhere, fake);
    let moves = 0;
    // The host thinks for ever after a few moves.
    elsewhere.hostPlays(0, () => (moves < 3 ? 0 : 1_000_000));
    await sitsDown(fake);
    for (;;) {
      const seen = await fake.until(/↑↓ 1–9 choose|Waiting for ●A Host\./);
      if (!seen.includes(CHOOSES)) {
        if (moves >= 3) break;
        await fake.until(CHOOSES);
      }
      moves++;
      fake.press(KEYS.enter);
      await until(() => fake.text() !== seen);
    }
    fake.press(KEYS.pageUp);
    await fake.until(/PgUp PgDn read/);
    fake.press(KEYS.escape);
    await fake.until('Waiting for ●A Host.');
    fake.press('?');
    await fake.until('Keys and table');
    fake.press(KEYS.escape);
    await fake.until('Waiting for ●A Host.');
    fake.press(KEYS.escape);
    await follow(fake, [
      [/Leave the match/, '2'],
      [/▸ 2 {2}Leave/, KEYS.enter],
    ]);
    const run = await running;
    expect(run.exit).toBe(130);
    expect(run.out).toContain('Your seat stays yours. Come back with: ./zaria play http://');
    expect(fake.isAlternate()).toBe(false);
  });

  test('a server that goes away is said while it is away, and what was typed is done when it is back', async () => {
    const elsewhere = await openElsewhere();
    const { folder, running: serving } = elsewhere.server;
    const fake = fakeTerminal();
    const leaving = new AbortController();
    const running = comes(elsewhere, fake, leaving.signal);
    elsewhere.hostPlays(0);
    await sitsDown(fake);
    await fake.until(CHOOSES);
    await elsewhere.server.stop('keep');
    await fake.until('! The connection is lost');
    const before = fake.text();
    fake.press(KEYS.enter);
    const server = await startServer({ folder, port: serving.port });
    try {
      await fake.until(/^(?![\s\S]*connection is lost)/);
      await until(() => fake.text() !== before && fake.text().includes('Anna'));
      expect(fake.written()).not.toContain('out of step');
    } finally {
      leaving.abort();
      await running;
      await server.stop();
    }
  });
});
