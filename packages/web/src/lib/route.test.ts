import { describe, expect, test } from 'vitest';
import { WAYS, links, parseRoute } from './route.ts';

describe('a path', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/new/qwinto', { page: 'set-up', game: 'qwinto', way: 'bots' }],
    ['/play/las-vegas', { page: 'begin', game: 'las-vegas', way: 'bots' }],
    ['/watch/las-vegas', { page: 'begin', game: 'las-vegas', way: 'watch' }],
    ['/table/abc', { page: 'table', id: 'abc' }],
    ['/table/abc/replay', { page: 'replay', id: 'abc', at: null }],
    ['/table/abc/print', { page: 'print', id: 'abc' }],
    ['/record', { page: 'open' }],
    ['/record/abc', { page: 'record', id: 'abc', at: null }],
    ['/help/qwinto', { page: 'help', game: 'qwinto' }],
    ['/rules/qwinto', { page: 'rules', game: 'qwinto' }],
    ['/sheets/qwinto', { page: 'sheets', game: 'qwinto' }],
    ['/invite/qwinto', { page: 'invite', game: 'qwinto' }],
    ['/t/abc', { page: 'online', id: 'abc', way: 'table' }],
    ['/t/abc/replay', { page: 'online', id: 'abc', way: 'replay', at: null }],
    ['/t/abc/print', { page: 'online', id: 'abc', way: 'print' }],
    ['/pass', { page: 'pass' }],
    ['/recover', { page: 'recover' }],
    ['/settings', { page: 'settings' }],
  ])('%s leads somewhere', (path, route) => {
    expect(parseRoute(path)).toEqual(route);
  });

  test.each([
    ['?at=0', 0],
    ['?at=17', 17],
    ['?at=', null],
    ['?at=-1', null],
    ['?at=1e3', null],
    ['?at=12345678', null],
  ])('a replay with %s stands at %s', (query, at) => {
    expect(parseRoute('/table/abc/replay', query)).toEqual({ page: 'replay', id: 'abc', at });
    expect(parseRoute('/record/abc', query)).toEqual({ page: 'record', id: 'abc', at });
    expect(parseRoute('/t/abc/replay', query)).toEqual({ page: 'online', id: 'abc', way: 'replay', at });
  });

  test.each([
    '/nowhere',
    '/table',
    '/t',
    '/t/abc/def',
    '/pass/abc',
    '/invite',
    '/table/abc/def',
    '/new',
    '/settings/more',
    '/help/a/b',
    '/rules',
    '/%E0%A4%A',
  ])('%s is unknown', path => {
    expect(parseRoute(path)).toEqual({ page: 'unknown', path });
  });

  test.each(WAYS)('the shortest way to play (%s) leads to a table, its set-up or the way to invite', way => {
    const [path = '', query = ''] = links.play('qwinto', way).split('?');
    expect(parseRoute(path, query)).toEqual(
      way === 'friends'
        ? { page: 'invite', game: 'qwinto' }
        : { page: way === 'pass' ? 'set-up' : 'begin', game: 'qwinto', way },
    );
  });

  test('the way to play is in the query', () => {
    expect(parseRoute('/new/qwinto', '?way=pass')).toEqual({ page: 'set-up', game: 'qwinto', way: 'pass' });
    expect(parseRoute('/play/qwinto', '?way=solo')).toEqual({ page: 'begin', game: 'qwinto', way: 'solo' });
    expect(parseRoute('/play/qwinto', '?way=pass')).toEqual({ page: 'begin', game: 'qwinto', way: 'bots' });
    expect(parseRoute('/new/qwinto', '?way=friends')).toEqual({ page: 'set-up', game: 'qwinto', way: 'bots' });
    expect(parseRoute('/new/qwinto', '?way=else')).toEqual({ page: 'set-up', game: 'qwinto', way: 'bots' });
  });
});
