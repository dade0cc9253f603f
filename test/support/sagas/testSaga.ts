import type { SagaType, TestApi } from 'redux-saga-test-plan';
import { testSaga as testSagaOnce } from 'redux-saga-test-plan';

/**
 * The `testSaga` of the library, whose save points can be restored any number of times; its own are worn out after
 * the first time.
 */
export function testSaga<Args extends unknown[]>(saga: SagaType<Args>, ...args: Args): TestApi {
  const steps = testSagaOnce(saga, ...args);
  const { restore } = steps;
  return Object.assign(steps, { restore: (name: string) => restore(name).save(name) });
}
