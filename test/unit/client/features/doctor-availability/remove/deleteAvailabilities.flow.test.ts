import type { UnknownAction } from '@reduxjs/toolkit';
import { fork, put } from 'redux-saga/effects';

import * as availabilitiesApi from '#client/api/availabilities';
import { availabilities } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { watchDoctorAvailability } from '#client/features/doctor-availability';
import { allSlotsDeleteChosen, slotDeleteChosen } from '#client/features/doctor-availability/hours/events';
import { hoursKeys, selectDoctorHours } from '#client/hours/readHours';
import { UnreadableAnswer } from '#client/lib/errors';
import type { Message } from '#client/lib/text';
import { confirmed, declined, selectConfirmation, type ConfirmationsRoot } from '#client/state/confirmations';
import { listReceived } from '#client/state/lists';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, late, serve } from '#test/support/sagas/service';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

type State = NoticesRoot & ConfirmationsRoot & Parameters<typeof selectDoctorHours>[0];

const shown = [
  makeAvailability({ id: 1 }),
  makeAvailability({ id: 2, available_from: '12:20:00', available_to: '12:40:00', status: 'booked' }),
];
const elsewhere = [makeAvailability({ id: 3, location_id: 32 }), makeAvailability({ id: 4, doctor_id: 22 })];
const given = [
  entitiesMerged(availabilities.normalize([...shown, ...elsewhere]).entities),
  listReceived({ key: hoursKeys.of(21, 31), ids: [1, 2] }),
  ...appointmentsInStore([
    makeAppointment(),
    makeAppointment({ id: 2, start_time: '12:00:00', end_time: '12:20:00' }),
    makeAppointment({ id: 3, status: 'cancelled' }),
    makeAppointment({ id: 4, doctor_id: 22 }),
  ]),
];
const one = slotDeleteChosen({ id: 1 });
const all = allSlotsDeleteChosen({ doctorId: 21, locationId: 31, hasOtherLocations: true });

function run(events: UnknownAction[], remove: () => unknown = () => undefined, left: object[] = shown): Promise<State> {
  return afterFlow<State>({
    watcher: watchDoctorAvailability,
    given,
    provide: [
      serve(availabilitiesApi.deleteAvailability, remove),
      serve(availabilitiesApi.deleteAllAvailabilities, remove),
      serve(availabilitiesApi.listDoctorAvailabilities, () => left),
    ],
    events,
  });
}

const ids = (state: State) => selectDoctorHours(state, 21, 31)?.map(({ id }) => id);
const sentences = (state: State) =>
  selectNotices(state).map(({ kind, text }) => [kind, (text as Message).defaultMessage]);

describe('when a slot is to be deleted', () => {
  it('asks first, and says that it is free and which appointments fall inside', async () => {
    const state = await run([one]);

    expect(ids(state)).toEqual([1, 2]);
    expect(selectConfirmation(state)?.consequences?.map(inEnglish)).toEqual([
      'It is not booked.',
      '1 appointment falls inside: Layla Haddad (09:00 - 09:20)',
    ]);
  });

  it('deletes it on a yes', async () => {
    const remove = jest.fn();
    const state = await run([one, confirmed()], remove);

    expect(remove.mock.calls).toEqual([[1]]);
    expect(ids(state)).toEqual([2]);
    expect(sentences(state)).toEqual([['success', 'Availability deleted successfully!']]);
  });

  it('deletes another meanwhile', async () => {
    const state = await afterFlow<State>({
      *watcher() {
        yield fork(watchDoctorAvailability);
        for (const event of [one, confirmed(), slotDeleteChosen({ id: 2 }), confirmed()]) yield put(event);
      },
      given,
      provide: [serve(availabilitiesApi.deleteAvailability, () => late(undefined))],
      events: [],
    });

    expect(ids(state)).toEqual([]);
  });

  it('leaves it and says so when the service refuses', async () => {
    const state = await run([one, confirmed()], failing(refusal()));

    expect(ids(state)).toEqual([1, 2]);
    expect(sentences(state)).toEqual([['error', 'Failed to delete availability. Please try again.']]);
  });
});

describe.each([
  [
    'a slot',
    one,
    [shown[1]!],
    [2],
    'Availability deleted successfully!',
    'Failed to delete availability. Please try again.',
  ],
  [
    'all slots',
    all,
    [],
    [],
    'All availabilities deleted successfully!',
    'Failed to delete all availabilities. Please try again.',
  ],
])('when %s is to be deleted', (_, event, left, rest, done, failed) => {
  it('leaves it on a no, and sends nothing', async () => {
    const remove = jest.fn();
    const state = await run([event, declined()], remove);

    expect(remove).not.toHaveBeenCalled();
    expect(ids(state)).toEqual([1, 2]);
    expect(sentences(state)).toEqual([]);
  });

  it('says that it is done when the service knows it no more', async () => {
    const state = await run([event, confirmed()], failing(refusal(404)));

    expect(ids(state)).toEqual(rest);
    expect(sentences(state)).toEqual([['success', done]]);
  });

  it.each([
    ['the connection is lost', connectionLost()],
    ['the page of a proxy is answered', new UnreadableAnswer('foreign', 'no JSON')],
    ['the service breaks down', refusal(500)],
  ])('says that it is done when it is gone although %s', async (__, error) => {
    const state = await run([event, confirmed()], failing(error), left);

    expect(ids(state)).toEqual(rest);
    expect(sentences(state)).toEqual([['success', done]]);
  });

  it('says that it failed when the answer is lost and it is still there', async () => {
    const state = await run([event, confirmed()], failing(connectionLost()), shown);

    expect(ids(state)).toEqual([1, 2]);
    expect(sentences(state)).toEqual([['error', failed]]);
  });
});

describe('when all slots of a doctor are to be deleted', () => {
  it('asks first, and says how many are booked, what falls inside, and that other places lose theirs', async () => {
    const state = await run([all]);

    expect(selectConfirmation(state)).toMatchObject({
      text: { values: { count: 2 } },
      consequences: [
        { values: { booked: 1, count: 2 } },
        { values: { count: 1 } },
        { id: 'doctorAvailability.otherLocations' },
      ],
    });
  });

  it('deletes them on a yes', async () => {
    const remove = jest.fn();
    const state = await run([all, confirmed()], remove);

    expect(remove.mock.calls).toEqual([[21]]);
    expect(ids(state)).toEqual([]);
    expect(sentences(state)).toEqual([['success', 'All availabilities deleted successfully!']]);
  });

  it('deletes those at other locations as well, and none of another doctor', async () => {
    const state = await run([all, confirmed()]);

    expect(availabilities.selectById(state, 3)).toBeUndefined();
    expect(availabilities.selectById(state, 4)).toBeDefined();
  });

  it('leaves them and says so when the service refuses', async () => {
    const state = await run([all, confirmed()], failing(refusal()));

    expect(ids(state)).toEqual([1, 2]);
    expect(sentences(state)).toEqual([['error', 'Failed to delete all availabilities. Please try again.']]);
  });
});
