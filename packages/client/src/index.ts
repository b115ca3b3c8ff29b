export { openClient, type Client } from './client.ts';
export { openSight, retell, type Moment, type Retold, type Sight, type TableSight } from './sight.ts';
