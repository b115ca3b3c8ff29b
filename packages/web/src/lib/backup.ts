import { isGameId } from '@zaria/games';
import { fail, ok, type Result } from '@zaria/kit';
import { loadWhole } from '../boards/boards.ts';
import type { Playable } from '../boards/playable.ts';
import { LONGEST_BACKUP, makeBackup, readBackup } from '../keeper/backup.ts';
import type { BackupFault, BrokenMatch, Restoring, SmallThings } from '../keeper/backup.ts';
import { damageText } from './damage.ts';
import { saveBlob } from './save.ts';
import { tIn } from './words.svelte.ts';

/** Whatever this page keeps beside matches has a name that begins so. */
const OURS = 'zaria/';

function smallThings(): SmallThings {
  try {
    const names = Object.keys(localStorage).filter(name => name.startsWith(OURS));
    return Object.fromEntries(names.map(name => [name, localStorage.getItem(name) ?? '']));
  } catch {
    return {};
  }
}

/** Gives the reader a file of everything on this device. */
export async function saveBackup(): Promise<void> {
  const backup = await makeBackup(smallThings());
  const day = new Date(backup.savedAt).toISOString().slice(0, 10);
  saveBlob(new Blob([`${JSON.stringify(backup)}\n`], { type: 'application/json' }), `zaria-${day}.json`);
}

/** A file that can be restored. */
export interface OpenedBackup {
  readonly restoring: Restoring;
  /** What cannot be restored: where it stands in the file, and why. */
  readonly broken: readonly string[];
  readonly hasSettings: boolean;
}

/** Says why not. Nothing is written yet. */
export async function openBackup(file: File): Promise<Result<OpenedBackup, string>> {
  if (file.size > LONGEST_BACKUP) return fail(faultText({ why: 'too-long' }));
  const playables = new Map<string, Playable>();
  const read = await readBackup(await file.text(), async id => {
    if (!isGameId(id)) return null;
    const playable = await loadWhole(id);
    playables.set(id, playable);
    return playable.game;
  });
  if (!read.ok) return fail(faultText(read.error));
  const { broken, kept } = read.value;
  const textOf = ({ at, game, damage }: BrokenMatch): string =>
    `${at}: ${damageText(damage, playables.get(game) ?? null)}`;
  return ok({ restoring: read.value, broken: broken.map(textOf), hasSettings: Object.keys(kept).length > 0 });
}

function faultText(fault: BackupFault): string {
  switch (fault.why) {
    case 'too-long':
      return tIn('web-device', 'backup.fault.too-long', { megabytes: LONGEST_BACKUP / 1_000_000 });
    case 'not-json':
      return tIn('web-device', 'backup.fault.not-json', fault);
    case 'shape':
      return tIn('web-device', 'backup.fault.shape', fault);
    case 'record':
    case 'format':
      return tIn('web-device', `backup.fault.${fault.why}`);
  }
}

export async function restore(restoring: Restoring, withSettings: boolean): Promise<void> {
  await restoring.carryOut();
  if (!withSettings) return;
  for (const [name, value] of Object.entries(restoring.kept))
    if (name.startsWith(OURS)) localStorage.setItem(name, value);
}
