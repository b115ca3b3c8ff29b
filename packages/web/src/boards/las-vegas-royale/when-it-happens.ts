export { firstFlights } from './flights.ts';
export { isDrawnAfter, lengthOf } from './timing.ts';
