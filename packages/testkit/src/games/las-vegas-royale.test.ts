import { testLaws } from './share.ts';

testLaws('las-vegas-royale', 90);
