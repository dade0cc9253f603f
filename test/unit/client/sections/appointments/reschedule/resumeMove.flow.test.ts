import type { UnknownAction } from '@reduxjs/toolkit';
import { CANCEL } from 'redux-saga';
import { expectSaga } from 'redux-saga-test-plan';

import * as appointmentsApi from '#client/api/appointments';
import * as availabilitiesApi from '#client/api/availabilities';
import { sessionEnded, signedIn } from '#client/features/session';
import { appointmentsLoaded, rescheduleOpened } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { selectMoveOnRecord } from '#client/sections/appointments/reschedule/sagas/moveRecord';
import { selectRescheduleView } from '#client/sections/appointments/reschedule/selectors';
import { formSent } from '#client/state/formEvents';
import { selectSentForms, type FormsRoot } from '#client/state/forms/forms';
import { noticeShown, offerToGoOn, selectNotices } from '#client/state/notices';
import type { Appointment } from '#contract/appointments';
import { makeAvailability } from '#test/support/builders/clinic';
import { booked, original, slot, submitted } from '#test/support/builders/moves';
import { afterFlow, atRest } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';
import { appointmentsInStore, stateAfter } from '#test/support/sagas/stateWith';
import { moveService, playMove, type MoveState } from '#test/support/service/moves';
import { appointmentsSection } from '#test/support/wholeSections';

type State = MoveState & FormsRoot;

/** A call that is never answered, because the end of the session takes it back. */
const hanging = () => Object.assign(new Promise(() => undefined), { [CANCEL]: () => undefined });

/** What is left when the session ends while the move waits for this call, and the same person signs in again. */
async function afterExpiry(waitsFor: 'ranges' | 'setStatus' | 'book', list: readonly Appointment[]) {
  const cut = await afterFlow<State>({
    watcher: appointmentsSection.watchers.appointmentMove,
    reducers: appointmentsSection.reducers,
    given: appointmentsInStore([original]),
    provide: [
      serve(availabilitiesApi.listDoctorAvailabilities, () => []),
      serve(availabilitiesApi.listSlotRanges, () =>
        waitsFor === 'ranges' ? hanging() : [makeAvailability({ date: slot.date })],
      ),
      serve(appointmentsApi.setStatus, () => (waitsFor === 'setStatus' ? hanging() : original)),
      serve(appointmentsApi.book, hanging),
    ],
    events: [rescheduleOpened(7), submitted],
  });
  return play(cut, [sessionEnded(), signedIn('another token'), ...appointmentsInStore(list)]);
}

/** Goes on from a state: these events happened, then the list is there. */
async function play(from: State, given: readonly UnknownAction[]): Promise<State> {
  const { reducer } = stateAfter(appointmentsSection.reducers);
  const plan = expectSaga(appointmentsSection.watchers.appointmentMove)
    .withReducer(reducer as never, given.reduce(reducer as never, from) as never)
    .provide([
      serve(availabilitiesApi.listDoctorAvailabilities, () => []),
      serve(availabilitiesApi.listSlotRanges, () => [makeAvailability({ date: slot.date })]),
    ])
    .dispatch(appointmentsLoaded(0));
  return atRest<State>(plan);
}

describe('a move whose Confirm met the end of the session', () => {
  it.each(['ranges', 'setStatus'] as const)(
    'comes back with its date and time when it has changed nothing: it waited for %s',
    async (waitsFor) => {
      const state = await afterExpiry(waitsFor, [original]);

      expect(selectRescheduleView(state)).toMatchObject({ appointmentId: 7, date: slot.date, slot });
      expect(selectMoveOnRecord(state, 7)).toBeUndefined();
      expect(selectSentForms(state)).toEqual({});
    },
  );

  it.each([
    ['was cancelled', [{ ...original, status: 'cancelled' }]],
    ['is gone', []],
  ])('is over when the appointment %s', async (_, list) => {
    const state = await afterExpiry('ranges', list);

    expect(selectRescheduleView(state)).toBeNull();
    expect(selectSentForms(state)).toEqual({});
  });

  it.each([
    ['the old one is rejected', 'setStatus', [{ ...original, status: 'rejected' }]],
    ['the new one is there', 'setStatus', [original, booked]],
    ['the old one was rejected by it', 'book', [{ ...original, status: 'rejected' }]],
  ] as const)('is left to its record when %s', async (_, waitsFor, list) => {
    const state = await afterExpiry(waitsFor, list);

    expect(selectRescheduleView(state)).toBeNull();
    expect(selectMoveOnRecord(state, 7)).toBeDefined();
    expect(selectSentForms(state)).toEqual({});
  });
});

it('the notice that leads back to a move goes when the move has come back', async () => {
  const cut = await afterExpiry('ranges', []);
  const key = appointmentKeys.reschedule(7);
  const offered = noticeShown({
    kind: 'error',
    text: 'Moving Layla',
    ...offerToGoOn(key, { section: '', params: {} }),
  });
  const form = { title: 'Moving Layla', place: { section: '', params: {} }, values: submitted.payload };
  const state = await play(cut, [formSent({ key, form }), ...appointmentsInStore([original]), offered]);

  expect(selectRescheduleView(state)).toMatchObject({ appointmentId: 7 });
  expect(selectNotices(state)).toEqual([]);
});

it('a move that came to its end is not kept', async () => {
  expect(selectSentForms(await playMove(moveService(), [submitted]))).toEqual({});
});
