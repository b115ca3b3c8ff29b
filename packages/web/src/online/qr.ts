import { encode } from 'uqr';

/** A QR code as the path of an SVG, in squares of 1; `size`: how many in a row, with the border that readers need. */
export interface QrPath {
  readonly size: number;
  readonly path: string;
}

const BORDER = 4;

export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
