import { verifyBytes } from '@zaria/fair';
import { verifyFile } from '@zaria/table/public';
import { findSimulated } from './authority.ts';

/** Of how many files the dice are in order, but not the match: refused by whoever knows the rules, and by nobody else. */
export const refusedByRules = (files: readonly Uint8Array[]): number =>
  files.filter(file => verifyBytes(file).ok && !verifyFile(file, findSimulated, null).ok).length;
