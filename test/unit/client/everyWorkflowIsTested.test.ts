import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CLIENT = path.resolve(__dirname, '../../../src/client');

/** Parts that several workflows share, and that are tested with them. */
const SHARED = ['sections/appointments/sagas/storeChange.ts', 'sections/manage-providers/sagas/tellIfLeft.ts'];

const sagas = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /^(features|sections)\/.*\/sagas\/.+\.ts$/.test(file));
const watchers = sagas.filter((file) => file.endsWith('/index.ts'));
const workflows = sagas.filter((file) => !watchers.includes(file) && !SHARED.includes(file));
const ofSeveralSteps = workflows.filter((file) => !/\/loads\.ts$|home-services/.test(file));

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const sourceOf = (file: string) => read(path.join(CLIENT, file));

/** The text of the test that stands where the workflow stands, with the name of the workflow; empty without one. */
function testOf(workflow: string, kind: 'flow' | 'steps'): string {
  const place = workflow.replace('/sagas/', '/').replace(/\.ts$/, `.${kind}.test.ts`);
  return read(path.join(__dirname, place));
}

/** The events that a watcher waits for, by the names of their creators. */
function eventsOf(watcher: string): string[] {
  const source = sourceOf(watcher);
  const imported = [...source.matchAll(/import \{([^}]*)\} from '[^']*\/(?:events|slice)';/g)];
  const names = imported.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  return names.filter((name) => name && new RegExp(`take\\w*\\([^)]*\\b${name}\\b|\\b${name}\\.match`).test(source));
}

/** All flow tests of the folder to which a watcher belongs, in one text. */
function flowsBeside(watcher: string): string {
  const home = path.join(__dirname, path.dirname(path.dirname(watcher)));
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(flow|property)\.test\.ts$/.test(file))
    .map((file) => read(path.join(home, file)))
    .join('\n');
}

it('there are workflows to look for', () => {
  expect(ofSeveralSteps.length).toBeGreaterThan(10);
});

it.each(workflows)('%s is played as a whole, in a flow test named after it', (workflow) => {
  expect(testOf(workflow, 'flow')).toMatch(/\b(afterFlow|atRest|playMove)\b/);
});

it.each(ofSeveralSteps)('%s is stepped through, in a step test named after it', (workflow) => {
  const workers = [...sourceOf(workflow).matchAll(/^export function\* (\w+)/gm)].map(([, worker]) => worker);

  expect(testOf(workflow, 'steps')).toMatch(new RegExp(`testSaga\\(\\s*(${workers.join('|')})\\b`));
});

it.each(watchers.flatMap((watcher) => eventsOf(watcher).map((event) => [event, watcher] as const)))(
  'the event %s of %s is played in a flow test',
  (event, watcher) => {
    expect(flowsBeside(watcher)).toMatch(new RegExp(`\\b${event}\\(`));
  },
);
