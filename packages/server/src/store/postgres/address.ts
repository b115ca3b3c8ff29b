/** Where a database is, with whatever lets us in: never to be shown. */
export type DatabaseAddress = string;

const PROTOCOLS: ReadonlySet<string> = new Set(['postgres:', 'postgresql:']);

/** Whether it names a PostgreSQL database. */
export const isDatabaseAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  return PROTOCOLS.has(protocol) && hostname !== '' && pathname.length > 1;
};

/** As it may be shown: without the password, and without what is behind it. */
export function shownAddress(address: DatabaseAddress): string {
  if (!URL.canParse(address)) return 'postgres://…';
  const { username, host, pathname } = new URL(address);
  return `postgres://${username === '' ? '' : `${username}@`}${host}${pathname}`;
}

/** The text without the password, in whatever spelling it got into it. */
export function withoutPassword(text: string, address: DatabaseAddress): string {
  if (!URL.canParse(address)) return text;
  const url = new URL(address);
  const given = [url.password, url.searchParams.get('password') ?? ''].filter(one => one !== '');
  const spellings = given.flatMap(one => [one, decoded(one)]);
  return spellings.reduce((left, one) => left.replaceAll(one, '…'), text.replaceAll(address, shownAddress(address)));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
