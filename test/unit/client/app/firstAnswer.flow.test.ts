import { firstAnswer } from '#client/app/firstAnswer';
import { createStore } from '#client/app/store';
import { listReceived } from '#client/state/lists';
import { requestFailed, requestStarted, requestSucceeded } from '#client/state/requests/requests';

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
