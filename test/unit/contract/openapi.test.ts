import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import openapi from '#contract/openapi.json';

const FILE = 'src/contract/openapi.json';

interface Described {
  description?: string;
}

interface Operation {
  operationId: string;
  parameters: Described[];
  requestBody?: Described & { content: Record<string, { schema: object }> };
}

const operations = Object.entries(openapi.paths).flatMap(([path, { servers, ...byMethod }]) =>
  Object.entries(byMethod as unknown as Record<string, Operation>).map(([method, operation]) => ({
    path,
    method,
    operation,
    server: Object.keys(servers[0]?.variables ?? {}).join(),
  })),
);

/** What the command says, and how it ends. */
const run = (...args: string[]) =>
  new Promise<[code: number, said: string]>((done) => {
    const command = ['--import', 'tsx', 'src/build/openapi/openapiCommand.ts', ...args];
    const child = execFile(process.execPath, command, (_, stdout, stderr) =>
      done([child.exitCode ?? -1, stdout + stderr]),
    );
  });

it('the document says what the contract says, and the linter finds nothing', async () =>
  expect(await run('--check')).toEqual([0, '']));

it('a document that says something else is stale', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  const other = join(folder, 'openapi.json');
  writeFileSync(other, readFileSync(FILE, 'utf8').replace('"/specialties_v2/"', '"/specialties/"'));

  expect(await run('--check', other)).toEqual([1, `${other} is stale: npm run openapi\n`]);
  rmSync(folder, { recursive: true });
});

it('has every call of both specifications, of three services', () => {
  const count = (service: string) => operations.filter(({ server }) => server === service).length;

  expect(operations).toHaveLength(76);
  expect(['providerServiceUrl', 'appointmentServiceUrl', 'referralServiceUrl'].map(count)).toEqual([70, 3, 3]);
  expect(operations.filter(({ path }) => !path.endsWith('/')).map(({ path }) => path)).toEqual([
    '/operations/dashboard',
    '/verify-otp',
  ]);
});

it('describes every query and every body', () => {
  const described = operations.flatMap(({ operation: { parameters, requestBody } }) => [
    ...parameters,
    ...(requestBody ? [requestBody] : []),
  ]);

  expect(described.length).toBeGreaterThan(90);
  expect(described.filter(({ description = '' }) => description.length < 8)).toEqual([]);
});
