import { act } from '@testing-library/react';
import { Provider } from 'react-redux';

import { createStore } from '#client/app/store';
import { LeaveGuard } from '#client/app/unfinished/LeaveGuard';
import { fanOutFinished, stopChosen } from '#client/state/fanOut/ledgers';
import { formSent } from '#client/state/formEvents';
import { halfDoneBegun, halfDoneEnded } from '#client/state/halfDone/halfDone';
import { startedPlan } from '#test/support/builders/startedPlan';
import { renderPage } from '#test/support/page/renderPage';

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('the browser asks before the page is closed only while something is being sent', () => {
  const store = createStore();
  renderPage(
    <Provider store={store}>
      <LeaveGuard />
    </Provider>,
  );
  expect(isAsked()).toBe(false);

  act(() => {
    store.dispatch(startedPlan('test/1', [{ id: 'a', label: 'a', payload: null }]));
  });
  expect(isAsked()).toBe(true);
  act(() => {
    store.dispatch(stopChosen('test/1'));
  });
  expect(isAsked()).toBe(true);
  act(() => {
    store.dispatch(fanOutFinished('test/1'));
  });
  expect(isAsked()).toBe(false);
});

it('the browser asks as long as something is half done, and not for a form that is being saved', () => {
  const store = createStore();
  renderPage(
    <Provider store={store}>
      <LeaveGuard />
    </Provider>,
  );
  const work = { title: 'Moving Layla', place: { section: 'appointments', params: {} } };
  act(() => {
    store.dispatch(formSent({ key: 'test/form', form: { ...work, values: {} } }));
  });
  expect(isAsked()).toBe(false);

  act(() => {
    store.dispatch(
      halfDoneBegun({
        key: 'test/move',
        work: { ...work, label: 'Check again', event: 'test/finish', data: { id: 7 } },
      }),
    );
  });
  expect(isAsked()).toBe(true);
  act(() => {
    store.dispatch(halfDoneEnded('test/move'));
  });
  expect(isAsked()).toBe(false);
});
