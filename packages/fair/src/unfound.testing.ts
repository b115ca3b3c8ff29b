import type { Fabricated } from './fabricate.testing.ts';
import { edited, linkOf } from './sample.testing.ts';
import { ROW, deep, drawAt } from './tampering.testing.ts';

/** What cannot be found in a record alone: only a receipt, or a player's device, tells. */
export const UNFOUND: readonly {
  readonly what: string;
  readonly record: Fabricated;
  readonly isFoundByReceipt: boolean;
}[] = [
  { what: 'a move', record: edited(it => void (it.log[3] = [0, 'place 4'])), isFoundByReceipt: true },
  {
    what: 'an undo after the end',
    record: edited(it => void it.log.push(['table', 'undo 3'])),
    isFoundByReceipt: true,
  },
  { what: 'an undo without consent', record: edited(it => void it.log.splice(7, 1)), isFoundByReceipt: true },
  { what: 'a resignation', record: edited(it => void it.log.push(['table', 'resigned 0'])), isFoundByReceipt: true },
  { what: 'a removal', record: edited(it => void it.log.push(['table', 'removed 1'])), isFoundByReceipt: true },
  { what: 'a seat', record: edited(it => void it.log.push(['table', 'seat 0 local'])), isFoundByReceipt: true },
  { what: 'a seat taken out', record: edited(it => void it.log.splice(ROW.seat, 1)), isFoundByReceipt: true },
  { what: 'a mark removed', record: edited(it => void (drawAt(it, 2).withheld = [])), isFoundByReceipt: true },
  {
    what: 'the last draws cut off with their links',
    record: edited(it => {
      it.log.length = ROW.lost;
      it.dice.host = linkOf('host', 6);
      deep(6, 3, 2)(it);
    }),
    isFoundByReceipt: true,
  },
  { what: 'a name', record: edited(it => void (it.names[0] = ['Ben'])), isFoundByReceipt: false },
];
