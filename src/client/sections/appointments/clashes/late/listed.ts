import { createSelector } from 'reselect';

import { appointments, type StoredAppointment } from '#client/entities/appointments';
import type { EntityTable } from '#client/entities/entityStore';
import { selectPeriod, type Period } from '#client/sections/appointments/list/address';
import {
  bySoonest,
  rowOf,
  type AppointmentRow,
  type ClashKind,
  type Referred,
} from '#client/sections/appointments/list/rows';
import { selectRealReferred, type EntitiesRoot } from '#client/sections/appointments/list/selectors';
import type { AddressRoot } from '#client/state/address';
import type { DateText, Id } from '#contract/common';
import { selectClashing } from '../selectors';
import type { ClashesRoot } from '../slice';
import { clashOf } from './clashing';

/** How many appointments of each period clash with another; `null` before that is known. */
const selectClashCounts = createSelector(
  [selectClashing, appointments.selectTable, (_: unknown, today: DateText) => today],
  (clashing, table, today): Readonly<Record<Period, number>> | null => {
    if (!clashing) return null;
    const dates = [...clashing.keys()].map((id) => table[id]?.date).filter((date) => date !== undefined);
    const upcoming = dates.filter((date) => date >= today).length;
    return { upcoming, past: dates.length - upcoming, all: dates.length };
  },
);

/** How many appointments of the chosen period clash with another; `null` before that is known. */
export function selectClashCount(state: EntitiesRoot & ClashesRoot & AddressRoot, today: DateText): number | null {
  return selectClashCounts(state, today)?.[selectPeriod(state)] ?? null;
}

/** An appointment that another one clashes with. */
export interface ClashingVisit {
  kind: ClashKind;
  row: AppointmentRow;
}

/** What an appointment clashes with, soonest first. */
export const selectClashesOf = createSelector(
  [appointments.selectTable, selectRealReferred, (_: EntitiesRoot, id: Id) => id],
  (table, referred, id): ClashingVisit[] => (table[id] ? clashesWith(table, referred, table[id]) : []),
);

/** What an appointment would clash with as it is given here, soonest first. */
export function clashesWith(
  table: EntityTable<StoredAppointment>,
  referred: Referred,
  one: StoredAppointment,
): ClashingVisit[] {
  return Object.values(table)
    .filter((other) => other.date === one.date && String(other.id) !== String(one.id))
    .map((other) => ({ other, kind: clashOf(one, other) }))
    .filter((clash): clash is { other: StoredAppointment; kind: ClashKind } => clash.kind !== null)
    .sort((a, b) => bySoonest(a.other, b.other))
    .map(({ other, kind }) => ({ kind, row: rowOf(other, referred) }));
}
