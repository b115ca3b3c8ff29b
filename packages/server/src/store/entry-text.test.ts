import type { Note } from '@zaria/kit';
import { hashToken, openTable, recordOf, verifyRecord, type Stored, type TableEntry } from '@zaria/table';
import { chained, claim, games, giveLink, invite, tokenOf, type Scene } from '@zaria/table/testing';
import { expect, expectTypeOf, test } from 'vitest';
import { parseEntry, printEntry } from './entry-text.ts';

/** A match with dice of everybody, in which a seat has passed from Ben to Cleo. */
async function played(): Promise<Scene> {
  const scene = await chained();
  await scene.does('Ada', giveLink(0, 1));
  await scene.does('Ben', giveLink(1, 1));
  await scene.does('Ben', invite(scene, 1, 'Cleo'));
  await scene.does('Cleo', claim(1, 'Cleo'));
  return scene;
}

const again = (stored: readonly Stored[], isErased: (holder: string) => boolean): readonly Stored[] =>
  stored.map(entry => {
    const { text, personal } = printEntry(entry);
    return parseEntry(text, personal === null || isErased(personal.holder) ? null : personal);
  });

test('what is written down and read again is the same', async () => {
  const { stored } = await played();
  expect(again(stored, () => false)).toEqual(stored);
});

test('no name of a person, nor anything it could be guessed from, is in the text', async () => {
  const { stored } = await played();
  const texts = stored.map(entry => printEntry(entry)).filter(({ personal }) => personal !== null);
  expect(texts.map(({ personal }) => personal?.name)).toEqual(['Ada', 'Ben', 'Cleo']);
  for (const { text, personal } of texts) {
    expect(text).not.toMatch(/"(Ada|Ben|Cleo)"/);
    expect(personal?.wish).toMatch(/^[0-9a-f]{16}$/);
    expect(text).not.toContain(personal?.wish);
  }
  const bot: Stored = {
    at: 1,
    by: null,
    what: { kind: 'sat', seat: 0, as: 'bot', name: 'Greedy', colour: 0, bot: 'greedy', token: null },
  };
  expect(printEntry(bot)).toEqual({ text: JSON.stringify(bot), personal: null });
});

test('without a name that was erased the match is the same, its record verifies, and its receipt stays', async () => {
  const { stored } = await played();
  const erased = again(stored, holder => holder === hashToken(tokenOf('Ben')));
  const [before, after] = [stored, erased].map(entries => recordOf(openTable(entries, games), 'spectator'));
  expect(before?.names).toEqual([['Ada'], ['Ben', 'Cleo']]);
  expect(after?.names).toEqual([['Ada'], ['', 'Cleo']]);
  expect({ ...after, names: [] }).toEqual({ ...before, names: [] });
  const [one, other] = [before, after].map(record => verifyRecord(record, games));
  expect(one).toMatchObject({ ok: true, value: { dice: { kind: 'open', draws: 1 } } });
  expect(other?.ok && other.value.dice).toEqual(one?.ok && one.value.dice);
  expect(JSON.stringify(erased.map(({ what }) => what))).not.toContain('Ben');
});

test('an entry or a note with a name that is not known here does not compile', () => {
  expectTypeOf<Extract<TableEntry, { readonly name: string }>['kind']>().toEqualTypeOf<'sat'>();
  expectTypeOf<Extract<Note, { readonly name: string }>['note']>().toEqualTypeOf<'seat'>();
});
