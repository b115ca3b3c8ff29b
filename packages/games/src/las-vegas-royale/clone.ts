import { copyBySeat } from '@zaria/kit';
import { copyDeck } from '../casinos/deck.ts';
import { byFace } from '../casinos/faces.ts';
import { copyHeap } from './heap.ts';
import type { Casino, Table } from './table.ts';
import { copyTile } from './tiles/index.ts';

const copyCasino = (casino: Casino): Casino => ({
  cards: casino.cards,
  returning: casino.returning,
  dice: copyHeap(casino.dice),
  neutral: casino.neutral,
  blank: casino.blank,
});

export const cloneTable = (table: Table, agenda: Table['agenda']): Table => ({
  players: table.players,
  options: table.options,
  round: table.round,
  starter: table.starter,
  casinos: byFace(face => copyCasino(table.casinos[face])),
  tiles: table.tiles.map(copyTile),
  used: table.used,
  closed: table.closed,
  extra: table.extra,
  black: table.black,
  cleared: table.cleared,
  supply: copyHeap(table.supply),
  chips: copyBySeat(table.chips),
  cards: copyBySeat(table.cards),
  cash: copyBySeat(table.cash),
  cashOut: table.cashOut,
  deck: copyDeck(table.deck),
  bank: table.bank.slice(),
  agenda,
  asked: table.asked,
});
