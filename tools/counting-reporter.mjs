/** Stands beside vitest's own reporter and tells the process that started vitest what passed and what it took. */
import { relative } from 'node:path';

/**
 * @import { Reporter, TestModule } from 'vitest/node'
 * @import { Timed } from './slowest.mjs'
 */

/**
 * @typedef {{ passed: number, failed: number, files: Timed[] }} Told
 * @implements {Reporter}
 */
export default class CountingReporter {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly unknown[]} unhandled errors outside any test
   */
  onTestRunEnd(modules, unhandled) {
    /** @type {Told} */
    const told = { passed: 0, failed: unhandled.length, files: modules.map(timed) };
    for (const module of modules) {
      // A file or suite that breaks outside its tests (an import, a hook) has failed even if none of its tests has.
      if (module.errors().length > 0) told.failed += 1;
      for (const suite of module.children.allSuites()) if (suite.errors().length > 0) told.failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') told.passed += 1;
        else if (state === 'failed') told.failed += 1;
      }
    }
    process.send?.(told);
  }
}

/**
 * @param {TestModule} module
 * @returns {Timed}
 */
function timed(module) {
  const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  const ms = prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration;
  return { file: relative(process.cwd(), module.moduleId).replaceAll('\\', '/'), seconds: ms / 1000 };
}
