import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@zaria/kit';
import { placeOf, type DataPlace } from './store/index.ts';
import { isLanguage, type Language } from '@zaria/words';

/** How the operator wants the server to be. */
export interface Settings {
  readonly port: number;
  /** Whether the port was asked for: one that was not may be another, if it is taken. */
  readonly isPortChosen: boolean;
  readonly host: string;
  readonly place: DataPlace;
  /** What tells servers that share a database of each other; `null`: the database itself. */
  readonly bus: URL | null;
  readonly publicUrl: URL | null;
  readonly trustProxy: boolean;
  /** Days that finished matches are kept; `null`: for good. */
  readonly keep: number | null;
  readonly hooks: readonly string[];
  readonly isHelp: boolean;
}

export type SettingsFault =
  | { readonly why: 'flag-unknown'; readonly flag: string }
  | { readonly why: 'bus-alone' }
  | { readonly why: 'flag-value'; readonly flag: string; readonly value: string };

export const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  database: { type: 'string' },
  bus: { type: 'string' },
  'public-url': { type: 'string' },
  'trust-proxy': { type: 'boolean' },
  keep: { type: 'string' },
  hooks: { type: 'string' },
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;
export type Flag = keyof typeof FLAGS;

const DEFAULT_PORT = 8080;
const DEFAULT_DATA = 'data';
const MOST_DAYS = 36_500;

type Env = Readonly<Record<string, string | undefined>>;

export function readSettings(argv: readonly string[], env: Env): Result<Settings, SettingsFault> {
  const { tokens } = parseArgs({
    args: [...argv],
    options: FLAGS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<Flag, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') return fail({ why: 'flag-unknown', flag: token.value });
    if (token.kind !== 'option') continue;
    if (!isFlag(token.name)) return fail({ why: 'flag-unknown', flag: token.rawName });
    const isSwitch = FLAGS[token.name].type === 'boolean';
    if (isSwitch !== (token.value === undefined) || (!isSwitch && token.value === ''))
      return fail({ why: 'flag-value', flag: token.rawName, value: token.value ?? '' });
    values.set(token.name, token.value ?? '');
  }
  return settingsOf(values, env);
}

const isFlag = (name: string): name is Flag => Object.hasOwn(FLAGS, name);

function settingsOf(values: ReadonlyMap<Flag, string>, env: Env): Result<Settings, SettingsFault> {
  const wrong = (flag: Flag) => fail({ why: 'flag-value', flag: `--${flag}`, value: values.get(flag) ?? '' } as const);
  const place = placeOf({ database: values.get('database'), data: values.get('data') }, env, DEFAULT_DATA);
  // Whatever it is, there may be a password in it.
  if (place === null) {
    const flag = values.has('database') ? '--database' : 'DATABASE_URL';
    return fail({ why: 'flag-value', flag, value: '…' });
  }
  const bus = busIn(values.get('bus'));
  if (bus === undefined) return fail({ why: 'flag-value', flag: '--bus', value: '…' });
  if (bus !== null && 'folder' in place) return fail({ why: 'bus-alone' });
  const port = wholeIn(values.get('port'), 0, 65_535, DEFAULT_PORT);
  if (port === null) return wrong('port');
  const keep = wholeIn(values.get('keep'), 0, MOST_DAYS, -1);
  if (keep === null) return wrong('keep');
  const publicUrl = urlIn(values.get('public-url'));
  if (publicUrl === undefined) return wrong('public-url');
  const language = values.get('lang');
  if (language !== undefined && !isLanguage(language)) return wrong('lang');
  const host = values.get('host') ?? '0.0.0.0';
  if (isIP(host) === 0 && !/^[a-z\d.-]{1,253}$/i.test(host)) return wrong('host');
  return ok({
    port,
    isPortChosen: values.has('port'),
    host,
    place: 'folder' in place ? { folder: resolve(place.folder) } : place,
    bus,
    publicUrl,
    trustProxy: values.has('trust-proxy'),
    keep: keep === -1 ? null : keep,
    // As addresses write them.
    hooks: (values.get('hooks') ?? '').split(',').flatMap(one => one.trim().toLowerCase() || []),
    isHelp: values.has('help'),
  });
}

function wholeIn(text: string | undefined, least: number, most: number, usual: number): number | null {
  if (text === undefined) return usual;
  const number = Number(text);
  return /^\d{1,6}$/.test(text) && number >= least && number <= most ? number : null;
}

/** `undefined`: none that a page could stand at. */
function urlIn(text: string | undefined): URL | null | undefined {
  if (text === undefined) return null;
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPlain = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return isPlain && (url.protocol === 'https:' || url.protocol === 'http:') ? url : undefined;
}

/** `undefined`: none that we know how to use. */
function busIn(text: string | undefined): URL | null | undefined {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'nats:' && url.hostname !== '' ? url : undefined;
}

/** The language of the operator's messages. */
export const wishedLanguage = (argv: readonly string[]): Language | null => {
  const at = argv.findLastIndex(arg => arg === '--lang' || arg.startsWith('--lang='));
  const wish = argv[at] === '--lang' ? argv[at + 1] : argv[at]?.slice('--lang='.length);
  return isLanguage(wish) ? wish : null;
};
