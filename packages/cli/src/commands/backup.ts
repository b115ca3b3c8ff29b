import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fail, ok } from '@zaria/kit';
import { say } from '@zaria/words';
import { EXIT, complaint, type Command } from '../command.ts';
import { DATABASE_FLAG, DATA_FLAG, dataFolder, dataWords, loadTools, tried } from '../data/data.ts';
import { isSure } from '../data/sure.ts';
import { printLine } from '../io.ts';
import { progressOn } from '../progress.ts';
import { plain } from '../text/plain.ts';

const MEGABYTE = 1024 * 1024;

/** `zaria backup FILE`: a server's data in one file. */
export const backup: Command = {
  name: 'backup',
  operands: 'FILE',
  most: 1,
  about: 'usage.backup',
  flags: {
    data: DATA_FLAG,
    database: { ...DATABASE_FLAG, about: words => say(words, 'flag.database.own-tools') },
    force: { about: words => say(words, 'flag.force') },
    json: { about: words => say(words, 'flag.json') },
  },
  note: words => say(words, 'usage.backup.note'),
  examples: ['./zaria backup zaria-monday.db', './zaria backup /mnt/safe/zaria.db --data /var/lib/zaria --force'],
  json: [['file, matches, entries, openings, size', words => say(words, 'json.backup')]],

  async run(given, surroundings) {
    const { io, voice } = surroundings;
    const [file] = given.operands;
    if (file === undefined) return fail(say(voice.words, 'complaint.file-missing'));
    const found = await dataFolder(given, surroundings);
    if (!found.ok) return found;
    const folder = found.value;
    if (!existsSync(dirname(file)))
      return fail(complaint(EXIT.file, say(voice.words, 'complaint.file-unwritable', { file, code: 'ENOENT' })));
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true)
      return fail(complaint(EXIT.file, say(voice.words, 'complaint.file-folder', { file })));
    const words = dataWords(voice);
    const isThere = !given.has('force') && existsSync(file);
    const may = isThere ? await isSure(say(words, 'backup.replace', { file: plain(file) }), surroundings) : true;
    if (may === null) return fail(complaint(EXIT.file, say(words, 'backup.exists', { file })));
    if (!may) return fail(complaint(EXIT.interrupted, say(words, 'restore.left')));

    const progress = progressOn(io.stderr, 100, () => io.now());
    const { backUp, dataFault } = await loadTools();
    const done = await tried(
      voice,
      folder,
      () =>
        backUp({
          folder,
          file,
          replace: isThere || given.has('force'),
          progress: (copied, whole) => progress.at(Math.floor((copied / Math.max(1, whole)) * 100)),
        }).finally(() => progress.end()),
      fault => {
        if (fault.why === 'exists') return say(words, 'backup.exists', { file });
        if (fault.why === 'unwritable')
          return say(voice.words, 'complaint.file-unwritable', { file, code: fault.code });
        // Nothing is written but the copy.
        return fault.why === 'full' ? dataFault(words, fault, dirname(file)) : null;
      },
    );
    if (!done.ok) return done;
    const { matches, entries, size } = done.value;
    const megabytes = Math.ceil((size / MEGABYTE) * 10) / 10;
    printLine(
      io.stdout,
      given.has('json')
        ? JSON.stringify({ file, ...done.value })
        : plain(say(words, 'backup.done', { file, matches, entries, megabytes })),
    );
    return ok(0);
  },
};
