import { appointments } from '#client/entities/appointments';
import type { EntityRootOf } from '#client/entities/defineEntity';
import type { Id } from '#contract/common';
import type { AppointmentsRoot } from './slice';

/** Appointments changed since the list was last asked for. */
export function selectChangedIds({ appointments: { changedIds } }: AppointmentsRoot): readonly Id[] {
  return changedIds;
}

/** The ids of an answer, with those of appointments that were changed or added on this page since it was asked for. */
export function selectWithChanged(state: AppointmentsRoot, ids: readonly Id[]): readonly Id[] {
  const changed = selectChangedIds(state);
  if (changed.length === 0) return ids;
  const known = new Set(ids.map(String));
  return [...ids, ...new Set(changed.filter((id) => !known.has(String(id))))];
}

/** The appointments in the store that are neither in the whole list nor changed on this page. */
export function selectUnlisted(state: EntityRootOf<typeof appointments> & AppointmentsRoot, list: readonly Id[]): Id[] {
  const kept = Object.keys(appointments.selectTable(state));
  const named = selectWithChanged(state, list);
  if (kept.length === named.length) return [];
  const listed = new Set(named.map(String));
  return kept.filter((id) => !listed.has(id));
}
