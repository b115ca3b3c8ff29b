import type { Language, PageArea, loadWords } from '@zaria/words';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Spoken from './words.svelte.ts';

/** What is on its way; each comes when the test says so. */
const coming: { readonly what: string; readonly come: () => void }[] = [];

vi.mock(import('@zaria/words'), async original => {
  const real = await original();
  const slowly = async (language: Language, area: PageArea): Promise<unknown> => {
    await new Promise<void>(come => coming.push({ what: `${language} ${area}`, come }));
    return real.loadWords(language, area);
  };
  return { ...real, loadWords: slowly as typeof loadWords };
});

async function arrives(...which: readonly string[]): Promise<void> {
  for (const { what, come } of coming.splice(0))
    if (which.some(one => what.startsWith(one))) come();
    else coming.push({ what, come });
  await new Promise(resolve => setTimeout(resolve, 20));
}

/** The page's words, anew for each test. Nothing here is drawn again when they change. */
let words: typeof Spoken;
beforeEach(async () => {
  coming.length = 0;
  vi.stubGlobal('$state', { raw: <T>(value: T): T => value });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.resetModules();
  words = await import('./words.svelte.ts');
  const speaking = words.speak('en');
  await arrives('en');
  await speaking;
});

test('what was on its way when the language changed comes in the new one', async () => {
  const needed = words.needWords('online');
  const spoken = words.speak('is');
  await arrives('is');
  await spoken;
  await arrives('en', 'is');
  await arrives('is');
  await needed;
  expect(words.wordsFor('online').language).toBe('is');
  expect(words.tIn('online', 'online.nothing-here')).toBe('Hér er ekkert.');
});

test('what came while another language was on its way is in that language, too', async () => {
  const spoken = words.speak('is');
  const needed = words.needWords('online');
  await arrives('en');
  await needed;
  await arrives('is');
  await arrives('is');
  await spoken;
  expect(words.tongue()).toBe('is');
  expect(words.tIn('online', 'online.nothing-here')).toBe('Hér er ekkert.');
});

test('the language that was chosen last is the one that is spoken, whichever comes first', async () => {
  const [first, last] = [words.speak('is'), words.speak('it')];
  await arrives('it');
  await last;
  await arrives('is');
  await first;
  expect(words.tongue()).toBe('it');
  expect(words.wordsFor('web').language).toBe('it');
});
