const usual = require('./jest.config.cjs');

// How often a property is tried (support/runs.ts).
process.env.CHAOS_RUNS ??= '1000';

/** What `npm run chaos` plays takes hours. */
module.exports = { ...usual, testTimeout: 3_600_000 };
