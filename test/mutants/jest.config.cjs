const path = require('node:path');

const { projects } = require('../jest.config.cjs');

const unit = projects.find(({ displayName }) => displayName === 'unit');

// A property is tried for every mutant that it runs through.
process.env.MUTANT_RUNS = '10';

/** One "test" that holds all unit tests, and ends when Stryker has no mutant left. */
module.exports = {
  ...unit,
  testMatch: [path.join(__dirname, 'unitTests.ts')],
  setupFilesAfterEnv: [],
  testTimeout: 2 ** 31 - 1,
};
