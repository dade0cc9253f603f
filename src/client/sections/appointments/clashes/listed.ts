import { createSelector } from 'reselect';

import { appointments, type StoredAppointment } from '#client/entities/appointments';
import { entitiesOf, type EntityTable } from '#client/entities/entityStore';
import { bySoonest } from '#client/entities/hours';
import { groupBy } from '#client/lib/groupBy';
import type { DateText, Id } from '#contract/common';
import { selectPeriod, type Period } from '../list/address';
import { rowOf, type AppointmentRow, type ClashKind, type Referred } from '../list/rows';
import { selectRealReferred, type EntitiesRoot } from '../list/selectors';
import { clashOf, pairsIn, type ClashPair } from './clashing';
import { selectClashing } from './first';

/**
 * Each two of the list that clash as they are now, by date; `null` before that is known. Whatever says how many clashes
 * there are counts these (decisions: appointment list).
 */
export const selectClashPairs = createSelector(
  [selectClashing, appointments.selectTable],
  (clashing, table): ReadonlyMap<DateText, readonly ClashPair[]> | null => {
    if (!clashing) return null;
    const days = groupBy(entitiesOf(table, [...clashing.keys()]), ({ date }) => date);
    return new Map([...days].map(([date, day]) => [date, pairsIn(day)]));
  },
);

const inPeriod: Readonly<Record<Period, (date: DateText, today: DateText) => boolean>> = {
  upcoming: (date, today) => date >= today,
  past: (date, today) => date < today,
  all: () => true,
};

/** How many clashes the chosen period has; `null` before that is known. */
export const selectClashCount = createSelector(
  [selectClashPairs, selectPeriod, (_: unknown, today: DateText) => today],
  (days, period, today): number | null =>
    days && [...days].reduce((sum, [date, pairs]) => sum + (inPeriod[period](date, today) ? pairs.length : 0), 0),
);

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
