import { selectDoctorHours } from '#client/hours/readHours';
import { addDays } from '#client/lib/dates';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { calendarWanted, seriesSubmitted, type ChosenSeries } from '#client/sections/appointments/visits/events';
import { selectBusy } from '#client/sections/appointments/visits/selectors';
import { linesToBook, seriesLines, type SeriesRule } from '#client/sections/appointments/visits/series/series';
import { selectLedger } from '#client/state/fanOut/ledgers';
import { createAppointment, type Appointment } from '#contract/appointments';
import { makeAppointment, makeAvailability } from '../builders/clinic';
import { inEnglish } from '../inEnglish';
import { appointmentsInStore } from '../sagas/stateWith';
import { appointmentsSection } from '../wholeSections';
import { openDesk, type Desk, type StateOf } from './desk';
import type { Fate, Wire } from './fates';
import { Service } from './service';
import { rowsOf } from './tables';

const { reducers, watchers } = appointmentsSection;
const { appointmentReading, appointmentVisits } = watchers;
const rooms = { reducers, watchers: { appointmentReading, appointmentVisits } };
export type SeriesState = StateOf<typeof reducers>;

/** The first visit of the series, a Tuesday, and a visit of the patient that was before. */
const first = { date: '2026-12-01', startTime: '10:00:00', endTime: '10:20:00', locationId: 31 };
const former = makeAppointment({ id: 7, date: '2026-11-24', start_time: '10:00:00', end_time: '10:20:00' });

/** Twelve weekly visits. */
const twelve: SeriesRule = { count: 12, weeks: 1, weekdays: [] };

const CLOSED = [3, 4];
const TAKEN = 6;

/** Somebody whom the doctor expects at the hour of the seventh date. */
const other = makeAppointment({
  ...{ id: 8, user_id: 12, date: addDays(first.date, TAKEN * 7) },
  ...{ start_time: '10:00:00', end_time: '10:20:00' },
  local_user: { user_id: 12, name: 'Huda Saleh', profile_picture: null },
});

/** A doctor who is open on Tuesdays, but for two on which it is the day after; the bookings meet these fates. */
export function seriesService(fates: readonly (Fate | Wire)[] = []): Service {
  const hours = Array.from({ length: 12 }, (_, at) =>
    makeAvailability({
      id: at + 1,
      date: addDays(first.date, at * 7 + (CLOSED.includes(at) ? 1 : 0)),
      available_from: '09:40:00',
      available_to: '11:00:00',
    }),
  );
  const due = [...fates];
  return new Service({ '/appointments/': rowsOf(former, other), '/availabilities/': rowsOf(...hours) }, (request) =>
    request.endpoint === createAppointment ? due.shift() : undefined,
  );
}

/** A desk whose list has been read, with the hours of the doctor. */
export async function openSeriesDesk(service: Service, given: Parameters<typeof openDesk>[2] = []) {
  const list = service.rows('/appointments/') as unknown as Appointment[];
  const desk = openDesk(rooms, service, [...appointmentsInStore(list), ...given]);
  await desk.act(calendarWanted(21));
  return desk;
}

/** The lines of a series as its dialog shows them. */
export function linesOf(state: SeriesState, rule = twelve) {
  const visits = selectBusy(state, 21, 11);
  const hours = selectDoctorHours(state, 21, null) ?? [];
  return seriesLines({ hours, visits, now: new Date() }, first, rule, { slots: {}, unticked: new Set() });
}

/** What pressing Book sends, with the visits that the dialog knew. */
export function chosenAt({ state }: Desk<SeriesState>, rule = twelve): ChosenSeries {
  const lines = linesToBook(linesOf(state(), rule), selectBusy(state(), 21, 11));
  return { visitId: 7, doctorId: 21, patientId: 11, knownIds: [7], lines };
}

export const submit = (series: ChosenSeries) => seriesSubmitted({ form: { name: 'follow', of: '7' }, ...series });

/** The active visits of the patient that the service has, but for the one before: when each is. */
export function bookedIn(service: Service): string[] {
  return service
    .rows('/appointments/')
    .filter(
      ({ id, user_id, status }) => id !== 7 && user_id === 11 && ['pending', 'confirmed'].includes(String(status)),
    )
    .map(({ date, start_time }) => `${String(date)} ${String(start_time)}`);
}

/** What the ledger says: of each line its outcome, and a reason where it has one. */
export function ledgerOf(state: SeriesState, key: string = appointmentKeys.series) {
  return selectLedger(state, key)?.rows.map(({ outcome, reason }) =>
    reason === null ? outcome : `${outcome}: ${inEnglish(reason)}`,
  );
}
