import { describe, expect, test } from 'vitest';
import { givenBy, questionOf } from './table.ts';
import { backWish, playWish, started, writing } from './scene.testing.ts';

describe('an answer', () => {
  test('is for its question, by whoever is asked, and legal', async () => {
    const scene = await started();
    expect(await scene.wants('Ada', playWish(scene, 0, 'hide 1'))).toBe('refused');
    await scene.plays('nature die 2');
    expect(await scene.wants('Ben', playWish(scene, 1, 'hide 1'))).toBe('refused');
    expect(await scene.wants('Ada', playWish(scene, 0, 'hide 9'))).toBe('notation-unknown');
    expect(await scene.wants('Ada', playWish(scene, 0, 'guess 1'))).toBe('refused');
    expect(await scene.wants('Ben', playWish(scene, 0, 'hide 1'))).toBe('not-yours');
    expect(await scene.wants('Ada', { do: 'play', seat: 5, question: '0/0', count: 0, action: '' })).toBe(
      'seat-unknown',
    );
    const late = playWish(scene, 0, 'hide 1');
    await scene.plays('0 hide 3');
    expect(await scene.wants('Ada', late)).toBe('stale');
  });

  test('in a common step says how many came before it', async () => {
    const scene = await writing();
    const first = playWish(scene, 0, 'write a');
    await scene.does('Ada', first);
    expect(givenBy(scene.table, 0)).toBe(1);
    expect(await scene.wants('Ada', first)).toBe('out-of-step');
    expect(await scene.wants('Ben', playWish(scene, 1, 'write b'))).toBe('ok');
  });

  test('is taken back, and a part that is done reopened, until all are done', async () => {
    const scene = await writing();
    expect(await scene.wants('Ada', backWish(scene, 0, 'retract'))).toBe('back-wrong');
    await scene.plays('0 write a', '0 write stop');
    expect(await scene.wants('Ada', backWish(scene, 0, 'retract'))).toBe('back-wrong');
    await scene.does('Ada', backWish(scene, 0, 'reopen'));
    await scene.does('Ada', backWish(scene, 0, 'retract'));
    await scene.plays('0 write stop', '1 write b', '1 write stop');
    expect(await scene.wants('Ada', backWish(scene, 0, 'reopen'))).toBe('over');
    expect(scene.table.match?.state).toMatchObject({ words: ['', 'b'] });
  });
});

describe('dice typed in by hand', () => {
  test('are taken from anybody who sits, if they could have fallen', async () => {
    const scene = await started();
    const question = questionOf(scene.table);
    expect(await scene.wants('Cleo', { do: 'throw', question, action: 'die 2' })).toBe('not-yours');
    expect(await scene.wants('Ben', { do: 'throw', question: '0/77', action: 'die 2' })).toBe('stale');
    expect(await scene.wants('Ben', { do: 'throw', question, action: 'die 4' })).toBe('notation-unknown');
    expect(await scene.wants('Ben', { do: 'throw', question, action: 'hide 1' })).toBe('refused');
    expect(await scene.wants('Ben', { do: 'throw', question, action: 'die 2' })).toBe('ok');
  });

  test('are not taken where dice are drawn', async () => {
    const scene = await started({ dice: 'open' });
    expect(await scene.wants('Ada', { do: 'throw', question: questionOf(scene.table), action: 'die 2' })).toBe(
      'dice-not-typed',
    );
  });
});
