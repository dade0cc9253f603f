export default {
  plugins: ['./test/mutants/runner.cjs'],
  testRunner: 'warm',
  coverageAnalysis: 'perTest',
  mutate: [
    'src/client/lib/**/*.ts',
    'src/client/entities/**/*.ts',
    'src/client/state/**/*.ts',
    'src/client/**/sagas/**/*.ts',
  ],
  ignorePatterns: ['.data', '.cache', 'dist'],
  // What runs once, when a file is loaded: names of events and slices, tables, texts.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.cache/mutants/incremental.json',
  tempDirName: '.cache/mutants/sandbox',
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { logTests: false, allowColor: false },
  jsonReporter: { fileName: '.cache/mutants/report.json' },
  concurrency: 2,
  // The tests are stopped by the runner; this is for what never gives the word back.
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 30,
  thresholds: { high: 95, low: 90, break: 90 },
};
