import { LANGUAGES } from '@zaria/words';
import { wordsOf } from '@zaria/words/all';
import { expect, test } from 'vitest';
import { invitationText } from './invitation-text.ts';

const WORDS = wordsOf('en', 'common', 'web-online');
const LOBBY = { game: 'qwinto', phase: 'lobby', names: ['Anna', ''], host: 'Anna' } as const;
const OFFER = { seat: 1, invitation: 'ab'.repeat(32) } as const;

test.each([
  [LOBBY, null, 'An invitation from Anna', ['At the table: Anna', '1 free chair']],
  // Who opened it has no seat, and nobody has.
  [{ ...LOBBY, names: ['', ''], host: null }, null, 'You are invited to a table', ['2 free chairs']],
  [
    { ...LOBBY, names: ['Anna', 'Ben'] },
    null,
    'An invitation from Anna',
    ['At the table: Anna and Ben', 'Every chair is taken; you can watch.'],
  ],
  [
    { ...LOBBY, phase: 'playing', names: ['Anna', 'Ben'] },
    null,
    'An invitation from Anna',
    ['At the table: Anna and Ben', 'Being played'],
  ],
  [
    { ...LOBBY, phase: 'playing', names: ['Anna', 'Ben'] },
    OFFER,
    'An invitation from Anna',
    ['At the table: Anna and Ben', 'A seat is kept for you: Ben'],
  ],
  // There is nothing to be carried on.
  [
    { ...LOBBY, phase: 'over', names: ['Anna', 'Ben'] },
    OFFER,
    'An invitation from Anna',
    ['At the table: Anna and Ben', 'The match is over.'],
  ],
  [
    { ...LOBBY, phase: 'abandoned', names: ['Anna', 'Ben'] },
    null,
    'An invitation from Anna',
    ['At the table: Anna and Ben', 'The match was given up'],
  ],
  // A game that only the server knows.
  [{ ...LOBBY, game: 'yacht' }, null, 'An invitation from Anna', ['At the table: Anna', '1 free chair']],
] as const)('%o with the offer %o is said as it is', (invitation, offer, from, lines) => {
  const game = invitation.game === 'qwinto' ? 'Qwinto' : null;
  expect(invitationText(WORDS, invitation, offer)).toEqual({ game, from, lines });
});

test.each(LANGUAGES)('whoever invites, and the game, are named in %s', language => {
  const { game, from, lines } = invitationText(wordsOf(language, 'common', 'web-online'), LOBBY, null);
  expect(game).toBe('Qwinto');
  expect(from).toContain('Anna');
  expect(lines[0]).toContain('Anna');
  expect(lines[1]).toContain('1');
});
