import { allAnswers, firstAnswer } from '#client/app/firstAnswer';
import { createStore } from '#client/app/store';
import { listReceived } from '#client/state/lists';
import { requestFailed, requestForgotten, requestStarted, requestSucceeded } from '#client/state/requests/requests';

/** Whether the first drawing may begin after these events and so many milliseconds. */
async function mayDraw({ given = [], then = [], ms = 0 }: { given?: Event[]; then?: Event[]; ms?: number }) {
  const store = createStore();
  given.forEach((event) => store.dispatch(event));
  const waiting = store.runSaga(firstAnswer);
  then.forEach((event) => store.dispatch(event));
  await jest.advanceTimersByTimeAsync(ms);
  return !waiting.isRunning();
}

type Event = Parameters<ReturnType<typeof createStore>['dispatch']>[0];

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const asked = requestStarted('list');

it.each([
  ['nothing was asked for', {}, true],
  ['the answer is there already', { given: [asked, requestSucceeded('list')] }, true],
  ['the answer is on its way', { given: [asked], ms: 249 }, false],
  ['the answer takes long', { given: [asked], ms: 250 }, true],
  ['the first rows have come', { given: [asked], then: [listReceived({ key: 'list', ids: [7] })] }, true],
  [
    'the answer was refused',
    { given: [asked], then: [requestFailed({ key: 'list', failure: { text: 'No', detail: null, fields: {} } })] },
    true,
  ],
])('when %s, whether the first drawing begins', async (_, begun, expected) => {
  expect(await mayDraw(begun)).toBe(expected);
});

it('all answers are there once the last of what was asked for has come or was refused', () => {
  const store = createStore();
  for (const key of ['code', 'list', 'report']) store.dispatch(requestStarted(key));
  const waiting = store.runSaga(allAnswers);
  store.dispatch(requestForgotten('report'));
  store.dispatch(requestSucceeded('code'));
  store.dispatch(listReceived({ key: 'list', ids: [7] }));
  expect(waiting.isRunning()).toBe(true);
  store.dispatch(requestFailed({ key: 'list', failure: { text: 'No', detail: null, fields: {} } }));

  expect(waiting.isRunning()).toBe(false);
});
