import { appointments } from '#client/entities/appointments';
import { bookedEntities, isSameVisit } from '#client/sections/appointments/reschedule/move';
import { makeAppointment } from '#test/support/builders/clinic';

const visit = { user_id: 11, doctor_id: 21, date: '2026-11-25', start_time: '10:00:00' };

describe('two records', () => {
  it.each([
    ['the same one', {}, true],
    ['one with ids as texts', { user_id: '11', doctor_id: '21' }, true],
    ['one without seconds', { start_time: '10:00' }, true],
    ['one of another patient', { user_id: 12 }, false],
    ['one with another doctor', { doctor_id: 22 }, false],
    ['one on another date', { date: '2026-11-26' }, false],
    ['one of another time', { start_time: '10:20:00' }, false],
  ])('are of the same visit: %s', (_, other, isSame) =>
    expect(isSameVisit(visit, { ...visit, ...other })).toBe(isSame),
  );
});

it('a booked appointment is at the place that was asked for until its answer names another', () => {
  const original = appointments.normalize([makeAppointment({ id: 7 })]).entities.appointments![7]!;
  const draft = { ...visit, end_time: '10:20:00', location_id: 32 };
  const placeOf = (answer: object) =>
    bookedEntities({ id: 8, ...answer }, draft, original).appointments[8]?.local_location;

  expect(placeOf({})).toBe(32);
  expect(placeOf({ local_location: { location_id: 33, name: 'Creek Clinic' } })).toBe(33);
});

it.each([null, '', 0, undefined])('two records without a patient are not of the same visit: %p', (user_id) => {
  const nobody = { ...visit, user_id: user_id as never };

  expect(isSameVisit(nobody, nobody)).toBe(false);
});
