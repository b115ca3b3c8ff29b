import { fail } from '@zaria/kit';
import { expect, test } from 'vitest';
import { penFor } from '../boards/drawn.testing.ts';
import { BOARDS } from '../boards/index.ts';
import { stageOf } from '../stage.testing.ts';
import { lineFront } from './line-front.ts';
import type { Question } from './question.ts';
import type { Room } from './room.ts';

test('lines that cannot be read wait for the same news, however many they are', async () => {
  const { io, printed } = stageOf({ input: Array<string>(1000).fill('nonsense') });
  let waits = 0;
  const room = {
    board: BOARDS['las-vegas'],
    pen: penFor('las-vegas', 2),
    signal: new AbortController().signal,
    news: () => new Promise<void>(() => waits++),
  } as unknown as Room;
  const question = { sentence: 'What now?', choices: [], read: () => ({ do: 'hint', seat: 0 }) } as unknown as Question;
  const asked = await lineFront(io, room).ask(
    question,
    async () => fail('No.'),
    () => true,
  );
  expect([asked, waits]).toEqual([null, 1]);
  expect(printed.err.match(/No\./g)).toHaveLength(1000);
});
