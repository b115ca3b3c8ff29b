import { verifyLedger } from '@zaria/fair';
import { beforeEach, describe, expect, test } from 'vitest';
import { FUNCTIONS, type Part } from './parts.ts';
import { commandsIn, entry, guest, hash, joinOf, newMatch, sat, secretOf, session, summary } from './scene.testing.ts';
import { faultOf, setStage, type StorePlace } from './stage.testing.ts';
import type { Code, MatchRow, SummaryChair } from './store.ts';

const chair = (given: Partial<SummaryChair>): SummaryChair => ({
  kind: 'remote',
  name: '',
  colour: 0,
  bot: null,
  holder: null,
  ...given,
});

const ids = (rows: readonly Pick<MatchRow, 'id'>[]): readonly string[] => rows.map(({ id }) => id);

/** What every store keeps to, whatever stands behind it. */
export function storeContract(name: string, makePlace: () => StorePlace): void {
  describe(name, () => {
    const stage = setStage(makePlace);

    describe('a match', () => {
      test('is opened as a whole, with its line of the ledger', async () => {
        const created = await stage.store.matches.create(newMatch('m'));
        expect(created).toMatchObject({ id: 'm', isNew: true, opening: { number: 1, host: hash('head of m') } });
        expect(await stage.store.matches.secret('m')).toBe(secretOf('m'));
        expect(await stage.store.matches.join('m')).toBe(joinOf('m'));
        expect(await stage.store.matches.secret('nothing')).toBeNull();
        expect(await stage.store.matches.join('nothing')).toBeNull();
        expect(await stage.store.matches.isAdmitted('m', hash('Ada'))).toBe(true);
      });

      test('is not opened at all if something of it cannot be', async () => {
        await stage.store.matches.create(newMatch('m'));
        const twice = newMatch('other', { dice: newMatch('m').dice });
        expect(await faultOf(stage.store.matches.create(twice))).toBe('failed');
        expect(await stage.store.matches.row('other')).toBeNull();
        expect(await stage.store.matches.read('other', 0)).toEqual([]);
        expect(await stage.store.matches.secret('other')).toBeNull();
      });

      test('is opened once by a command, however often that comes', async () => {
        const wanted = newMatch('m', { request: 'the command' });
        const [first, second] = await Promise.all([
          stage.store.matches.create(wanted),
          stage.store.matches.create({ ...newMatch('other'), request: 'the command' }),
        ]);
        expect(first.isNew).toBe(true);
        expect(second).toEqual({ ...first, isNew: false });
        expect(await stage.store.matches.row('other')).toBeNull();
        expect(await stage.store.ledger.read(1, 10)).toHaveLength(1);
      });

      test('whose dice are typed in has no secret and no line in the ledger', async () => {
        expect(await stage.store.matches.create(newMatch('m', { dice: null }))).toEqual({
          id: 'm',
          isNew: true,
          opening: null,
        });
        expect(await stage.store.matches.secret('m')).toBeNull();
        expect(await stage.store.ledger.last()).toBeNull();
      });

      test('is summed up for lists, and never by an older summary', async () => {
        const chairs = [
          chair({ holder: hash('Zoe'), name: 'Zoe', colour: 4 }),
          chair({ kind: 'bot', name: 'Greedy', bot: 'greedy' }),
          chair({ kind: null }),
        ];
        await stage.store.matches.create(newMatch('m', { entries: [entry('open'), sat(0, 'Zoe', hash('Zoe'))] }));
        await stage.store.matches.summarise(
          'm',
          summary({ seq: 2, phase: 'playing', chairs, waiting: [1], wake: 50, changed: 9 }),
        );
        await stage.store.matches.summarise('m', summary({ seq: 1 }));
        expect(await stage.store.matches.row('m')).toEqual({
          id: 'm',
          game: 'qwinto',
          phase: 'playing',
          chairs: [
            { kind: 'remote', name: 'Zoe', colour: 4, bot: null },
            { kind: 'bot', name: 'Greedy', colour: 0, bot: 'greedy' },
            { kind: null, name: '', colour: 0, bot: null },
          ],
          waiting: [1],
          isPublic: false,
          created: 1000,
          changed: 9,
          wake: 50,
          closed: null,
          restored: null,
        });
        await stage.store.matches.summarise('m', summary({ seq: 2, wake: 70 }));
        expect(await stage.store.matches.row('m')).toMatchObject({ wake: 70 });
        expect(await stage.store.matches.row('nothing')).toBeNull();
      });

      test('is summed up together with what is appended, or not at all', async () => {
        await stage.store.matches.create(newMatch('m'));
        expect(await stage.store.matches.append('m', 1, [entry('a')], summary({ seq: 2, wake: 40 }))).toBe(true);
        expect(await stage.store.matches.append('m', 1, [entry('b')], summary({ seq: 2, wake: 60 }))).toBe(false);
        expect(await stage.store.matches.row('m')).toMatchObject({ wake: 40 });
        expect(await stage.store.matches.behind(10)).toEqual([]);
      });

      test('whose summary is behind its log is found, while it is open', async () => {
        for (const id of ['a', 'b', 'c', 'd']) await stage.store.matches.create(newMatch(id));
        await stage.store.matches.append('a', 1, [entry('x')]);
        await stage.store.matches.append('b', 1, [entry('x')]);
        await stage.store.matches.append('c', 1, [entry('x')]);
        await stage.store.matches.summarise('b', summary({ seq: 2 }));
        await stage.store.matches.close('c', 5);
        expect(await stage.store.matches.behind(10)).toEqual(['a']);
      });

      test('that is closed takes nothing more, whoever closed it', async () => {
        for (const id of ['a', 'b', 'c'])
          await stage.store.matches.create(newMatch(id, { summary: summary({ wake: 5 }) }));
        const other = await stage.beside();
        expect(await other.matches.close('a', 50)).toBe(true);
        expect(await stage.store.matches.close('a', 60)).toBe(false);
        expect(await stage.store.matches.close('nothing', 60)).toBe(false);
        expect(await stage.store.matches.close('b', 70)).toBe(true);
        expect(await faultOf(stage.store.matches.append('a', 1, [entry('x')]))).toBe('match-closed');
        await stage.store.matches.summarise('a', summary({ seq: 5, wake: 7 }));
        expect(await stage.store.matches.row('a')).toMatchObject({ closed: 50, wake: null });
        expect(await commandsIn(stage.store, 'a')).toEqual(['open a']);
        expect(await stage.store.matches.closedSince(50)).toEqual(['a', 'b']);
        expect(await stage.store.matches.closedSince(51)).toEqual(['b']);
        expect(await stage.store.matches.due(100, 10)).toEqual(['c']);
      });

      test('can be made public, and get another code', async () => {
        await stage.store.matches.create(newMatch('m'));
        await stage.store.matches.setPublic('m', true);
        await stage.store.matches.setJoin('m', hash('another'));
        expect(await stage.store.matches.row('m')).toMatchObject({ isPublic: true });
        expect(await stage.store.matches.join('m')).toBe(hash('another'));
      });
    });

    describe('lists', () => {
      beforeEach(async () => {
        const made = [
          ['a', { isPublic: true, summary: summary({ changed: 10 }) }],
          ['b', { game: 'las-vegas', summary: summary({ changed: 30, phase: 'playing' }) }],
          ['c', { isPublic: true, summary: summary({ changed: 20, phase: 'playing' }) }],
          ['d', { summary: summary({ changed: 20, phase: 'over' }) }],
        ] as const;
        for (const [id, given] of made) await stage.store.matches.create(newMatch(id, given));
        await stage.store.matches.close('d', 99);
      });

      test('give the newest first, page by page', async () => {
        expect(ids(await stage.store.matches.list({ most: 10 }))).toEqual(['b', 'd', 'c', 'a']);
        const pages: string[] = [];
        let last: MatchRow | undefined;
        for (;;) {
          const [row] = await stage.store.matches.list({ most: 1, ...(last && { after: last }) });
          if (row === undefined) break;
          pages.push(row.id);
          last = row;
        }
        expect(pages).toEqual(['b', 'd', 'c', 'a']);
      });

      test.each([
        [{ isPublic: true }, ['c', 'a']],
        [{ isPublic: false }, ['b', 'd']],
        [{ phases: ['playing', 'over'] }, ['b', 'd', 'c']],
        [{ phases: ['lobby'], isPublic: true }, ['a']],
        [{ isClosed: true }, ['d']],
        [{ isClosed: false, game: 'qwinto' }, ['c', 'a']],
        [{ game: 'nothing' }, []],
      ] as const)('find %j', async (search, found) => {
        expect(ids(await stage.store.matches.list({ ...search, most: 10 }))).toEqual(found);
      });

      test('count by phase', async () => {
        expect(await stage.store.matches.count()).toEqual({ lobby: 1, playing: 2, over: 1, abandoned: 0 });
      });

      test('know whose match is whose: who opened it, sits there, or was admitted', async () => {
        const zoe = hash('Zoe');
        await stage.store.matches.append('a', 1, [sat(1, 'Zoe', zoe)]);
        await stage.store.matches.summarise(
          'a',
          summary({ seq: 2, changed: 10, chairs: [chair({}), chair({ holder: zoe })] }),
        );
        await stage.store.matches.admit('c', zoe);
        await stage.store.matches.admit('c', zoe);
        const rows = await stage.store.matches.ofHolder(zoe, 10);
        expect(rows.map(({ id, held }) => [id, held])).toEqual([
          ['c', []],
          ['a', [1]],
        ]);
        expect(rows[1]?.chairs[1]?.name).toBe('Zoe');
        expect(ids(await stage.store.matches.ofHolder(hash('Ada'), 2))).toEqual(['b', 'd']);
        expect(await stage.store.matches.isAdmitted('c', zoe)).toBe(true);
        expect(await stage.store.matches.isAdmitted('b', zoe)).toBe(false);
        expect(await stage.store.matches.ofHolder(hash('nobody'), 10)).toEqual([]);
      });
    });

    test('timers: who is due comes out longest due first, and the next one is known', async () => {
      const wakes = { a: 300, b: 100, c: null, d: 200 } as const;
      for (const [id, wake] of Object.entries(wakes))
        await stage.store.matches.create(newMatch(id, { summary: summary({ wake }) }));
      expect(await stage.store.matches.nextDue()).toBe(100);
      expect(await stage.store.matches.due(99, 10)).toEqual([]);
      expect(await stage.store.matches.due(200, 10)).toEqual(['b', 'd']);
      expect(await stage.store.matches.due(1000, 2)).toEqual(['b', 'd']);
      await stage.store.matches.summarise('b', summary({ wake: null }));
      await stage.store.matches.summarise('d', summary({ wake: 900 }));
      await stage.reopen();
      expect(await stage.store.matches.nextDue()).toBe(300);
      expect(await stage.store.matches.due(1000, 10)).toEqual(['a', 'd']);
      for (const id of ['a', 'd']) await stage.store.matches.close(id, 1);
      expect(await stage.store.matches.nextDue()).toBeNull();
    });

    test('retention: what nobody needs goes, with all that belongs to it; the ledger stays', async () => {
      const made = {
        'new lobby': summary({ changed: 200 }),
        'old lobby': summary({ changed: 100 }),
        'old, played': summary({ changed: 100, phase: 'playing' }),
        'old, over': summary({ changed: 50, phase: 'over' }),
        'older, given up': summary({ changed: 40, phase: 'abandoned' }),
        'new, over': summary({ changed: 200, phase: 'over' }),
        'old, closed': summary({ changed: 30, phase: 'playing' }),
        'old lobby whose log is longer': summary({ changed: 20 }),
      };
      for (const [id, given] of Object.entries(made))
        await stage.store.matches.create(newMatch(id, { summary: given }));
      await stage.store.matches.close('old, closed', 31);
      await stage.store.matches.append('old lobby whose log is longer', 1, [entry('x')]);
      await stage.store.matches.append('old, over', 1, [sat(0, 'Zoe', hash('Zoe'))]);
      await stage.store.matches.summarise('old, over', summary({ seq: 2, changed: 50, phase: 'over' }));
      await stage.store.talk.add('old, over', {
        at: 1,
        seat: 0,
        name: 'Zoe',
        said: { phrase: 'bye' },
        by: hash('Zoe'),
      });

      expect(await stage.store.matches.sweep({ unstarted: 150, finished: null }, 10)).toEqual(['old lobby']);
      expect(await stage.store.matches.sweep({ unstarted: 0, finished: 150 }, 1)).toEqual(['old, closed']);
      expect(await stage.store.matches.sweep({ unstarted: 0, finished: 150 }, 10)).toEqual([
        'older, given up',
        'old, over',
      ]);
      expect(await stage.store.matches.sweep({ unstarted: 150, finished: 150 }, 10)).toEqual([]);

      expect(await stage.store.matches.read('old, over', 0)).toEqual([]);
      expect(await stage.store.matches.secret('old, over')).toBeNull();
      expect(await stage.store.matches.row('old, over')).toBeNull();
      expect(await stage.store.talk.last('old, over', 10)).toEqual([]);
      expect(await stage.store.matches.ofHolder(hash('Zoe'), 10)).toEqual([]);
      expect(await stage.store.ledger.read(1, 100)).toHaveLength(8);
      expect(verifyLedger(await stage.store.ledger.read(1, 100)).ok).toBe(true);
      expect(await faultOf(stage.store.matches.append('old, over', 2, [entry('x')]))).toBe('match-unknown');
    });

    describe('talk', () => {
      const line = (by: string, text: string) => ({ at: 5, seat: 0, name: by, said: { text }, by: hash(by) }) as const;

      test('is numbered in each match, and read from anywhere', async () => {
        await stage.store.matches.create(newMatch('m'));
        await stage.store.matches.create(newMatch('other'));
        expect(await Promise.all(['a', 'b', 'c'].map(text => stage.store.talk.add('m', line('Zoe', text))))).toEqual([
          1, 2, 3,
        ]);
        expect(await stage.store.talk.add('other', line('Zoe', 'd'))).toBe(1);
        expect(await stage.store.talk.last('m', 2)).toEqual([
          { number: 2, line: line('Zoe', 'b') },
          { number: 3, line: line('Zoe', 'c') },
        ]);
        expect(await stage.store.talk.after('m', 1, 1)).toEqual([{ number: 2, line: line('Zoe', 'b') }]);
        expect(await faultOf(stage.store.talk.add('nothing', line('Zoe', 'e')))).toBe('match-unknown');
      });

      test('is erased by whoever said it: the others and the numbers stay', async () => {
        await stage.store.matches.create(newMatch('m'));
        await stage.store.talk.add('m', line('Zoe', 'a'));
        await stage.store.talk.add('m', { ...line('Ben', 'b'), seat: null, said: { phrase: 'hello' } });
        await stage.store.talk.erase('m', hash('Zoe'));
        expect(await stage.store.talk.last('m', 10)).toEqual([
          { number: 1, line: null },
          { number: 2, line: { at: 5, seat: null, name: 'Ben', said: { phrase: 'hello' }, by: hash('Ben') } },
        ]);
        expect(await stage.store.talk.add('m', line('Zoe', 'c'))).toBe(3);
      });
    });

    describe('guests', () => {
      const code = (given: Partial<Code> = {}): Code => ({
        hash: hash('a code'),
        kind: 'recovery',
        guest: 'guest Zoe',
        match: null,
        seat: null,
        created: 1,
        until: null,
        ...given,
      });

      beforeEach(() => stage.store.guests.add(guest('Zoe'), session('Zoe')));

      test('are known by their sessions and by their hash', async () => {
        expect(await stage.store.guests.session(hash('session Zoe'))).toEqual({
          ...session('Zoe'),
          holder: hash('Zoe'),
          name: 'Zoe',
        });
        expect(await stage.store.guests.session(hash('another'))).toBeNull();
        expect(await stage.store.guests.get('guest Zoe')).toEqual(guest('Zoe'));
        expect(await stage.store.guests.byHolder(hash('Zoe'))).toEqual(guest('Zoe'));
        expect(await stage.store.guests.byHolder(hash('Ben'))).toBeNull();
        expect(await faultOf(stage.store.guests.add(guest('Zoe'), session('again')))).toBe('failed');
        expect(await stage.store.guests.session(hash('session again'))).toBeNull();
      });

      test('are renamed; their sessions are touched and end', async () => {
        await stage.store.guests.rename('guest Zoe', 'Zoë');
        await stage.store.guests.touch(hash('session Zoe'), 2000);
        await stage.store.guests.touch(hash('session Zoe'), 1500);
        expect(await stage.store.guests.session(hash('session Zoe'))).toMatchObject({ name: 'Zoë', seen: 2000 });
        for (const other of ['phone', 'tablet', 'bot'])
          await stage.store.guests.addSession({
            ...session(other),
            guest: 'guest Zoe',
            match: other === 'bot' ? 'm' : null,
          });
        expect(await stage.store.guests.session(hash('session bot'))).toMatchObject({ match: 'm' });
        await stage.store.guests.endSession(hash('session tablet'));
        await stage.store.guests.endSessions('guest Zoe', hash('session phone'));
        const left = await Promise.all(
          ['Zoe', 'phone', 'tablet', 'bot'].map(of => stage.store.guests.session(hash(`session ${of}`))),
        );
        expect(left.map(found => found !== null)).toEqual([false, true, false, false]);
      });

      test('come back with a code, once, and get the next one with it', async () => {
        await stage.store.guests.putCode(code(), true);
        expect(await stage.store.guests.code(hash('a code'), 5)).toEqual(code());
        const use = (of: string) => ({
          hash: hash('a code'),
          now: 5,
          session: { ...session(of), guest: 'guest Zoe' },
          next: code({ hash: hash(`next of ${of}`) }),
          alone: true,
        });
        expect(
          await Promise.all([stage.store.guests.useCode(use('new')), stage.store.guests.useCode(use('thief'))]),
        ).toEqual([true, false]);
        expect(await stage.store.guests.code(hash('a code'), 5)).toBeNull();
        expect(await stage.store.guests.code(hash('next of new'), 5)).not.toBeNull();
        expect(await stage.store.guests.code(hash('next of thief'), 5)).toBeNull();
        expect(await stage.store.guests.session(hash('session new'))).not.toBeNull();
        expect(await stage.store.guests.session(hash('session thief'))).toBeNull();
        expect(await stage.store.guests.session(hash('session Zoe'))).toBeNull();
      });

      test('have codes that end, and one of a kind where that is wanted', async () => {
        await stage.store.guests.putCode(code({ until: 100 }), true);
        expect(await stage.store.guests.code(hash('a code'), 99)).not.toBeNull();
        expect(await stage.store.guests.code(hash('a code'), 100)).toBeNull();
        expect(
          await stage.store.guests.useCode({ hash: hash('a code'), now: 100, session: null, next: null, alone: false }),
        ).toBe(false);
        await stage.store.guests.putCode(code({ hash: hash('for a match'), match: 'm', seat: 1, kind: 'pass' }), false);
        await stage.store.guests.putCode(code({ hash: hash('instead') }), true);
        expect(await stage.store.guests.code(hash('a code'), 5)).toBeNull();
        expect(await stage.store.guests.code(hash('for a match'), 5)).toMatchObject({
          match: 'm',
          seat: 1,
          kind: 'pass',
        });
      });

      test('are told where they want to be', async () => {
        const push = {
          guest: 'guest Zoe',
          kind: 'push',
          endpoint: 'https://a',
          details: '{"k":1}',
          created: 1,
        } as const;
        const hook = { guest: 'guest Zoe', kind: 'webhook', endpoint: 'https://b', details: '', created: 2 } as const;
        await stage.store.guests.putNotice({ ...push, details: '' });
        await stage.store.guests.putNotice(push);
        await stage.store.guests.putNotice(hook);
        expect(await stage.store.guests.notices('guest Zoe')).toEqual([push, hook]);
        await stage.store.guests.dropNotices('guest Zoe', 'webhook');
        expect(await stage.store.guests.notices('guest Zoe')).toEqual([push]);
        await stage.store.guests.dropNotice('https://a');
        expect(await stage.store.guests.notices('guest Zoe')).toEqual([]);
      });

      test('who are not seen for long and sit nowhere go, with what was theirs', async () => {
        await stage.store.guests.add(guest('Ben'), session('Ben', { seen: 5000 }));
        await stage.store.guests.add(guest('Ada'), session('Ada'));
        await stage.store.guests.putCode(code({ until: 50 }), false);
        await stage.store.matches.create(newMatch('m'));
        // Zoe's session and code, Ada's session, and Zoe: Ada has a match.
        expect(await stage.store.guests.sweep({ now: 100, seen: 2000 }, 10)).toBe(4);
        expect(await stage.store.guests.get('guest Zoe')).toBeNull();
        expect(await stage.store.guests.get('guest Ada')).not.toBeNull();
        expect(await stage.store.guests.session(hash('session Ben'))).not.toBeNull();
        expect(await stage.store.guests.sweep({ now: 100, seen: 2000 }, 10)).toBe(0);
      });

      test('erase themselves: name, talk and all that leads to them; what others did stays', async () => {
        const [zoe, ben] = [hash('Zoe'), hash('Ben')];
        const chairs = [chair({ holder: zoe, name: 'Zoe' }), chair({ holder: ben, name: 'Ben' })];
        await stage.store.matches.create(
          newMatch('m', { entries: [entry('open'), sat(0, 'Zoe', zoe, 'digest of Zoe'), sat(1, 'Ben', ben)] }),
        );
        await stage.store.matches.summarise('m', summary({ seq: 3, chairs }));
        await stage.store.matches.append('m', 3, [
          {
            at: 9,
            by: 'claim',
            wish: 'digest of Zoe',
            what: {
              kind: 'match',
              token: zoe,
              entry: { kind: 'note', note: { note: 'seat', seat: 0, kind: 'remote', name: 'Zoe again' } },
            },
          },
        ]);
        await stage.store.matches.create(newMatch('talked in'));
        await stage.store.matches.create(newMatch('elsewhere'));
        await stage.store.talk.add('talked in', { at: 1, seat: null, name: 'Zoe', said: { text: 'I, Zoe' }, by: zoe });
        await stage.store.guests.putCode(code(), true);
        await stage.store.guests.putNotice({
          guest: 'guest Zoe',
          kind: 'push',
          endpoint: 'e',
          details: 'Zoe',
          created: 1,
        });

        const before = await stage.store.matches.read('m', 0);
        expect(JSON.stringify(before)).toContain('Zoe again');
        expect([...(await stage.store.guests.erase('guest Zoe'))].sort()).toEqual(['m', 'talked in']);
        const after = await stage.store.matches.read('m', 0);
        expect(after).toHaveLength(before.length);
        expect(after[1]).toEqual({ at: 1, by: before[1]?.by, what: { ...before[1]?.what, name: '' } });
        expect(after[2]).toEqual(before[2]);
        expect(JSON.stringify([...after].map(({ by: _, ...rest }) => rest))).not.toContain('Zoe');
        // Whoever still has the match in memory may sum it up once more.
        await stage.store.matches.summarise('m', summary({ seq: 4, chairs }));
        expect((await stage.store.matches.row('m'))?.chairs.map(({ name }) => name)).toEqual(['', 'Ben']);
        expect(await stage.store.talk.last('talked in', 5)).toEqual([{ number: 1, line: null }]);
        expect(await stage.store.guests.get('guest Zoe')).toBeNull();
        expect(await stage.store.guests.session(hash('session Zoe'))).toBeNull();
        expect(await stage.store.guests.code(hash('a code'), 5)).toBeNull();
        expect(await stage.store.guests.notices('guest Zoe')).toEqual([]);
        expect(await stage.store.matches.ofHolder(zoe, 5)).toEqual([]);
        expect(await stage.store.guests.erase('guest Zoe')).toEqual([]);
      });
    });

    test('settings are kept by whoever comes first', async () => {
      expect(await stage.store.settings.get('key')).toBeNull();
      expect(await Promise.all(['one', 'two'].map(value => stage.store.settings.keepFirst('key', value)))).toEqual([
        'one',
        'one',
      ]);
      await stage.reopen();
      expect(await stage.store.settings.get('key')).toBe('one');
    });

    test('the secret of the dice and the code of a match are in no answer but their own', async () => {
      await stage.store.guests.add(guest('Zoe'), session('Zoe'));
      await stage.store.matches.create(
        newMatch('m', { entries: [entry('open'), sat(0, 'Zoe', hash('Zoe'))], summary: summary({ seq: 1, wake: 1 }) }),
      );
      await stage.store.talk.add('m', { at: 1, seat: 0, name: 'Zoe', said: { phrase: 'hello' }, by: hash('Zoe') });
      await stage.store.matches.close('m', 5);
      /** Arguments that every function finds something by. */
      const args: Readonly<Record<string, readonly unknown[]>> = {
        'matches.read': ['m', 0],
        'matches.row': ['m'],
        'matches.list': [{ most: 10 }],
        'matches.ofHolder': [hash('Zoe'), 10],
        'matches.due': [1000, 10],
        'matches.behind': [10],
        'matches.isAdmitted': ['m', hash('Zoe')],
        'matches.closedSince': [0],
        'talk.last': ['m', 10],
        'talk.after': ['m', 0, 10],
        'guests.get': ['guest Zoe'],
        'guests.byHolder': [hash('Zoe')],
        'guests.session': [hash('session Zoe')],
        'guests.code': [hash('session Zoe'), 1],
        'guests.notices': ['guest Zoe'],
        'ledger.read': [1, 10],
        'settings.get': ['key'],
      };
      const own = ['matches.secret', 'matches.join'];
      let asked = 0;
      for (const part of Object.keys(FUNCTIONS) as Part[]) {
        const functions = stage.store[part] as unknown as Readonly<
          Record<string, (...given: readonly unknown[]) => Promise<unknown>>
        >;
        for (const [name, kind] of Object.entries(FUNCTIONS[part])) {
          if (kind !== 'reads' || own.includes(`${part}.${name}`)) continue;
          const told = JSON.stringify(await functions[name]?.(...(args[`${part}.${name}`] ?? [])));
          expect(told, name).not.toContain(secretOf('m'));
          expect(told, name).not.toContain(joinOf('m'));
          if (part === 'matches' && name !== 'read') expect(told, name).not.toContain(hash('Zoe'));
          asked++;
        }
      }
      expect(asked).toBeGreaterThan(20);
    });
  });
}
