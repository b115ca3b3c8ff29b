import { testLaws } from './share.ts';

testLaws('qwinto', 300);
