import { fail, ok } from '@zaria/kit';
import type { StoreFault } from '@zaria/server/store';
import { say } from '@zaria/words';
import type { Checked, Command, Tried } from '../command.ts';
import { dataWords, loadTools, tried, type DataWords } from '../data/data.ts';
import { printLine, printLines } from '../io.ts';
import { progressOn } from '../progress.ts';
import { plain } from '../text/plain.ts';

type Tools = Awaited<ReturnType<typeof loadTools>>;

/** `zaria move FROM TO`: a server's data from a folder to PostgreSQL, or back. */
export const move: Command = {
  name: 'move',
  operands: 'FROM TO',
  most: 2,
  about: 'usage.move',
  flags: { json: { about: words => say(words, 'flag.json') } },
  note: words => say(words, 'usage.move.note'),
  examples: [
    './zaria move /var/lib/zaria postgres://zaria@database/zaria',
    './zaria move postgres://zaria@database/zaria /var/lib/zaria',
  ],
  json: [['from, to, matches, entries, rows, before, digest', words => say(words, 'json.move')]],

  async run(given, { io, voice }) {
    const words = dataWords(voice);
    const tools = await loadTools();
    const places = placesIn(given.operands, tools, words);
    if (!places.ok) return places;
    const [from, to] = places.value;
    const [source, target] = [shown(from, tools), shown(to, tools)];
    const within = <T>(place: string, work: () => Promise<T>): Promise<Tried<T>> =>
      tried(voice, place, work, fault => faultIn(fault, place, words));

    const opened = await within(source, () => tools.openSource(from));
    if (!opened.ok) return opened;
    try {
      const reached = await within(target, () => tools.openTarget(to, io.now()));
      if (!reached.ok) return reached;
      const progress = progressOn(io.stderr, 100, () => io.now());
      try {
        const done = await tried(
          voice,
          target,
          () =>
            tools.moveData(opened.value, reached.value, {
              progress: ({ done: rows, whole }) => progress.at(Math.floor((rows / Math.max(1, whole)) * 100)),
            }),
          fault =>
            fault.why === 'in-use'
              ? say(words, 'move.changed', { place: source })
              : fault.why === 'damaged'
                ? say(words, 'move.differs', { place: target, detail: fault.detail })
                : faultIn(fault, target, words),
        );
        if (!done.ok) return done;
        const { matches, rows, before } = done.value;
        progress.end();
        if (given.has('json')) printLine(io.stdout, JSON.stringify({ from: source, to: target, ...done.value }));
        else
          printLines(
            io.stdout,
            [
              ...(before > 0 ? [say(words, 'move.went-on', { rows: before })] : []),
              say(words, 'move.done', { matches, rows, from: source, to: target }),
              say(words, 'move.left', { from: source }),
            ].map(plain),
          );
        return ok(0);
      } finally {
        progress.end();
        await reached.value.close();
      }
    } finally {
      await opened.value.close();
    }
  },
};

/** From where to where: a folder and a database, in either order. */
function placesIn(
  [from, to]: readonly string[],
  { isDatabaseAddress }: Tools,
  words: DataWords,
): Checked<readonly [string, string]> {
  if (from === undefined || to === undefined) return fail(say(words, 'move.which'));
  if (
    isDatabaseAddress(from) === isDatabaseAddress(to) ||
    [from, to].some(one => isLikeAddress(one) && !isDatabaseAddress(one))
  )
    return fail(say(words, 'move.kinds'));
  return ok([from, to]);
}

/** Somebody who has mistyped an address does not mean a folder of that name. */
const isLikeAddress = (text: string): boolean => /^[a-z]+:\/\//i.test(text);

/** Without a password. */
const shown = (place: string, { isDatabaseAddress, shownAddress }: Tools): string =>
  isDatabaseAddress(place) ? shownAddress(place) : place;

function faultIn({ why }: StoreFault, place: string, words: DataWords): string | null {
  return why === 'in-use' || why === 'exists' || why === 'read-only' ? say(words, `move.${why}`, { place }) : null;
}
