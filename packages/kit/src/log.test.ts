import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effective, fold } from './log.ts';
import { entryOf, startOf, toy, toyAfter, type ToyFact } from './toy.testing.ts';

type E = { readonly kind: 'move'; readonly name: string };
const undo = (to: number) => ({ kind: 'undo', to }) as const;
/** "a b <0 c": moves a and b, undo to 0, move c. */
const logOf = (text: string): (E | ReturnType<typeof undo>)[] =>
  text.split(' ').flatMap(word => {
    if (word === '') return [];
    return [word.startsWith('<') ? undo(Number(word.slice(1))) : ({ kind: 'move', name: word } as const)];
  });
const names = (text: string): string =>
  effective<E>(logOf(text))
    .map(entry => entry.name)
    .join(' ');

describe('entries in force', () => {
  test.each([
    ['', ''],
    ['a b c', 'a b c'],
    ['a b <1 c', 'a c'],
    ['a b <0', ''],
    ['a b <2 c', 'a b c'],
    ['a b c <2 <1 d', 'a d'],
    ['a b <0 c <2', 'a b'],
    ['a b <0 c <3 d', 'd'],
    ['a b <0 c <4', 'c'],
    ['a <0 b <2 <0 c', 'c'],
    ['a b c <1 d <4 e <0 f', 'f'],
    ['a b c <1 d <4 e', 'a e'],
    ['a b c <1 d <3 e', 'a b c e'],
  ])('%s: %s', (log, kept) => {
    expect(names(log)).toBe(kept);
  });

  test('are those of playing and rewinding step by step', () => {
    const steps = fc.array(fc.option(fc.nat()), { maxLength: 30 });
    fc.assert(
      fc.property(steps, choices => {
        const log: (E | ReturnType<typeof undo>)[] = [];
        const history: string[][] = [[]];
        for (const choice of choices) {
          const now = history.at(-1) ?? [];
          const to = choice === null ? null : choice % history.length;
          log.push(to === null ? { kind: 'move', name: `m${log.length}` } : undo(to));
          history.push(to === null ? [...now, `m${log.length - 1}`] : (history[to] ?? []));
        }
        expect(effective<E>(log).map(entry => entry.name)).toEqual(history.at(-1));
      }),
    );
  });
});

describe('the state a log stands for', () => {
  const start = startOf(2);

  test('plays and ways back', () => {
    const rows = ['nature die 1', '1 hide 3', '0 guess 3'];
    const log = [...rows, '0 write a', '0 write b', '0 retract'];
    expect(fold(toy, start, log.map(entryOf))).toEqual(toyAfter(2, ...rows, '0 write a'));
  });

  test('notes of the table change nothing, but an undo counts them', () => {
    const log = ['table resigned 1', 'nature die 1', 'table resigned 1', '1 hide 3', 'table undo 2'];
    expect(fold(toy, start, log.map(entryOf))).toEqual(toyAfter(2, 'nature die 1'));
  });

  test('an undone throw is thrown anew, and told once', () => {
    const facts: ToyFact[] = [];
    const log = ['nature die 1', 'table undo 0', 'nature die 2'];
    expect(fold(toy, start, log.map(entryOf), fact => facts.push(fact))).toEqual(toyAfter(2, 'nature die 2'));
    expect(facts).toEqual([{ fact: 'die', die: 2 }]);
  });
});
