import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import { isRefusal } from '#client/lib/errors';
import { selectStepStatus, stepMoved } from '#client/state/forms/steps';

/** How a step is taken that must not be taken twice. */
export interface UniqueStep<Args extends unknown[], Result> {
  /** Notes what `find` has to know; nothing has been sent when this fails. */
  prepare?: (...args: Args) => SagaGenerator<void>;
  run: (...args: Args) => SagaGenerator<Result>;
  /** Looks whether an earlier try has taken the step although its answer was lost; `null` when it has not. */
  find: (...args: Args) => SagaGenerator<Result | null>;
}

/** How a step is taken; one that may be taken twice without harm is a saga. */
export type Step<Args extends unknown[], Result> = UniqueStep<Args, Result> | UniqueStep<Args, Result>['run'];

/** Takes a step of a save, unless an earlier run has done it (decisions: create-then-translate). */
export function* once<Args extends unknown[]>(
  save: string,
  id: string,
  step: Step<Args, unknown>,
  ...args: Args
): SagaGenerator<void> {
  const status = yield* select(selectStepStatus, save, id);
  if (status !== 'done') yield* call(takeStep<Args, unknown>, save, id, step, ...args);
}

/**
 * Takes a step of a save, also one that was done before, and records whether it is done, refused or unclear; throws
 * what it fails with. Of an unclear step that must not be taken twice it first finds out whether it has been taken.
 */
export function* takeStep<Args extends unknown[], Result>(
  save: string,
  id: string,
  step: Step<Args, Result>,
  ...args: Args
): SagaGenerator<Result> {
  const { prepare, run, find } = typeof step === 'function' ? { run: step } : step;
  const status = yield* select(selectStepStatus, save, id);
  let phase: 'find' | 'prepare' | 'run' = 'find';
  yield* put(stepMoved({ key: save, id, status: 'running' }));
  try {
    let result = status === 'unclear' && find ? yield* call(find, ...args) : null;
    if (result === null) {
      phase = 'prepare';
      if (prepare) yield* call(prepare, ...args);
      phase = 'run';
      result = yield* call(run, ...args);
    }
    yield* put(stepMoved({ key: save, id, status: 'done' }));
    return result;
  } catch (error) {
    const isRefused = phase === 'prepare' || (phase === 'run' && isRefusal(error));
    yield* put(stepMoved({ key: save, id, status: isRefused ? 'refused' : 'unclear' }));
    throw error;
  }
}
