const path = require('node:path');

const rootDir = path.join(__dirname, '..');

// Dates are calendar dates of the clinic's own day: every test sees the same one, wherever it runs.
process.env.TZ = 'Asia/Dubai';

/** Packages that ship ES modules only; Jest runs CommonJS. */
const esModules = ['intl-messageformat', '@formatjs', 'eslint-plugin-jsx-a11y-x', 'jsx-ast-utils-x'].concat([
  ...['eslint-plugin-regexp', 'comment-parser', 'jsdoc-type-pratt-parser'],
]);

/**
 * What no unit test needs and takes longer to load than a workflow takes to run: drawing (by a library, or the
 * screens that sections give out), and the languages of zod.
 */
const unused = [
  '^(@emotion|@mui|@tanstack|lucide-react|react-dom)(/|$)',
  '/locales/index\\.cjs$',
  '\\.css$',
  '^\\./\\w+Section$',
];

const shared = {
  rootDir,
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: { '\\.css$': '<rootDir>/test/support/page/noStyles.cjs' },
  // Copies of the product in which `npm run mutants` is at work.
  modulePathIgnorePatterns: ['<rootDir>/\\.cache/'],
  dependencyExtractor: '<rootDir>/test/support/reach.cjs',
  restoreMocks: true,
};

/** For what tells the day from its own clock; the backend by itself, a service like any other, has the real one. */
const onTheDay = { setupFiles: ['<rootDir>/test/support/theDay.ts'] };

/**
 * Journeys that every run of the tests repeats in Arabic: the main ways. Rings and colours are the same in both
 * languages, so that they are looked at once.
 */
const IN_ARABIC = ['appointments', 'appointments-scroll', 'manage-providers', 'home-linking', 'referral-tracking']
  .concat(['session'])
  .map((name) => `<rootDir>/test/journeys/${name}.test.ts`);

/**
 * Journeys that are never repeated in Arabic: of the wire and of a start, where what is said makes no difference; of
 * 120,000 rows; the one that is in Arabic anyway, and the walks, whose seeds say their language.
 */
const NOT_IN_ARABIC = ['djangoVariants', 'start', 'appointments-scale', 'arabic', 'walk'].map(
  (name) => `/journeys/${name}\\.test\\.ts$`,
);

const ofWorkflows = {
  ...onTheDay,
  testEnvironment: 'node',
  moduleNameMapper: { [unused.join('|')]: '<rootDir>/test/support/nothing.cjs' },
  setupFilesAfterEnv: ['<rootDir>/test/support/setupUnit.ts'],
};

const journey = {
  ...onTheDay,
  testEnvironment: '<rootDir>/test/support/browser/environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/test/support/browser/setupJourneys.ts'],
};

/** What journeys need to speak Arabic. */
const speakingArabic = {
  ...journey,
  globalSetup: '<rootDir>/test/support/browser/arabic.setup.ts',
  setupFilesAfterEnv: [...journey.setupFilesAfterEnv, '<rootDir>/test/support/browser/setupArabic.ts'],
};

const project = (name, options) => ({
  ...shared,
  displayName: name,
  testMatch: [`<rootDir>/test/${name}/**/*.test.{ts,tsx}`],
  ...options,
});

module.exports = {
  rootDir,
  maxWorkers: 2,
  reporters: ['default', '<rootDir>/test/support/secondsOfProjects.cjs'],
  // A busy machine takes long to fill a form, to play a property hundreds of times, to start a browser. Jest heeds this
  // here, not in a project.
  testTimeout: 120_000,
  projects: [
    project('unit', ofWorkflows),
    project('ui', {
      ...onTheDay,
      testEnvironment: 'jsdom',
      dependencyExtractor: '<rootDir>/test/support/page/reach.cjs',
      setupFilesAfterEnv: ['<rootDir>/test/support/page/setupUi.ts'],
    }),
    project('desks', { testEnvironment: 'node' }),
    project('backend', {
      testEnvironment: 'node',
      // One caller at a time is all that the embedded database knows.
      testPathIgnorePatterns: ['/backend/postgres\\w*\\.test\\.ts$'],
    }),
    project('postgres', {
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/backend/**/*.test.ts'],
      // These never open a database of the test's own choice, or ask nothing of it that others do not.
      testPathIgnorePatterns: ['/backend/(start|page|conform|headers|away|staysUp)\\.test\\.ts$'],
      globalSetup: '<rootDir>/test/support/backend/postgres.setup.ts',
      globalTeardown: '<rootDir>/test/support/backend/postgres.teardown.ts',
      setupFilesAfterEnv: ['<rootDir>/test/support/backend/setupPostgres.ts'],
    }),
    project('journeys', journey),
    project('arabic', { ...speakingArabic, testMatch: IN_ARABIC }),
    // By itself only: `npm run book`.
    project('book', ofWorkflows),
    // By itself only: the main ways once more, in each engine that is installed.
    project('engines', { testEnvironment: 'node' }),
    // By itself only: with these the tests would take half an hour.
    project('more-arabic', {
      ...speakingArabic,
      testMatch: ['<rootDir>/test/journeys/**/*.test.ts'],
      testPathIgnorePatterns: [...NOT_IN_ARABIC, ...IN_ARABIC.map((file) => file.replace('<rootDir>/test', ''))],
    }),
  ],
};
