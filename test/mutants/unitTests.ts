import type { configureGlobal } from 'fast-check';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';

import { collect, type UnitTest } from './collect';

/** What instrumented code and its tests share. */
interface Stryker {
  activeMutant?: string;
  currentTestId?: string;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: unknown;
}
const stryker: Stryker = {};
Object.assign(globalThis, { __stryker__: stryker });

const UNIT = path.join(process.cwd(), 'test/unit/client');

/** Tests that read the sources, which mutants make unreadable, and tests that replace whole modules for all others. */
const isLeftOut = (file: string): boolean =>
  /(everyWorkflowIsTested|catalogue)\.test/.test(file) || readFileSync(file, 'utf8').includes('jest.mock(');

const files = readdirSync(UNIT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => path.join(UNIT, file))
  .filter((file) => !isLeftOut(file));

// Before any test replaces the clock.
const { setTimeout, clearTimeout, performance } = globalThis;
const globalNames = new Set(Object.getOwnPropertyNames(globalThis));
const declare = it;

let tests: readonly UnitTest[] = [];
/** What the first of several runners leaves for the others, in the copy of the product that all of them work in. */
const TIMES = path.join(process.cwd(), 'times.json');

/** How long tests took when they last passed. */
const usual = new Map<string, number>(
  existsSync(TIMES) ? (JSON.parse(readFileSync(TIMES, 'utf8')) as [string, number][]) : [],
);

class TookTooLong extends Error {}

async function within(ms: number, work: () => unknown): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(`Not done after ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work(), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads files of tests, and all that they import, anew. */
function loaded(some: readonly string[]): UnitTest[] {
  jest.resetModules();
  const chance = jest.requireActual<{ configureGlobal: typeof configureGlobal }>('fast-check');
  // Which mutants are found is no matter of chance, and what fails is not made smaller.
  chance.configureGlobal({ seed: 1, numRuns: Number(process.env.MUTANT_RUNS), endOnFailure: true });
  return collect(some, (file) => {
    jest.requireActual(file);
  });
}

/** Runs one test with the hooks around it. */
async function play({ groups, body }: UnitTest): Promise<void> {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  try {
    for (const step of groups.flatMap(({ beforeEach }) => beforeEach)) await step();
    await body();
  } finally {
    for (const step of groups.toReversed().flatMap(({ afterEach }) => afterEach)) await step();
    jest.restoreAllMocks();
  }
}

/** Runs tests of one file, with what comes before and after all of them; throws the first failure. */
async function playFile(ofFile: readonly UnitTest[], started: (test: UnitTest) => unknown): Promise<void> {
  const groups = [...new Set(ofFile.flatMap((test) => test.groups))];
  try {
    for (const step of groups.flatMap(({ beforeAll }) => beforeAll)) await step();
    for (const test of ofFile) {
      started(test);
      const begin = performance.now();
      await within(2_000 + 20 * (usual.get(test.id) ?? 1_000), () => play(test));
      usual.set(test.id, performance.now() - begin);
    }
  } finally {
    for (const step of groups.toReversed().flatMap(({ afterAll }) => afterAll)) await step();
    jest.useRealTimers();
    Object.getOwnPropertyNames(globalThis)
      .filter((name) => !globalNames.has(name))
      .forEach((name) => Reflect.deleteProperty(globalThis, name));
  }
}

const timeOf = (some: readonly UnitTest[]): number => some.reduce((sum, { id }) => sum + (usual.get(id) ?? 0), 0);

/** Finds the first test that fails, the quickest files first. */
async function firstFailure(some: readonly UnitTest[]) {
  const byFile = files.map((file) => some.filter((test) => test.file === file)).filter(({ length }) => length > 0);
  for (const ofFile of byFile.sort((one, two) => timeOf(one) - timeOf(two))) {
    const started: UnitTest[] = [];
    try {
      await playFile(ofFile, (test) => started.push(test));
    } catch (error) {
      return { failed: started.slice(-1), error };
    }
  }
  return null;
}

/** Runs every test by itself without a mutant, and tells which mutants it runs through. */
async function dryRun() {
  const results = [];
  for (const test of tests) {
    stryker.currentTestId = test.id;
    const failure = await firstFailure([test]);
    stryker.currentTestId = undefined;
    const { id, name, file: fileName } = test;
    const timeSpentMs = usual.get(id) ?? 0;
    const { stack: failureMessage = String(failure?.error) } = failure?.error instanceof Error ? failure.error : {};
    results.push({ id, name, fileName, timeSpentMs, status: failure ? 1 : 0, failureMessage });
  }
  writeFileSync(TIMES, JSON.stringify([...usual]));
  const { mutantCoverage } = stryker;
  stryker.mutantCoverage = undefined;
  return { status: 'complete', tests: results, mutantCoverage };
}

/** Finds the first of these tests that fails under a mutant, which is on already when they are loaded. */
async function failureUnder(mutant: string, some: () => readonly UnitTest[], hitLimit?: number) {
  Object.assign(stryker, { activeMutant: mutant, hitCount: 0, hitLimit });
  try {
    return await firstFailure(some());
  } catch (error) {
    return { failed: [], error };
  } finally {
    stryker.activeMutant = undefined;
  }
}

/**
 * Tells whether a test fails under a mutant. Where none does, or it is in doubt whether the mutant is why, for the test
 * fails without it too or took too long, tests that are loaded anew decide: what an earlier mutant left in a module is
 * gone then, and the mutant has its part in what a file does once, when it is loaded.
 */
async function mutantRun(mutant: string, ids: readonly string[], hitLimit?: number) {
  const covering = tests.filter(({ id }) => ids.includes(id));
  let failure = await failureUnder(mutant, () => covering, hitLimit);
  const isSpoilt = failure !== null && (await firstFailure(failure.failed)) !== null;
  if (!failure || isSpoilt || failure.error instanceof TookTooLong) {
    const theirFiles = [...new Set(covering.map(({ file }) => file))];
    failure = await failureUnder(mutant, () => loaded(theirFiles).filter(({ id }) => ids.includes(id)), hitLimit);
  }
  if (isSpoilt) tests = loaded(files);
  if (!failure) return { status: 'survived', nrOfTests: ids.length };
  const { failed, error } = failure;
  const isEndless = (stryker.hitCount ?? 0) > (stryker.hitLimit ?? Infinity);
  if (error instanceof TookTooLong || isEndless) return { status: 'timeout', reason: String(error) };
  const killedBy = failed.map(({ id }) => id);
  return { status: 'killed', killedBy, failureMessage: String(error), nrOfTests: ids.length };
}

declare('serves Stryker', async () => {
  tests = loaded(files);
  const ready = runInThisContext('mutantsReady') as (served: unknown) => void;
  ready({ dryRun, mutantRun });
  await new Promise(() => undefined);
});
