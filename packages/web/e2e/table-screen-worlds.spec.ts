/*
 * Two worlds that differ only in what a player has in hand, and the table screen that she has opened in her own browser:
 * all of its document is the same in both. (What comes over the line is compared in packages/server, two-worlds.test.ts.)
 */
import { cpSync, rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pair, type Game } from './online.ts';
import { expect, test, type Server } from './server.ts';
import { choices, isOver, settled, still, typeNth } from './table.ts';

/** Listens with the player’s own eyes beside the screen, so that there is a secret to leak, and asks when all has come. */
function overhear(): void {
  const Real = WebSocket;
  const sockets: WebSocket[] = [];
  const secrets: string[] = [];
  globalThis.WebSocket = class extends Real {
    constructor(...given: ConstructorParameters<typeof Real>) {
      super(...given);
      sockets.push(this);
    }
  };
  const said = (socket: WebSocket, type: string): Promise<void> =>
    new Promise(resolve => {
      socket.addEventListener('message', function hear({ data }) {
        if ((JSON.parse(String(data)) as { type: string }).type !== type) return;
        socket.removeEventListener('message', hear);
        resolve();
      });
    });
  async function listen(table: string): Promise<void> {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
    socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as { type: string; rows?: unknown[] };
      if (frame.type === 'news') secrets.push(...(frame.rows ?? []).map(row => JSON.stringify(row)));
    });
    await new Promise(resolve => socket.addEventListener('open', resolve));
    socket.send(JSON.stringify({ type: 'hello', protocol: 1, table, lines: 0 }));
    const isHeard = said(socket, 'news');
    socket.send(JSON.stringify({ type: 'hear', as: 0, heard: 0, told: '0'.repeat(14) }));
    await isHeard;
  }
  /** Once more of the secret is heard than that; what was sent before the answer has come before it. */
  async function settle(than: number): Promise<void> {
    while (secrets.length <= than) await new Promise(resolve => requestAnimationFrame(resolve));
    for (const socket of sockets.filter(({ readyState }) => readyState === WebSocket.OPEN)) {
      const isAnswered = said(socket, 'pong');
      socket.send('{"type":"ping"}');
      await isAnswered;
    }
    // What has just appeared takes no taps for a moment.
    let before = '';
    for (let still = 0; still < 3 || document.querySelector('.veil') !== null; still++) {
      await new Promise(resolve => requestAnimationFrame(resolve));
      const now = document.documentElement.outerHTML;
      if (now !== before) still = 0;
      before = now;
    }
  }
  Object.assign(globalThis, { overhearing: { listen, settle, secrets } });
}
interface Overhearing {
  listen(table: string): Promise<void>;
  settle(than: number): Promise<void>;
  readonly secrets: readonly string[];
}

/** What one player knows, and a number that is another one wherever it differs. */
interface Secret {
  readonly text: string;
  readonly number: number;
}

/** Ways in which what one player knows could come into a document; each is taken out again. */
const LEAKS = {
  'a text': ({ text }) => {
    const line = document.createElement('p');
    line.textContent = text;
    document.body.append(line);
    return () => line.remove();
  },
  'what only a screen reader is told': ({ text }) => {
    const region = document.querySelector('[aria-live]');
    region?.setAttribute('aria-description', text);
    return () => region?.removeAttribute('aria-description');
  },
  'an attribute that nobody sees': ({ text }) => {
    document.body.dataset['drawn'] = text;
    return () => delete document.body.dataset['drawn'];
  },
  'a length': ({ number }) => {
    document.body.style.setProperty('--drawn', `${number}px`);
    return () => document.body.removeAttribute('style');
  },
  'the title of the page': ({ number }) => {
    const { title } = document;
    document.title = `${title} ${number}`;
    return () => void (document.title = title);
  },
  'how many elements there are': ({ number }) => {
    const marks = Array.from({ length: number }, () => document.createElement('i'));
    document.body.append(...marks);
    return () => marks.forEach(mark => mark.remove());
  },
} satisfies Record<string, (secret: Secret) => () => unknown>;

const whole = (screen: Page): Promise<string> => screen.evaluate(() => document.documentElement.outerHTML);

interface Look {
  /** How much of the secret was heard by then. */
  readonly heard: number;
  readonly seen: Readonly<Record<string, string>>;
}

/** The document as it is, and as it would be with each leak, when more of the secret is heard than before. */
async function look(screen: Page, before: number): Promise<Look> {
  const { heard, ...secret } = await screen.evaluate(async than => {
    const { overhearing } = globalThis as unknown as { overhearing: Overhearing };
    await overhearing.settle(than);
    const text = overhearing.secrets.join('\n');
    return {
      heard: overhearing.secrets.length,
      text,
      number: Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 0),
    };
  }, before);
  const seen: Record<string, string> = { honest: await whole(screen) };
  for (const [name, leak] of Object.entries(LEAKS)) {
    const mend = await screen.evaluateHandle<() => unknown, Secret>(leak, secret);
    seen[name] = await whole(screen);
    await mend.evaluate(take => void take());
  }
  return { heard, seen };
}

/** Everything as it was at this moment, once more. */
function keeping(server: Server): { keep(): void; restore(): Promise<void>; forget(): void } {
  const kept = `${server.folder}-kept`;
  return {
    keep: () => cpSync(server.folder, kept, { recursive: true }),
    async restore() {
      await server.kill();
      rmSync(server.folder, { recursive: true });
      cpSync(kept, server.folder, { recursive: true });
      await server.start();
    },
    forget: () => rmSync(kept, { recursive: true, force: true }),
  };
}

/** What the player does in secret: each number is a move of the list, counted from its beginning; `null` takes one back. */
type Secretly = readonly (number | null)[];
const WORLDS: Readonly<Partial<Record<Game, readonly [Secretly, Secretly]>>> = {
  'railroad-ink': [
    [0, 0, null, 1],
    [3, 2, null, 0],
  ],
  qwinto: [[0], [2]],
};

const isAsked = (page: Page): Promise<boolean> => page.locator('section[data-asks]').isVisible();

/** What is asked of all comes to one page after the other: so long the others are waited for, in milliseconds. */
const TOGETHER = 5000;

/** Whether all of them are asked at the same time. */
async function areAsked(pages: readonly Page[]): Promise<boolean> {
  const isAnybody = async (): Promise<boolean> => (await Promise.all(pages.map(isAsked))).includes(true);
  await expect.poll(async () => (await Promise.all(pages.map(isOver))).includes(true) || isAnybody()).toBe(true);
  expect(await Promise.all(pages.map(isOver)), 'the match has not ended before').not.toContain(true);
  const waited = pages.map(page => page.locator('section[data-asks]').waitFor({ timeout: TOGETHER }));
  return (await Promise.allSettled(waited)).every(({ status }) => status === 'fulfilled');
}

/** So many the worlds above need, so that they differ. */
const CHOICES = 4;

for (const [game, worlds] of Object.entries(WORLDS) as [Game, readonly [Secretly, Secretly]][])
  test(`${game}: of two worlds that differ in one hand the table screen shows the same @matrix`, async ({
    server,
    visitor,
  }) => {
    const [anna, ben] = [await visitor(still), await visitor(still)];
    const [host, guest] = await pair([anna, ben], game);
    const address = host.url();
    // Until both decide at the same time, each without knowing of the other, and she has something to choose from.
    for (;;) {
      const areBoth = await areAsked([host, guest]);
      if (areBoth && (await choices(host)) >= CHOICES) break;
      // One after the other: what somebody is asked alone may lead to what both are.
      await typeNth((await isAsked(host)) ? host : guest, 0);
      if (areBoth) await typeNth(guest, 0);
    }
    await guest.close();
    const state = await anna.context.storageState({ indexedDB: true });
    await host.close();
    await server.kill();
    const world = keeping(server);
    world.keep();

    const seen: Readonly<Record<string, string>>[][] = [];
    for (const secretly of worlds) {
      await world.restore();
      const { context } = await visitor(still, state);
      const mine = await context.newPage();
      await mine.goto(address);
      await settled(mine);
      const screen = await context.newPage();
      await screen.setViewportSize({ width: 1920, height: 1080 });
      await screen.addInitScript(overhear);
      await screen.goto(`${new URL(address).pathname}/screen`);
      await expect(screen.getByRole('region', { name: 'What is asked' })).toContainText('are to play');
      await screen.evaluate(
        table => (globalThis as unknown as { overhearing: Overhearing }).overhearing.listen(table),
        new URL(address).pathname.replace('/t/', ''),
      );
      const looks = [await look(screen, 0)];
      for (const move of secretly) {
        if (move === null) await mine.locator('[data-undo]').first().click();
        else await typeNth(mine, move);
        looks.push(await look(screen, looks.at(-1)?.heard ?? 0));
      }
      seen.push(looks.map(look => look.seen));
      await context.close();
    }
    world.forget();

    const [one = [], other = []] = seen;
    const parts = (looks: typeof one) => looks.map(({ honest = '' }) => honest.split(/(?=<)/));
    expect(parts(one)).toEqual(parts(other));
    const noticed = Object.keys(LEAKS).filter(leak => one.some((look, i) => look[leak] !== other[i]?.[leak]));
    console.log(`${game}: ${one.length} looks alike, ${noticed.length} of ${Object.keys(LEAKS).length} leaks noticed`);
    expect(noticed).toEqual(Object.keys(LEAKS));
  });
