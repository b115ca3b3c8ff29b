import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@zaria/games';
import { wordsOf } from '@zaria/words/all';
import { say } from '@zaria/words';
import { describe, expect, test } from 'vitest';
import { MANIFEST } from './manifest.ts';
import { parseRoute } from './src/lib/route.ts';

const file = (src: string): Buffer => readFileSync(new URL(`public${src}`, import.meta.url));

/** Width and height as the picture itself says. */
function sizeOf(picture: Buffer): string {
  if (picture.subarray(1, 4).toString() === 'PNG') return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
  // JPEG: segments follow each other, and the one of the frame has the size.
  for (let at = 2; at < picture.length; at += 2 + picture.readUInt16BE(at + 2)) {
    const marker = picture.readUInt16BE(at);
    if (marker >= 0xff_c0 && marker <= 0xff_c2)
      return `${picture.readUInt16BE(at + 7)}x${picture.readUInt16BE(at + 5)}`;
  }
  throw new Error('a picture without a size');
}

const pictures = [...(MANIFEST.icons ?? []), ...(MANIFEST.screenshots ?? [])];

test.each(pictures)('$src is there, is what it says, and is small', ({ src, sizes, type }) => {
  const picture = file(src);
  expect(picture.length).toBeLessThan(150_000);
  if (type === 'image/svg+xml') expect(picture.toString()).toContain('<svg');
  else expect(sizeOf(picture)).toBe(sizes);
});

test('the icons are enough to be installed: 192 and 512, and one that may be cut', () => {
  const have = (MANIFEST.icons ?? []).map(({ sizes, purpose }) => `${sizes} ${String(purpose)}`);
  expect(have).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  const forms = (MANIFEST.screenshots ?? []).map(({ form_factor }) => form_factor);
  expect(forms).toEqual(expect.arrayContaining(['narrow', 'wide']));
});

test('the page names an icon for telephones that read no manifest', () => {
  const page = readFileSync(new URL('index.html', import.meta.url), 'utf8');
  const [, src = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
  expect(sizeOf(file(src))).toBe('180x180');
});

describe('shortcuts', () => {
  const shortcuts = MANIFEST.shortcuts ?? [];
  test.each(shortcuts)('$name leads somewhere', ({ url, icons = [] }) => {
    expect(parseRoute(url).page).not.toBe('unknown');
    for (const { src, sizes } of icons) expect(sizeOf(file(src))).toBe(sizes);
  });

  test('every game has one, in the language of the manifest', () => {
    const words = wordsOf('en', 'common');
    const wanted = GAME_IDS.map(id => ({ name: `Play ${say(words, `game.${id}`)}`, url: `/play/${id}` }));
    expect(shortcuts.map(({ name, url }) => ({ name, url }))).toEqual(expect.arrayContaining(wanted));
    expect(MANIFEST.lang).toBe('en');
  });
});
