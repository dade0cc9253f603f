import { availabilityMessages } from '#client/features/doctor-availability/hours/messages';
import { deletingSlot } from '#client/features/doctor-availability/remove/sagas/deleteAvailabilities';
import { deleteOne, standingOfDeletion } from '#client/features/doctor-availability/remove/sagas/deleteOne';
import { selectDoctorHours } from '#client/hours/readHours';
import { makeAvailability } from '#test/support/builders/clinic';
import { testSaga } from '#test/support/sagas/testSaga';

const doctor = { doctorId: 21, doctorName: 'Omar Nasser', locationId: 31 };
const early = makeAvailability({ id: 1, date: '2027-03-01', available_from: '08:00:00', available_to: '10:30:00' });
const late = { ...early, id: 2, available_from: '16:00:00', available_to: '18:00:00' };

describe('one of several slots that are deleted', () => {
  it.each([
    [[early], false, { is: 'open' }],
    [[{ ...early, status: 'booked' }], true, { is: 'leftOut', reason: availabilityMessages.bookedMeanwhile }],
    // Whoever has deleted it, the service says so.
    [[late], false, { is: 'open' }],
    [undefined, false, { is: 'open' }],
    [[late], true, { is: 'done' }],
  ])('among %j, tried or not (%p), stands as %j', (known, isTried, standing) => {
    testSaga(standingOfDeletion, { doctor, slot: early }, isTried)
      .next()
      .select(selectDoctorHours, 21, 31)
      .next(known)
      .returns(standing);
  });

  it('is deleted, and says where another desk has done it', () => {
    const steps = testSaga(deleteOne, { doctor, slot: early }).next().call(deletingSlot.send, early).save('it is sent');
    steps.restore('it is sent').next('deleted').returns({ outcome: 'added' });
    steps
      .restore('it is sent')
      .next('gone')
      .inspect((end) => expect(end).toMatchObject({ outcome: 'added', reason: { id: 'deletions.gone' } }));
  });
});
