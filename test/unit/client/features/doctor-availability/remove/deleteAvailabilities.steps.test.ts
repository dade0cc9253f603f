import { availabilities } from '#client/entities/clinic';
import { entitiesRemoved } from '#client/entities/entityStore';
import { allSlotsDeleteChosen, slotDeleteChosen } from '#client/features/doctor-availability/hours/events';
import { doctorAvailabilityKeys } from '#client/features/doctor-availability/hours/keys';
import { availabilityMessages } from '#client/features/doctor-availability/hours/messages';
import { selectBookingsInside, selectSlotIds } from '#client/features/doctor-availability/hours/selectors';
import {
  deleteAllSlots,
  deleteSlot,
  deletingAllSlots,
  deletingSlot,
  slotsLeft,
} from '#client/features/doctor-availability/remove/sagas/deleteAvailabilities';
import { readHours, selectDoctorHours } from '#client/hours/readHours';
import { longDate } from '#client/lib/dates';
import { namesInARow, say } from '#client/lib/text';
import { askConfirmation } from '#client/state/confirmations';
import { selectIsUnknown } from '#client/state/writes/unknown';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';
import { showing, testSaga } from '#test/support/sagas/testSaga';

const slot = makeAvailability({ id: 1 });
const booked = makeAvailability({ id: 2, status: 'booked' });
const inside = {
  appointment: { ...makeAppointment(), status: 'confirmed', local_doctor: 21, local_user: 11, local_location: 31 },
  patientName: 'Layla Haddad',
};
const patient = say(availabilityMessages.patientAt, { patient: 'Layla Haddad', hours: '09:00 - 09:20' });
const bookings = say(availabilityMessages.appointmentsInside, { count: 1, names: namesInARow([patient], 5) });

describe('deleting a slot', () => {
  const steps = testSaga(deleteSlot, slotDeleteChosen({ id: 1 }))
    .next()
    .select(availabilities.selectById, 1)
    .save('the slot is looked up')
    .next(slot)
    .select(selectBookingsInside, [slot])
    .next([inside])
    .call(askConfirmation, {
      title: availabilityMessages.deleteTitle,
      text: say(availabilityMessages.deleteText, { range: '09:00 - 12:00', date: longDate('2026-11-21') }),
      consequences: [availabilityMessages.isNotBooked, bookings],
      confirmLabel: availabilityMessages.delete,
      isDestructive: true,
    })
    .next(true)
    .select(selectIsUnknown, doctorAvailabilityKeys.deleteSlot(1))
    .next(false)
    .call(deletingSlot.send, slot)
    .save('it is deleted');

  it('takes it off the calendar once it is deleted, and says so', () => {
    steps
      .restore('it is deleted')
      .next()
      .put(entitiesRemoved({ kind: availabilities.kind, ids: [1] }))
      .next()
      .inspect(showing({ kind: 'success', text: availabilityMessages.deleted }))
      .next()
      .isDone();
  });

  it('asks nothing of a slot that is gone already', () => {
    steps.restore('the slot is looked up').next(undefined).isDone();
  });
});

describe('deleting all slots of a doctor', () => {
  const steps = testSaga(
    deleteAllSlots,
    allSlotsDeleteChosen({ doctorId: 21, locationId: 31, hasOtherLocations: true }),
  )
    .next()
    .select(selectDoctorHours, 21, 31)
    .next([slot, booked])
    .select(selectBookingsInside, [slot, booked])
    .next([inside])
    .call(askConfirmation, {
      title: availabilityMessages.deleteAllTitle,
      text: say(availabilityMessages.deleteAllText, { count: 2 }),
      consequences: [
        say(availabilityMessages.bookedCount, { booked: 1, count: 2 }),
        bookings,
        availabilityMessages.otherLocations,
      ],
      confirmLabel: availabilityMessages.delete,
      isDestructive: true,
    })
    .next(true)
    .select(selectIsUnknown, doctorAvailabilityKeys.deleteAll(21))
    .next(false)
    .call(deletingAllSlots.send, 21)
    .save('they are deleted');

  it.each([
    ['nothing is booked', [slot], 1],
    ['no slots are known', undefined, 0],
  ])('asks plainly where %s', (_, known, count) => {
    testSaga(deleteAllSlots, allSlotsDeleteChosen({ doctorId: 21, locationId: 31, hasOtherLocations: false }))
      .next()
      .select(selectDoctorHours, 21, 31)
      .next(known)
      .select(selectBookingsInside, known ?? [])
      .next([])
      .call(askConfirmation, {
        title: availabilityMessages.deleteAllTitle,
        text: say(availabilityMessages.deleteAllText, { count }),
        consequences: [availabilityMessages.noneBooked],
        confirmLabel: availabilityMessages.delete,
        isDestructive: true,
      });
  });

  it('takes off every slot of the doctor that is known, wherever it is, and says so', () => {
    steps
      .restore('they are deleted')
      .next()
      .select(selectSlotIds, 21)
      .next([3])
      .put(entitiesRemoved({ kind: availabilities.kind, ids: [3, 1, 2] }))
      .next()
      .inspect(showing({ kind: 'success', text: availabilityMessages.allDeleted }))
      .next()
      .isDone();
  });
});

it('the slots that are left are those of the answer, by the texts of their ids', () => {
  testSaga(slotsLeft, 21, null)
    .next()
    .call(readHours, 21, null)
    .next([slot, booked])
    .returns(new Set([slot, booked].map(({ id }) => String(id))));
});

describe('a deletion without an answer', () => {
  it.each([
    [new Set([String(booked.id)]), 'deleted'],
    [new Set([slot, booked].map(({ id }) => String(id))), null],
  ])('of a slot is looked up among those of its doctor: with %p it is %p', (left, isGone) => {
    testSaga(deletingSlot.find, slot).next().call(slotsLeft, 21, 31).next(left).returns(isGone);
  });

  it.each([
    [new Set<string>(), 'deleted'],
    [new Set([String(booked.id)]), null],
  ])('of all slots is looked up at all locations: with %p it is %p', (left, isGone) => {
    testSaga(deletingAllSlots.find, 21).next().call(slotsLeft, 21, null).next(left).returns(isGone);
  });
});
