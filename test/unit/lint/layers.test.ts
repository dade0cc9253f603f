import type { ESLint } from 'eslint';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startLinter } from '#test/support/linter';

const project = path.join(__dirname, '../../..');

/** Something of every layer, for the linted files to reach for. */
const layers = [
  'src/contract/rules.ts',
  'src/contract/appointments.ts',
  'src/contract/pictures.ts',
  'src/contract/text/typed.ts',
  'src/client/lib/dates.ts',
  'src/client/device/line.ts',
  'src/client/api/http.ts',
  'src/client/state/requests/requests.ts',
  'src/client/entities/clinic.ts',
  'src/client/hours/freeTimes.ts',
  'src/client/ui/layout/Modal.tsx',
  'src/client/features/session/index.ts',
  'src/client/features/session/slice.ts',
  'src/client/sections/appointments/index.ts',
  'src/client/sections/appointments/slice.ts',
  'src/client/app/store.ts',
  'src/server/http/app.ts',
  'src/conform/report.ts',
  'src/build/paths.ts',
];

const at = {
  contract: 'src/contract/auth.ts',
  lib: 'src/client/lib/text.ts',
  errors: 'src/client/lib/errors.ts',
  device: 'src/client/device/storage.ts',
  api: 'src/client/api/auth.ts',
  state: 'src/client/state/requests/tracked.ts',
  entities: 'src/client/entities/appointments.ts',
  hours: 'src/client/hours/readHours.ts',
  ui: 'src/client/ui/layout/PageBar.tsx',
  feature: 'src/client/features/doctor-profile/update.ts',
  section: 'src/client/sections/availability/sagas/loads.ts',
  sectionView: 'src/client/sections/availabilities/components/List.tsx',
  app: 'src/client/app/rootSaga.ts',
  main: 'src/client/main.tsx',
  server: 'src/server/main.ts',
  conform: 'src/conform/caller.ts',
  build: 'src/build/chunks.ts',
};

let root: string;
let linter: ESLint;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'layers-'));
  const { imports } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as { imports: object };
  write('package.json', JSON.stringify({ imports }));
  for (const file of [...layers, ...Object.values(at)]) write(file, 'export const thing = 1;\n');
  write('src/client/lib/money.ts', "import { other } from './text';\nexport const thing = other;\n");
  linter = startLinter(root);
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

async function brokenRules(file: string, text: string): Promise<(string | null)[]> {
  const [result] = await linter.lintText(text, { filePath: path.join(root, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const undelegated = `import { put } from 'typed-redux-saga';
export function* work() {
  yield put({ type: 'done' });
}
`;

const stepping = `import { testSaga } from 'redux-saga-test-plan';
export const steps = testSaga;
`;

const importing = (source: string): string => `import { thing } from '${source}';\nexport const other = thing;\n`;

/** Code that comes on demand, as the helper of the product has it fetched. */
const lazily = (source: string): string =>
  `export function load(onDemand: (fetch: () => unknown) => void): void {\n  onDemand(() => import('${source}'));\n}\n`;

describe('what a layer may not import', () => {
  test.each([
    [at.contract, '#client/lib/dates'],
    [at.contract, '#server/http/app'],
    [at.lib, '#client/api/http'],
    [at.lib, '#client/state/requests/requests'],
    [at.lib, '#contract/rules'],
    [at.lib, '#client/device/line'],
    [at.device, '#client/state/requests/requests'],
    [at.device, '#client/ui/layout/Modal'],
    [at.lib, '#contract/pictures'],
    [at.device, '#contract/text/typed'],
    [at.api, '#client/state/requests/requests'],
    [at.api, '#client/entities/appointments'],
    [at.state, '#contract/rules'],
    [at.state, '#client/api/http'],
    [at.state, '#client/entities/appointments'],
    [at.entities, '#client/api/http'],
    [at.entities, '#client/hours/freeTimes'],
    [at.hours, '#client/ui/layout/Modal'],
    [at.hours, '#client/features/session'],
    [at.entities, '#client/ui/layout/Modal'],
    [at.entities, '#client/features/session'],
    [at.ui, '#contract/rules'],
    [at.ui, '#client/state/requests/requests'],
    [at.ui, '#client/entities/appointments'],
    [at.feature, '#client/features/session'],
    [at.feature, '#client/features/session/slice'],
    [at.feature, '#client/sections/appointments'],
    [at.feature, '#client/app/store'],
    [at.section, '#client/sections/appointments'],
    [at.section, '#client/sections/appointments/slice'],
    [at.section, '#client/features/session/slice'],
    [at.section, '#client/app/store'],
    [at.section, '#server/http/app'],
    [at.app, '#client/features/session/slice'],
    [at.app, '#client/sections/appointments/slice'],
    [at.app, '#client/main'],
    [at.main, './features/session/slice'],
    [at.server, '#client/lib/dates'],
    [at.server, '#client/api/http'],
    [at.server, '#build/paths'],
    [at.app, '#build/paths'],
    [at.conform, '#client/api/http'],
    [at.conform, '#server/http/app'],
    [at.section, '#conform/report'],
    [at.build, '#client/lib/dates'],
    [at.build, '#contract/rules'],
  ])('%s refuses %s', async (file, source) => {
    expect(await brokenRules(file, importing(source))).toEqual(['boundaries/dependencies']);
  });

  test.each([
    ['a type', "export type { thing } from '#client/api/http';\n"],
    ['a re-export', "export { thing } from '#client/api/http';\n"],
    ['a dynamic import', lazily('#client/api/http')],
  ])('%s is an import too', async (_, text) => {
    expect(await brokenRules(at.lib, text)).toEqual(['boundaries/dependencies']);
  });

  test('the app loads a section by its index only, lazily too', async () => {
    expect(await brokenRules(at.app, lazily('#client/sections/appointments'))).toEqual([]);
    expect(await brokenRules(at.app, lazily('#client/sections/appointments/slice'))).toEqual([
      'boundaries/dependencies',
    ]);
  });
});

describe('what a layer may import', () => {
  test.each([
    [at.lib, './dates'],
    [at.lib, '#contract/text/typed'],
    [at.ui, '#contract/text/typed'],
    [at.ui, '#contract/pictures'],
    [at.api, '#contract/appointments'],
    [at.device, '#client/lib/dates'],
    [at.api, '#client/lib/dates'],
    [at.api, '#client/device/line'],
    [at.state, '#client/device/line'],
    [at.ui, '#client/device/line'],
    [at.api, './http'],
    [at.state, '#client/lib/dates'],
    [at.state, './requests'],
    [at.entities, '#contract/appointments'],
    [at.entities, '#client/state/requests/requests'],
    [at.entities, './clinic'],
    [at.hours, '#client/api/http'],
    [at.hours, '#client/entities/clinic'],
    [at.ui, '#client/lib/dates'],
    [at.ui, './Modal'],
    [at.feature, '#contract/rules'],
    [at.feature, '#client/api/http'],
    [at.feature, '#client/entities/appointments'],
    [at.feature, '#client/hours/freeTimes'],
    [at.feature, '#client/ui/layout/Modal'],
    ['src/client/features/session/sagas/signIn.ts', '../slice'],
    [at.section, '#client/state/requests/requests'],
    [at.section, '#client/ui/layout/Modal'],
    [at.section, '#client/features/session'],
    ['src/client/sections/appointments/sagas/loads.ts', '../slice'],
    [at.app, './store'],
    [at.app, '#client/features/session'],
    [at.app, '#client/sections/appointments'],
    [at.app, '#client/ui/layout/Modal'],
    [at.main, './app/store'],
    [at.main, './features/session'],
    [at.server, './http/app'],
    [at.server, '#contract/appointments'],
    [at.build, '#build/paths'],
  ])('%s takes %s', async (file, source) => {
    expect(await brokenRules(file, importing(source))).toEqual([]);
  });

  test('lib takes any type of the contract', async () => {
    expect(await brokenRules(at.lib, "export type { thing } from '#contract/appointments';\n")).toEqual([]);
  });
});

describe('libraries at home in one place', () => {
  const dependencies = ['boundaries/dependencies'];
  const plainEffects = ['@jambit/typed-redux-saga/use-typed-effects'];
  test.each([
    [at.api, 'axios', []],
    [at.errors, 'axios', []],
    [at.lib, 'axios', dependencies],
    [at.section, 'axios', dependencies],
    [at.app, 'axios', dependencies],
    [at.sectionView, '@mui/material', []],
    [at.ui, '@mui/material/Button', []],
    ['src/client/app/theme.ts', '@mui/material/styles', []],
    [at.section, '@mui/material', dependencies],
    [at.entities, '@mui/x-date-pickers', dependencies],
    [at.section, 'typed-redux-saga', []],
    [at.state, 'typed-redux-saga', []],
    [at.state, 'redux-saga/effects', plainEffects],
    [at.section, 'redux-saga/effects', plainEffects],
    [at.feature, '@redux-saga/core/effects', dependencies],
    [at.ui, 'react-redux', dependencies],
    [at.lib, 'node:path', dependencies],
    [at.section, 'fs', dependencies],
    [at.main, 'node:fs', dependencies],
    [at.main, 'react-dom/client', []],
    [at.server, 'node:fs', []],
    [at.server, 'fastify', []],
    [at.contract, 'zod', dependencies],
  ])('%s and %s', async (file, source, broken) => {
    expect(await brokenRules(file, importing(source))).toEqual(broken);
  });
});

describe('the other rules of structure', () => {
  test.each([
    [
      'a file outside every layer',
      'src/client/helpers/text.ts',
      'export const thing = 1;\n',
      'boundaries/no-unknown-files',
    ],
    ['an import from outside every layer', at.lib, importing('#client/helpers/text'), 'boundaries/dependencies'],
    ['an effect that is not delegated', at.section, undelegated, '@jambit/typed-redux-saga/delegate-effects'],
    ['a file extension', at.lib, importing('./dates.ts'), 'no-restricted-imports'],
    ['a path that climbs', at.section, importing('../../appointments'), 'no-restricted-imports'],
    ['a default export', at.lib, 'export default 1;\n', 'import-x/no-default-export'],
    [
      'an open barrel',
      'src/client/features/doctor-profile/index.ts',
      "export * from './update';\n",
      'no-restricted-syntax',
    ],
    ['the store in a component that only draws', at.sectionView, importing('react-redux'), 'no-restricted-imports'],
    ['shared state in one', at.sectionView, importing('#client/state/requests/useRequest'), 'no-restricted-imports'],
    ['the testSaga of the library', 'test/unit/signIn.steps.test.ts', stepping, 'no-restricted-imports'],
    ['the browser in a pure function', at.lib, 'export const width = window.innerWidth;\n', 'no-restricted-globals'],
    ['a bare import()', at.section, "export const load = () => import('./rest');\n", 'no-restricted-syntax'],
    ['the console', at.section, "console.log('hello');\n", 'no-console'],
  ])('%s is reported', async (_, file, text, rule) => {
    expect(await brokenRules(file, text)).toContain(rule);
  });

  test('one file of the tests takes the testSaga of the library', async () => {
    expect(await brokenRules('test/support/sagas/testSaga.ts', stepping)).toEqual([]);
  });
});
