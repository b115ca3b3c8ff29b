import type { Tab } from './browser.ts';

const ASKED = `document.querySelector('section[data-asks]') !== null`;
const OVER = `document.querySelector('section[aria-label] ol[aria-label] li') !== null && ${ASKED} === false`;
/** As many answers as no match has. */
const MOST = 600;

/** Plays a whole match against bots with the keyboard alone, the first legal move each time; how many answers it took. */
export async function playMatch(tab: Tab, base: string, game: string): Promise<number> {
  await tab.goto(`${base}/play/${game}`);
  for (let answers = 0; answers < MOST; answers++) {
    await tab.until(`(${ASKED}) || (${OVER})`);
    if ((await tab.read(OVER)) === true) return answers;
    await tab.keyboard.press('t');
    await tab.until(`document.querySelector('dialog[open] code') !== null`);
    await tab.keyboard.type(String(await tab.read(`document.querySelector('dialog[open] code').innerText`)));
    await tab.keyboard.press('Enter');
    await tab.until(`document.querySelector('dialog[open]') === null`);
  }
  throw new Error(`${game}: the match does not end`);
}
