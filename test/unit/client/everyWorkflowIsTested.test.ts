import { readdirSync } from 'node:fs';
import path from 'node:path';

const CLIENT = path.resolve(__dirname, '../../../src/client');

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));

const workflows = files(CLIENT).filter(
  (file) => /^(features|sections)\/.*\/sagas\/.+\.ts$/.test(file) && !file.endsWith('/index.ts'),
);
const flowTests = files(__dirname).filter((file) => file.endsWith('.flow.test.ts'));

/**
 * A flow test stands in the folder that mirrors its section; its name is that of the workflow, or of the whole
 * folder.
 */
function isTested(workflow: string): boolean {
  const home = workflow.slice(0, workflow.indexOf('/sagas/'));
  const names = [path.posix.basename(workflow, '.ts'), path.posix.basename(home)];
  return names.some((name) =>
    flowTests.some((test) => test.startsWith(home) && test.endsWith(`/${name}.flow.test.ts`)),
  );
}

it('every workflow has a test of its whole flow', () => {
  expect(workflows.length).toBeGreaterThan(4);
  expect(workflows.filter((workflow) => !isTested(workflow))).toEqual([]);
});
