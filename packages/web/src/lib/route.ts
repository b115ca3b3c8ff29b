/** A place in the page. Each is a link; the browser's own history is the only memory. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'set-up'; readonly game: string; readonly way: Filled }
  | { readonly page: 'begin'; readonly game: string; readonly way: BegunAtOnce }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly at: Step }
  | { readonly page: 'print'; readonly id: string }
  | { readonly page: 'sheets'; readonly game: string }
  | { readonly page: 'open' }
  | { readonly page: 'record'; readonly id: string; readonly at: Step }
  | { readonly page: 'help'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'paper'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'game'; readonly game: string }
  | { readonly page: 'invite'; readonly game: string }
  | { readonly page: 'online'; readonly id: string; readonly way: 'table' }
  | { readonly page: 'online'; readonly id: string; readonly way: 'print' }
  | { readonly page: 'online'; readonly id: string; readonly way: 'screen' }
  | { readonly page: 'online'; readonly id: string; readonly way: 'replay'; readonly at: Step }
  | { readonly page: 'pass' | 'recover' }
  | { readonly page: 'settings' }
  | { readonly page: 'unknown'; readonly path: string };

/** How many entries have been played at the moment of a match that is wanted; `null`: no particular one. */
export type Step = number | null;

/** How a game is played. */
export const WAYS = ['bots', 'friends', 'pass', 'solo', 'watch'] as const;
export type Way = (typeof WAYS)[number];
/** How a table of this device is filled to begin with; friends come by a link to one elsewhere. */
export type Filled = Exclude<Way, 'friends'>;
/** Where people share a device they say first who they are. */
export type BegunAtOnce = Exclude<Filled, 'pass'>;
const isFilled = (value: unknown): value is Filled => value !== 'friends' && WAYS.some(way => way === value);

export function parseRoute(path: string, query = ''): Route {
  const parts = path.split('/').filter(part => part !== '');
  const [head, what = '', more] = parts.map(decode);
  const unknown: Route = { page: 'unknown', path };
  if (head === undefined) return { page: 'home' };
  if (parts.length > (head === 'table' || head === 't' ? 3 : 2)) return unknown;
  switch (head) {
    case 'settings':
    case 'pass':
    case 'recover':
      return parts.length === 1 ? { page: head } : unknown;
    case 't':
      if (what === '') return unknown;
      if (more === undefined) return { page: 'online', id: what, way: 'table' };
      if (more === 'replay') return { page: 'online', id: what, way: more, at: stepIn(query) };
      return more === 'print' || more === 'screen' ? { page: 'online', id: what, way: more } : unknown;
    case 'record':
      return what === '' ? { page: 'open' } : { page: 'record', id: what, at: stepIn(query) };
    case 'new':
      return what === '' ? unknown : { page: 'set-up', game: what, way: wayIn(query) };
    case 'play':
      if (what === '') return unknown;
      return { page: 'begin', game: what, way: wayIn(query) === 'solo' ? 'solo' : 'bots' };
    case 'watch':
      return what === '' ? unknown : { page: 'begin', game: what, way: 'watch' };
    case 'help':
    case 'rules':
    case 'game':
    case 'sheets':
    case 'paper':
    case 'learn':
    case 'invite':
      return what === '' ? unknown : { page: head, game: what };
    case 'table':
      if (what === '') return unknown;
      if (more === undefined) return { page: 'table', id: what };
      if (more === 'replay') return { page: more, id: what, at: stepIn(query) };
      return more === 'print' ? { page: more, id: what } : unknown;
    default:
      return unknown;
  }
}

function wayIn(query: string): Filled {
  const way = new URLSearchParams(query).get('way');
  return isFilled(way) ? way : 'bots';
}

function stepIn(query: string): Step {
  const at = new URLSearchParams(query).get('at') ?? '';
  return /^\d{1,6}$/.test(at) ? Number(at) : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const invite = (game: string): string => `/invite/${game}`;
const setUp = (game: string, way: Filled = 'bots'): string => `/new/${game}${way === 'bots' ? '' : `?way=${way}`}`;
const PLAY: Readonly<Record<Way, (game: string) => string>> = {
  bots: game => `/play/${game}`,
  solo: game => `/play/${game}?way=solo`,
  watch: game => `/watch/${game}`,
  pass: game => setUp(game, 'pass'),
  friends: invite,
};

export const links = {
  home: '/',
  settings: '/settings',
  open: '/record',
  setUp,
  /** The shortest way to a table of this kind. */
  play: (game: string, way: Way = 'bots'): string => PLAY[way](game),
  table: (id: string): string => `/table/${id}`,
  replay: (id: string): string => `/table/${id}/replay`,
  print: (id: string): string => `/table/${id}/print`,
  sheets: (game: string): string => `/sheets/${game}`,
  /** A table for people at other devices. */
  invite,
  /** A table that a server keeps. */
  online: (id: string): string => `/t/${id}`,
  /** Coming back from a lost device. */
  recover: '/recover',
  record: (id: string): string => `/record/${id}`,
  /** A moment of what is to be seen at an address. */
  moment: (address: string, at: number): string => `${address}?at=${at}`,
  help: (game: string): string => `/help/${game}`,
  rules: (game: string): string => `/rules/${game}`,
  game: (game: string): string => `/game/${game}`,
  learn: (game: string): string => `/learn/${game}`,
  paper: (game: string): string => `/paper/${game}`,
};
