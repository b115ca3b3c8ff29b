import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHAINED_REASONS, FAIR_REASONS, printFirstStart, type DrawnDice } from '@zaria/fair';
import { ODD_LINES, vectors } from '@zaria/fair/testing';
import { GAME_IDS } from '@zaria/games';
import type { Draw, MatchRecord, RecordRow } from '@zaria/kit';
import { LANGUAGES, say } from '@zaria/words';
import { describe, expect, test } from 'vitest';

import { scratch, zaria, type Run } from '../stage.testing.ts';
import { voiceIn } from '../text/voice.ts';

/** A record in the first format whose dice were drawn, to be changed. */
type Draft = { -readonly [K in Exclude<keyof MatchRecord, 'fairness' | 'log'>]: MatchRecord[K] } & {
  fairness: { -readonly [K in keyof DrawnDice]: DrawnDice[K] };
  log: RecordRow[];
};

/** What earlier versions wrote, of every game: `packages/table/golden`. */
const golden = (id: string): string =>
  readFileSync(new URL(`../../../table/golden/${id}-rules-1-plain.json`, import.meta.url), 'utf8');
const draft = (id: string): Draft => JSON.parse(golden(id)) as Draft;

function fileOf(record: unknown): string {
  const file = join(scratch(), 'match.json');
  writeFileSync(file, JSON.stringify(record));
  return file;
}
const verify = async (record: unknown, ...argv: readonly string[]): Promise<Run> =>
  zaria(['verify', fileOf(record), ...argv]);

const OTHER = '5a'.repeat(32);
const refreeze = (record: Draft): void =>
  void (record.fairness.start = printFirstStart({ ...record, ...record.fairness }));

/** The places of nature's rows with more than one number, and their draws. */
const throws = ({ log }: Draft): (readonly [at: number, draw: Draw])[] =>
  log.flatMap(([, , draw], at) => (draw !== undefined && draw.values.length > 1 ? [[at, draw] as const] : []));

/** Two throws alike but for their numbers. */
function twoThrows(record: Draft): readonly [number, number] {
  for (const [one, a] of throws(record))
    for (const [other, b] of throws(record)) {
      const isAlike = a.purpose === b.purpose && a.m.join() === b.m.join();
      if (one < other && isAlike && a.values.join() !== b.values.join()) return [one, other];
    }
  throw new Error('no two throws are alike');
}

function setDraw(record: Draft, at: number, change: (draw: Draw) => Partial<Draw>): void {
  const [who, what, draw] = record.log[at] ?? [];
  if (who === undefined || what === undefined || draw === undefined) throw new Error(`no draw at ${at}`);
  record.log[at] = [who, what, { ...draw, ...change(draw) }];
}

/** The first throw that has different numbers. */
function mixed(record: Draft): number {
  const [found] = throws(record).find(([, { values }]) => new Set(values).size > 1) ?? [];
  if (found === undefined) throw new Error('all throws are of one number');
  return found;
}

const turned = ({ values }: Draw): readonly number[] => {
  const by = values.findIndex(value => value !== values[0]);
  return [...values.slice(by), ...values.slice(0, by)];
};

const ENTRY = (at: number): string => `log[${at}]`;
/** A place and a reason as they are said: words, what scripts know it by, and for an entry who did what. */
const said = (at: string, why: string): RegExp =>
  new RegExp(String.raw`match\.json: [\w ]+\(${quoted(at)}\)(?:, [^,]+, “[^”]+”)?: ${quoted(why)}`);
const quoted = (text: string): string => text.replaceAll(/[.[\]]/g, String.raw`\$&`);
const [PROMISED, STARTED, NUMBERS, NEXT] = [
  'This is not what was promised before the first move.',
  'The match was not started like this.',
  'The promised dice give other numbers here.',
  'This is not the next draw: one was left out, repeated or moved.',
];

/** The fourteen kinds of tampering that the protocol names: what is done, and what must be said of which place. */
const TAMPERINGS: readonly (readonly [string, (record: Draft) => readonly [at: string, why: string]])[] = [
  ['serverSeed', r => ((r.fairness.serverSeed = OTHER), ['fairness.serverSeed', PROMISED])],
  [
    'a player’s part',
    r => ((r.fairness.reveals = [[0, OTHER], ...r.fairness.reveals.slice(1)]), ['fairness.reveals[0]', PROMISED]),
  ],
  [
    'two promises swapped',
    r => {
      const [[, a] = [0, ''], [, b] = [1, ''], ...rest] = r.fairness.commits;
      r.fairness.commits = [[0, b], [1, a], ...rest];
      refreeze(r);
      return ['fairness.reveals[0]', PROMISED];
    },
  ],
  ['commitS', r => ((r.fairness.commitS = OTHER), ['fairness.commitS', STARTED])],
  [
    'an option',
    r => ((r.options = { ...r.options, starter: r.options['starter'] === 1 ? 0 : 1 }), ['options', STARTED]),
  ],
  ['the version of the rules', r => (r.rules++, ['rules', STARTED])],
  ['the seats', r => ((r.seats = r.seats.map(seat => ({ ...seat, name: `${seat.name}!` }))), ['seats', STARTED])],
  [
    'a die',
    r => {
      const at = mixed(r);
      setDraw(r, at, ({ m, values }) => ({ values: values.with(0, (1 + (values[0] ?? 0)) % (m[0] ?? 1)) }));
      return [ENTRY(at), NUMBERS];
    },
  ],
  [
    'the order of dice',
    r => {
      const at = mixed(r);
      setDraw(r, at, draw => ({ values: turned(draw) }));
      return [ENTRY(at), NUMBERS];
    },
  ],
  [
    'a draw used twice',
    r => {
      const [one, other] = twoThrows(r);
      r.log[other] = r.log[one] ?? [0, ''];
      return [ENTRY(other), NEXT];
    },
  ],
  [
    'a draw skipped',
    r => {
      const [, at] = twoThrows(r);
      for (const [i, [, , draw]] of r.log.entries())
        if (i >= at && draw !== undefined) setDraw(r, i, ({ n }) => ({ n: n + 1 }));
      return [ENTRY(at), NEXT];
    },
  ],
  [
    'a chance entry removed',
    r => {
      const [at] = twoThrows(r);
      r.log.splice(at, 1);
      return [ENTRY(r.log.findIndex(([who], i) => i >= at && who === 'nature')), NEXT];
    },
  ],
  [
    'chance entries reordered',
    r => {
      const [one, other] = twoThrows(r);
      [r.log[one], r.log[other]] = [r.log[other] ?? [0, ''], r.log[one] ?? [0, '']];
      return [ENTRY(one), NEXT];
    },
  ],
  [
    'a withheld mark removed',
    r => {
      r.fairness.withheld = [];
      return ['fairness.withheld', 'A seat promised a part and neither showed it nor kept it back.'];
    },
  ],
];

describe.each(GAME_IDS)('%s: a real record', id => {
  test('is accepted, and what was checked is said', async () => {
    const { exit, out, err } = await verify(draft(id));
    expect([exit, err]).toEqual([0, '']);
    expect(out).toMatch(/match\.json: in order\. .+, by the rules; \d+ draws with [\d,]+ numbers for dice and cards/);
    expect(out).toContain('Server and players fixed the dice together. Part of the dice came from Ada and Ben.');
    expect(out).toContain('Cleo kept back their part in the dice.');
    // Somebody asked to go back, and all agreed: the dice are in order, and not as if nothing had been.
    expect(out).toMatch(/1 move was taken back by consent\. \d+ throws? (was|were) taken back by consent\./);
    expect(out.split('\n')).toHaveLength(2);
  });

  test.each(TAMPERINGS)('refused at its place: %s', async (_kind, tamper) => {
    const record = draft(id);
    const [at, why] = tamper(record);
    const { exit, out, err } = await verify(record);
    expect([exit, err]).toEqual([4, '']);
    expect(out).toMatch(/^[^\n]+\n$/);
    expect(out).toMatch(said(at, `${why}\n`));
  });
});

test('there are fourteen kinds', () => expect(TAMPERINGS).toHaveLength(14));

describe('what only the rules can tell', () => {
  test('dice that were read off otherwise', async () => {
    const record = draft('las-vegas');
    const [one, at] = twoThrows(record);
    record.log[at] = ['nature', record.log[one]?.[1] ?? '', record.log[at]?.[2] as Draw];
    const { exit, out } = await verify(record);
    expect([exit, out]).toEqual([4, expect.stringMatching(said(ENTRY(at), 'The draw leads to something else'))]);
  });

  test('a move that is not allowed', async () => {
    const record = draft('las-vegas');
    const last = record.log.findLast(([who]) => typeof who === 'number') ?? [0, 'roll'];
    record.log.push(last);
    const { exit, out } = await verify(record);
    const place = ENTRY(record.log.length - 1);
    expect([exit, out]).toEqual([4, expect.stringMatching(said(place, 'The match is over.'))]);
  });

  test('a match that was cut short passes, but not in silence', async () => {
    const record = draft('las-vegas');
    record.log.splice(record.log.findLastIndex(([who]) => typeof who === 'number'));
    const { exit, out } = await verify(record);
    expect([exit, out]).toEqual([0, expect.stringContaining('The match did not come to its end.')]);
  });
});

test('a match in play says that its seed is not shown yet', async () => {
  const record = draft('qwinto');
  record.fairness.serverSeed = null;
  const { exit, out } = await verify(record);
  expect([exit, out]).toEqual([4, expect.stringContaining('its seed is not shown yet')]);
});

test('of typed dice nothing is claimed', async () => {
  const { log, ...record } = draft('qwinto');
  const typed = {
    ...record,
    fairness: { protocol: 'fair/1', kind: 'typed' },
    log: log.filter(([, what]) => !/^(reveal|withheld)/.test(what)).map(([who, what]) => [who, what]),
  };
  // Places in the log have moved, so that undoing would lead elsewhere.
  const cut = { ...typed, log: typed.log.slice(0, 5) };
  const { exit, out } = await verify(cut);
  expect([exit, out]).toEqual([0, expect.stringContaining('nothing is claimed of them')]);
  expect(out).toContain('The match did not come to its end.');
  const pretending = await verify({ ...cut, log: log.filter(([who]) => who === 'nature').slice(0, 1) });
  expect([pretending.exit, pretending.out]).toEqual([4, expect.stringContaining('a draw here that does not belong')]);
});

describe('files', () => {
  test('several, and standard input: a line each; 3 if one cannot be read, 4 if one fails', async () => {
    const [good, bad] = [fileOf(draft('qwinto')), fileOf({ ...draft('qwinto'), rules: 7 })];
    const input = JSON.stringify(draft('las-vegas'), null, 1).split('\n');
    const { exit, out, err } = await zaria(['verify', good, bad, '-', '/nowhere.json'], { input });
    expect(exit).toBe(3);
    expect((await zaria(['verify', good, bad])).exit).toBe(4);
    expect(out.split('\n').map(line => line.replace(/^(\S+: \S+).*/, '$1'))).toEqual([
      `${good}: in`,
      `${bad}: the`,
      '-: in',
      '',
    ]);
    expect(err).toBe('zaria: There is no file /nowhere.json.\n');
    expect((await zaria(['verify', good])).exit).toBe(0);
  });

  test('as JSON', async () => {
    const record = { ...draft('qwinto'), rules: 7 };
    const [good, bad] = [fileOf(draft('qwinto')), fileOf(record)];
    const { exit, out, err } = await zaria(['verify', '--json', good, bad, '/nowhere.json', '-'], { input: ['{'] });
    expect([exit, err]).toEqual([3, '']);
    const lines = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as unknown);
    const dice = { kind: 'open', revealed: [0, 1], withheld: [2] };
    expect(lines).toMatchObject([
      { file: good, ok: true, game: 'qwinto', rules: 1, finished: true, dice, takenBack: { times: 1 } },
      { file: bad, ok: false, part: 'dice', at: 'rules', why: 'start-differs' },
      { file: '/nowhere.json', ok: false, part: 'file', at: '/nowhere.json', why: 'file-absent' },
      { file: '-', ok: false, part: 'file', at: 'line 1, column 2', why: 'not-json' },
    ]);
  });

  test.each([
    ['not JSON', 'oops', 'is not JSON: line 1, column 1.'],
    ['nothing', ' \n', 'match.json is empty.'],
    ['a half', JSON.stringify(draft('qwinto')).slice(0, 500), 'breaks off in line 1, column '],
    ['a list', '[]', 'the file as a whole (record): Something here is missing'],
    [
      'without an account of its dice',
      JSON.stringify({ ...draft('qwinto'), fairness: null }),
      'the account of the dice (fairness): This is missing.',
    ],
    [
      'of a game that is not known',
      JSON.stringify({ ...draft('qwinto'), game: 'chess' }),
      'the game (game): The match was not',
    ],
    ['a save that is damaged', '{"format":"zaria-save/1"}', 'is damaged'],
  ])('%s', async (_name, text, why) => {
    const file = join(scratch(), 'match.json');
    writeFileSync(file, text);
    const { exit, out, err } = await zaria(['verify', file]);
    expect(exit).toBe(4);
    expect(out + err).toMatch(/^[^\n]+\n$/);
    expect(out + err).toContain(why);
  });
});

test.each(LANGUAGES)('every reason is worded in %s', language => {
  const { words } = voiceIn(language);
  const rules = ['draw-not-asked', 'action-differs', 'reveal-differs'] as const;
  const reasons = [...new Set([...FAIR_REASONS, ...CHAINED_REASONS])];
  const sentences = [...reasons.map(why => say(words, `fair.${why}`)), ...rules.map(why => say(words, `rules.${why}`))];
  expect(new Set(sentences).size).toBe(reasons.length + rules.length);
});

test('in another language', async () => {
  const { out } = await verify(draft('qwinto'), '--lang', 'it');
  expect(out).toContain('secondo le regole');
});

describe('records of the protocol zaria/2', () => {
  const [open, local, typed] = vectors.records.map(({ record }) => record);
  const written = (text = ''): string => {
    const file = join(scratch(), 'match.json');
    writeFileSync(file, text);
    return file;
  };

  test('the dice alone, of each kind', async () => {
    const { exit, out } = await zaria(['verify', '--dice-only', written(open), written(local), written(typed)]);
    expect(exit).toBe(0);
    const [first, second, third] = out.split('\n');
    expect(first).toContain(
      'the dice are in order. No moves were checked. 7 throws recomputed: in 3 every person took part, in 3 some ' +
        '(Ζωή 5, Ben 4 of 7) and in 1 the server alone. Link kept back: Ζωή, once. Link kept back: Ben, once. ' +
        '1 chain of links began after the start. 1 throw undone, with consent. 1 number lost. ' +
        'This shows the dice, not that these were the moves, nor who these people are. Receipt: b7b83cae',
    );
    expect(second).toContain('1 throw recomputed. This only shows that the dice were not changed after the start; the');
    expect(third).toContain('1 throw by hand: nothing is claimed.');
  });

  test('one verdict a line, to the byte as the protocol has them', async () => {
    const input = [...vectors.records.map(({ record }) => Buffer.from(record).toString('base64')), 'no base64'];
    const { exit, out } = await zaria(['verify', '--lines', '--dice-only'], { input });
    const refused = JSON.stringify({ ok: false, at: 'record', why: 'text' });
    expect([exit, out]).toEqual([0, `${[...vectors.records.map(({ verdict }) => verdict), refused].join('\n')}\n`]);
    const first = Buffer.from(JSON.stringify(draft('qwinto'))).toString('base64');
    const version = JSON.stringify({ ok: false, at: 'format', why: 'version' });
    expect((await zaria(['verify', '--lines', '--dice-only'], { input: [first] })).out).toBe(`${version}\n`);
    const whole = await zaria(['verify', '--lines'], { input: [first] });
    expect(JSON.parse(whole.out)).toMatchObject({ ok: true, kind: 'open' });
  });

  test('whatever stands in a line, it has the answer that the verifier in Python gives', async () => {
    const { exit, out } = await zaria(['verify', '--lines', '--dice-only'], {
      input: ODD_LINES.map(([, line]) => line),
    });
    expect([exit, out.split('\n')]).toEqual([0, [...ODD_LINES.map(([, , answer]) => answer), '']]);
  });

  test('a receipt', async () => {
    const file = written(open);
    const same = await zaria(['verify', '--dice-only', '--receipt', vectors.shortReceipt, file]);
    expect([same.exit, same.out]).toEqual([0, expect.stringContaining('This is the match with that receipt.')]);
    const other = await zaria(['verify', '--dice-only', '--receipt', 'a'.repeat(20), file]);
    expect([other.exit, other.out]).toEqual([4, expect.stringContaining('(record): This is another match')]);
    const wrong = await zaria(['verify', '--receipt', 'b7b83', file]);
    expect([wrong.exit, wrong.err]).toEqual([2, expect.stringContaining('A receipt has 20 to 64 digits')]);
  });

  test('the rules are asked as well: the sample of the protocol is no match of a game', async () => {
    const { exit, out } = await zaria(['verify', written(open)]);
    expect([exit, out]).toEqual([4, expect.stringMatching(/: .+\n/)]);
  });

  test('text that programs read differently is refused, and files that are too large at once', async () => {
    const twice = await zaria(['verify', written(JSON.stringify(draft('qwinto')).replace('{', '{"rules":1,'))]);
    expect([twice.exit, twice.out]).toEqual([
      4,
      expect.stringContaining('(record): This is not text that every program'),
    ]);
    const deep = await zaria(['verify', '--dice-only', written('['.repeat(1_000_000))]);
    expect([deep.exit, deep.out]).toEqual([4, expect.stringContaining('This is nested too deeply')]);
  });
});
