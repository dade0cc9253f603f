import { createSelector } from 'reselect';

import type { AppointmentDraft } from '../../../contract/appointments';
import type { DateText, Id } from '../../../contract/common';
import { STATUS_FILTERS } from '../../../contract/rules';
import type { StatusFilter } from '../../../contract/rules';
import type { StoredAppointment } from '../../entities/appointment';
import { appointments, normalizeAppointments } from '../../entities/appointment';
import { bookedDoctors } from '../../entities/bookedDoctor';
import { locations } from '../../entities/location';
import { patients } from '../../entities/patient';
import { longDate, shortTime } from '../../lib/dates';
import type { AddressRoot } from '../../state/address';
import { selectParam } from '../../state/address';
import type { ListsRoot } from '../../state/lists';
import { selectList } from '../../state/lists';
import type { RequestsRoot } from '../../state/requests';
import { selectRequest } from '../../state/requests';
import { isActive, isSameVisit, statusOf } from './booking';
import { appointmentKeys } from './keys';
import { messages } from './messages';
import type { AppointmentRow, Referred } from './rows';
import { bySoonest, isMatch, rowOf } from './rows';
import { sampleAppointments } from './sampleAppointments';
import type { AppointmentsRoot, Period, RescheduleView, StuckMove } from './slice';
import type { Engagement } from './slots';

type EntitiesRoot = Parameters<typeof appointments.selectTable>[0] &
  Parameters<typeof patients.selectTable>[0] &
  Parameters<typeof bookedDoctors.selectTable>[0] &
  Parameters<typeof locations.selectTable>[0];

type ListRoot = EntitiesRoot & ListsRoot & RequestsRoot & AddressRoot;

/** The chosen half of the list (Spec 1 §2). */
export function selectPeriod(state: AddressRoot): Period {
  return selectParam(state, 'period') === 'past' ? 'past' : 'upcoming';
}

/** What is being searched for, as typed. */
export function selectSearch(state: AddressRoot): string {
  return selectParam(state, 'q');
}

/** The chosen status; an unknown one in a link is none. */
export function selectStatusFilter(state: AddressRoot): StatusFilter {
  const status = selectParam(state, 'status');
  return STATUS_FILTERS.find((choice) => choice === status) ?? 'all';
}

/** The id of the row that shows its details. */
export function selectOpenRow(state: AddressRoot): string | null {
  return selectParam(state, 'open') || null;
}

/** When the list was last read, in milliseconds since 1970. */
export function selectUpdatedAt({ appointments: { updatedAt } }: AppointmentsRoot): number | null {
  return updatedAt;
}

/** Whether samples stand in because the real list could not be read (Spec 1 §8). */
export function selectShowsSamples(state: ListsRoot & RequestsRoot): boolean {
  return selectList(state, appointmentKeys.list) === undefined && selectRequest(state, appointmentKeys.list)?.status === 'failed';
}

const selectReferred = createSelector(
  [patients.selectTable, bookedDoctors.selectTable, locations.selectTable],
  (patientTable, doctorTable, locationTable): Referred => ({ patients: patientTable, doctors: doctorTable, locations: locationTable }),
);

const selectRealRows = createSelector(
  [appointments.selectTable, (state: ListsRoot) => selectList(state, appointmentKeys.list), selectReferred],
  (table, ids, referred): AppointmentRow[] =>
    (ids ?? [])
      .map((id) => table[id])
      .filter((appointment) => appointment !== undefined)
      .map((appointment) => rowOf(appointment, referred))
      .sort(bySoonest),
);

const selectSampleRows = createSelector([(_: unknown, today: DateText) => today], (today): AppointmentRow[] => {
  const { entities, ids } = normalizeAppointments(sampleAppointments(today));
  const state = { entities } as unknown as EntitiesRoot;
  const referred = selectReferredOnce(state);
  return ids.map((id) => appointments.selectById(state, id)).filter((one) => one !== undefined).map((one) => rowOf(one, referred)).sort(bySoonest);
});

function selectReferredOnce(state: EntitiesRoot): Referred {
  return {
    patients: patients.selectTable(state),
    doctors: bookedDoctors.selectTable(state),
    locations: locations.selectTable(state),
  };
}

const selectRows = (state: ListRoot, today: DateText) =>
  selectShowsSamples(state) ? selectSampleRows(state, today) : selectRealRows(state);

/** The rows of the chosen period: upcoming ones soonest first, past ones latest first. */
const selectPeriodRows = createSelector(
  [selectRows, selectPeriod, (_: unknown, today: DateText) => today],
  (rows, period, today): AppointmentRow[] => {
    const firstUpcoming = firstIndexFrom(rows, today);
    return period === 'upcoming' ? rows.slice(firstUpcoming) : rows.slice(0, firstUpcoming).reverse();
  },
);

/** What the list shows: the rows of the period that have the status and match the search (Spec 1 §2). */
export const selectVisibleRows = createSelector(
  [selectPeriodRows, selectStatusFilter, selectSearch],
  (rows, status, search): readonly AppointmentRow[] => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    if (status === 'all' && words.length === 0) return rows;
    return rows.filter((row) => (status === 'all' || row.status === status) && isMatch(row, words));
  },
);

function firstIndexFrom(rows: readonly AppointmentRow[], date: DateText): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle]?.date ?? '') < date) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Appointments changed since the list was last asked for. */
export function selectChangedIds({ appointments: { changedIds } }: AppointmentsRoot): readonly Id[] {
  return changedIds;
}

/** The open Reschedule dialog, `null` while it is closed. */
export function selectRescheduleView({ appointments: { reschedule } }: AppointmentsRoot): RescheduleView | null {
  return reschedule;
}

/** The appointment that the Reschedule dialog is about. */
function selectMovingAppointment(state: AppointmentsRoot & EntitiesRoot): StoredAppointment | undefined {
  const view = selectRescheduleView(state);
  return view ? appointments.selectById(state, view.appointmentId) : undefined;
}

/** What else the doctor of the open dialog has on the chosen date; rejected and cancelled visits take no time. */
export const selectEngagements = createSelector(
  [appointments.selectTable, selectMovingAppointment, (state: AppointmentsRoot) => selectRescheduleView(state)?.date],
  (table, moving, date): Engagement[] =>
    moving && date
      ? Object.values(table).filter(
          (one) => one.date === date && String(one.doctor_id) === String(moving.doctor_id) && one.id !== moving.id && isActive(one),
        )
      : [],
);

/** Appointments that stand already at the place and time of a new one. */
export function selectTwinIds(state: EntitiesRoot, draft: AppointmentDraft): Id[] {
  return Object.values(appointments.selectTable(state)).filter((one) => isActive(one) && isSameVisit(one, draft)).map(({ id }) => id);
}

/** Both appointments of a move as sentences name them. */
export function selectMoveNames(state: EntitiesRoot, { original, draft }: Pick<StuckMove, 'original' | 'draft'>) {
  const patient = patients.selectById(state, original.local_user ?? '')?.name || messages.unknownPatient.defaultMessage;
  const named = ({ date, start_time }: Pick<AppointmentDraft, 'date' | 'start_time'>) => `${longDate(date)}, ${shortTime(start_time)}`;
  return { previous: `${patient} (${named(original)})`, next: `${patient} (${named(draft)})`, status: statusOf(original) };
}

/** The row of the appointment that the Reschedule dialog is about. */
export function selectMovingRow(state: AppointmentsRoot & EntitiesRoot): AppointmentRow | null {
  const moving = selectMovingAppointment(state);
  return moving ? rowOf(moving, selectReferred(state)) : null;
}

/** The names of all locations by id. */
export const selectLocationNames = createSelector([locations.selectTable], (table) =>
  Object.fromEntries(Object.entries(table).map(([id, { name }]) => [id, name ?? ''])),
);
