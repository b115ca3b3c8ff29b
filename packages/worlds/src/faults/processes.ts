import { fault, keeping, type Fault } from './fault.ts';

/** What goes wrong where several processes keep one table, or one of them could not write. */
export const PROCESS_FAULTS: readonly Fault[] = [
  fault('what could not be written is never tried again', 'stuck', {
    ...keeping((outside, keep) => {
      let isFailed = false;
      return keep({
        ...outside,
        failed(error) {
          outside.failed(error);
          outside.wake(null);
        },
        async append(seq, entries) {
          isFailed = true;
          const isWritten = await outside.append(seq, entries);
          isFailed = false;
          return isWritten;
        },
        wake: at => outside.wake(isFailed ? null : at),
      });
    }),
  }),
  fault('a process that is behind refuses what another has granted', 'again', {
    ...keeping((outside, keep) => {
      // It reads on only where it could not write.
      let isBehind = true;
      return keep({
        ...outside,
        async append(seq, entries) {
          isBehind = !(await outside.append(seq, entries));
          return !isBehind;
        },
        async read(seq) {
          const isDue = isBehind;
          isBehind = false;
          return isDue ? outside.read(seq) : [];
        },
      });
    }),
  }),
];
