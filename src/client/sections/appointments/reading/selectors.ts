import { createSelector } from 'reselect';

import { appointments, bookedDoctors, patients } from '#client/entities/appointments';
import { locations } from '#client/entities/clinic';
import type { EntitiesByKind } from '#client/entities/entityStore';
import type { AddressRoot } from '#client/state/address';
import { selectList } from '#client/state/lists';
import type { Id } from '#contract/common';
import { selectShownAs, type View } from '../list/address';
import { appointmentKeys } from '../list/keys';
import { selectArrived, selectIsGrowing, type EntitiesRoot, type ListRoot } from '../list/selectors';
import type { FreshRoot } from './slice';

/** Why a row is marked. */
export type Mark = 'changed' | 'added';

/** Figures and what waits are counted of all. */
const SHOW_PARTS: readonly View[] = ['list', 'board'];

const selectMarked = ({ appointmentFresh }: FreshRoot) => appointmentFresh;

/** The marked rows by their ids as texts; a new one that was changed afterwards is still new. */
export const selectMarks = createSelector([selectMarked], (marked): ReadonlyMap<string, Mark> => {
  const marks = new Map<string, Mark>();
  for (const { changed } of marked) changed.forEach((id) => marks.set(String(id), 'changed'));
  for (const { added } of marked) added.forEach((id) => marks.set(String(id), 'added'));
  return marks;
});

/** How many appointments have changed, come and gone while their marks stand. */
export const selectChangeCounts = createSelector([selectMarks, selectMarked], (marks, marked) => {
  const removed = new Set(marked.flatMap((changes) => changes.removed.map(String)));
  const kinds = [...marks].filter(([id]) => !removed.has(id)).map(([, mark]) => mark);
  const count = (kind: Mark) => kinds.filter((mark) => mark === kind).length;
  return { changed: count('changed'), added: count('added'), removed: removed.size };
});

/** Whether more of a first list has arrived than is shown, in a view that shows a part of it. */
export function selectHasMoreArrived(state: ListRoot & AddressRoot): boolean {
  if (!SHOW_PARTS.includes(selectShownAs(state))) return false;
  return selectIsGrowing(state) && selectArrived(state) > (selectList(state, appointmentKeys.list)?.length ?? 0);
}

/** What is known of all that the list of appointments brings, by kind. */
export function selectListedTables(state: EntitiesRoot): EntitiesByKind {
  return {
    [appointments.kind]: appointments.selectTable(state),
    [patients.kind]: patients.selectTable(state),
    [bookedDoctors.kind]: bookedDoctors.selectTable(state),
    [locations.kind]: locations.selectTable(state),
  };
}

/** An appointment with the people and the place that it names, for another tab; `null` of one that is not known. */
export function selectWithReferred(state: EntitiesRoot, id: Id): EntitiesByKind | null {
  const appointment = appointments.selectById(state, id);
  if (!appointment) return null;
  const { local_user, local_doctor, local_location, location_id } = appointment;
  const tables = selectListedTables(state);
  const named = (kind: string, ...ids: readonly (Id | null | undefined)[]) => {
    const entries = ids.flatMap((one) => {
      const entity = tables[kind]?.[one ?? ''];
      return entity ? [[one, entity]] : [];
    });
    return { [kind]: Object.fromEntries(entries) as Record<string, object> };
  };
  return {
    [appointments.kind]: { [id]: appointment },
    ...named(patients.kind, local_user),
    ...named(bookedDoctors.kind, local_doctor),
    ...named(locations.kind, local_location, location_id),
  };
}
