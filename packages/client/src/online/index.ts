export { askServer, type AskRefusal, type Asked, type Fetch } from './ask.ts';
export { connectionTo } from './connection.ts';
export { faultText } from './fault-text.ts';
export { holdHands, type Hands } from './hands.ts';
export { pauseAfter } from './line.ts';
export { invitationText, type InvitationText } from './invitation-text.ts';
export { isAwaited, lobbyNews, notReady, type LobbyNews } from './lobby-news.ts';
export {
  LATER,
  OnlineEnded,
  goOnline,
  type HeardLine,
  type Here,
  type Online,
  type OnlineOutside,
  type OnlineState,
} from './online.ts';
export type { Keeping, Unanswered } from './outbox.ts';
export { openSetAside, type SetAside } from './set-aside.ts';
export type { After, SocketEvents, SocketLike } from './socket.ts';
export {
  keyBody,
  parseTableKey,
  parseTableLink,
  tableAddress,
  tableLink,
  type ReadLink,
  type TableKey,
} from './table-link.ts';
