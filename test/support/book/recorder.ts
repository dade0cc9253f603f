import type { SagaType, TestApi } from 'redux-saga-test-plan';

/** What a workflow is told at one step, and what it does next. */
export interface Step {
  told: { by: 'next' | 'throw' | 'return'; value: unknown };
  /** An effect; what it returned, or what it failed with. */
  came: unknown;
  is: 'effect' | 'returned' | 'failed';
}

/** One way through a workflow, which a step test has taken. */
export interface Run {
  saga: unknown;
  args: readonly unknown[];
  /** The step test by its file. */
  file: string;
  /** The whole name of the test; nothing of a way that only leads to save points. */
  test?: string;
  steps: Step[];
}

/** The step tests whose steps are noted; none in their own runs. */
const recorder: { file?: string; runs: Run[] } = { runs: [] };

/**
 * Registers a step test once more, as part of the test that calls this, and notes its ways. What a workflow does is
 * noted as it is: before the tests themselves begin, a step other than the expected one breaks nothing off here.
 */
export function record(file: string): void {
  describe(file, () => {
    recorder.file = file;
    jest.requireActual(file);
    recorder.file = undefined;
    beforeAll(() => {
      recorder.file = file;
    });
    afterAll(() => {
      recorder.file = undefined;
    });
  });
}

/** The ways that were noted, in the order in which they were begun. */
export function recorded(): readonly Run[] {
  return recorder.runs;
}

/** A saga whose ways are noted where somebody records. */
export function noted<Args extends unknown[]>(saga: SagaType<Args>): SagaType<Args> {
  return ((...args: Args) => {
    const { file } = recorder;
    const iterator = saga(...args) as Generator<unknown, unknown>;
    if (file === undefined) return iterator;
    const run: Run = { saga, args, file, steps: [] };
    recorder.runs.push(run);
    const step = (by: Step['told']['by']) => (value?: unknown) => {
      run.test = testNow();
      const told = { by, value };
      try {
        const result = iterator[by](value);
        run.steps.push({ told, came: result.value, is: result.done ? 'returned' : 'effect' });
        return result;
      } catch (error) {
        run.steps.push({ told, came: error, is: 'failed' });
        throw error;
      }
    };
    return { next: step('next'), throw: step('throw'), return: step('return') };
  }) as SagaType<Args>;
}

/** Steps that go on where they expect something else, so that what comes is noted; within a test they are untouched. */
export function forgiving(steps: TestApi): TestApi {
  if (recorder.file === undefined) return steps;
  return new Proxy(steps, {
    get: (target, name) => {
      const method = Reflect.get(target, name) as (...args: unknown[]) => TestApi;
      return (...args: unknown[]) => {
        if (testNow() !== undefined) return method(...args);
        try {
          return forgiving(method(...args));
        } catch {
          return forgiving(target);
        }
      };
    },
  });
}

function testNow(): string | undefined {
  return expect.getState().currentTestName;
}
