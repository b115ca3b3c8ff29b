/** What a device tells its user about the host. Once may be the network; twice: stop. */
export const WARNINGS = [
  /** The start is not as it was shown. */
  'start-differs',
  /** Links were asked for where no throw is due, for another number, or again in another position. */
  'ask-wrong',
  /** A throw is due, and for ten seconds nobody asked for links. */
  'ask-late',
  /** This device was there and was not asked. */
  'not-asked',
  /** It answered in time, and its link is not in the throw. */
  'left-out',
  /** Those in the throw and those who kept back are not those who were asked. */
  'seats-differ',
  /** Something moved between ask and throw. */
  'moved-first',
  /** A number it had answered was lost. */
  'number-lost',
  /** Its seat got a chain that is not its own. */
  'chain-forged',
  /** What was told before has changed. */
  'told-differs',
  /** What a throw was made of was not shown. */
  'links-missing',
  /** The throw does not follow from what was shown. */
  'draw-wrong',
] as const;
export type Warning = (typeof WARNINGS)[number];
