import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = new URL('./', import.meta.url);
const document = readFileSync(new URL('../../docs/adding-a-game.md', folder), 'utf8');
const sources = readdirSync(folder)
  .filter(name => name.endsWith('.ts'))
  .map(name => readFileSync(new URL(name, folder), 'utf8'));
const blocks = [...document.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);

describe('docs/adding-a-game.md quotes the code that is here', () => {
  test('it quotes some', () => {
    expect(blocks.length).toBeGreaterThan(10);
  });

  test.each(blocks)('%s', block => {
    expect(sources.filter(source => source.includes(block))).toHaveLength(1);
  });
});
