/** Over https the name itself says that nobody else can have set it. */
const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-zaria' : 'zaria');

const YEAR = 365 * 24 * 60 * 60;

/** What the browser brought. */
export function readCookie(header: string | undefined, isSecure: boolean): string | undefined {
  const start = `${cookieName(isSecure)}=`;
  return header
    ?.split(';')
    .map(part => part.trim())
    .find(part => part.startsWith(start))
    ?.slice(start.length);
}

/** `null`: to be forgotten. */
export const printCookie = (secret: string | null, isSecure: boolean): string =>
  [
    `${cookieName(isSecure)}=${secret ?? ''}`,
    'Path=/',
    `Max-Age=${secret === null ? 0 : YEAR}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
