import { put } from 'redux-saga/effects';
import { testSaga as testSagaOnce, type SagaType, type TestApi } from 'redux-saga-test-plan';

import { noticeShown, type Notice } from '#client/state/notices';
import { forgiving, noted } from '#test/support/book/recorder';

/**
 * The `testSaga` of the library, whose save points can be restored any number of times; its own are worn out after
 * the first time.
 */
export function testSaga<Args extends unknown[]>(saga: SagaType<Args>, ...args: Args): TestApi {
  const steps = testSagaOnce(noted(saga), ...args);
  const { restore } = steps;
  return forgiving(Object.assign(steps, { restore: (name: string) => restore(name).save(name) }));
}

/** For `inspect`: this notice is shown. A `put` of it would never be equal, for each notice has an id of its own. */
export function showing(notice: Omit<Notice, 'id'>): (effect: unknown) => void {
  const { type } = noticeShown(notice);
  return (effect) => expect(effect).toEqual(put({ type, payload: { ...notice, id: expect.any(String) as string } }));
}
