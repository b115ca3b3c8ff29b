import { expect, test } from 'vitest';
import { stageOf } from '../stage.testing.ts';
import { found } from './found.ts';
import { impossibleIn, isSave, printSave, readSave, type Save } from './save.ts';

function newSave(): Save {
  const sitters = [
    { name: 'Anna', bot: null },
    { name: 'Bo', bot: 'random' },
  ];
  const save = found(
    { game: 'las-vegas', sitters, options: { starter: 0 }, dice: 'drawn', friendly: false },
    stageOf().io,
  );
  if (!save.ok) throw new Error(save.error.why);
  return save.value;
}

/** Writes it, lets it be changed and reads it. */
function readChanged(change: (text: string) => string): ReturnType<typeof readSave> {
  const json: unknown = JSON.parse(change(printSave(newSave())));
  if (!isSave(json)) throw new Error('not a save');
  return readSave(json);
}

test('what was written is read', () => {
  const save = newSave();
  const json: unknown = JSON.parse(printSave(save));
  expect(isSave(json) && readSave(json)).toEqual({ ok: true, value: save });
  expect(printSave(save).split('\n').length).toBeGreaterThan(save.entries.length);
});

test.each([
  ['a digit of the secret', /(?<="chained",\s*"secret":\s*")./, 'x', 'save-damaged'],
  ['a name', '"Anna"', '"Eve"', 'save-damaged'],
  ['the rules', '"rules":1', '"rules":2', 'save-damaged'],
  ['the format', 'zaria-save/1', 'zaria-save/2', 'save-newer'],
])('%s was changed', (_name, from, to, why) => {
  expect(readChanged(text => text.replace(from, to))).toEqual({ ok: false, error: why });
});

test.each([
  ['rules that are not known yet', { rules: 99 }],
  ['a game that is not known yet', { game: 'chess' }],
])('%s: the save is from a newer Zaria', (_name, change) => {
  const { entries, ...rest } = newSave();
  const [opened, ...more] = entries;
  if (opened?.what.kind !== 'opened') throw new Error('the first entry opens the table');
  const save = { ...rest, entries: [{ ...opened, what: { ...opened.what, ...change } }, ...more] };
  const json = JSON.parse(printSave(save)) as Readonly<Record<string, unknown>>;
  expect(readSave(json)).toEqual({ ok: false, error: 'save-newer' });
});

test.each<[string, (save: Save) => object]>([
  ['no entries', ({ secret, chance }) => ({ secret, chance, entries: {} })],
  ['a first entry that opens nothing', save => ({ ...save, entries: save.entries.slice(1) })],
  ['an entry that is none', save => ({ ...save, entries: [...save.entries, null] })],
  ['a move that could not be made', save => ({ ...save, entries: [...save.entries, played('place 9')] })],
  ['an undo to nowhere', save => ({ ...save, entries: [...save.entries, undone(99)] })],
  ['a match that never began', save => ({ ...save, entries: save.entries.slice(0, 2) })],
  ['no secret', save => ({ ...save, chance: { kind: 'chained' } })],
  ['a secret that is none', save => ({ ...save, chance: { kind: 'chained', secret: 'x' } })],
  ['no seed', save => ({ ...save, chance: { kind: 'drawn' } })],
])('a valid sum over %s: the save is named as what it is', (_what, change) => {
  const json: unknown = JSON.parse(printSave(change(newSave()) as Save));
  expect(isSave(json) && readSave(json)).toEqual({ ok: false, error: 'save-wrong' });
});

test('of a damaged save the first entry that could not have happened is found', () => {
  const save = newSave();
  const changed = (entries: readonly unknown[]): unknown => JSON.parse(JSON.stringify({ ...save, entries }));
  const count = save.entries.length + 1;
  const roll = { kind: 'play', actor: 1, action: { step: 'roll', answer: 'go' } };
  const stored = { at: 0, by: null, what: { kind: 'match', entry: roll, token: null } };
  expect(impossibleIn(changed(save.entries))).toBeNull();
  expect(impossibleIn(changed([...save.entries, stored]))).toEqual({
    index: count - 1,
    count,
    row: { who: 1, what: 'roll' },
    names: ['Anna', 'Bo'],
  });
  expect(impossibleIn(changed([...save.entries, undone(99)]))).toMatchObject({ index: count - 1, row: { what: null } });
  expect(impossibleIn(changed([...save.entries, null]))).toMatchObject({ index: count - 1, row: { what: null } });
  for (const entries of [[], [null], [5], [{}], [{ what: null }], [{ what: { kind: 'opened', game: 5 } }]])
    expect(impossibleIn(changed(entries))).toBeNull();
  expect([null, 5, {}, { entries: 5 }].map(impossibleIn)).toEqual([null, null, null, null]);
});

const played = (action: string) => ({
  at: 0,
  by: null,
  what: { kind: 'match', entry: { kind: 'play', actor: 0, action: { step: 'place', answer: action } }, token: null },
});
const undone = (to: number) => ({ at: 0, by: null, what: { kind: 'match', entry: { kind: 'undo', to }, token: null } });
