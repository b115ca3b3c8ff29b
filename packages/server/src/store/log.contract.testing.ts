import { verifyLedger } from '@zaria/fair';
import { describe, expect, test } from 'vitest';
import { commandsIn, entry, hash, newMatch, sat } from './scene.testing.ts';
import { faultOf, setStage, type StorePlace } from './stage.testing.ts';
import type { Store } from './store.ts';

/** What every store keeps to where several write at once: the logs and the ledger. */
export function logContract(name: string, makePlace: () => StorePlace): void {
  describe(name, () => {
    const stage = setStage(makePlace);

    describe('a log', () => {
      test('is what was appended, in order, also after it was closed and opened again', async () => {
        await stage.store.matches.create(newMatch('m'));
        expect(await stage.store.matches.append('m', 1, [entry('a'), entry('b')])).toBe(true);
        expect(await stage.store.matches.append('m', 3, [entry('c')])).toBe(true);
        await stage.reopen();
        expect(await stage.store.matches.read('m', 0)).toEqual([entry('open m'), entry('a'), entry('b'), entry('c')]);
        expect(await stage.store.matches.read('m', 2)).toEqual([entry('b'), entry('c')]);
        expect(await stage.store.matches.read('m', 4)).toEqual([]);
        expect(await stage.store.matches.read('nothing', 0)).toEqual([]);
      });

      test('keeps any text, to the letter', async () => {
        const odd = {
          at: 2 ** 52,
          by: '"\\\u0000\u2028 ζάρια 🎲 \u200d',
          what: { kind: 'started', start: '{}' },
        } as const;
        await stage.store.matches.create(newMatch('m', { entries: [odd] }));
        expect(await stage.store.matches.read('m', 0)).toEqual([odd]);
      });

      test('has room for one at each place: the second is told so, and a repeated append changes nothing', async () => {
        await stage.store.matches.create(newMatch('m'));
        const both = [
          stage.store.matches.append('m', 1, [entry('a')]),
          stage.store.matches.append('m', 1, [entry('b'), entry('c')]),
        ];
        expect(await Promise.all(both)).toEqual([true, false]);
        expect(await stage.store.matches.append('m', 1, [entry('a')])).toBe(false);
        expect(await stage.store.matches.append('m', 0, [entry('a')])).toBe(false);
        expect(await commandsIn(stage.store, 'm')).toEqual(['open m', 'a']);
      });

      test('has no hole: nothing is written beyond its end, nor for a match that there is not', async () => {
        await stage.store.matches.create(newMatch('m'));
        expect(await faultOf(stage.store.matches.append('m', 2, [entry('a')]))).toBe('gap');
        expect(await faultOf(stage.store.matches.append('nothing', 0, [entry('a')]))).toBe('match-unknown');
        expect(await faultOf(stage.store.matches.append('nothing', 1, [entry('a')]))).toBe('match-unknown');
        expect(await commandsIn(stage.store, 'm')).toEqual(['open m']);
        expect(await stage.store.matches.read('nothing', 0)).toEqual([]);
      });

      test('is written in the order in which it was asked, many matches in few commits', async () => {
        const matches = Array.from({ length: 20 }, (_, i) => `m${i}`);
        await Promise.all(matches.map(id => stage.store.matches.create(newMatch(id))));
        const before = stage.store.figures();
        const written: Promise<boolean>[] = [];
        for (let seq = 1; seq <= 25; seq++)
          for (const id of matches) written.push(stage.store.matches.append(id, seq, [entry(`${id} ${seq}`)]));
        expect(new Set(await Promise.all(written))).toEqual(new Set([true]));
        const after = stage.store.figures();
        expect(after.appends - before.appends).toBe(500);
        expect(after.commits - before.commits).toBeLessThan(250);
        expect(after.waiting).toBe(0);
        for (const id of matches)
          expect(await commandsIn(stage.store, id)).toEqual([
            `open ${id}`,
            ...Array.from({ length: 25 }, (_, i) => `${id} ${i + 1}`),
          ]);
      });

      test('one that is refused does not hinder those it shares a commit with', async () => {
        await stage.store.matches.create(newMatch('m'));
        const all = await Promise.all([
          stage.store.matches.append('m', 1, [entry('a')]),
          faultOf(stage.store.matches.append('m', 7, [sat(0, 'Zoe', hash('Zoe'))])),
          faultOf(stage.store.matches.create(newMatch('m'))),
          stage.store.matches.append('m', 2, [entry('b')]),
        ]);
        expect(all).toEqual([true, 'gap', 'failed', true]);
        expect(await commandsIn(stage.store, 'm')).toEqual(['open m', 'a', 'b']);
        expect(await stage.store.ledger.read(1, 10)).toHaveLength(1);
      });

      test('of several matches, written by two at the same time, has each entry once and no hole', async () => {
        const matches = Array.from({ length: 10 }, (_, i) => `m${i}`);
        await Promise.all(matches.map(id => stage.store.matches.create(newMatch(id))));
        const other = await stage.beside();
        const each = 20;
        const write = async (to: Store, who: string): Promise<void> => {
          await Promise.all(
            matches.map(async id => {
              let seq = 1;
              for (let i = 0; i < each; i++)
                while (!(await to.matches.append(id, seq, [entry(`${who} ${i}`)])))
                  seq += (await to.matches.read(id, seq)).length;
            }),
          );
        };
        await Promise.all([write(stage.store, 'one'), write(other, 'two')]);
        const wanted = ['one', 'two'].flatMap(who => Array.from({ length: each }, (_, i) => `${who} ${i}`));
        for (const id of matches) {
          const [first, ...commands] = await commandsIn(stage.store, id);
          expect(first).toBe(`open ${id}`);
          expect([...commands].sort()).toEqual([...wanted].sort());
          expect(await commandsIn(other, id)).toEqual([first, ...commands]);
          for (const who of ['one', 'two'])
            expect(commands.filter(by => by?.startsWith(who))).toEqual(wanted.filter(by => by.startsWith(who)));
        }
      });
    });

    test('the ledger is one chain, whoever opens matches at the same time', async () => {
      const other = await stage.beside();
      const names = Array.from({ length: 30 }, (_, i) => `m${i}`);
      await Promise.all(names.map((id, i) => (i % 2 === 0 ? stage.store : other).matches.create(newMatch(id))));
      const openings = await stage.store.ledger.read(1, 100);
      expect(openings.map(({ number }) => number)).toEqual(names.map((_, i) => i + 1));
      expect(verifyLedger(openings)).toEqual({ ok: true, value: openings.at(-1) });
      expect(await stage.store.ledger.last()).toEqual(openings.at(-1));
      expect(await stage.store.ledger.read(29, 1)).toEqual([openings[28]]);
      expect(await stage.store.ledger.read(31, 10)).toEqual([]);
    });

    test('what was asked before it is closed is done; what is asked afterwards is refused', async () => {
      await stage.store.matches.create(newMatch('m'));
      const last = stage.store.matches.append('m', 1, [entry('a')]);
      await stage.store.close();
      expect(await last).toBe(true);
      expect(await faultOf(stage.store.matches.append('m', 2, [entry('b')]))).toBe('closed');
      expect(await faultOf(stage.store.matches.read('m', 0))).toBe('closed');
      await stage.reopen();
      expect(await commandsIn(stage.store, 'm')).toEqual(['open m', 'a']);
    });
  });
}
