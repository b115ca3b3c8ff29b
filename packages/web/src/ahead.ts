import { foresee } from './lib/foresee.ts';

/* A small file that comes first, so that what the first screen is made of is on its way before the page itself is there. */

foresee();
void import('./main.ts');
