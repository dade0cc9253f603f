import { isActive } from '#client/entities/appointments';
import { addDays, timeOfMinutes } from '#client/lib/dates';
import { awayTimesWanted } from '#client/sections/appointments/away/events';
import type { Absence } from '#client/sections/appointments/away/sent';
import type { Appointment } from '#contract/appointments';
import type { Availability } from '#contract/availabilities';
import { makeAppointment, makeAvailability } from '../builders/clinic';
import { AWAY, OPEN, visitsIn } from './away';
import { Service } from './service';
import { rowsOf } from './tables';

/** The place that is closed for two days, its nine doctors, and who is away therefore. */
export const PLACE = 31;
export const DOCTORS = [21, 22, 23, 24, 25, 26, 27, 28, 29];
export const CLOSED: Absence = { doctorIds: DOCTORS, placeId: PLACE };
export const DAYS = [AWAY, addDays(AWAY, 1)];

/** A visit as a test names it: with which doctor, in which place of the row of times of which day, and whose. */
export interface Expected {
  doctor: number;
  at: number;
  day: number;
  user: number;
  place?: number;
  status?: string;
}

/** Visits at a clinic, and the hours of its doctors on the days that it is closed and on one after. */
export function clinicOf(expected: readonly Expected[], later: Partial<Availability> = {}): Service {
  const visits = expected.map(({ doctor, at, day, user, place = PLACE, status = 'confirmed' }, index) =>
    makeAppointment({
      id: index + 1,
      user_id: user,
      local_user: { user_id: user, name: `Patient ${user}` },
      doctor_id: doctor,
      local_doctor: { doctor_id: doctor, name: `Doctor ${doctor}`, auto_confirmation: null },
      location_id: place,
      local_location: { location_id: place, name: `Clinic ${place}` },
      date: DAYS[day] ?? AWAY,
      start_time: timeOfMinutes(540 + at * 20),
      end_time: timeOfMinutes(560 + at * 20),
      status,
    }),
  );
  const hours = DOCTORS.flatMap((doctor_id) => [
    ...DAYS.map((date) => ({ doctor_id, date, available_from: '08:00:00', available_to: '13:00:00' })),
    { doctor_id, date: OPEN, available_from: '09:00:00', available_to: '12:00:00', ...later },
  ]);
  const elsewhere = {
    doctor_id: 21,
    date: AWAY,
    location_id: 32,
    available_from: '14:00:00',
    available_to: '16:00:00',
  };
  const ranges = [...hours, elsewhere].map((range, index) => makeAvailability({ id: 500 + index, ...range }));
  return new Service({ '/appointments/': rowsOf(...visits), '/availabilities/': rowsOf(...ranges) });
}

/** Of 64 visits with nine doctors on two days, 24 patients have two; one more is at another place. */
export const fullClinic = () =>
  clinicOf([
    ...Array.from({ length: 64 }, (_, index) => ({
      doctor: 21 + (index % 9),
      at: Math.floor((index % 32) / 9),
      day: Math.floor(index / 32),
      user: 101 + (index % 40),
      status: index % 3 === 0 ? 'pending' : 'confirmed',
    })),
    { doctor: 21, at: 18, day: 0, user: 201, place: 32 },
  ]);

/** A person has the times looked for. */
export const closedFound = awayTimesWanted({
  ...CLOSED,
  span: { from: DAYS[0] ?? '', to: DAYS[1] ?? '', fromTime: '', toTime: '' },
});

/** Whose a visit is, with whom, where and when. */
const whereOf = (visit: Pick<Appointment, 'user_id' | 'doctor_id' | 'location_id' | 'date' | 'start_time'>) =>
  [visit.user_id, visit.doctor_id, visit.location_id, visit.date, visit.start_time].join(' ');

/** Who is expected where, with whom, when, and how that stands. */
export const expectedIn = (service: Service) =>
  visitsIn(service)
    .filter(isActive)
    .map(({ status, ...visit }) => `${whereOf(visit)} ${status}`)
    .sort();

/** The hours that a service has. */
export const hoursIn = (service: Service) =>
  service
    .rows('/availabilities/')
    .map(({ doctor_id, location_id, date, available_from }) =>
      [doctor_id, location_id, date, available_from].map(String).join(' '),
    )
    .sort();
