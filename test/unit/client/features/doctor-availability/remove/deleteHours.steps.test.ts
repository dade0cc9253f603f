import { locations } from '#client/entities/clinic';
import { hoursDeleteSubmitted } from '#client/features/doctor-availability/hours/events';
import { doctorAvailabilityKeys } from '#client/features/doctor-availability/hours/keys';
import { availabilityMessages } from '#client/features/doctor-availability/hours/messages';
import { readSlots } from '#client/features/doctor-availability/hours/sagas/loads';
import { selectBookingsInside, selectSlots } from '#client/features/doctor-availability/hours/selectors';
import { deletingSlot, slotsLeft } from '#client/features/doctor-availability/remove/sagas/deleteAvailabilities';
import {
  deleteHours,
  deleteUnlessBooked,
  deletingHours,
  findDeleted,
} from '#client/features/doctor-availability/remove/sagas/deleteHours';
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
    .select(selectSlots, 21, 31)
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

describe('deleting one of them', () => {
  const steps = testSaga(deleteUnlessBooked, { doctor, slot: early })
    .next()
    .select(selectSlots, 21, 31)
    .save('it is looked at');

  it.each([[[early]], [[]], [undefined]])('deletes it as long as it is not booked: %p', (known) => {
    steps.restore('it is looked at').next(known).call(deletingSlot.send, early).next().returns({ outcome: 'added' });
  });

  it('says of one that another desk has deleted that it is gone', () => {
    steps
      .restore('it is looked at')
      .next([early])
      .call(deletingSlot.send, early)
      .next('gone')
      .inspect((end) => expect(end).toMatchObject({ outcome: 'added', reason: { id: 'deletions.gone' } }));
  });

  it('leaves it where it has been booked since', () => {
    steps
      .restore('it is looked at')
      .next([{ ...early, status: 'booked' }])
      .returns({ outcome: 'leftOut', reason: availabilityMessages.bookedMeanwhile });
  });
});

it('looks for those without an answer once, and knows what is gone', () => {
  const lost = [early, late].map((slot) => ({ id: String(slot.id), label: 'one', payload: { doctor, slot } }));
  testSaga(findDeleted, lost)
    .next()
    .call(slotsLeft, 21, 31)
    .next(new Set(['2']))
    .returns(new Map([['1', { outcome: 'added' }]]));
});
