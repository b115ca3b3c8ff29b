export type { Bus, Hint, OpenBus } from './bus.ts';
export { natsBus } from './nats-bus.ts';
export { notifyBus } from './notify-bus.ts';
