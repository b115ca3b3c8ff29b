import { expect, test } from 'vitest';
import { stageOf } from '../stage.testing.ts';
import { found } from './found.ts';
import { isSave, printSave, readSave, type Save } from './save.ts';

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
  ['a digit of the seed', /(?<="serverSeed":")./, 'x', 'save-damaged'],
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
