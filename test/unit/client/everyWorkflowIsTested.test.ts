import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CLIENT = path.resolve(__dirname, '../../../src/client');
const TESTS = path.resolve(__dirname, '../..');

/** Parts of several workflows, which are played with them. */
const PARTS = [
  'features/doctor-availability/plan/sagas/findDifference.ts',
  'features/doctor-availability/plan/sagas/readGround.ts',
  'sections/appointments/away/sagas/findTimes.ts',
  'sections/appointments/away/sagas/keepPlan.ts',
  'sections/appointments/away/sagas/moveOnce.ts',
  'sections/appointments/list/sagas/rowLock.ts',
  'sections/appointments/list/sagas/storeChange.ts',
  'sections/appointments/many/sagas/sendChange.ts',
  'sections/appointments/reschedule/sagas/showEnd.ts',
  'sections/home-services/schedule/plan/sagas/compareEntries.ts',
  'sections/home-services/shared/kind/sagas/addRows.ts',
  'sections/appointments/list/sagas/dropChanged.ts',
  'sections/appointments/list/sagas/takeApart.ts',
  'sections/appointments/status/sagas/setStatus.ts',
  'sections/manage-providers/passwords/sagas/announceIfLeft.ts',
  'sections/manage-providers/passwords/sagas/choosePassword.ts',
];

/**
 * Workflows whose order is a requirement: what may be written only after something else, and what is not done after a
 * refusal. All others are told by their flows.
 */
const IN_ORDER = [
  'checkIsFree',
  'compareEntries',
  'createLabPackage',
  'createProvider',
  'deleteAvailabilities',
  'deleteFromDirectory',
  'findDifference',
  'makeMove',
  'mergeWithNow',
  'moveOnce',
  'readHours',
  'removeRow',
  'resetProviderPassword',
  'restoreSession',
  'round',
  'saveItem',
  'settle',
  'settleMove',
  'signIn',
  'storeList',
  'unlockDashboard',
];

/** A desk before the model of the services, which takes every call. */
const ON_MODEL = "/desk';";

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const sourceOf = (file: string) => read(path.join(CLIENT, file));

const sagas = filesIn(CLIENT).filter((file) => /^(features|sections)\/.*\/sagas\/.+\.ts$/.test(file));
const steps = filesIn(__dirname).filter((file) => file.endsWith('.steps.test.ts'));
const watchers = sagas.filter((file) => file.endsWith('/index.ts'));
const workflows = sagas.filter((file) => !watchers.includes(file));
const played = workflows.filter((file) => !PARTS.includes(file));

/** Where the tests of a workflow or of a watcher stand: beside each other, without a folder of their own for sagas. */
function placeOf(saga: string): string {
  return path.join(__dirname, saga.replace('/sagas/', '/'));
}

/** The flow test that is named after a workflow; empty without one. */
function flowOf(workflow: string): string {
  return read(placeOf(workflow).replace(/\.ts$/, '.flow.test.ts'));
}

/** What a test says, with the stand-ins and models of services that it takes from `test/support`. */
function withSupport(test: string): string {
  const taken = [...test.matchAll(/from '#test\/(support\/[^']+)';/g)].map(([, file = '']) => file);
  return [test, ...taken.map((file) => read(path.join(TESTS, `${file}.ts`)))].join('\n');
}

/** The flow tests that stand beside a test, or in folders there. */
function flowsBeside(saga: string): string[] {
  const home = path.dirname(placeOf(saga));
  const flows = existsSync(home) ? filesIn(home).filter((file) => /\.(flow|property)\.test\.ts$/.test(file)) : [];
  return flows.map((file) => withSupport(read(path.join(home, file))));
}

/** The events that a watcher waits for, by the names of their creators. */
function eventsOf(watcher: string): string[] {
  const source = sourceOf(watcher);
  const imported = [...source.matchAll(/import \{([^}]*)\} from '[^']*\/(?:events|slice|defineKind)';/g)];
  const names = imported.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  return names.filter((name) => name && new RegExp(`take\\w*\\([^)]*\\b${name}\\b|\\b${name}\\.match`).test(source));
}

it('there are workflows to look for', () => expect(played.length).toBeGreaterThan(50));

it.each(played)('%s is played as a whole, in a flow test of its name or one that stands in for its service', (file) => {
  const services = [...new Set(sourceOf(file).match(/\b(\w+Api|readHours\w*)\b/g))];
  const standIn = (flow: string) =>
    services.length > 0 && (flow.includes(ON_MODEL) || services.every((service) => flow.includes(service)));

  expect(flowOf(file) || flowsBeside(file).find(standIn)).toBeTruthy();
});

it.each(IN_ORDER)('%s is stepped through, in a step test of its name', (name) => {
  const test = steps.find((file) => file.endsWith(`/${name}.steps.test.ts`)) ?? '';

  expect(read(path.join(__dirname, test))).toMatch(/testSaga\(/);
});

it.each(watchers.flatMap((watcher) => eventsOf(watcher).map((event) => [event, watcher] as const)))(
  'the event %s of %s is played in a flow test',
  (event, watcher) => expect(flowsBeside(watcher).join('\n')).toMatch(new RegExp(`\\b${event}\\(`)),
);
