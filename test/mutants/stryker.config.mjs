export default {
  plugins: ['./test/mutants/runner.cjs'],
  testRunner: 'warm',
  coverageAnalysis: 'perTest',
  // Everything there is in these places: hooks too, whose tests are in test/ui, and which count as not covered here.
  mutate: [
    'src/client/lib/**/*.ts',
    'src/client/entities/**/*.ts',
    'src/client/state/**/*.ts',
    'src/client/**/sagas/**/*.ts',
  ],
  ignorePatterns: ['.data', '.cache', 'dist'],
  // What no test runs through, because it runs once, when its file is loaded: names of events and slices, texts, and
  // also some tables and patterns, which the score therefore says nothing of. Each would take a start of all tests.
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
