import { testLaws } from './share.ts';

testLaws('railroad-ink', 45);
