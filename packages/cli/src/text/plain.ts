/** Text from outside, made harmless for a terminal: without line breaks and without signs that steer or reorder it. */
export const plain = (text: string): string =>
  text.replaceAll(/\s+/gu, ' ').replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '\uFFFD');
