/** Stands beside vitest's own reporter and tells the process that started vitest what passed and what it took. */
import { relative } from 'node:path';

/**
 * @import { Reporter, TestModule } from 'vitest/node'
 * @import { Timed } from './slowest.mjs'
 * @typedef {{ message: string }} Failure
 */

/**
 * `failures` says of each what it is and, in a line, why; `again` what passed only when it was tried again: both are
 * said once more at the very end.
 * @typedef {{ passed: number, failures: string[], again: string[], files: Timed[] }} Told
 * @implements {Reporter}
 */
export default class CountingReporter {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly Failure[]} unhandled errors outside any test
   */
  onTestRunEnd(modules, unhandled) {
    /** @type {Told} */
    const told = { passed: 0, failures: [], again: [], files: modules.map(timed) };
    /** @type {(where: string, errors: readonly Failure[]) => void} */
    const fail = (where, errors) => {
      told.failures.push(failureLine(where, errors[0]?.message));
    };
    if (unhandled.length > 0) fail('outside any test', unhandled);
    for (const module of modules) {
      const file = pathOf(module);
      // A file or suite that breaks outside its tests (an import, a hook) has failed even if none of its tests has.
      if (module.errors().length > 0) fail(file, module.errors());
      for (const suite of module.children.allSuites())
        if (suite.errors().length > 0) fail(`${file} › ${suite.fullName}`, suite.errors());
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state === 'passed') {
          told.passed += 1;
          if (test.diagnostic()?.flaky === true)
            told.again.push(failureLine(`${file} › ${test.fullName}`, errors[0]?.message));
        } else if (state === 'failed') fail(`${file} › ${test.fullName}`, errors);
      }
    }
    process.send?.(told);
  }
}

/**
 * @param {string} where
 * @param {string | undefined} why
 */
export const failureLine = (where, why = '') => `${where}: ${(why.split('\n')[0] ?? '').slice(0, 300)}`;

/** @param {TestModule} module */
const pathOf = module => relative(process.cwd(), module.moduleId).replaceAll('\\', '/');

/**
 * @param {TestModule} module
 * @returns {Timed}
 */
function timed(module) {
  const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  const ms = prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration;
  return { file: pathOf(module), seconds: ms / 1000 };
}
