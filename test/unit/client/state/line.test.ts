import { runSaga, stdChannel } from 'redux-saga';

import { lineBack, lineLost, watchLine } from '#client/state/line';
import { setOnline } from '#test/support/line';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'navigator');
  Reflect.deleteProperty(globalThis, 'window');
});

it('the workflows are told when the line goes and comes, until nobody is signed in to be told', () => {
  Object.assign(globalThis, { window: new EventTarget() });
  const dispatch = jest.fn();
  const task = runSaga({ channel: stdChannel(), dispatch }, watchLine);
  setOnline(false);
  setOnline(true);
  expect(dispatch.mock.calls).toEqual([[lineLost()], [lineBack()]]);

  const removed = jest.spyOn(window, 'removeEventListener');
  task.cancel();
  expect(removed.mock.calls.map(([name]) => name)).toEqual(['online', 'offline']);
});
