import type { ChairView, TableView } from '@zaria/table/public';
import { expect, test } from 'vitest';
import { isAwaited, lobbyNews, notReady } from './lobby-news.ts';

const FREE = { kind: null, name: '', sitter: 0, ready: false, isPerson: false };
const sits = (name: string, sitter: number, ready = false) => ({ kind: 'remote', name, sitter, ready, isPerson: true });
const lobby = (version: number, ...chairs: readonly Partial<ChairView>[]) =>
  ({ version, chairs }) as unknown as TableView;
const person = (name: string, sitter: number, ready = false) => sits(name, sitter, ready) as Partial<ChairView>;

test('somebody who comes, is ready, and goes is heard of', () => {
  const empty = lobby(0, FREE, FREE);
  const came = lobby(0, person('Anna', 1), FREE);
  const ready = lobby(0, person('Anna', 1, true), FREE);
  expect(lobbyNews(empty, came)).toEqual([{ what: 'came', name: 'Anna' }]);
  expect(lobbyNews(came, ready)).toEqual([{ what: 'ready', name: 'Anna' }]);
  expect(lobbyNews(ready, came)).toEqual([{ what: 'not-ready', name: 'Anna' }]);
  expect(lobbyNews(ready, empty)).toEqual([{ what: 'left', name: 'Anna' }]);
  expect(lobbyNews(ready, ready)).toEqual([]);
});

test('a chair that changes hands is left and taken', () => {
  expect(lobbyNews(lobby(0, person('Anna', 1, true)), lobby(0, person('Ben', 2)))).toEqual([
    { what: 'left', name: 'Anna' },
    { what: 'came', name: 'Ben' },
  ]);
});

test('another setting is said, and a new chair with nobody in it is not', () => {
  expect(lobbyNews(lobby(0, FREE), lobby(1, FREE, FREE))).toEqual([{ what: 'rules' }]);
});

test('who is waited for is everybody else who is not ready', () => {
  const table = lobby(0, person('Anna', 1), person('Ben', 2), person('Cleo', 3, true), FREE);
  expect(notReady(table, [0])).toEqual(['Ben']);
});

test('whoever opened the table is not waited for to be ready: he starts the match', () => {
  const host = { ...person('Anna', 1), isHost: true };
  const table = lobby(0, host, person('Ben', 2, true), person('Cleo', 3));
  expect(notReady(table, [1])).toEqual(['Cleo']);
  expect(table.chairs.map(isAwaited)).toEqual([false, false, true]);
});
