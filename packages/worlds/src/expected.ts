/** What must have happened at least once where many worlds were run, so that no check is idle. */
const EXPECTED: readonly string[] = [
  'set sit seat-bot leave ready head start play back throw undo answer-undo hurry'.split(' ').map(what => `do ${what}`),
  'resign return cover remove hand-over claim take-over abandon link chain'.split(' ').map(what => `do ${what}`),
  'undo asks agrees declines breath timeout returned abandoned host asked linked chain lost'.split(' '),
  'bot tick reload recover reconnect talk repeated failed'.split(' '),
  ['bot in vain', 'trouble full', 'trouble rival'],
  ['ended over', 'ended abandoned'],
  'id-used setting-changed other-sitter other-request invitation-wrong seat-away host-away chairs-enough command-wrong'
    .split(' ')
    .map(why => `refused ${why}`),
  'stale out-of-step not-yours host-only refused asking link-wrong link-unasked head-wrong notation-unknown undo-over not-breathing'
    .split(' ')
    .map(why => `refused ${why}`),
  ['shadow common', 'shadow secret', 'shadow wavered'],
].flat();

/** What has not happened of all that must. */
export const missingIn = (happened: ReadonlySet<string>): readonly string[] =>
  EXPECTED.filter(what => !happened.has(what));
