export { CLOSE_CODES, FAULTS, FINAL, closeCode, whyOfCode, type Fault, type Why } from './faults.ts';
export { CLIENT_FRAMES, SERVER_FRAMES, printFrame, readClientFrame, readServerFrame } from './frames.ts';
export type { ClientFrame, FrameOf, ServerFrame } from './frames.ts';
export { JOIN_CODE, LIMITS, PROTOCOL_VERSION, SECRET, TABLE_ID } from './limits.ts';
export { patchOf, patched, type Patch } from './patch.ts';
export { NOTHING_TOLD, entryOf, rowOf, toldDigest, type DrawRow, type Row } from './rows.ts';
