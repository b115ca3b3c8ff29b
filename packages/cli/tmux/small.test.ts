import { describe, expect, test } from 'vitest';
import { serve } from './by-link.testing.ts';
import { playToTheEnd } from './player.testing.ts';
import { CASINOS, byDigit, digitsIn, expectInSight, playsWhole, startMatch } from './plays.testing.ts';
import { ZARIA, openSession } from './session.testing.ts';

/** A first look in a real terminal; the whole of it is `npm run terminal`. */
describe('in a real terminal', () => {
  test('Las Vegas is played to its end at 80×24 by digits, with a resize in the middle', async () => {
    const places: string[] = [];
    const { answered, all } = await playsWhole(['play', 'las-vegas', '--seats', 'you:Anna,bot:greedy', '--seed', 'x'], {
      looks: screen => expectInSight(screen, 24, [/^ Las Vegas · Round \d of 4/, ...CASINOS, /●A Anna: /, /^›/m]),
      keys(screen) {
        places.push(digitsIn(screen).at(-1) ?? '');
        return byDigit(screen);
      },
      middle: {
        at: 5,
        async do(session) {
          session.resize({ columns: 120, rows: 40 });
          expectInSight(
            await session.until(seen => seen.split('\n').length > 30 && seen.includes('●A Anna: ')),
            40,
            CASINOS,
          );
          session.resize({ columns: 50, rows: 12 });
          await session.sees('the table needs 70 columns');
          session.resize({ columns: 80, rows: 24 });
          await session.sees('●A Anna: ');
        },
      },
    });
    expect(answered).toBeGreaterThan(20);
    expect(all).toContain('Final standing');
    expect(new Set(places).size).toBeGreaterThan(3);
  });

  test('one that cannot be steered is written to line by line', async () => {
    const session = openSession();
    session.shell(`TERM=dumb '${process.execPath}' '${ZARIA}' play las-vegas --seats you:Anna,bot:greedy --seed x`);
    await session.sees(/Possible moves: roll|↑↓ 1–9 choose/);
    session.shell('roll');
    await session.sees(/^Rolled: /m);
    expect(session.text()).not.toContain('1–9 choose');
  });

  test('SIGTERM gives the terminal back, and the match is kept', async () => {
    const session = startMatch(['play', 'las-vegas', '--seats', 'you,bot:greedy', '--seed', 'x']);
    await session.sees('↑↓ 1–9 choose');
    session.press('C-z');
    await session.sees(/Stopped|suspended/i);
    expect(session.all()).toContain('BEFORE');
    session.shell('fg');
    await session.sees('↑↓ 1–9 choose');
    session.press('C-z');
    await session.until(() => session.all().match(/Stopped|suspended/gi)?.length === 2);
    session.shell('kill -TERM %1; fg; echo LEFT $?');
    await session.sees(/^LEFT \d+$/m);
    // All that was printed, and not the screen alone: where paths are long, what was there before has gone up.
    const after = session.all();
    expect(after).toContain('BEFORE');
    expect(after).toContain('play --resume');
    expect(after).not.toContain('↑↓ 1–9 choose');
  });
});

test('Qwinto is joined by its link at a server of its own, which is killed in the middle, and played to its end', async () => {
  const served = await serve('qwinto');
  const session = startMatch(['play', `'${served.link}'`]);
  const host = served.hostPlays(0);
  await session.sees('What are you called?');
  session.type('Anna');
  session.press('Enter');
  await session.sees('Sit here: chair 2');
  session.press('Enter');
  await session.sees('Your recovery code');
  session.press('Enter');
  await session.sees(/▸ 1 {2}Ready/);
  session.press('Enter');
  const answered = await playToTheEnd(session, {
    looks: screen => expectInSight(screen, 24, [/^ Qwinto/, /■B Anna/, /●A Host/]),
    keys: () => ['Enter'],
    middle: {
      at: 5,
      async do(own) {
        const back = served.kill();
        await own.sees('! The connection is lost');
        await back;
        await own.until(seen => !seen.includes('The connection is lost'));
      },
    },
  });
  await host.over;
  expect(answered).toBeGreaterThan(10);
  const all = session.all();
  expect(all).toMatch(/^EXIT 0$/m);
  expect(all).toContain('BEFORE');
  expect(all.replaceAll(/\s+/g, ' ')).toContain('This is the match that was told on this device');
});
