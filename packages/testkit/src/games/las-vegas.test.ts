import { testLaws } from './share.ts';

testLaws('las-vegas', 150);
