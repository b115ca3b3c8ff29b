import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.mjs';

/** Runs a script in a page of its own in a headless Chromium, then each expression; what these came to, in order. */
export async function inChromium(script: string, expressions: readonly string[]): Promise<readonly unknown[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const results: unknown[] = [];
    for (const expression of expressions) results.push(await page.evaluate(expression));
    return results;
  } finally {
    await browser.close();
  }
}
