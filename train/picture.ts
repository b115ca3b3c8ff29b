import type { Curve } from './training.ts';

/* Curves as a picture that stands in a document: light or dark, the text in the colour around it. */

const [WIDTH, HEIGHT] = [640, 240];
const [LEFT, RIGHT, TOP, BOTTOM] = [48, 16, 28, 36];

interface Line {
  readonly name: string;
  readonly values: readonly number[];
}

/** One reading of a curve by generation; each value is the mean of some around it. */
export const lineOf = (name: string, curve: Curve, reading: string, around = 2): Line => {
  const values = curve.map(readings => readings[reading] ?? 0);
  return {
    name,
    values: values.map((_, i) => {
      const near = values.slice(Math.max(0, i - around), i + around + 1);
      return near.reduce((a, b) => a + b, 0) / near.length;
    }),
  };
};

/** Lines are told apart by dashes as well as by colour. */
const STYLES = [
  { colour: '#2f6fb3', dashes: '' },
  { colour: '#b3572f', dashes: ' stroke-dasharray="6 3"' },
  { colour: '#3f8f4f', dashes: ' stroke-dasharray="2 3"' },
];

/** A picture of lines above each other's generations. */
export function picture(title: string, unit: string, lines: readonly Line[], ticks: readonly number[]): string {
  const longest = Math.max(...lines.map(({ values }) => values.length));
  const [least, most] = [Math.min(...ticks), Math.max(...ticks)];
  const x = (generation: number): string =>
    (LEFT + ((WIDTH - LEFT - RIGHT) * generation) / Math.max(1, longest - 1)).toFixed(1);
  const y = (value: number): string => {
    const inside = Math.min(most, Math.max(least, value));
    return (TOP + ((HEIGHT - TOP - BOTTOM) * (most - inside)) / (most - least)).toFixed(1);
  };
  const grid = ticks.map(
    tick =>
      `<path d="M${LEFT} ${y(tick)}H${WIDTH - RIGHT}" stroke="#8888" /><text x="${LEFT - 6}" y="${Number(y(tick)) + 4}" text-anchor="end">${tick}</text>`,
  );
  const drawn = lines.map(({ name, values }, i) => {
    const { colour, dashes } = STYLES[i % STYLES.length] as (typeof STYLES)[number];
    const path = values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('');
    const at = LEFT + 8 + 190 * i;
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"${dashes} /><path d="M${at} ${HEIGHT - 10}h24" stroke="${colour}" stroke-width="2"${dashes} /><text x="${at + 30}" y="${HEIGHT - 6}">${name}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#777" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    `<text x="${LEFT}" y="16">${title}, ${unit} by generation</text>`,
    ...grid,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}
