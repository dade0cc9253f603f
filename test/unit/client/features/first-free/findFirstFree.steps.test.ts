import * as availabilitiesApi from '#client/api/availabilities';
import * as directoryApi from '#client/api/directory';
import { doctors } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { doctorAnswered, doctorFailed, doctorsFound, findSubmitted } from '#client/features/first-free/events';
import { firstFreeKeys } from '#client/features/first-free/keys';
import {
  askDoctor,
  askWaiting,
  findDoctors,
  findFirstFree,
} from '#client/features/first-free/late/sagas/findFirstFree';
import { readBusy } from '#client/features/first-free/late/sagas/readBusy';
import { selectFound, selectWaitingIds } from '#client/features/first-free/late/selectors';
import { logFailure } from '#client/state/log';
import { sideBySide } from '#client/state/sagas/sideBySide';
import { refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';
import { doctor, EVERYBODY, free, NOW, question } from './searching';

it('finds the doctors, then asks them', () => {
  testSaga(findFirstFree, findSubmitted({ question, scope: EVERYBODY }))
    .next()
    .call(findDoctors, question)
    .next()
    .call(askWaiting)
    .next()
    .isDone();
});

it('asks the own doctor without a search', () => {
  const own = { id: 3, name: 'Soon', specialty: '' };

  testSaga(findFirstFree, findSubmitted({ question, scope: { ...EVERYBODY, doctor: own } }))
    .next()
    .put(doctorsFound({ doctors: [own], isCut: false }))
    .next()
    .call(askWaiting)
    .next()
    .isDone();
});

it('keeps the doctors that were found, and tells who they are', () => {
  const omar = doctor(1, 'Omar');

  testSaga(findDoctors, question)
    .next()
    .call(directoryApi.searchDoctors, '', {})
    .next({ doctors: [omar], counts: { doctors: 3 } })
    .put(entitiesMerged(doctors.normalize([omar]).entities))
    .next()
    .put(doctorsFound({ doctors: [{ id: 1, name: 'Omar Nasser', specialty: 'Cardiology' }], isCut: true }))
    .next()
    .isDone();
});

it.each([
  ['all', 1, false],
  ['fewer than there are', 2, true],
  ['nobody knows whether all', null, false],
])('says of %s that were named whether there are more', (_, count, isCut) => {
  const omar = { ...doctor(1, 'Omar'), specializations: ['Cardiology', 'Allergy'].map((name, id) => ({ id, name })) };

  testSaga(findDoctors, question)
    .next()
    .next({ doctors: [omar], counts: { doctors: count } })
    .next()
    .put(doctorsFound({ doctors: [{ id: 1, name: 'Omar Nasser', specialty: 'Cardiology, Allergy' }], isCut }));
});

it.each([
  ['nobody is left to be asked', { question, scope: EVERYBODY }, []],
  ['the dialog was closed meanwhile', null, [1]],
])('reads nothing when %s', (_, asked, ids) => {
  testSaga(askWaiting).next().next({ asked }).next(ids).isDone();
});

it('reads when the doctors are expected before it asks them side by side', () => {
  const busy = new Map();
  const asked = { question, scope: EVERYBODY };

  testSaga(askWaiting)
    .next()
    .select(selectFound)
    .next({ asked })
    .select(selectWaitingIds)
    .next([1, 2])
    .call(readBusy, [1, 2], EVERYBODY)
    .next(busy)
    .call(sideBySide, [1, 2], askDoctor, question, EVERYBODY, busy)
    .next()
    .isDone();
});

const reading = testSaga(askDoctor, 1, { ...question, location: '31' }, EVERYBODY, new Map())
  .next()
  .call(availabilitiesApi.listDoctorAvailabilities, 1, '31')
  .save('the hours are asked for');

it('tells the next free times of a doctor', () => {
  const slot = { date: '2026-11-21', startTime: '09:00:00', endTime: '09:20:00', locationId: 31 };

  reading
    .restore('the hours are asked for')
    .next([free('09:00', '09:30')])
    .call(Date.now)
    .next(NOW)
    .put(doctorAnswered({ id: 1, times: [slot] }))
    .next()
    .isDone();
});

it('tells that the hours could not be read, and why in the log alone', () => {
  const error = refusal(500);

  reading
    .restore('the hours are asked for')
    .throw(error)
    .call(logFailure, firstFreeKeys.find, error)
    .next()
    .put(doctorFailed(1))
    .next()
    .isDone();
});
