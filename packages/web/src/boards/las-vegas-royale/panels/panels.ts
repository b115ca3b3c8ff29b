import type { Component } from 'svelte';
import type { Action, Props, Step } from '../types.ts';
import BetPanel from './BetPanel.svelte';
import BlackDicePanel from './BlackDicePanel.svelte';
import DoubleDownPanel from './DoubleDownPanel.svelte';
import PickPanel from './PickPanel.svelte';
import PlacePanel from './PlacePanel.svelte';
import ResultPanel from './ResultPanel.svelte';
import SizePanel from './SizePanel.svelte';
import SplitPanel from './SplitPanel.svelte';
import TokensPanel from './TokensPanel.svelte';
import WherePanel from './WherePanel.svelte';

/** The panels of all questions but the first. */
const PANELS: { readonly [S in Exclude<Step, 'roll'>]: Component<Props> } = {
  place: PlacePanel,
  moveDie: WherePanel,
  'luckyPunch.hide': TokensPanel,
  'luckyPunch.guess': TokensPanel,
  'primeTime.place': BlackDicePanel,
  'fiftyFifty.bet': BetPanel,
  'powerPlay.turn': WherePanel,
  'noEntry.close': WherePanel,
  'knockout.die': SizePanel,
  'blockIt.put': WherePanel,
  'handicap.take': WherePanel,
  'blackBox.split': SplitPanel,
  'blackBox.pick': PickPanel,
  'doubleDown.move': DoubleDownPanel,
  'niceDice.slot': WherePanel,
  'myChoice.use': ResultPanel,
  'myChoice.tile': WherePanel,
  'myChoice.gold': SizePanel,
};

const BY_STEP: Partial<Record<Action['step'], Component<Props>>> = PANELS;

/** The panel of the question that these are the answers to. */
export const panelFor = ([action]: readonly Action[]): Component<Props> | undefined =>
  action === undefined ? undefined : BY_STEP[action.step];
