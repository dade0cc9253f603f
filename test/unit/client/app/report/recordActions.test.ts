import { createStore } from '#client/app/store';
import { recordedEntries } from '#client/device/flightRecorder';
import { noticeShown } from '#client/state/notices';
import { requestFailed, requestStarted } from '#client/state/requests/requests';
import { makeFailure } from '#test/support/builders/faults';

it('records the events of the store and how its workflows end, and nothing that they carry', () => {
  const { dispatch } = createStore();
  dispatch(noticeShown({ kind: 'success', text: 'Mariam Al-Sayed' }));
  dispatch(requestStarted('manageProviders/email/4711'));
  dispatch(requestFailed({ key: 'manageProviders/email/4711', failure: makeFailure('Mariam is not known') }));

  expect(
    recordedEntries()
      .slice(-3)
      .map(({ what }) => what),
  ).toEqual([
    'notices/noticeShown',
    'requests/requestStarted manageProviders/email',
    'requests/requestFailed manageProviders/email',
  ]);
});
