import { questionOn, seatsOf } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { decide } from './decide.ts';
import { givenBy, questionOf } from './table.ts';
import {
  agree,
  claim,
  commandOf,
  cover,
  handTo,
  hotSeat,
  invite,
  playWish,
  remove,
  started,
  undoWish,
  withBots,
  writing,
  type Scene,
} from './scene.testing.ts';
import { viewTable } from './view.ts';

const stepOf = ({ table }: Scene) => table.match && questionOn(table.match.state)?.step;
const refusalOf = async (scene: Scene, seat: 0 | 1) => {
  const decided = decide(scene.table, commandOf(seat, undoWish(scene, seat)), scene.context);
  return decided.ok ? null : decided.error;
};
const last = ({ table }: Scene) => table.match?.log.at(-1);

describe('free', () => {
  test('is what nobody could have learnt anything from', async () => {
    const scene = await started();
    await scene.plays('nature die 2', '0 hide 1');
    const late = playWish(scene, 1, 'guess 1');
    await scene.does('Ada', undoWish(scene, 0));
    expect(stepOf(scene)).toBe('hide');
    expect(viewTable(scene.table).undo).toBeNull();
    await scene.plays('0 hide 3');
    // The question has a new name: an answer to the old one does not fit.
    expect(await scene.wants('Ben', late)).toBe('stale');
  });

  test('ends at a reveal', async () => {
    const scene = await writing();
    expect(await refusalOf(scene, 1)).toEqual({ why: 'undo-over', since: 'reveal' });
  });

  test('ends at another’s action', async () => {
    const scene = await writing();
    expect(await refusalOf(scene, 0)).toEqual({ why: 'undo-over', since: 'others' });
  });

  test('ends at the dice: to roll, undo and roll gives nobody other dice', async () => {
    const scene = await started({ game: 'qwinto', dice: 'open', options: { starter: 0 } });
    await scene.plays('0 roll orange yellow purple');
    const { length } = scene.stored;
    expect(viewTable(scene.table).undoable).toEqual([]);
    expect(await refusalOf(scene, 0)).toEqual({ why: 'undo-over', since: 'dice' });
    expect(scene.stored).toHaveLength(length);
  });

  test('is for whoever acted last, and nobody else is told that he may', async () => {
    const scene = await started();
    await scene.plays('nature die 2', '0 hide 1');
    expect(viewTable(scene.table).undoable).toEqual([{ seat: 0, free: 'yes' }]);
    await scene.plays('1 guess 2');
    expect(viewTable(scene.table).undoable).toEqual([]);
  });

  test('is not counted: nobody had to consent', async () => {
    const scene = await started();
    await scene.plays('nature die 2', '0 hide 1');
    await scene.does('Ada', undoWish(scene, 0));
    expect(viewTable(scene.table).takeBacks).toBe(0);
  });

  test('at a friendly table an undone throw is thrown anew with the next number', async () => {
    const scene = await started({ game: 'qwinto', dice: 'open', options: { starter: 0 }, friendly: true });
    await scene.plays('0 roll orange yellow purple');
    const before = scene.table.match?.log.at(-1);
    await scene.does('Ada', undoWish(scene, 0));
    expect(viewTable(scene.table).undo).toEqual({ seat: 0, request: 1, waiting: [1] });
    await scene.does('Ben', agree(scene, 1));
    expect(stepOf(scene)).toBe('roll');
    await scene.plays('0 roll orange yellow purple');
    const after = scene.table.match?.log.at(-1);
    const draws = [before, after].map(entry => (entry?.kind === 'play' ? entry.draw?.n : null));
    expect(draws).toEqual([1, 2]);
  });

  test('is refused when there is nothing', async () => {
    const scene = await started();
    await scene.plays('nature die 2');
    expect(await scene.wants('Ada', undoWish(scene, 0))).toBe('nothing-to-undo');
    expect(await scene.wants('Ada', { do: 'undo', seat: 0, question: '3/3' })).toBe('stale');
  });
});

describe('by consent, at a friendly table', () => {
  const asked = async (): Promise<Scene> => {
    const scene = await writing({ seats: 3, friendly: true });
    await scene.does('Ada', undoWish(scene, 0));
    return scene;
  };

  test('all must agree', async () => {
    const scene = await asked();
    await scene.does('Ben', agree(scene, 1));
    expect(stepOf(scene)).toBe('write');
    expect(viewTable(scene.table).undo).toEqual({ seat: 0, request: 1, waiting: [2] });
    expect(await scene.wants('Ben', agree(scene, 1))).toBe('undo-unasked');
    expect(await scene.wants('Ada', agree(scene, 0))).toBe('undo-unasked');
    await scene.does('Cleo', agree(scene, 2));
    expect(stepOf(scene)).toBe('hide');
    expect(viewTable(scene.table).takeBacks).toBe(1);
  });

  test('everybody may ask, and whoever acted last is named first', async () => {
    const scene = await writing({ seats: 3, friendly: true });
    expect(viewTable(scene.table).undoable).toEqual([
      { seat: 1, free: 'no' },
      { seat: 0, free: 'no' },
    ]);
  });

  test('at one device there is a person for each seat, and each is asked', async () => {
    const scene = await hotSeat({ friendly: true });
    await scene.does('Ada', undoWish(scene, 0));
    expect(viewTable(scene.table).undo).toEqual({ seat: 0, request: 1, waiting: [1] });
    await scene.does('Ada', agree(scene, 1));
    expect(stepOf(scene)).toBe('hide');
  });

  test('somebody alone with bots consents by asking', async () => {
    const scene = await withBots({ friendly: true });
    await scene.plays('nature die 2', '0 hide 1');
    await scene.botsPlay();
    await scene.does('Ada', undoWish(scene, 0));
    expect(stepOf(scene)).toBe('hide');
    expect(viewTable(scene.table).takeBacks).toBe(1);
  });

  test('one is enough to decline', async () => {
    const scene = await asked();
    await scene.does('Ben', agree(scene, 1, false));
    expect(viewTable(scene.table).undo).toBeNull();
    expect(await scene.wants('Cleo', agree(scene, 2))).toBe('no-undo-asked');
  });

  test('whoever asked may take it back', async () => {
    const scene = await asked();
    await scene.does('Ada', agree(scene, 0, false));
    expect(viewTable(scene.table).undo).toBeNull();
  });

  test('one request at a time', async () => {
    const scene = await asked();
    expect(await scene.wants('Ben', undoWish(scene, 1))).toBe('undo-asked');
  });

  test('it falls when the question has been answered, but not by what is hidden', async () => {
    const scene = await asked();
    await scene.plays('0 write a', '1 write a');
    expect(viewTable(scene.table).undo).not.toBeNull();
    await scene.plays('0 write stop', '1 write stop', '2 write stop');
    expect(viewTable(scene.table).undo).toBeNull();
  });

  test('it falls when whoever asked has left', async () => {
    const scene = await asked();
    await scene.does('Ada', { do: 'resign', seat: 0 });
    expect(viewTable(scene.table).undo).toBeNull();
  });

  test('bots do not mind, and when the last who had not agreed has left, it is done', async () => {
    const scene = await asked();
    await scene.does('Ben', agree(scene, 1));
    await scene.does('Cleo', { do: 'resign', seat: 2 });
    expect(stepOf(scene)).toBe('hide');
  });

  test('whoever holds several seats agrees for each of them: behind each there may be somebody', async () => {
    const scene = await writing({ seats: 3, friendly: true });
    await scene.does('Cleo', invite(scene, 2, 'Ben'));
    await scene.does('Ben', claim(2, 'Ben'));
    await scene.does('Ada', undoWish(scene, 0));
    await scene.does('Ben', agree(scene, 1));
    expect(viewTable(scene.table).undo).toMatchObject({ waiting: [2] });
    await scene.does('Ben', agree(scene, 2));
    expect(stepOf(scene)).toBe('hide');
  });

  test('who asks does not agree for his other seat', async () => {
    const scene = await writing({ seats: 3, friendly: true });
    await handTo(scene, 'Cleo', 2, 'Eve');
    await scene.does('Eve', invite(scene, 2, 'Ada'));
    await scene.does('Ada', claim(2, 'Ada'), undoWish(scene, 0));
    expect(viewTable(scene.table).undo).toMatchObject({ waiting: [1, 2] });
  });

  test('an agreement is to the request it names, and to no later one', async () => {
    const scene = await asked();
    const late = agree(scene, 1);
    await scene.does('Ada', agree(scene, 0, false), undoWish(scene, 0));
    expect(viewTable(scene.table).undo).toMatchObject({ request: 2 });
    expect(await scene.wants('Ben', late)).toBe('other-request');
    expect(await scene.wants('Ben', agree(scene, 1))).toBe('ok');
  });

  test('whoever carries a seat on is asked himself', async () => {
    const scene = await asked();
    await scene.does('Ben', agree(scene, 1));
    await handTo(scene, 'Ben', 1, 'Eve');
    expect(viewTable(scene.table).undo).toMatchObject({ waiting: [1, 2] });
  });

  test('nobody is removed because he does not agree: the request falls with him', async () => {
    const scene = await asked();
    await scene.does('Ben', agree(scene, 1));
    await scene.does('Ada', remove(scene, 2));
    expect([stepOf(scene), viewTable(scene.table).undo]).toEqual(['write', null]);
  });

  test('whether a table is friendly is fixed when the match starts', async () => {
    const scene = await writing();
    const { setting } = scene.table;
    expect(await scene.wants('Ada', { do: 'set', ...setting, friendly: true })).toBe('started');
    expect(viewTable(scene.table).friendly).toBe(false);
  });
});

describe('somebody who is away must still agree', () => {
  const rolled = async (): Promise<Scene> => {
    const scene = await started({ game: 'qwinto', dice: 'open', options: { starter: 0 }, friendly: true });
    await scene.plays('0 roll orange yellow purple');
    return scene;
  };
  /** How often the dice were thrown. */
  const throws = ({ table }: Scene): number => table.numbers;

  test('while a bot covers his seat nobody throws again', async () => {
    const scene = await rolled();
    scene.absent.set(1, 0);
    await scene.waits(60_000);
    await scene.does('Ada', cover(scene, 1), undoWish(scene, 0));
    expect(viewTable(scene.table).undo).toMatchObject({ waiting: [1] });
    expect([stepOf(scene), throws(scene)]).toEqual(['result', 1]);
    // He may answer without taking his seat back.
    await scene.does('Ben', agree(scene, 1));
    expect(stepOf(scene)).toBe('roll');
  });

  test('when his time is up', async () => {
    const scene = await writing({ friendly: true, clock: { kind: 'strict', after: 1000 } });
    await scene.plays('0 write stop');
    await scene.waits(2000);
    expect(scene.table.chairs[1]?.cover).toBe('timeout');
    await scene.does('Ada', undoWish(scene, 0));
    expect(viewTable(scene.table).undo).toMatchObject({ waiting: [1] });
  });

  test('but not when he has resigned or was removed', async () => {
    const scene = await rolled();
    await scene.does('Ben', { do: 'resign', seat: 1 });
    await scene.does('Ada', undoWish(scene, 0));
    expect(stepOf(scene)).toBe('roll');
  });
});

describe('a common step', () => {
  test('is left as a whole once it has been revealed', async () => {
    const scene = await writing({ options: { rounds: 2 }, friendly: true });
    await scene.plays('0 write a', '1 write b', '0 write stop', '1 write stop');
    await scene.does('Ada', undoWish(scene, 0));
    await scene.does('Ben', agree(scene, 1));
    expect(stepOf(scene)).toBe('write');
    expect(seatsOf(2).map(seat => givenBy(scene.table, seat))).toEqual([0, 0]);
  });

  test('that can be reopened has its own way back: undo speaks of what was before', async () => {
    const scene = await writing({ friendly: true });
    await scene.plays('0 write stop');
    await scene.does('Ada', undoWish(scene, 0));
    expect(last(scene)).toMatchObject({ note: { note: 'asks', to: 1 } });
  });

  test('that cannot be reopened is undone by consent', async () => {
    const scene = await started({ game: 'qwinto', dice: 'open', options: { starter: 0 }, friendly: true });
    await scene.plays('0 roll orange', '0 result keep', '1 write pass');
    await scene.does('Ben', undoWish(scene, 1));
    await scene.does('Ada', agree(scene, 0));
    expect(stepOf(scene)).toBe('write');
    expect(await scene.wants('Ben', playWish(scene, 1, 'write pass'))).toBe('ok');
  });

  test('nobody’s undo is free while others may be at work in it', async () => {
    const scene = await started({ game: 'qwinto', dice: 'open', options: { starter: 0 }, friendly: true });
    await scene.plays('0 roll orange', '0 result keep');
    await scene.does('Ada', undoWish(scene, 0));
    expect(viewTable(scene.table).undo).toEqual({ seat: 0, request: 1, waiting: [1] });
  });
});

test('a forced answer is not what one goes back to: the table would only give it again', async () => {
  const scene = await started({ game: 'las-vegas', dice: 'open', forced: true, options: { starter: 0 } });
  expect(stepOf(scene)).toBe('place');
  const question = questionOf(scene.table);
  expect(await scene.wants('Ada', { do: 'undo', seat: 0, question })).toBe('nothing-to-undo');
});
