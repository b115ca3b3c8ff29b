import type { OptionValue } from '@zaria/kit';
import type { PageArea } from '@zaria/words';
import type { Component } from 'svelte';

export interface OptionEditorProps {
  readonly name: string;
  /** The listed values that go with the players and the other options. */
  readonly values: readonly OptionValue[];
  readonly value: OptionValue;
  readonly change: (value: OptionValue) => void;
}

/** How a game has its options chosen where a list of values does not do; the others are chosen as usual. */
export interface OptionEditors {
  readonly areas: readonly PageArea[];
  readonly byOption: Readonly<Record<string, Component<OptionEditorProps>>>;
}
