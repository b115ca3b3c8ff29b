export { carriedLink, takeCarried } from './carried-link.ts';
export { holdDice, type DiceHand } from './hand.ts';
export { playHand, type HandDevice, type HeldHand } from './holding.ts';
export {
  carryOn,
  isKeptHand,
  newHand,
  parseCarried,
  printCarried,
  type CarriedHand,
  type KeptHand,
} from './kept-hand.ts';
export { isAsTold } from './same-told.ts';
export { WARNINGS, type Warning } from './warning.ts';
