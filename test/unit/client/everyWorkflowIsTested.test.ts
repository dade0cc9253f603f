import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CLIENT = path.resolve(__dirname, '../../../src/client');
const TESTS = path.resolve(__dirname, '../..');

/** Parts of several workflows, which are played with them. */
const PARTS = [
  'features/doctor-availability/plan/sagas/readGround.ts',
  'sections/appointments/away/sagas/findTimes.ts',
  'sections/appointments/away/sagas/keepPlan.ts',
  'sections/appointments/away/sagas/moveOnce.ts',
  'sections/appointments/list/sagas/rowLock.ts',
  'sections/appointments/list/sagas/storeChange.ts',
  'sections/appointments/many/sagas/sendChange.ts',
  'sections/appointments/reschedule/sagas/showEnd.ts',
  'sections/appointments/list/sagas/dropChanged.ts',
  'sections/appointments/list/sagas/takeApart.ts',
  'sections/appointments/status/sagas/setStatus.ts',
  'sections/manage-providers/passwords/sagas/announceIfLeft.ts',
  'sections/manage-providers/passwords/sagas/choosePassword.ts',
];

/** An effect that does something, or a saga that is run in place. */
const DOES = /yield\*(?! (?:select|take|takeEvery|takeLatest|takeLeading|delay)\()/g;

/** Workflows of which a flow test sees all: without any one of their lines, or in another order, it fails. */
const SEEN_BY_FLOWS = [
  'sections/appointments/away/sagas/findLateTimes.ts',
  'sections/appointments/away/sagas/findTimes.ts',
  'sections/appointments/many/sagas/undoMany.ts',
  'sections/appointments/paper/sagas/downloadCsv.ts',
  'sections/appointments/reschedule/sagas/loadFreeDates.ts',
  'sections/appointments/reschedule/sagas/loadSlots.ts',
  'sections/appointments/reschedule/sagas/showMovedRow.ts',
  'sections/appointments/status/sagas/changeStatus.ts',
  'sections/appointments/status/sagas/undoChange.ts',
  'sections/appointments/waits/sagas/findWaiting.ts',
];

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const sourceOf = (file: string) => read(path.join(CLIENT, file));

const sagas = filesIn(CLIENT).filter((file) => /^(features|sections)\/.*\/sagas\/.+\.ts$/.test(file));
const watchers = sagas.filter((file) => file.endsWith('/index.ts'));
const workflows = sagas.filter((file) => !watchers.includes(file));
const played = workflows.filter((file) => !PARTS.includes(file));
const stepped = workflows.filter(
  (file) => !file.endsWith('/loads.ts') && !SEEN_BY_FLOWS.includes(file) && isOrdered(file),
);

/**
 * Whether an exported saga of a file does three or more things, or has a way on from a failure: its order matters. What
 * only looks or waits (`select`, `take`, `delay`) does nothing.
 */
function isOrdered(workflow: string): boolean {
  return sourceOf(workflow)
    .split(/^(?=(?:export )?function)/m)
    .filter((part) => part.startsWith('export function*'))
    .some((saga) => (saga.match(DOES)?.length ?? 0) > 2 || saga.includes('catch'));
}

/** Where the tests of a workflow or of a watcher stand: beside each other, without a folder of their own for sagas. */
function placeOf(saga: string): string {
  return path.join(__dirname, saga.replace(/\/(late|sagas)(?=\/)/g, ''));
}

/** The test that is named after a workflow; empty without one. */
function testOf(workflow: string, kind: 'flow' | 'steps'): string {
  return read(placeOf(workflow).replace(/\.ts$/, `.${kind}.test.ts`));
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

it('there are workflows to look for', () => expect(stepped.length).toBeGreaterThan(10));

it.each(played)('%s is played as a whole, in a flow test of its name or one that stands in for its service', (file) => {
  const services = [...new Set(sourceOf(file).match(/\b\w+Api\b/g))];
  const standIn = (flow: string) => services.length > 0 && services.every((service) => flow.includes(service));

  expect(testOf(file, 'flow') || flowsBeside(file).find(standIn)).toBeTruthy();
});

it.each(stepped)('%s is stepped through, in a step test of its name', (file) => {
  const workers = [...sourceOf(file).matchAll(/^export function\* (\w+)/gm)].map(([, worker]) => worker);

  expect(testOf(file, 'steps')).toMatch(new RegExp(`testSaga\\(\\s*(${workers.join('|')})\\b`));
});

it.each(watchers.flatMap((watcher) => eventsOf(watcher).map((event) => [event, watcher] as const)))(
  'the event %s of %s is played in a flow test',
  (event, watcher) => expect(flowsBeside(watcher).join('\n')).toMatch(new RegExp(`\\b${event}\\(`)),
);
