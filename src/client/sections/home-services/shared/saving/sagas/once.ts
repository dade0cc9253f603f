import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import { selectStepStatus, stepMoved } from '#client/state/forms/steps';
import { valueOf } from '#client/state/writes/ask';
import { settle } from '#client/state/writes/settle';
import type { Write } from '#client/state/writes/write';

/** Takes a step of a save, unless an earlier run has done it (decisions: create-then-translate). */
export function* once<Args extends unknown[]>(
  save: string,
  id: string,
  step: Write<Args, unknown>,
  ...args: Args
): SagaGenerator<void> {
  const status = yield* select(selectStepStatus, save, id);
  if (status !== 'done') yield* call(takeStep<Args, unknown>, save, id, step, ...args);
}

/**
 * Takes a step of a save, even one that is done, and records it as done, refused or unknown; throws its failure. One
 * whose answer was lost stays unknown although nothing is found, for it may take effect late: it is looked for again
 * before the next try.
 */
export function* takeStep<Args extends unknown[], T>(
  save: string,
  id: string,
  step: Write<Args, T>,
  ...args: Args
): SagaGenerator<T> {
  const status = yield* select(selectStepStatus, save, id);
  yield* put(stepMoved({ key: save, id, status: 'running' }));
  const outcome = yield* settle(step, status === 'unknown', ...args);
  yield* put(stepMoved({ key: save, id, status: STATUS_AFTER[outcome.is] }));
  return valueOf(outcome);
}

const STATUS_AFTER = { accepted: 'done', refused: 'refused', lost: 'unknown', unknown: 'unknown' } as const;
