import { createSelector } from 'reselect';

import { appointments, type StoredAppointment } from '#client/entities/appointments';
import type { Slot } from '#client/hours/slots';
import { clashesWith } from '../clashes/listed';
import type { FreeTimeOf } from '../list/patients/patients';
import { selectRealList, selectRealReferred } from '../list/selectors';
import { candidatesFor } from './candidates';
import { chainsOf } from './chains';

// Each is found when its dialog asks, and not before.

/** Every visit of a patient in the list, by the text of the id, as chains in their order. */
export const selectChainsOf = createSelector(
  [selectRealList, (_: unknown, patient: string) => patient],
  (list, patient) => chainsOf(list.filter(({ user_id }) => user_id && String(user_id) === patient)),
);

/** Who could come at a free time. */
export const selectCandidates = createSelector([selectRealList, (_: unknown, free: FreeTimeOf) => free], candidatesFor);

/** A visit as it would be in a slot. */
export function visitAt(visit: StoredAppointment, { date, startTime, endTime }: Slot): StoredAppointment {
  return { ...visit, status: 'pending', date, start_time: startTime, end_time: endTime };
}

/** What a visit as it would be clashes with, its doctor's and its patient's; `null` clashes with nothing. */
export const selectClashesAt = createSelector(
  [appointments.selectTable, selectRealReferred, (_: unknown, one: StoredAppointment | null) => one],
  (table, referred, one) => (one ? clashesWith(table, referred, one) : []),
);
