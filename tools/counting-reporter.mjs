/** Stands beside vitest's own reporter and tells the process that started vitest how many tests passed and failed. */

/** @import { Reporter, TestModule } from 'vitest/node' */

/** @implements {Reporter} */
export default class CountingReporter {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly unknown[]} unhandled errors outside any test
   */
  onTestRunEnd(modules, unhandled) {
    const count = { passed: 0, failed: unhandled.length };
    for (const module of modules) {
      // A file or suite that breaks outside its tests (an import, a hook) has failed even if none of its tests has.
      if (module.errors().length > 0) count.failed += 1;
      for (const suite of module.children.allSuites()) if (suite.errors().length > 0) count.failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') count.passed += 1;
        else if (state === 'failed') count.failed += 1;
      }
    }
    process.send?.(count);
  }
}
