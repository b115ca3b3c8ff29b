import { GAME_IDS } from '@zaria/games';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRules, ruleNumbers, type Block, type Inline, type Item } from './rules-text.ts';

const textOf = (line: readonly Inline[]): string => line.map(({ text }) => text).join('');
const itemText = ({ id, line, more }: Item): string => [id ?? '', textOf(line), ...more.map(blockText)].join(' ');
function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'code':
      return block.text;
    case 'paragraph':
      return textOf(block.line);
    case 'list':
      return block.items.map(itemText).join(' ');
    case 'table':
      return [block.head, ...block.rows].map(row => row.map(textOf).join(' ')).join(' ');
  }
}
/** In any order, since a wide table is turned. */
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu)?.toSorted() ?? [];

describe.each(GAME_IDS)('the rules of %s', id => {
  const source = readFileSync(new URL(`../../../../docs/rules/${id}.md`, import.meta.url), 'utf8');
  const blocks = parseRules(source);

  test('are shown with every number of the document, in its order', () => {
    const numbers = [...source.matchAll(/^- \*\*([A-Z]{2}-[A-Z0-9]+\.\d+)\*\*/gm)].map(([, number]) => number);
    expect(numbers.length).toBeGreaterThan(20);
    expect([...source.matchAll(/\*\*[A-Z]{2}-/g)]).toHaveLength(numbers.length);
    expect(ruleNumbers(blocks)).toEqual(numbers);
  });

  test('lose no word', () => {
    const plain = source.replaceAll(/^```json$|\]\(#[^)]+\)/gm, ' ');
    expect(wordsIn(blocks.map(blockText).join(' '))).toEqual(wordsIn(plain));
  });

  test('lead nowhere that is not there', () => {
    const places = new Set([
      ...ruleNumbers(blocks),
      ...blocks.flatMap(block => (block.kind === 'heading' ? [block.id] : [])),
    ]);
    const links = [...JSON.stringify(blocks).matchAll(/"to":"([^"]+)"/g)].map(([, to]) => to);
    expect(links.filter(to => to !== undefined && !places.has(to))).toEqual([]);
    expect(new Set(places).size).toBe(
      ruleNumbers(blocks).length + blocks.filter(({ kind }) => kind === 'heading').length,
    );
  });
});

test('each form by itself', () => {
  expect(
    parseRules(
      '## LV-1 Dice\nTwo\nlines.\n- **LV-1.1** A *b*, `c` (LV-1).\n- d\n\n  | e | f |\n  |---|---|\n  | g | h |\n',
    ),
  ).toEqual([
    { kind: 'heading', level: 2, id: 'LV-1', text: 'LV-1 Dice' },
    { kind: 'paragraph', line: [{ kind: 'text', text: 'Two lines.' }] },
    {
      kind: 'list',
      items: [
        {
          id: 'LV-1.1',
          line: [
            { kind: 'text', text: 'A ' },
            { kind: 'em', text: 'b' },
            { kind: 'text', text: ', ' },
            { kind: 'code', text: 'c' },
            { kind: 'text', text: ' (' },
            { kind: 'link', text: 'LV-1', to: 'LV-1' },
            { kind: 'text', text: ').' },
          ],
          more: [],
        },
        {
          id: null,
          line: [{ kind: 'text', text: 'd' }],
          more: [
            {
              kind: 'table',
              head: [[{ kind: 'text', text: 'e' }], [{ kind: 'text', text: 'f' }]],
              rows: [[[{ kind: 'text', text: 'g' }], [{ kind: 'text', text: 'h' }]]],
            },
          ],
        },
      ],
    },
  ]);
});

test.each(['a <b>c</b>', 'an ![image](x.png)', 'a [link](https://example.org)', 'an open ` tick'])(
  '%s is not guessed at',
  text => {
    expect(() => parseRules(text)).toThrow('not known');
  },
);
