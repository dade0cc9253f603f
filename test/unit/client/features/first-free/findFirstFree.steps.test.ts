import * as directoryApi from '#client/api/directory';
import { doctors } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { doctorsFound } from '#client/features/first-free/events';
import { askDoctor, askWaiting, findDoctors } from '#client/features/first-free/sagas/findFirstFree';
import { readBusy } from '#client/features/first-free/sagas/readBusy';
import { selectFound, selectWaitingIds } from '#client/features/first-free/selectors';
import { sideBySide } from '#client/state/sagas/sideBySide';
import { doctor, EVERYBODY, question } from '#test/support/sagas/findingFree';
import { testSaga } from '#test/support/sagas/testSaga';

it('keeps the doctors that were found, and tells who they are', () => {
  const omar = doctor(1, 'Omar');

  testSaga(findDoctors, question)
    .next()
    .call(directoryApi.searchDoctors, '', {})
    .next({ doctors: [omar], counts: { doctors: 3 } })
    .put(entitiesMerged(doctors.normalize([omar]).entities))
    .next()
    .put(
      doctorsFound({ doctors: [{ id: 1, title: 'Dr.', name: 'Omar Nasser', specialty: 'Cardiology' }], isCut: true }),
    )
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
    .put(
      doctorsFound({
        doctors: [{ id: 1, title: 'Dr.', name: 'Omar Nasser', specialty: 'Cardiology, Allergy' }],
        isCut,
      }),
    );
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
