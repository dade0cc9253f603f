import type { Reducer } from '@reduxjs/toolkit';
import { expectSaga } from 'redux-saga-test-plan';

import * as appointmentsApi from '#client/api/appointments';
import { askWithComing, type Whose } from '#client/features/coming-visits';
import { comingMessages } from '#client/features/coming-visits/messages';
import { confirmed, declined, type ConfirmationsRoot } from '#client/state/confirmations';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { atRest } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';
import { stateAfter } from '#test/support/sagas/stateWith';

const IN_DECEMBER = '2026-12-09';
const visit = (id: number, date: string, start: string, status: string, rest = {}) =>
  makeAppointment({ id, date, start_time: `${start}:00`, end_time: `${start.slice(0, 3)}55:00`, status, ...rest });
const badr = {
  doctor_id: 4,
  location_id: 52,
  local_doctor: { doctor_id: 4, name: 'Prof. Badr Saif', provider_user_id: 9 },
};

const slices = [
  [visit(1, IN_DECEMBER, '11:20', 'pending'), visit(2, '2026-11-02', '08:00', 'confirmed')],
  [visit(3, IN_DECEMBER, '08:20', 'confirmed', { local_user: { user_id: 6, name: 'Huda Nair' } })],
  [visit(4, TODAY, '00:00', 'pending'), visit(5, IN_DECEMBER, '07:00', 'rejected')],
  [visit(6, IN_DECEMBER, '16:00', 'pending', { ...badr, local_user: null })],
];

const QUESTION = { title: 'Delete?', text: '', consequences: ['3 availabilities go with it'], confirmLabel: 'Delete' };

/** What the question about somebody says in the end, by an answer of the service, and what came of it. */
async function linesOf(whose: Whose, read: () => unknown = answer) {
  const { reducer, state } = stateAfter({}, []);
  const plan = expectSaga(askWithComing, QUESTION, whose)
    .withReducer(reducer as Reducer, state)
    .provide([serve(appointmentsApi.readAppointments, read)]);
  const { question } = (await atRest<ConfirmationsRoot>(plan)).confirmation;
  return question?.consequences?.map((line) => inEnglish(line));
}

function answer() {
  const left = [...slices];
  return { tag: null, next: () => Promise.resolve(left.shift() ?? null), cancel: () => undefined };
}

const AISHA = { doctorId: '21' };

it.each<[Whose, string]>([
  [AISHA, '2 appointments are to come; first Wed, 9 Dec 2026, 08:20, Huda Nair'],
  [{ doctorId: 4 }, '1 appointment is to come; first Wed, 9 Dec 2026, 16:00'],
  [{ doctorId: 5 }, 'No appointment is to come'],
  [{ accountId: '9', locationIds: [] }, '1 appointment is to come; first Wed, 9 Dec 2026, 16:00'],
  [{ accountId: null, locationIds: [31] }, '2 appointments are to come; first Wed, 9 Dec 2026, 08:20, Huda Nair'],
  [{ accountId: 8, locationIds: [7] }, 'No appointment is to come'],
  [{ name: 'badr saif' }, '1 appointment is to come with a doctor of this name; first Wed, 9 Dec 2026, 16:00'],
  [{ name: 'Badr' }, 'No appointment is to come with a doctor of this name'],
])('of %j the question says at last: %s', async (whose, line) => {
  expect(await linesOf(whose)).toEqual(['3 availabilities go with it', line]);
});

it.each([
  ['cannot be read', failing(refusal(500))],
  ['never come', () => new Promise(() => undefined)],
])('says so where the appointments %s', async (_, read) => {
  expect(await linesOf(AISHA, read)).toEqual([
    '3 availabilities go with it',
    'Whether appointments are to come could not be read',
  ]);
});

it.each([
  [confirmed(), true],
  [declined(), false],
])('the answer %j, given while they are looked for, is %p', async (event, isConfirmed) => {
  const never = () => new Promise(() => undefined);
  await expectSaga(askWithComing, QUESTION, AISHA)
    .provide([serve(appointmentsApi.readAppointments, never)])
    .put.like({ action: { payload: { consequences: [...QUESTION.consequences, comingMessages.looking] } } })
    .dispatch(event)
    .returns(isConfirmed)
    .silentRun();
});
