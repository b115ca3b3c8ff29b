import { beforeEach, describe, expect, test } from 'vitest';
import { FUNCTIONS, type Part } from './parts.ts';
import { chair, entry, guest, hash, joinOf, newMatch, sat, secretOf, session, summary } from './scene.testing.ts';
import { faultOf, setStage, type StorePlace } from './stage.testing.ts';
import type { Code } from './store.ts';

/** What every store keeps to about people: what they say, who they are, and what of them goes. */
export function peopleContract(makePlace: () => StorePlace): void {
  const stage = setStage(makePlace);

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

    test('one line is removed, once, and whoever asks is told which', async () => {
      await stage.store.matches.create(newMatch('m'));
      for (const text of ['a', 'b']) await stage.store.talk.add('m', line('Zoe', text));
      expect(await stage.store.talk.remove('m', 1, 100)).toBe(true);
      expect(await stage.store.talk.remove('m', 1, 200)).toBe(false);
      expect(await stage.store.talk.remove('m', 9, 100)).toBe(false);
      expect(await stage.store.talk.last('m', 10)).toEqual([
        { number: 1, line: null },
        { number: 2, line: line('Zoe', 'b') },
      ]);
      expect(await stage.store.talk.erasedSince(100)).toEqual([{ match: 'm', number: 1 }]);
      expect(await stage.store.talk.erasedSince(101)).toEqual([]);
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

    test('come to a match, and it is known at once who they are, to what, and whether they were let in', async () => {
      const { guests, matches } = stage.store;
      await guests.add(guest('Ben'), session('Ben'));
      await matches.create(newMatch('m', { host: hash('Zoe') }));
      const [zoe, ben] = [hash('session Zoe'), hash('session Ben')];
      const match = await matches.row('m');
      expect(match).toMatchObject({ id: 'm' });
      expect(await guests.arrival(zoe, 'm')).toEqual({ session: await guests.session(zoe), match, isAdmitted: true });
      expect(await guests.arrival(ben, 'm')).toEqual({ session: await guests.session(ben), match, isAdmitted: false });
      expect(await guests.arrival(hash('another'), 'm')).toEqual({ session: null, match, isAdmitted: false });
      expect(await guests.arrival(zoe, 'none')).toMatchObject({ match: null, isAdmitted: false });
      await matches.admit('m', hash('Ben'));
      expect(await guests.arrival(ben, 'm')).toMatchObject({ isAdmitted: true });
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
      await stage.store.guests.dropNotice('guest Ben', 'https://a');
      expect(await stage.store.guests.notices('guest Zoe')).toEqual([push]);
      await stage.store.guests.dropNotice('guest Zoe', 'https://a');
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
      'matches.noticed': ['m'],
      'matches.heads': [['m']],
      'cluster.orphans': [1000, 10],
      'cluster.elsewhere': ['another', ['m'], 1],
      'talk.last': ['m', 10],
      'talk.after': ['m', 0, 10],
      'talk.erasedSince': [0],
      'guests.get': ['guest Zoe'],
      'guests.byHolder': [hash('Zoe')],
      'guests.session': [hash('session Zoe')],
      'guests.arrival': [hash('session Zoe'), 'm'],
      'guests.sessionsAmong': [[hash('session Zoe'), hash('none')]],
      'guests.code': [hash('session Zoe'), 1],
      'guests.notices': ['guest Zoe'],
      'ledger.read': [1, 10],
      'settings.get': ['key'],
    };
    const own = new Set(['matches.secret', 'matches.join']);
    let asked = 0;
    for (const part of Object.keys(FUNCTIONS) as Part[]) {
      const functions = stage.store[part] as unknown as Readonly<
        Record<string, (...given: readonly unknown[]) => Promise<unknown>>
      >;
      for (const [name, kind] of Object.entries(FUNCTIONS[part])) {
        if (kind !== 'reads' || own.has(`${part}.${name}`)) continue;
        const told = JSON.stringify(await functions[name]?.(...(args[`${part}.${name}`] ?? [])));
        expect(told).not.toContain(secretOf('m'));
        expect(told).not.toContain(joinOf('m'));
        if (part === 'matches' && name !== 'read') expect(told).not.toContain(hash('Zoe'));
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(20);
  });
}
