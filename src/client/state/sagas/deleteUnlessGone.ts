import { call, type SagaGenerator } from 'typed-redux-saga';

import { isNotFound } from '#client/lib/errors';

/** Deletes by an id; what the service does not know any more is gone already (decisions: reading answers). */
export function* deleteUnlessGone<Id>(deleteOne: (id: Id) => Promise<unknown>, id: Id): SagaGenerator<true> {
  try {
    yield* call(deleteOne, id);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  return true;
}
