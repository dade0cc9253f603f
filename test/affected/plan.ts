import { readdirSync } from 'node:fs';

/**
 * The stories of each section and feature, by its folder in the client: how the names of their journeys and of their
 * days at the desks begin.
 */
export const STORIES: Readonly<Record<string, readonly string[]>> = {
  'sections/appointments': [
    ...['journeys/appointments', 'journeys/reschedule', 'journeys/searchMatches'],
    ...['desks/status', 'desks/many', 'desks/reschedule', 'desks/away'],
  ],
  'sections/availabilities': ['journeys/availability', 'desks/hours'],
  'sections/manage-providers': ['journeys/manage-providers', 'desks/directory', 'desks/passwords'],
  'sections/home-services': [
    ...['journeys/home-', 'journeys/interrupted'],
    ...['desks/homeServices', 'desks/links', 'desks/removals', 'desks/schedule'],
  ],
  'sections/referral-tracking': ['journeys/referral-tracking'],
  'features/coming-visits': ['journeys/manage-providers', 'journeys/home-staff'],
  'features/doctor-availability': ['journeys/availability', 'desks/hours'],
  'features/doctor-profile': ['journeys/manage-providers', 'desks/profiles'],
  'features/first-free': ['journeys/first-free'],
  'features/session': ['journeys/session', 'journeys/lock'],
};

/** Tests that read the sources, or the handbook, and so belong to every change. */
const RULES_OF_THE_HOUSE = ['unit/client/everyWorkflowIsTested.test.ts', 'unit/handbook.test.ts'];

/** Reads the settings of lint alone, and takes long. */
const OF_LINT = 'layers.test.ts';

const ALL_STORIES = ['--selectProjects', 'backend', 'desks', 'journeys'];

/** What is to be run for a change: words for the npm scripts. */
export interface Plan {
  /** Files for `npm run eslint`. */
  lint: string[];
  /** For `npm run jest`: the tests that reach the change. */
  tests: string[];
  /** For `npm run jest`: the stories of what has changed; empty where there are none. */
  stories: string[];
}

/** Plans for changed files, by their paths from the root: `src/client/features/session/sagas/signIn.ts`. */
export function planFor(files: readonly string[]): Plan {
  const lint = files.filter((file) => /\.(tsx?|cjs)$/.test(file));
  const rules = readdirSync('test/unit/lint').flatMap((file) => (file === OF_LINT ? [] : [`unit/lint/${file}`]));
  const related = [...lint, ...[...rules, ...RULES_OF_THE_HOUSE].map((file) => `test/${file}`)];
  const stories = storiesOf(files).map((path) => `/test/${path}`);
  return {
    lint,
    tests: ['--selectProjects', 'unit', 'ui', '--findRelatedTests', ...new Set(related)],
    stories: stories.length > 0 ? [...ALL_STORIES, '--testPathPatterns', ...stories] : [],
  };
}

/** How the paths of the stories of changed files begin: `backend/`, `journeys/lock`. */
function storiesOf(files: readonly string[]): string[] {
  const found = files.flatMap((file) => {
    const own = /^test\/((?:backend|desks|journeys)\/.+\.test\.ts)$/.exec(file)?.[1];
    if (own) return own;
    if (/^src\/(server|contract)\//.test(file)) return 'backend/';
    const [, folder = ''] = /^(?:src|test\/\w+)\/client\/(\w+\/[\w-]+)\//.exec(file) ?? [];
    return STORIES[folder] ?? [];
  });
  return [...new Set(found)];
}
