import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { attemptNoted, selectRecord, stepsPlanned, type PlannedStep } from '#client/state/forms/steps';
import type { Write } from '#client/state/writes/write';
import { once } from '../saving/sagas/saveItem';
import { plainText } from './cells';
import type { SheetValues } from './events';

/** Whether a new row has no code of its own, so that one is made for it here. */
export function isMadeHere({ code = '' }: SheetValues): boolean {
  return plainText(code) === '';
}

/** Plans what is still to be done of a row, beside what earlier tries have done. */
export function* planRow(save: string, steps: readonly PlannedStep[]): SagaGenerator<void> {
  const { steps: known } = yield* select(selectRecord, save);
  const isPlanned = (id: string) => steps.some((step) => step.id === id);
  const done = known.filter(({ id, status }) => status === 'done' && !isPlanned(id));
  yield* put(stepsPlanned({ key: save, steps: [...done, ...steps] }));
}

/** Makes what a row is about once: nothing like it stood in the list that its round has read. */
export function* makeOnce<Args extends unknown[]>(
  save: string,
  body: unknown,
  step: Write<Args, unknown>,
  ...args: Args
): SagaGenerator<void> {
  const { attempt } = yield* select(selectRecord, save);
  if (!attempt) yield* put(attemptNoted({ key: save, attempt: { body, ids: [] } }));
  yield* call(once<Args>, save, 'item', step, ...args);
}
