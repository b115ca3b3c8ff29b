import { createHash, timingSafeEqual } from 'node:crypto';
import type { SecretHash } from './store/index.ts';
import type { Surroundings } from './surroundings.ts';

type Random = Surroundings['random'];

const SECRET_BYTES = 32;
/** Letters and digits that look like no other: 31 of them. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const [TABLE_LENGTH, JOIN_LENGTH, RECOVERY_LENGTH] = [12, 16, 20];

/** 256 bits, for whoever it is given to and for nobody else: only its hash is kept. */
export const newSecret = (random: Random): string => Buffer.from(random(SECRET_BYTES)).toString('base64url');

/** What is kept of a secret. With 256 bits it needs no salt, and nothing that is slow on purpose. */
export const hashOf = (secret: string): SecretHash =>
  createHash('sha256').update(`zaria/secret ${secret}`).digest('hex');

/** Takes as long for those that are nearly the same. */
export const isSame = (one: SecretHash, other: SecretHash): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The name of a table, which opens nothing. */
export const newTableId = (random: Random): string => spell(random, TABLE_LENGTH);

/** 79 bits, to be read out or scanned. */
export const newJoinCode = (random: Random): string => spell(random, JOIN_LENGTH);

/** 99 bits, to be written down. */
export const newRecoveryCode = (random: Random): string => spell(random, RECOVERY_LENGTH);

/** In groups of five. */
export const groupedCode = (code: string): string => code.replaceAll(/(.{5})(?=.)/g, '$1-');

function spell(random: Random, length: number): string {
  let text = '';
  const fair = 256 - (256 % ALPHABET.length);
  while (text.length < length)
    for (const byte of random(2 * length))
      if (byte < fair && text.length < length) text += ALPHABET[byte % ALPHABET.length];
  return text;
}
