import { expect, test } from 'vitest';
import { threadSeconds } from './thread-clock.ts';

test('the clock runs while something is computed, and not faster than the one on the wall', () => {
  const [began, wall] = [threadSeconds(), performance.now()];
  while (threadSeconds() === began);
  const [seconds, elapsed] = [threadSeconds() - began, (performance.now() - wall) / 1000];
  expect(seconds).toBeGreaterThan(0);
  // What it shows may have been counted up to a tick of the system late.
  expect(seconds).toBeLessThan(elapsed + 0.02);
});
