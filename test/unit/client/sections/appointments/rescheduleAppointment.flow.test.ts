import type { UnknownAction } from '@reduxjs/toolkit';
import { AxiosError } from 'axios';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import * as appointmentsApi from '../../../../../src/client/api/appointments';
import * as availabilitiesApi from '../../../../../src/client/api/availabilities';
import { appointmentsSection } from '../../../../../src/client/sections/appointments';
import { appointmentKeys } from '../../../../../src/client/sections/appointments/keys';
import { rescheduleMessages as messages } from '../../../../../src/client/sections/appointments/messages';
import { describeWith } from '../../../../../src/client/sections/appointments/rows';
import { currentMoment } from '../../../../../src/client/sections/appointments/sagas/rescheduleAppointment';
import { selectReferred, selectRescheduleView, selectVisible } from '../../../../../src/client/sections/appointments/selectors';
import { missingHalfChosen, rescheduleOpened, rescheduleSubmitted } from '../../../../../src/client/sections/appointments/slice';
import type { AppointmentsRoot } from '../../../../../src/client/sections/appointments/slice';
import type { NoticesRoot } from '../../../../../src/client/state/notices';
import { selectNotices } from '../../../../../src/client/state/notices';
import { selectRequest } from '../../../../../src/client/state/requests';
import type { Appointment } from '../../../../../src/contract/appointments';
import { makeAppointment, makeAvailability, TODAY } from '../../../../support/clinicBuilders';
import { afterFlow } from '../../../../support/flow';
import { appointmentsInStore } from '../../../../support/stateWith';

type State = Parameters<typeof selectVisible>[0] & NoticesRoot & AppointmentsRoot;

const original = makeAppointment({ id: 7, status: 'confirmed' });
const slot = { date: '2026-11-25', startTime: '10:00:00', endTime: '10:20:00', locationId: 31 };
const submitted = rescheduleSubmitted({ appointmentId: 7, slot });
const booked = makeAppointment({ id: 8, status: 'pending', date: slot.date, start_time: slot.startTime, end_time: slot.endTime });
const lost = () => new AxiosError('Network Error', 'ERR_NETWORK');

/** The answers of the service, one by one for each call; the last one stays. An error is thrown. */
interface Answers {
  setStatus?: unknown[];
  book?: unknown[];
  list?: unknown[];
  ranges?: unknown[];
}

/** Plays a reschedule of one appointment among others against a service that answers so; returns the state and what was sent to change anything. */
async function play(answers: Answers, events: UnknownAction[] = [rescheduleOpened(7), submitted], others: Appointment[] = []) {
  const sent: unknown[] = [];
  const answering = (values: unknown[], record: boolean): unknown =>
    dynamic(({ args }): Promise<unknown> => {
      if (record) sent.push(args);
      const answer: unknown = values.length > 1 ? values.shift() : values[0];
      return answer instanceof Error ? Promise.reject<unknown>(answer) : Promise.resolve<unknown>(answer);
    });
  const { setStatus = [original], book = [booked], list = [[original]], ranges = [[makeAvailability({ date: slot.date })]] } = answers;
  const state = await afterFlow<State>({
    watcher: appointmentsSection.watchers.appointments,
    reducers: appointmentsSection.reducers,
    given: appointmentsInStore([original, ...others]),
    provide: [
      [matchers.call.fn(currentMoment), new Date(2026, 10, 21, 8, 0)],
      [matchers.call.fn(appointmentsApi.setStatus), answering(setStatus, true)],
      [matchers.call.fn(appointmentsApi.book), answering(book, true)],
      [matchers.call.fn(appointmentsApi.listAppointments), answering(list, false)],
      [matchers.call.fn(availabilitiesApi.listSlotRanges), answering(ranges, false)],
    ],
    events,
  });
  return { state, sent };
}

const draft = { user_id: 11, doctor_id: 21, date: slot.date, start_time: slot.startTime, end_time: slot.endTime, location_id: 31 };
const statuses = (state: State) => Object.fromEntries(selectVisible(state, TODAY).map(({ id, status }) => [id, status]));
const notices = (state: State) => selectNotices(state).map(({ kind, text, stays }) => [kind, text, stays ?? false]);
const retryOf = (state: State): UnknownAction => selectNotices(state)[0]?.retry ?? { type: 'nothing to retry' };
const failure = (state: State) => selectRequest(state, appointmentKeys.reschedule(7))?.failure;
const rejected = [7, 'rejected'];
const restored = [7, 'confirmed'];

describe('when an appointment is rescheduled by a double click', () => {
  it('rejects it and books the new one once, shows both, says so and closes the dialog', async () => {
    const { state, sent } = await play({}, [rescheduleOpened(7), submitted, submitted]);

    expect(sent).toEqual([rejected, [draft]]);
    expect(statuses(state)).toEqual({ 7: 'rejected', 8: 'pending' });
    expect(notices(state)).toEqual([['success', messages.done, false]]);
    expect(selectRescheduleView(state)).toBeNull();
  });

  it.each([
    ['is little more than an id', { id: 8 }],
    ['leaves the rest null', { id: 8, status: null, start_time: null, local_user: null, local_doctor: null, local_location: null }],
  ])('shows the new one with the names of the old one when the answer %s', async (_, answer) => {
    const { state } = await play({ book: [answer] });

    const describe = describeWith(selectReferred(state, TODAY));
    const shown = selectVisible(state, TODAY).map(describe).map((row) => [row.patientName, row.doctorName, row.locationName, row.startTime, row.status]);
    expect(shown).toEqual([
      ['Layla Haddad', 'Dr. Omar Nasser', 'Marina Clinic', '09:00:00', 'rejected'],
      ['Layla Haddad', 'Dr. Omar Nasser', 'Marina Clinic', '10:00:00', 'pending'],
    ]);
  });
});

describe('when the time was taken in the meantime', () => {
  it('changes nothing and shows the slots of now', async () => {
    const { state, sent } = await play({ ranges: [[]] }, [rescheduleOpened(7), { type: 'appointments/rescheduleDateChosen', payload: slot.date }, submitted]);

    expect(sent).toEqual([]);
    expect(failure(state)?.text).toEqual(messages.slotTaken);
    expect(selectRescheduleView(state)?.ranges).toEqual([]);
  });
});

describe('when the appointment is no longer known', () => {
  it('says so and changes nothing', async () => {
    const { state, sent } = await play({}, [rescheduleSubmitted({ appointmentId: 99, slot })]);

    expect(sent).toEqual([]);
    expect(selectNotices(state).map(({ text, detail }) => [text, detail])).toEqual([[messages.failed, messages.notFound]]);
  });
});

describe('when the old appointment cannot be rejected', () => {
  it('leaves everything as it is after a refusal', async () => {
    const refusal = new AxiosError('no', 'ERR_BAD_REQUEST', undefined, null, { status: 403, data: {} } as never);
    const { state, sent } = await play({ setStatus: [refusal] });

    expect(sent).toEqual([rejected]);
    expect(statuses(state)).toEqual({ 7: 'confirmed' });
    expect(failure(state)?.text).toEqual(messages.failed);
  });

  it('books nothing and sends the old status again after a lost answer', async () => {
    const { state, sent } = await play({ setStatus: [lost(), original] });

    expect(sent).toEqual([rejected, restored]);
    expect(failure(state)?.detail).toMatchObject({ id: messages.putBack.id });
  });
});

describe('when the booking fails', () => {
  it('takes a lost answer for a success when the new appointment is there', async () => {
    const { state, sent } = await play({ book: [lost()], list: [[{ ...original, status: 'rejected' }, booked]] });

    expect(sent).toEqual([rejected, [draft]]);
    expect(statuses(state)).toEqual({ 7: 'rejected', 8: 'pending' });
    expect(notices(state)).toEqual([['success', messages.done, false]]);
  });

  it('takes neither a cancelled one, nor that of another time, nor one it knew before for the new one', async () => {
    const others = [
      { ...booked, id: 8, status: 'cancelled' },
      { ...booked, id: 9, start_time: '10:20:00' },
      { ...booked, id: 10, user_id: 12 },
      { ...booked, id: 6 },
    ];
    const { sent } = await play({ book: [lost()], list: [[original, ...others]] }, [rescheduleOpened(7), submitted], [{ ...booked, id: 6 }]);

    expect(sent).toEqual([rejected, [draft], restored]);
  });

  it('does not take a cancelled one for one it knew before', async () => {
    const { sent } = await play({ book: [lost()], list: [[{ ...original, status: 'rejected' }, booked]] }, [rescheduleOpened(7), submitted], [{ ...booked, status: 'cancelled' }]);

    expect(sent).toEqual([rejected, [draft]]);
  });

  it('gives the old appointment its status back and says so in the dialog', async () => {
    const { state, sent } = await play({ book: [lost()] });

    expect(sent).toEqual([rejected, [draft], restored]);
    expect(statuses(state)).toEqual({ 7: 'confirmed' });
    expect(failure(state)).toMatchObject({ text: messages.failed, detail: { id: messages.putBack.id, values: { status: 'confirmed' } } });
    expect(notices(state)).toEqual([]);
  });

  it('says so in a notice when the dialog has been left', async () => {
    const { state } = await play({ book: [lost()] }, [submitted]);

    expect(notices(state)).toEqual([['error', messages.failed, false]]);
  });

  it('keeps a notice when the old status cannot be given back, and finishes the missing half', async () => {
    const { state } = await play({ setStatus: [original, lost()], book: [lost()] });
    const [notice] = selectNotices(state);

    expect(notice).toMatchObject({ topic: appointmentKeys.reschedule(7), text: messages.failed, detail: { id: messages.stranded.id }, retryLabel: messages.restore });
    const { sent, state: after } = await play({}, [retryOf(state)]);
    expect(sent).toEqual([restored]);
    expect(selectNotices(after).map(({ kind }) => kind)).toEqual(['success']);
  });

  it('gives nothing back while it is unknown whether the new one exists, and finds out later', async () => {
    const { state, sent } = await play({ book: [lost()], list: [lost()] });
    const [notice] = selectNotices(state);

    expect(sent).toEqual([rejected, [draft]]);
    expect(notice).toMatchObject({ topic: appointmentKeys.reschedule(7), detail: { id: messages.undecided.id }, retryLabel: messages.checkAgain });
    const { sent: later, state: after } = await play({ list: [[{ ...original, status: 'rejected' }, booked] as Appointment[]] }, [retryOf(state)]);
    expect(later).toEqual([]);
    expect(notices(after)).toEqual([['success', messages.done, false]]);
  });

  it('does not take an appointment for the new one that was there before', async () => {
    const twin = { ...booked, id: 6 };
    const { sent } = await play({ list: [[original, twin]] }, [missingHalfChosen({ original: { ...original, local_user: 11, local_doctor: 21, local_location: 31, status: 'confirmed' }, draft, twinIds: [6] })]);

    expect(sent).toEqual([restored]);
  });
});
