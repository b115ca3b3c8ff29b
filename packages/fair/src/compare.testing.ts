import { pick, simulationRng, type Rng } from '@zaria/kit';
import { utf8 } from './bytes.ts';
import { mutateBytes, mutateRecord } from './mutate.testing.ts';
import { pythonLines } from './python.testing.ts';
import { lineOf, verifyBytes } from './verify.ts';

/** How a record is spoilt: in what it says, or in the bytes of its file. */
export const SPOILINGS = ['record', 'bytes'] as const;
export type Spoiling = (typeof SPOILINGS)[number];

/** A file with something changed in it, of a record from this supply. */
export function spoilt(how: Spoiling, supply: readonly object[], rng: Rng): Uint8Array {
  const record = pick(supply, rng);
  return how === 'bytes'
    ? mutateBytes(utf8(JSON.stringify(record)), rng)
    : utf8(JSON.stringify(mutateRecord(record, rng)));
}

/** What both verifiers say of these files, counted by verdict; throws where they differ. */
export function compareOn(files: readonly Uint8Array[]): Readonly<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const [i, theirs] of pythonLines(files).entries()) {
    const verdict = lineOf(verifyBytes(files[i] ?? new Uint8Array()));
    const ours = JSON.stringify(verdict);
    if (ours !== theirs) {
      const file = Buffer.from(files[i] ?? []).toString('base64');
      throw new Error(`the verifiers differ:\nours   ${ours}\ntheirs ${theirs}\nof     ${file}`);
    }
    const kind = verdict.ok ? 'accepted' : `${verdict.at.replaceAll(/\d+/g, 'i')} ${verdict.why}`;
    counted[kind] = (counted[kind] ?? 0) + 1;
  }
  return counted;
}

/** So many files, each with something random changed. */
export const spoiltFiles = (how: Spoiling, count: number, supply: readonly object[], seed: string): Uint8Array[] =>
  Array.from({ length: count }, (_, i) => spoilt(how, supply, simulationRng(`${seed} ${how} ${i}`)));
