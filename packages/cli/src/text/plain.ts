/** Text from outside, made harmless for a terminal: without line breaks and without signs that steer it. */
export const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').replaceAll(/\p{Cc}/gu, '\uFFFD');
