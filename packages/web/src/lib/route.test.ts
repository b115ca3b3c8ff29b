import { describe, expect, test } from 'vitest';
import { parseRoute } from './route.ts';

describe('a path', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/new/qwinto', { page: 'set-up', game: 'qwinto', way: 'bots' }],
    ['/play/las-vegas', { page: 'begin', game: 'las-vegas', way: 'now' }],
    ['/watch/las-vegas', { page: 'begin', game: 'las-vegas', way: 'watch' }],
    ['/table/abc', { page: 'table', id: 'abc' }],
    ['/table/abc/replay', { page: 'replay', id: 'abc' }],
    ['/table/abc/print', { page: 'print', id: 'abc' }],
    ['/record', { page: 'open' }],
    ['/record/abc', { page: 'record', id: 'abc' }],
    ['/help/qwinto', { page: 'help', game: 'qwinto' }],
    ['/rules/qwinto', { page: 'rules', game: 'qwinto' }],
    ['/sheets/qwinto', { page: 'sheets', game: 'qwinto' }],
    ['/settings', { page: 'settings' }],
  ])('%s leads somewhere', (path, route) => {
    expect(parseRoute(path)).toEqual(route);
  });

  test.each(['/nowhere', '/table', '/table/abc/def', '/new', '/settings/more', '/help/a/b', '/rules', '/%E0%A4%A'])(
    '%s is unknown',
    path => {
      expect(parseRoute(path)).toEqual({ page: 'unknown', path });
    },
  );

  test('the way to play is in the query', () => {
    expect(parseRoute('/new/qwinto', '?way=pass')).toEqual({ page: 'set-up', game: 'qwinto', way: 'pass' });
    expect(parseRoute('/new/qwinto', '?way=else')).toEqual({ page: 'set-up', game: 'qwinto', way: 'bots' });
  });
});
