import { call, put, select } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';

import { isRefusal } from '#client/lib/errors';
import type { Message } from '#client/lib/text';
import { selectRecord, stepMoved, stepsPlanned } from '#client/state/forms/steps';
import type { Id } from '#contract/common';

/** What a step leaves behind: the id of the item that it made, if it made one. */
export type StepResult = Id | undefined;

/** One step of a workflow; `item` is what an earlier step has made. */
export interface Step {
  id: string;
  label: Message;
  /** Finds out what has to be known before it is taken; should this fail, nothing was sent. */
  prepare?: () => SagaGenerator<void>;
  run: (item: Id | null) => SagaGenerator<StepResult>;
  /**
   * Looks whether an earlier run has taken the step although its answer was lost; `null` when it has not. Without it
   * the step may be taken twice without harm.
   */
  find?: (item: Id | null) => SagaGenerator<StepResult | null>;
  /** Taken in every run, because what it sends may have been changed since the last. */
  isRepeated?: boolean;
}

/**
 * Takes the steps of a workflow one after another and stops at the first that fails, with its failure. Run again under
 * the same key, it goes on at the first step that is not done (decisions: create-then-translate).
 */
export function* runSteps(key: string, steps: readonly Step[]): SagaGenerator<Id | null> {
  yield* put(stepsPlanned({ key, steps: steps.map(({ id, label, find }) => ({ id, label, isRepeatable: !find })) }));
  for (const step of steps) {
    const { steps: states, item } = yield* select(selectRecord, key);
    const status = states.find(({ id }) => id === step.id)?.status;
    if (status !== 'done' || step.isRepeated) yield* call(takeStep, key, step, item, status === 'unclear');
  }
  return (yield* select(selectRecord, key)).item;
}

function* takeStep(key: string, step: Step, item: Id | null, isUnclear: boolean) {
  const { id } = step;
  let mayBeDone = isUnclear;
  let isSent = false;
  yield* put(stepMoved({ key, id, status: 'running' }));
  try {
    const found = isUnclear && step.find ? yield* call(step.find, item) : null;
    mayBeDone = false;
    if (found === null && step.prepare) yield* call(step.prepare);
    isSent = true;
    const made = found === null ? yield* call(step.run, item) : found;
    yield* put(stepMoved({ key, id, status: 'done', item: made }));
  } catch (error) {
    yield* put(stepMoved({ key, id, status: mayBeDone || (isSent && !isRefusal(error)) ? 'unclear' : 'refused' }));
    throw error;
  }
}
