import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMAT } from '@zaria/kit';
import { expect, test } from 'vitest';
import { openRecord } from '../files/record.ts';
import { presenterOf } from '../presenter.ts';
import { paintTable } from '../play/table-frame.ts';
import { scratch, stageOf, zaria } from '../stage.testing.ts';
import { voiceIn } from '../text/voice.ts';
import { chronicleOf } from './chronicle.ts';

/** A whole match of two, as it was played. */
async function played(game: string): Promise<string> {
  const file = join(scratch(), 'match.json');
  await zaria(['play', game, '--seats', 'bot:random,bot:random', '--seed', 'r', '--save', file]);
  return file;
}

function chronicleIn(file: string) {
  const surroundings = { io: stageOf({ env: { NO_COLOR: '1' } }).io, voice: voiceIn('en') };
  const record = openRecord(surroundings.voice, file);
  if (!record.ok) throw new Error(record.error.sentence);
  const presenter = presenterOf(record.value.id, ['Anna', 'Ben'], [], surroundings);
  return { chronicle: chronicleOf(record.value, presenter), presenter, log: record.value.match.log };
}

test('[19.5] what somebody draws is seen at once, entry by entry, whoever draws it', async () => {
  const { chronicle, presenter, log } = chronicleIn(await played('railroad-ink'));
  const shown = (entries: number): string =>
    paintTable(chronicle.scene(entries), { columns: 80, rows: 24 }, presenter.pen).lines.slice(2, 17).join('\n');
  const drawn = log.flatMap((entry, i) =>
    entry.kind === 'play' && entry.action.step === 'draw' && entry.action.answer !== 'finish' ? [i] : [],
  );
  expect(drawn.length).toBeGreaterThan(40);
  const unseen = drawn.filter(i => shown(i) === shown(i + 1));
  expect(unseen).toEqual([]);
});

test('[19.5] the heading stays, with the place in the match', async () => {
  const { chronicle, presenter, log } = chronicleIn(await played('railroad-ink'));
  for (const entries of [0, 1, 9, log.length]) {
    const [heading] = paintTable(chronicle.scene(entries), { columns: 80, rows: 24 }, presenter.pen).lines;
    expect(heading).toContain(`Railroad Ink: Deep Blue · Entry ${entries} of ${log.length}`);
  }
});

test('a match that is still hidden from somebody is seen with one pair of eyes', () => {
  const file = join(scratch(), 'match.json');
  const log = [
    ['nature', 'roll H.H. RR.. HHH. H.R.'],
    [0, 'draw B1 H.H.'],
  ];
  const seats = ['Anna', 'Ben'].map(name => ({ name, kind: 'local' }));
  writeFileSync(file, JSON.stringify({ format: FORMAT, game: 'railroad-ink', rules: 1, options: {}, seats, log }));
  const { chronicle, presenter } = chronicleIn(file);
  const shown = paintTable(chronicle.scene(2), { columns: 80, rows: 24 }, presenter.pen).lines;
  expect(shown.join('\n')).toContain('■B Ben');
});
