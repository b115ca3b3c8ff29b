import { questionOn } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import type { Fact } from '../facts.ts';
import { lasVegasRoyale } from '../game.ts';
import { BLUE, GREEN, RED, actorOf, legal, play, tableOf } from '../table.testing.ts';
import { view } from '../view.ts';

/** The round is over; green wins at casino 1. */
const DRAWING = '1 60+50 g3r G1 | 2 r6R | 3 b7B | 4 g4G | r | b | g';

describe('Black Box (G1)', () => {
  test('[RV-G1.1] the left neighbour of the winner splits, once the casino has been paid', () => {
    const table = tableOf(DRAWING);
    expect(actorOf(table)).toBe(RED);
    expect(table.cards).toEqual([[50], [], [60]]);
    expect(new Set(legal(table)).size).toBe(22);
    const sizes = lasVegasRoyale
      .legal(table, RED)
      .flatMap(action => (action.step === 'blackBox.split' ? [action.answer.left.length] : []));
    expect([...new Set(sizes)].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  });

  test('[RV-G1.1] every split parts the same six tokens', () => {
    for (const action of lasVegasRoyale.legal(tableOf(DRAWING), RED)) {
      if (action.step !== 'blackBox.split') continue;
      const { left, right } = action.answer;
      expect([...left, ...right].toSorted((a, b) => b - a)).toEqual([60, 20, 20, 0, 0, 0]);
    }
  });

  test.each([
    ['60 20 / 20 0 0 0', 'left', 2, [80, 60]],
    ['60 20 / 20 0 0 0', 'right', 4, [60]],
    ['0 / 60 20 20 0 0', 'left', 2, [60]],
    ['0 / 60 20 20 0 0', 'right', 2, [100, 60]],
    ['20 20 0 / 60 0 0', 'left', 2, [60, 40]],
    ['20 20 0 / 60 0 0', 'right', 2, [60, 60]],
  ])('[RV-G1.2] of %s the %s pile', (split, pile, chips, cards) => {
    const table = tableOf(DRAWING);
    play(table, `blackBox.split ${split}`);
    expect(actorOf(table)).toBe(GREEN);
    expect(legal(table)).toEqual(['blackBox.pick left', 'blackBox.pick right']);
    const facts = play(table, `blackBox.pick ${pile}`);
    expect([table.chips[GREEN], table.cards[GREEN]]).toEqual([chips, cards]);
    const [left, right] = split.split(' / ').map(side => side.split(' ').map(Number));
    expect(facts[0]).toEqual({ fact: 'picked', seat: GREEN, pile, left, right });
  });

  test('[RV-G1.3] splits of the same sizes look the same to all but the splitter', () => {
    const after = (split: string) => {
      const table = tableOf(DRAWING);
      return { table, facts: play(table, `blackBox.split ${split}`) };
    };
    const [one, other, reversed] = [after('60 20 / 20 0 0 0'), after('0 0 / 60 20 20 0'), after('60 20 20 0 / 0 0')];
    expect(one.facts).toEqual(other.facts);
    expect(one.facts).toEqual([{ fact: 'split', seat: RED, left: 2, right: 4 }]);
    expect(reversed.facts).toEqual([{ fact: 'split', seat: RED, left: 4, right: 2 }]);
    for (const viewer of [GREEN, BLUE, 'spectator'] as const)
      expect(view(one.table, viewer)).toEqual(view(other.table, viewer));
    expect(view(one.table, RED)).not.toEqual(view(other.table, RED));
  });

  test('[RV-G1.3] the public part of a split is its sizes', () => {
    const info = lasVegasRoyale.steps['blackBox.split'];
    const secret = info?.kind === 'ask' ? info.secret : null;
    expect(secret?.until).toBe('blackBox.pick');
    expect(secret?.shows({ left: [60], right: [20, 20, 0, 0, 0] }, {})).toEqual({ left: 1, right: 5 });
  });

  test.each([
    ['blank', '1 60+50 g3rx4 G1'],
    ['neutral', '1 60+50 g3rn4 G1'],
    ['nobody', '1 60+50 g G1'],
  ])('[RV-G1.4] with %s first here nothing happens', (who, casino) => {
    const facts: Fact[] = [];
    const drawing = DRAWING.replace('1 60+50 g3r G1', casino);
    const table = tableOf(who === 'nobody' ? '1 60+50 G1 | 2 r7R | 3 b7B | 4 g7G | r | b | g' : drawing, {}, facts);
    expect(facts).toContainEqual({ fact: 'idle', side: 'G1' });
    expect(questionOn(table)?.step).toBe('deal');
  });

  test('[RV-A1.4] with two players the opponent splits', () => {
    const table = tableOf('1 60+50 b3r G1 | 2 r6R | 3 b4B | r | b');
    expect(actorOf(table)).toBe(RED);
    play(table, 'blackBox.split 60 / 20 20 0 0 0');
    expect(actorOf(table)).toBe(BLUE);
  });
});
