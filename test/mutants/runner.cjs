const { runCLI } = require('jest');
const path = require('node:path');

/**
 * Runs the unit tests for Stryker. Its own runner for Jest starts Jest anew for each mutant, loads every test file that
 * imports the mutated one, and goes on after the first failure: a minute for a mutant of `lib`. Here Jest starts once,
 * all tests are loaded once (unitTests.ts), and a mutant costs the time of the tests that run through it, until the
 * first one fails.
 */
class WarmRunner {
  /** A mutant is switched on after the tests are loaded, so there is never anything to load anew. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.tests = await new Promise((resolve, reject) => {
      // The test runs in a context of its own and reaches this one by `runInThisContext`.
      globalThis.mutantsReady = resolve;
      const config = path.resolve('test/mutants/jest.config.cjs');
      runCLI({ config, runInBand: true, silent: true, reporters: [] }, [process.cwd()]).then(({ results }) => {
        reject(new Error(results.testResults.map(({ failureMessage }) => failureMessage).join('\n')));
      }, reject);
    });
  }

  dryRun() {
    return this.tests.dryRun();
  }

  mutantRun({ activeMutant, testFilter, hitLimit }) {
    return this.tests.mutantRun(activeMutant.id, testFilter, hitLimit);
  }
}

const createRunner = () => new WarmRunner();
createRunner.inject = [];

exports.strykerPlugins = [{ kind: 'TestRunner', name: 'warm', factory: createRunner }];
