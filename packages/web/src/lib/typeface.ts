import greek from '@fontsource-variable/arima/files/arima-greek-wght-normal.woff2?url';
import latin from '@fontsource-variable/arima/files/arima-latin-wght-normal.woff2?url';

/* The typeface of headings and numbers. Icelandic has all its letters in `latin`. */

/** As in the package's own style sheet: a file is fetched when something on the page is written in its letters. */
const FILES = [
  [
    latin,
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  ],
  [greek, 'U+0370-0377, U+037A-037F, U+0384-038A, U+038C, U+038E-03A1, U+03A3-03FF'],
] as const;

/** Once the page is there: until a file has come, and where none comes, the system's letters stand. */
export function dressUp(): void {
  for (const [url, unicodeRange] of FILES)
    document.fonts.add(
      new FontFace('Arima', `url(${url}) format('woff2')`, { weight: '100 700', unicodeRange, display: 'swap' }),
    );
}
