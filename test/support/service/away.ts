import { isActive } from '#client/entities/appointments';
import { addDays, timeOfMinutes } from '#client/lib/dates';
import {
  awayTimesWanted,
  closingToggled,
  lateTimesWanted,
  movesChosen,
} from '#client/sections/appointments/away/events';
import type { awayKeys } from '#client/sections/appointments/away/keys';
import { confirmed } from '#client/state/confirmations';
import { halfDoneBegun, type selectHalfDone } from '#client/state/halfDone/halfDone';
import { createAppointment, type Appointment } from '#contract/appointments';
import { listDoctorAvailabilities, type Availability } from '#contract/availabilities';
import { appointmentsSection } from '#test/support/wholeSections';
import { makeAppointment, makeAvailability, TODAY } from '../builders/clinic';
import { inEnglish } from '../inEnglish';
import { appointmentsInStore } from '../sagas/stateWith';
import { openDesk, play, type Desk, type StateOf, type Step } from './desk';
import type { Fate } from './fates';
import { inTurn, Service } from './service';
import { rowsOf } from './tables';

/** The day on which the doctor is away, and one on which there are hours. */
export const AWAY = addDays(TODAY, 2);
export const OPEN = addDays(TODAY, 5);

const VISITS = '/appointments/';
const HOURS = '/availabilities/';
const { reducers, watchers } = appointmentsSection;
const rooms = {
  reducers,
  watchers: {
    reading: watchers.appointmentReading,
    move: watchers.appointmentMove,
    away: watchers.appointmentAway,
  },
};

/** What these flows read. */
export type AwayState = StateOf<typeof reducers>;

/** A range of opening hours, as far as it matters. */
type Range = Partial<Availability>;

/** Patients of a doctor, one after the other from some minute of a day; her hours; and what becomes of what is sent. */
function serviceOf(patients: number, date: string, from: number, ranges: readonly Range[], fates: readonly Fate[]) {
  const visits = Array.from({ length: patients }, (_, at) =>
    makeAppointment({
      id: at + 1,
      user_id: 101 + at,
      local_user: { user_id: 101 + at, name: `Patient ${at + 1}` },
      date,
      start_time: timeOfMinutes(from + at * 20),
      end_time: timeOfMinutes(from + 20 + at * 20),
    }),
  );
  const hours = ranges.map((range, at) => makeAvailability({ id: 50 + at, ...range }));
  return new Service({ [VISITS]: rowsOf(...visits), [HOURS]: rowsOf(...hours) }, inTurn(fates));
}

const freeHours = (slots: number): Range => ({
  id: 1,
  date: OPEN,
  available_from: '14:00:00',
  available_to: timeOfMinutes(840 + slots * 20),
});

/** A doctor who is away on a day with so many patients, with so many free times on another, and hours of the day. */
export function awayService(
  patients: number,
  slots: number,
  fates: readonly Fate[] = [],
  ranges: readonly Range[] = [],
): Service {
  const ofDay = ranges.map((range, at) => ({ id: 50 + at, date: AWAY, ...range }));
  return serviceOf(patients, AWAY, 540, [freeHours(slots), ...ofDay], fates);
}

/** A doctor who has so many patients today from 13:00 on, one after the other, and hours until then. */
export function lateService(patients: number, until: string, fates: readonly Fate[] = []): Service {
  const today = { id: 2, date: TODAY, available_from: '09:00:00', available_to: until };
  return serviceOf(patients, TODAY, 780, [freeHours(2), today], fates);
}

export const inMorning = { available_from: '08:00:00', available_to: '12:00:00' };

/** What a service has of a patient, or of all. */
export const visitsIn = (service: Service) => service.rows(VISITS) as readonly object[] as readonly Appointment[];
export const changeVisit = (service: Service, id: number, change: Partial<Appointment>) =>
  service.change(VISITS, id, change);

/** How many appointments of each patient stand. */
export function standingIn(service: Service): number[] {
  const visits = visitsIn(service);
  const users = [...new Set(visits.map(({ user_id }) => user_id))];
  return users.map((user) => visits.filter((one) => one.user_id === user && isActive(one)).length);
}

/** Who was booked, and when: what the service has taken of it. */
export function bookedIn(service: Service) {
  const taken = service.callsTo(createAppointment).filter(({ hasTakenEffect }) => hasTakenEffect);
  return taken.map(({ body }) => body as unknown as Pick<Appointment, 'user_id' | 'date' | 'start_time'>);
}

/** From now on these fates meet what is sent. */
export const meeting =
  (service: Service, ...fates: readonly Fate[]) =>
  () => {
    service.fateOf = inTurn(fates);
  };
/** From now on no hours can be read. */
export const losingHours = (service: Service) => () =>
  service.loses(({ endpoint }) => endpoint === listDoctorAvailabilities);

/** What a person does for a day: asks for times, moves who has one, and closes the hours, or is late by minutes. */
export const findOn = (date: string) =>
  awayTimesWanted({ doctorIds: [21], placeId: null, span: { from: date, to: date, fromTime: '', toTime: '' } });
export const late = (shift: number) => lateTimesWanted({ doctorId: 21, shift });
export const send = [movesChosen(), confirmed()];
/** Likewise, and keeps the hours. */
export const move = [closingToggled(false), ...send];
export const moveAll = [findOn(AWAY), ...move];
export const close = [findOn(AWAY), ...send];

/** What a desk knows of a service, with what an earlier session has left on the device. */
function known(service: Service, kept: ReturnType<typeof selectHalfDone> = {}) {
  const works = Object.entries(kept).map(([key, work]) => halfDoneBegun({ key, work }));
  return [...appointmentsInStore(visitsIn(service)), ...works];
}

/** Opens a desk that shows what the service has, with what an earlier session has left on the device. */
export function openAwayDesk(service: Service, kept?: ReturnType<typeof selectHalfDone>): Desk<AwayState> {
  return openDesk(rooms, service, known(service, kept));
}

/** Plays a session of steps, one once all before it rest; what hangs is cut off. */
export function playAway(service: Service, steps: readonly Step[], kept?: ReturnType<typeof selectHalfDone>) {
  return play(rooms, service, steps, known(service, kept));
}

/** The rows of a ledger: what became of each, and why. */
export const ledgerOf = (state: AwayState, key: (typeof awayKeys)['moves' | 'hours' | 'undo']) =>
  state.fanOuts[key]?.rows.map(({ outcome, reason }) => [outcome, inEnglish(reason ?? '')]);
