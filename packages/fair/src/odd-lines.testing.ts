import vectors from '../vectors/zaria-2.json' with { type: 'json' };

const [first] = vectors.records;
const SOUND = Buffer.from(first?.record ?? '').toString('base64');
const verdict = first?.verdict ?? '';
const REFUSED = JSON.stringify({ ok: false, at: 'record', why: 'text' });

/** What may stand in a line for a verifier in its batch mode, and the line that it answers with. */
export const ODD_LINES: readonly (readonly [what: string, line: string, answer: string])[] = [
  ['nothing', '', REFUSED],
  ['spaces around it', ` \t${SOUND} \r`, verdict],
  ['a space in it', `${SOUND.slice(0, 40)} ${SOUND.slice(40)}`, REFUSED],
  ['a space that is none of ASCII', `\u00a0${SOUND}`, REFUSED],
  ['a byte order mark', `\ufeff${SOUND}`, REFUSED],
  ['no padding where there must be some', 'QQ', REFUSED],
  ['too much padding', `${SOUND.replace(/=+$/, '')}===`, REFUSED],
  ['two texts', 'QQ==QQ==', REFUSED],
  ['only padding', '====', REFUSED],
  ['letters of another alphabet', '-_-_', REFUSED],
  ['no ASCII', 'Ζάρια', REFUSED],
  ['a record that is too large', 'A'.repeat(6 * 1024 * 1024), REFUSED],
  ['a record', SOUND, verdict],
];
