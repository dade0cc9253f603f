import { createSelector } from 'reselect';

import type { DateText } from '../../../contract/common';
import { STATUS_FILTERS } from '../../../contract/rules';
import type { StatusFilter } from '../../../contract/rules';
import { appointments, normalizeAppointments } from '../../entities/appointment';
import { bookedDoctors } from '../../entities/bookedDoctor';
import { locations } from '../../entities/location';
import { patients } from '../../entities/patient';
import type { AddressRoot } from '../../state/address';
import { selectParam } from '../../state/address';
import type { ListsRoot } from '../../state/lists';
import { selectList } from '../../state/lists';
import type { RequestsRoot } from '../../state/requests';
import { selectRequest } from '../../state/requests';
import { appointmentKeys } from './keys';
import type { AppointmentRow, Referred } from './rows';
import { bySoonest, isMatch, rowOf } from './rows';
import { sampleAppointments } from './sampleAppointments';
import type { AppointmentsRoot, Period } from './slice';

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
