import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok } from '@zaria/kit';
import { say } from '@zaria/words';
import { EXIT, complaint, type Command } from '../command.ts';
import { DATABASE_FLAG, DATA_FLAG, dataFolder, dataWords, loadTools, tried } from '../data/data.ts';
import { isSure } from '../data/sure.ts';
import { unreadable } from '../files/read.ts';
import { printLine, printLines } from '../io.ts';
import { readComplaint } from '../text/complaints.ts';
import { plain } from '../text/plain.ts';

/** `zaria restore FILE`: a backup becomes a server's data. */
export const restore: Command = {
  name: 'restore',
  operands: 'FILE',
  most: 1,
  about: 'usage.restore',
  flags: {
    data: DATA_FLAG,
    database: { ...DATABASE_FLAG, about: words => say(words, 'flag.database.own-tools') },
    force: { about: words => say(words, 'flag.force') },
    json: { about: words => say(words, 'flag.json') },
  },
  note: words => say(words, 'usage.restore.note'),
  examples: ['./zaria restore zaria-monday.db', './zaria restore zaria.db --data /var/lib/zaria --force'],
  json: [['folder, matches, entries, openings, size, running, before', words => say(words, 'json.restore')]],

  async run(given, surroundings) {
    const { io, voice } = surroundings;
    const [file] = given.operands;
    if (file === undefined) return fail(say(voice.words, 'complaint.file-missing'));
    const found = await dataFolder(given, surroundings);
    if (!found.ok) return found;
    const folder = found.value;
    const words = dataWords(voice);
    const unread = unreadable(file);
    if (unread !== null) return fail(complaint(EXIT.file, readComplaint(voice, file, unread)));
    const isThere = !given.has('force') && existsSync(join(folder, 'zaria.db'));
    const may = isThere ? await isSure(say(words, 'restore.replace', { folder: plain(folder) }), surroundings) : true;
    if (may === null) return fail(complaint(EXIT.file, say(words, 'data.exists', { folder })));
    if (!may) return fail(complaint(EXIT.interrupted, say(words, 'restore.left')));

    const tools = await loadTools();
    const done = await tried(
      voice,
      folder,
      () => tools.restore({ file, folder, replace: isThere || given.has('force'), now: io.now() }),
      fault => {
        if (fault.why === 'damaged') return say(words, 'backup.wrong', { file, detail: fault.detail });
        return fault.why === 'newer' ? say(words, 'backup.newer', { file }) : null;
      },
    );
    if (!done.ok) return done;
    if (given.has('json')) {
      printLine(io.stdout, JSON.stringify({ folder, ...done.value }));
      return ok(0);
    }
    const { matches, running, before } = done.value;
    const lines = [
      say(words, 'restore.done', { matches, folder }),
      ...(running > 0 ? [say(words, 'restore.running', { running })] : []),
      ...(before === null ? [] : [say(words, 'restore.before', { file: before })]),
    ];
    printLines(io.stdout, lines.map(plain));
    return ok(0);
  },
};
