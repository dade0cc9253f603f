import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import { isRefusal, UnreadableAnswer } from '#client/lib/errors';
import { selectStepStatus, stepMoved } from '#client/state/forms/steps';
import { findQuietly } from '#client/state/sagas/sendOrFind';

/** A step that must not be taken twice. */
export interface UniqueStep<Args extends unknown[], Result> {
  /** Notes what `find` needs; nothing has been sent when it fails. */
  prepare?: (...args: Args) => SagaGenerator<void>;
  run: (...args: Args) => SagaGenerator<Result>;
  /** Finds the result of an earlier try whose answer was lost; `null` when that try did not take the step. */
  find: (...args: Args) => SagaGenerator<Result | null>;
}

/** A step of a save; one that may be taken twice without harm is just a saga. */
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
 * Takes a step of a save, even one that is done, and records it as done, refused or unclear; throws its failure. An
 * unclear step that must not be taken twice is first looked for with `find`; one whose answer says nothing is looked
 * for at once.
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
    if (phase === 'run' && find && error instanceof UnreadableAnswer) {
      const found = yield* call(findQuietly<Args, Result>, { find }, ...args);
      if (found !== null && found !== undefined) {
        yield* put(stepMoved({ key: save, id, status: 'done' }));
        return found;
      }
    }
    const isRefused = phase === 'prepare' || (phase === 'run' && isRefusal(error));
    yield* put(stepMoved({ key: save, id, status: isRefused ? 'refused' : 'unclear' }));
    throw error;
  }
}
