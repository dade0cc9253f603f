import { locations } from '#client/entities/clinic';
import { hoursDeleteSubmitted } from '#client/features/doctor-availability/hours/events';
import { doctorAvailabilityKeys } from '#client/features/doctor-availability/hours/keys';
import { availabilityMessages } from '#client/features/doctor-availability/hours/messages';
import { readSlots } from '#client/features/doctor-availability/hours/sagas/loads';
import { selectBookingsInside } from '#client/features/doctor-availability/hours/selectors';
import { deletingSlot } from '#client/features/doctor-availability/remove/sagas/deleteAvailabilities';
import {
  deleteHours,
  deleteOne,
  deletingHours,
  standingOfDeletion,
} from '#client/features/doctor-availability/remove/sagas/deleteHours';
import { selectDoctorHours } from '#client/hours/readHours';
import { longDate } from '#client/lib/dates';
import { Problem } from '#client/lib/problem';
import { say } from '#client/lib/text';
import { askConfirmation } from '#client/state/confirmations';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { makeAvailability } from '#test/support/builders/clinic';
import { showing, testSaga } from '#test/support/sagas/testSaga';

const doctor = { doctorId: 21, doctorName: 'Omar Nasser', locationId: 31 };
const early = makeAvailability({ id: 1, date: '2027-03-01', available_from: '08:00:00', available_to: '10:30:00' });
const late = { ...early, id: 2, available_from: '16:00:00', available_to: '18:00:00' };
const booked = makeAvailability({ id: 3, date: '2027-03-02', status: 'booked' });
const after = makeAvailability({ id: 4, date: '2027-03-10' });

describe('deleting the free hours of a span', () => {
  const steps = testSaga(deleteHours, hoursDeleteSubmitted({ doctor, from: '2027-03-01', to: '2027-03-09' }))
    .next()
    .call(readSlots, doctor)
    .save('the hours are read')
    .next()
    .select(selectDoctorHours, 21, 31)
    .save('they are looked at');
  const asked = steps
    .restore('they are looked at')
    .next([late, booked, after, early])
    .select(selectBookingsInside, [early, late])
    .next([])
    .select(locations.selectById, 31)
    .next({ id: 31, name: 'Marina Clinic' })
    .call(askConfirmation, {
      title: say(availabilityMessages.deleteHoursTitle, { count: 2 }),
      text: say(availabilityMessages.deleteHoursText, { first: longDate('2027-03-01'), last: longDate('2027-03-09') }),
      consequences: [
        say(availabilityMessages.atPlace, { place: 'Marina Clinic' }),
        say(availabilityMessages.bookedStay, { booked: 1 }),
      ],
      confirmLabel: availabilityMessages.delete,
      isDestructive: true,
    })
    .save('it is asked');

  it('sends those that are free, the earliest first, after a yes', () => {
    const item = (slot: typeof early, hours: string) => ({
      id: String(slot.id),
      label: say(availabilityMessages.hoursOn, { date: longDate('2027-03-01'), hours }),
      payload: { doctor, slot },
    });
    asked
      .restore('it is asked')
      .next(true)
      .call(runFanOut, deletingHours, doctorAvailabilityKeys.deleteHours(21, 31), [
        item(early, '08:00 - 10:30'),
        item(late, '16:00 - 18:00'),
      ])
      .next()
      .isDone();
  });

  it('sends nothing after a no', () => {
    asked.restore('it is asked').next(false).isDone();
  });

  it('asks nothing where they cannot be read', () => {
    const problem = new Problem(availabilityMessages.fetchFailed);

    expect(() => steps.restore('the hours are read').throw(problem)).toThrow(problem);
  });

  it('asks nothing where none is free any more, and says so', () => {
    steps
      .restore('they are looked at')
      .next([booked, after])
      .inspect(showing({ kind: 'error', text: availabilityMessages.noFreeHours }))
      .next()
      .isDone();
  });
});

describe('one of them', () => {
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
