import { seatsOf } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { givenBy, questionOf } from './table.ts';
import { NAMES, playWish, started, undoWish, writing, type Scene } from './testing.ts';
import { viewTable } from './view.ts';

const agree = (seat: 0 | 1 | 2, yes = true) => ({ do: 'answer-undo', seat, agree: yes }) as const;
const stepOf = ({ table }: Scene) => table.match?.state.agenda.at(-1)?.step;
const last = ({ table }: Scene) => table.match?.log.at(-1);

describe('free', () => {
  test('is what nobody could have learnt anything from', () => {
    const scene = started();
    scene.plays('nature die 2', '0 hide 1');
    const late = playWish(scene, 1, 'guess 1');
    scene.does('Ada', undoWish(scene, 0));
    expect(stepOf(scene)).toBe('hide');
    expect(viewTable(scene.table).undo).toBeNull();
    scene.plays('0 hide 3');
    // The question has a new name: an answer to the old one does not fit.
    expect(scene.wants('Ben', late)).toBe('stale');
  });

  test('ends at a reveal', () => {
    const scene = writing();
    scene.does('Ben', undoWish(scene, 1));
    expect(last(scene)).toEqual({ kind: 'note', note: { note: 'asks', seat: 1, to: 2 } });
  });

  test('ends at another’s action', () => {
    const scene = writing();
    scene.does('Ada', undoWish(scene, 0));
    expect(last(scene)).toEqual({ kind: 'note', note: { note: 'asks', seat: 0, to: 1 } });
  });

  test('ends at the dice, and an undone throw is thrown anew with the next number', () => {
    const scene = started({ game: 'qwinto', dice: 'open', options: { starter: 0 } });
    scene.plays('0 roll orange yellow purple');
    const before = scene.table.match?.log.at(-1);
    scene.does('Ada', undoWish(scene, 0));
    expect(viewTable(scene.table).undo).toEqual({ seat: 0, waiting: [1] });
    scene.does('Ben', agree(1));
    expect(stepOf(scene)).toBe('roll');
    scene.plays('0 roll orange yellow purple');
    const after = scene.table.match?.log.at(-1);
    const draws = [before, after].map(entry => (entry?.kind === 'play' ? entry.draw?.n : null));
    expect(draws).toEqual([0, 1]);
  });

  test('is refused when there is nothing', () => {
    const scene = started();
    scene.plays('nature die 2');
    expect(scene.wants('Ada', undoWish(scene, 0))).toBe('nothing-to-undo');
    expect(scene.wants('Ada', { do: 'undo', seat: 0, question: '3/3' })).toBe('stale');
  });
});

describe('by consent', () => {
  const asked = (): Scene => {
    const scene = writing({ seats: 3 });
    scene.does('Ada', undoWish(scene, 0));
    return scene;
  };

  test('all must agree', () => {
    const scene = asked();
    scene.does('Ben', agree(1));
    expect(stepOf(scene)).toBe('write');
    expect(viewTable(scene.table).undo).toEqual({ seat: 0, waiting: [2] });
    expect(scene.wants('Ben', agree(1))).toBe('undo-unasked');
    expect(scene.wants('Ada', agree(0))).toBe('undo-unasked');
    scene.does('Cleo', agree(2));
    expect(stepOf(scene)).toBe('hide');
  });

  test('one is enough to decline', () => {
    const scene = asked();
    scene.does('Ben', agree(1, false));
    expect(viewTable(scene.table).undo).toBeNull();
    expect(scene.wants('Cleo', agree(2))).toBe('no-undo-asked');
  });

  test('whoever asked may take it back', () => {
    const scene = asked();
    scene.does('Ada', agree(0, false));
    expect(viewTable(scene.table).undo).toBeNull();
  });

  test('one request at a time', () => {
    const scene = asked();
    expect(scene.wants('Ben', undoWish(scene, 1))).toBe('undo-asked');
  });

  test('it falls when the question has been answered, but not by what is hidden', () => {
    const scene = asked();
    scene.plays('0 write a', '1 write a');
    expect(viewTable(scene.table).undo).not.toBeNull();
    scene.plays('0 write stop', '1 write stop', '2 write stop');
    expect(viewTable(scene.table).undo).toBeNull();
  });

  test('it falls when whoever asked has left', () => {
    const scene = asked();
    scene.does('Ada', { do: 'resign', seat: 0 });
    expect(viewTable(scene.table).undo).toBeNull();
  });

  test('bots do not mind, and when the last who had not agreed has left, it is done', () => {
    const scene = asked();
    scene.does('Ben', agree(1));
    scene.does('Cleo', { do: 'resign', seat: 2 });
    expect(stepOf(scene)).toBe('hide');
  });

  test('whoever holds several seats agrees for all of them', () => {
    const scene = asked();
    scene.does('Cleo', { do: 'hand-over', seat: 2, as: 'remote', name: 'Ben', token: `the token of ${NAMES[1]}` });
    scene.does('Ben', agree(1));
    expect(stepOf(scene)).toBe('hide');
  });
});

describe('a common step', () => {
  test('is left as a whole once it has been revealed', () => {
    const scene = writing({ options: { rounds: 2 } });
    scene.plays('0 write a', '1 write b', '0 write stop', '1 write stop');
    scene.does('Ada', undoWish(scene, 0));
    scene.does('Ben', agree(1));
    expect(stepOf(scene)).toBe('write');
    expect(seatsOf(2).map(seat => givenBy(scene.table, seat))).toEqual([0, 0]);
  });

  test('that can be reopened has its own way back: undo speaks of what was before', () => {
    const scene = writing();
    scene.plays('0 write stop');
    scene.does('Ada', undoWish(scene, 0));
    expect(last(scene)).toMatchObject({ note: { note: 'asks', to: 1 } });
  });

  test('that cannot be reopened is undone by consent', () => {
    const scene = started({ game: 'qwinto', dice: 'open', options: { starter: 0 } });
    scene.plays('0 roll orange', '0 result keep', '1 write pass');
    scene.does('Ben', undoWish(scene, 1));
    scene.does('Ada', agree(0));
    expect(stepOf(scene)).toBe('write');
    expect(scene.wants('Ben', playWish(scene, 1, 'write pass'))).toBe('ok');
  });

  test('nobody’s undo is free while others may be at work in it', () => {
    const scene = started({ game: 'qwinto', dice: 'open', options: { starter: 0 } });
    scene.plays('0 roll orange', '0 result keep');
    scene.does('Ada', undoWish(scene, 0));
    expect(viewTable(scene.table).undo).toEqual({ seat: 0, waiting: [1] });
  });
});

test('a forced answer is not what one goes back to: the table would only give it again', () => {
  const scene = started({ game: 'las-vegas', dice: 'open', forced: true, options: { starter: 0 } });
  expect(stepOf(scene)).toBe('place');
  const question = questionOf(scene.table);
  expect(scene.wants('Ada', { do: 'undo', seat: 0, question })).toBe('nothing-to-undo');
});
