import type { UnknownAction } from '@reduxjs/toolkit';
import type { StaticProvider } from 'redux-saga-test-plan/providers';

import * as availabilitiesApi from '#client/api/availabilities';
import { watchDoctorAvailability } from '#client/features/doctor-availability';
import { hoursDeleteSubmitted } from '#client/features/doctor-availability/hours/events';
import { doctorAvailabilityKeys } from '#client/features/doctor-availability/hours/keys';
import { deletingHours } from '#client/features/doctor-availability/remove/sagas/deleteHours';
import { selectDoctorHours } from '#client/hours/readHours';
import { confirmed, declined, selectConfirmation, type ConfirmationsRoot } from '#client/state/confirmations';
import { selectLedger, type FanOutsRoot } from '#client/state/fanOut/ledgers';
import { retryChosen } from '#client/state/fanOutEvents';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

type State = NoticesRoot & ConfirmationsRoot & FanOutsRoot & Parameters<typeof selectDoctorHours>[0];

const key = doctorAvailabilityKeys.deleteHours(21, 31);
const doctor = { doctorId: 21, doctorName: 'Omar Nasser', locationId: 31 };
const submitted = hoursDeleteSubmitted({ doctor, from: '2027-03-01', to: '2027-03-09' });
const again = retryChosen({ kind: deletingHours.name, key });

/** A service with four slots, of which three lie in the span and one is booked. */
function service(meets: (id: number, left: Map<number, object>) => void = (id, left) => left.delete(id)) {
  const dates = ['2027-02-28', '2027-03-01', '2027-03-05', '2027-03-09'];
  const slots = dates.map((date, index) =>
    makeAvailability({ id: index + 1, date, status: index === 2 ? 'booked' : 'available' }),
  );
  const left = new Map<number, object>(slots.map((slot) => [Number(slot.id), slot]));
  const sent: number[] = [];
  const provide: StaticProvider[] = [
    serve(availabilitiesApi.deleteAvailability, (id) => {
      sent.push(Number(id));
      meets(Number(id), left);
    }),
    serve(availabilitiesApi.listDoctorAvailabilities, () => [...left.values()]),
  ];
  return { left, sent, provide };
}

const run = (provide: StaticProvider[], ...events: UnknownAction[]) =>
  afterFlow<State>({
    watcher: watchDoctorAvailability,
    given: appointmentsInStore([makeAppointment({ date: '2027-03-09' })]),
    provide,
    events: [submitted, ...events],
  });

const outcomes = (state: State) => selectLedger(state, key)?.rows.map(({ outcome }) => outcome);
const sentences = (state: State) => selectNotices(state).map(({ kind, text }) => [kind, inEnglish(text)]);

describe('when the free hours of a span are to be deleted', () => {
  it('asks with their number, and says what stays and who is expected in them', async () => {
    const state = await run(service().provide);
    const question = selectConfirmation(state);

    expect(inEnglish(question?.title ?? '')).toBe('Delete 2 free slots?');
    expect(inEnglish(question?.text ?? '')).toBe('From Mon, 1 Mar 2027 to Tue, 9 Mar 2027.');
    expect(question?.consequences?.map(inEnglish)).toEqual([
      'Only at Marina Clinic.',
      '1 booked slot stays.',
      '1 appointment falls inside: Layla Haddad (09:00 - 09:20)',
    ]);
  });

  it('deletes these on a yes, and shows the calendar as it is then', async () => {
    const { sent, provide } = service();
    const state = await run(provide, confirmed());

    expect(sent).toEqual([2, 4]);
    expect(outcomes(state)).toEqual(['added', 'added']);
    expect(sentences(state)).toEqual([['success', 'Deleted 2 slots.']]);
    expect(selectDoctorHours(state, 21, 31)?.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('deletes nothing on a no', async () => {
    const { sent, provide } = service();
    const state = await run(provide, declined());

    expect([sent, outcomes(state)]).toEqual([[], undefined]);
  });

  it('counts what is gone already, and what is gone although its answer was lost', async () => {
    const { provide } = service((id, left) => {
      left.delete(id);
      throw id === 2 ? refusal(404) : connectionLost();
    });

    expect(outcomes(await run(provide, confirmed()))).toEqual(['added', 'added']);
  });

  it('leaves what has been booked between the question and the answer', async () => {
    const { left, sent, provide } = service();
    const state = await afterFlow<State>({
      watcher: watchDoctorAvailability,
      provide: [
        serve(availabilitiesApi.listDoctorAvailabilities, () => {
          const read = [...left.values()];
          left.set(4, makeAvailability({ id: 4, date: '2027-03-09', status: 'booked' }));
          return read;
        }),
        ...provide,
      ],
      events: [submitted, confirmed()],
    });

    expect(sent).toEqual([2]);
    expect(outcomes(state)).toEqual(['added', 'leftOut']);
    expect(sentences(state)).toEqual([['success', 'Deleted 1 slot. 1 was booked meanwhile and stays.']]);
  });

  it('names what was refused, and sends that alone by Retry', async () => {
    let isRefused = true;
    const { sent, provide } = service((id, left) => {
      if (id === 4 && isRefused) {
        isRefused = false;
        throw refusal(409);
      }
      left.delete(id);
    });
    const state = await run(provide, confirmed(), again);

    expect(sent).toEqual([2, 4, 4]);
    expect(outcomes(state)).toEqual(['added', 'added']);
    expect(sentences(state)[0]).toEqual(['error', 'Deleted 1 slot. Failed to delete 1.']);
  });

  it('says so when the hours cannot be read, and asks nothing', async () => {
    const state = await run([serve(availabilitiesApi.listDoctorAvailabilities, failing(refusal(503)))]);

    expect(selectConfirmation(state)).toBeNull();
    expect(sentences(state)).toEqual([
      ['error', 'Failed to fetch availabilities for Dr. Omar Nasser. Please try again.'],
    ]);
  });
});
