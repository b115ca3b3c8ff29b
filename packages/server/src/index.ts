export { USUAL, type Allowances } from './limits.ts';
export { outgoing, type Outgoing } from './outgoing.ts';
export { readPages } from './http/pages.ts';
export { openServer, type RunningServer, type ServerOptions } from './server.ts';
export { machine, type Surroundings } from './surroundings.ts';
