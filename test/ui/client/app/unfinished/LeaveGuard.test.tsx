import { LeaveGuard } from '#client/app/unfinished/LeaveGuard';
import { fanOutFinished, stopChosen } from '#client/state/fanOut/ledgers';
import { formLeft, formSent } from '#client/state/formEvents';
import { halfDoneBegun, halfDoneEnded } from '#client/state/halfDone/halfDone';
import { startedPlan } from '#test/support/builders/startedPlan';
import { renderWithStore } from '#test/support/page/renderWithStore';

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('the browser asks before the page is closed only while something is being sent', () => {
  const { tell } = renderWithStore(<LeaveGuard />);
  expect(isAsked()).toBe(false);
  tell(startedPlan('test/1', [{ id: 'a', label: 'a', payload: null }]));
  expect(isAsked()).toBe(true);
  tell(stopChosen('test/1'));
  expect(isAsked()).toBe(true);
  tell(fanOutFinished('test/1'));
  expect(isAsked()).toBe(false);
});

it('the browser asks while something stands in a form that was left, and not for a search', () => {
  const { tell } = renderWithStore(<LeaveGuard />);
  tell(formLeft('test/search', { mayGo: true, text: '', typed: 'Rashid' }));
  expect(isAsked()).toBe(false);
  tell(formLeft('test/hours', { startDate: '2027-02-14' }));
  expect(isAsked()).toBe(true);
  tell(formLeft('test/hours', null));
  expect(isAsked()).toBe(false);
});

it('the browser asks as long as something is half done, and not for a form that is being saved', () => {
  const { tell } = renderWithStore(<LeaveGuard />);
  const work = { title: 'Moving Layla', place: { section: 'appointments', params: {} } };
  tell(formSent({ key: 'test/form', form: { ...work, values: {} } }));
  expect(isAsked()).toBe(false);
  tell(
    halfDoneBegun({
      key: 'test/move',
      work: { ...work, label: 'Check again', event: 'test/finish', data: { id: 7 } },
    }),
  );
  expect(isAsked()).toBe(true);
  tell(halfDoneEnded('test/move'));
  expect(isAsked()).toBe(false);
});
