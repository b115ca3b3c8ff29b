import { expect, test } from 'vitest';
import { backTo, beginTrail, extend, type Trail } from './trail.ts';

function trailOf(length: number): Trail<number> {
  let trail = beginTrail(0);
  for (let i = 1; i <= length; i++) trail = extend(trail, i);
  return trail;
}

test('every place is found again', () => {
  const trail = trailOf(300);
  for (let depth = 0; depth <= 300; depth++)
    expect(backTo(trail, place => place.depth > depth)).toMatchObject({ depth, value: depth });
  expect(backTo(trail, () => true)).toBeNull();
});

test('in a few steps, however far it is', () => {
  const trail = trailOf(100_000);
  for (const depth of [0, 1, 777, 50_000, 99_999]) {
    let steps = 0;
    backTo(trail, place => (steps++, place.depth > depth));
    expect(steps).toBeLessThan(120);
  }
});

test('who goes on from some place has a trail of his own', () => {
  const trail = trailOf(10);
  const other = extend(backTo(trail, place => place.depth > 4) ?? trail, 99);
  expect([other.value, other.depth, other.earlier?.value, trail.value]).toEqual([99, 5, 4, 10]);
});
