import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../packages/cli/src/commands/index.ts';
import { readSettings } from '../../packages/server/src/options.ts';
import { parseContainerfile } from './containerfile.ts';
import { FILES, ROOT, commandsOf, fileOf, listedIn, replaced, startsIn } from './files.ts';

const GUIDE = readFileSync(join(ROOT, 'docs', 'hosting.md'), 'utf8');
const blocks = [...GUIDE.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, block = '']) => block);
const folder = mkdtempSync(join(tmpdir(), 'zaria-hosting-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isThere = (command: string): boolean => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

test.each(FILES)('docs/hosting.md quotes hosting/%s whole', name => {
  expect(blocks).toContain(fileOf(name));
});

describe('the server knows what it is started with', () => {
  const SHARED = { DATABASE_URL: 'postgres://zaria@database/zaria' };
  const starts = [...FILES.map(name => [name, fileOf(name)] as const), ['docs/hosting.md', GUIDE] as const].flatMap(
    ([name, text]) => startsIn(text).map(args => [name, args] as const),
  );

  test('it is started somewhere', () => {
    expect(starts.map(([name]) => name)).toContain('zaria.service');
  });

  test.each(starts)('in %s: %j', (_, args) => {
    expect(readSettings(args, args.includes('--bus') ? SHARED : {})).toMatchObject({ ok: true });
  });

  test('by compose', () => {
    const text = fileOf('compose.yaml');
    const args = listedIn(text).map(argument => argument.replaceAll(/\$\{[^}]*\}/g, 'play.example.org'));
    const [, address = ''] = /^ +DATABASE_URL: (.*)$/m.exec(text) ?? [];
    const settings = readSettings(args, { DATABASE_URL: address.replaceAll(/\$\{[^}]*\}/g, 'sesame') });
    expect(settings).toMatchObject({ ok: true, value: { trustProxy: true, port: 8080 } });
    // What is mounted and built is there.
    for (const [, path = ''] of text.matchAll(/- \.\/([\w.-]+):/g)) expect(FILES).toContain(path);
    expect(text).toContain('dockerfile: hosting/Containerfile');
  });

  test('in the container', () => {
    const [build, made] = parseContainerfile(fileOf('Containerfile'));
    const words = made?.steps.flatMap(step => (step.does === 'CMD' ? step.words : []));
    expect(readSettings(words ?? [], {})).toMatchObject({
      ok: true,
      value: { place: { folder: '/var/lib/zaria' }, port: 8080 },
    });
    expect(build?.image).toBe(made?.image);
  });
});

describe('the terminal knows what it is asked for', () => {
  const asked = [...FILES.map(fileOf), GUIDE].flatMap(text => [...text.matchAll(/zaria"? ([a-z]+) (.*--.*)$/gm)]);

  test('it is asked for something', () => {
    expect(new Set(asked.map(([, name]) => name))).toEqual(new Set(['backup', 'restore', 'tables']));
  });

  test.each(asked.map(([line]) => line))('%s', line => {
    const [, name, rest = ''] = /zaria"? ([a-z]+) (.*)$/.exec(line) ?? [];
    const flags = [...rest.matchAll(/--([a-z-]+)/g)].map(([, flag]) => flag);
    expect(Object.keys(COMMANDS.find(known => known.name === name)?.flags ?? {})).toEqual(
      expect.arrayContaining(flags),
    );
  });
});

test('a Containerfile that says something else is not taken for one that is understood', () => {
  expect(() => parseContainerfile('FROM a\nADD b c\n')).toThrow('nothing is known of: ADD b c');
  expect(parseContainerfile('# one\nFROM a AS b\nCOPY --from=c d e f/\nCMD ["g", "h"]\n')).toEqual([
    {
      image: 'a',
      name: 'b',
      steps: [
        { does: 'COPY', from: 'c', paths: ['d', 'e'], to: 'f/' },
        { does: 'CMD', words: ['g', 'h'] },
      ],
    },
  ]);
});

test('commands of units name files that are there', () => {
  const paths = ['zaria.service', 'zaria-cluster.service', 'zaria-backup.service']
    .flatMap(name => commandsOf(fileOf(name)))
    .flatMap(command => [...command.matchAll(/\/opt\/zaria\/(\S+)/g)].map(([, path = '']) => path));
  expect(paths).toEqual(['tools/start.mjs', 'tools/start.mjs', 'hosting/backup.sh']);
  for (const path of paths) expect(readFileSync(join(ROOT, path), 'utf8')).not.toBe('');
});

/** On a machine that has it: what is not there on this one, and the user, would be found missing. */
test.runIf(isThere('systemd-analyze'))('systemd takes the units as they are', () => {
  const files = FILES.filter(name => /\.(service|timer)$/.test(name));
  for (const name of files) {
    const text = fileOf(name);
    const here = text.includes('/opt/zaria') ? replaced(text, { '/opt/zaria': ROOT.replace(/\/$/, '') }) : text;
    writeFileSync(join(folder, name), here.replaceAll('/usr/bin/node', process.execPath));
  }
  const { status, stdout, stderr } = spawnSync(
    'systemd-analyze',
    ['verify', '--man=no', '--recursive-errors=no', ...files],
    { cwd: folder, encoding: 'utf8' },
  );
  expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: '' });
});

test.runIf(isThere('systemd-analyze')).each(['zaria', 'zaria-cluster'])('systemd finds %s well locked up', name => {
  writeFileSync(join(folder, `${name}.service`), fileOf(`${name}.service`));
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=yes', `./${name}.service`, '--no-pager'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const [, level = ''] = /exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
  expect(level).not.toBe('');
  expect(Number(level)).toBeLessThan(2);
});
