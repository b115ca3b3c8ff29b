import { expect, test } from 'vitest';
import { UsageError } from './benchmark.ts';
import { dispatch } from './dispatch.ts';

test.each([
  [[], 'which benchmark? There is: cli, engine, follow, lighthouse, railroad-ink, simulate, store, undo, web'],
  [
    ['chess'],
    'there is no benchmark "chess". There is: cli, engine, follow, lighthouse, railroad-ink, simulate, store, undo, web',
  ],
  [['engine', '--rounds', '0'], '--rounds 0 is not a whole number from 1'],
  [['engine', '--seconds', 'soon'], '--seconds soon is not between 0.05 and 600'],
  [['engine', '--game', 'chess'], 'there is no contest for the game "chess". There is: las-vegas, qwinto'],
  [['follow', '--rounds', 'many'], '--rounds many is not a whole number from 1'],
  [['engine', '--fast'], "Unknown option '--fast'"],
  [['lighthouse', '--rounds', 'few'], '--rounds few is not a whole number from 1'],
  [['simulate', '--rounds', 'many'], '--rounds many is not a whole number from 1'],
])('%j is refused with a reason', async (args, reason) => {
  await expect(dispatch(args)).rejects.toThrow(new UsageError(reason));
});
