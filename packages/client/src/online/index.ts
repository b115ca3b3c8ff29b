export { askServer, type Asked, type Fetch } from './ask.ts';
export { faultText } from './fault-text.ts';
export { OnlineEnded, goOnline, type Here, type Online, type OnlineOutside, type OnlineState } from './online.ts';
export type { Keeping, Unanswered } from './outbox.ts';
export type { After, SocketEvents, SocketLike } from './socket.ts';
