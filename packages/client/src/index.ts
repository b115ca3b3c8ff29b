export { openClient, type Client } from './client.ts';
export { openSight, type Moment, type Sight } from './sight.ts';
