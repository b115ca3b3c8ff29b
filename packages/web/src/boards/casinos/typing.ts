import { t, tIn } from '../../lib/words.svelte.ts';
import { full, type Group, type Value } from '../entry.ts';
import { FACES } from './lying.ts';
import LookDie from './LookDie.svelte';
import type { Look } from './side.ts';

/** The six faces of dice that look like that. */
const facesOf = (look: Look): readonly Value[] =>
  FACES.map(face => ({
    text: String(face),
    name: t('number', { n: face }),
    picture: { Part: LookDie, given: { look, face, size: '100%' } },
  }));

export const diceGroup = (label: string, look: Look, count: number): Group => ({
  label,
  values: facesOf(look),
  isFull: full(count),
});

/** Notes or cards, in thousands. */
export const moneyOf = (values: readonly number[]): readonly Value[] =>
  values.map(value => ({ text: String(value), name: t('money', { amount: value }), picture: null }));

export const casinoLabel = (casino: number): string => tIn('own-dice', 'own-dice.casino', { casino });
