import { createSelector } from 'reselect';

import { appointments, isActive, type StoredAppointment } from '#client/entities/appointments';
import type { EntityTable } from '#client/entities/entityStore';
import { DAY_MINUTES, minutesOf } from '#client/lib/dates';
import { clashOf } from '#client/sections/appointments/clashes/late/clashing';
import { appointmentKeys, SECTION } from '#client/sections/appointments/list/keys';
import type { EntitiesRoot } from '#client/sections/appointments/list/selectors';
import { selectCovered, selectHalfDone, type HalfDoneRoot, type HalfDoneWork } from '#client/state/halfDone/halfDone';
import type { DateText } from '#contract/common';
import { keyOfLine, type WaitGroup, type WaitingLine } from '../lines';
import type { WaitsRoot } from '../slice';
import { isDropped } from './rules';

/** The state that the selectors of the worklist need. */
export type StateOf = WaitsRoot & EntitiesRoot & HalfDoneRoot;

/** A line with its appointments. */
export interface ShownLine {
  key: string;
  group: WaitGroup;
  visits: readonly [StoredAppointment, ...StoredAppointment[]];
}

/** Work of this device that was cut off, with the key that it is kept under. */
export type HalfDoneLine = HalfDoneWork & { key: string };

/** The worklist as it stands. */
export interface Waiting {
  lines: readonly ShownLine[];
  halfDone: readonly HalfDoneLine[];
  /** How many there are in all. */
  count: number;
}

const selectLines = ({ appointmentWaits: { lines } }: WaitsRoot) => lines;
const selectAside = ({ appointmentWaits: { aside } }: WaitsRoot) => aside;
const selectDroppedHere = ({ appointmentWaits: { droppedHere } }: WaitsRoot) => droppedHere;

/** Half-done work of this section, each that is offered by itself. */
const selectHalfDoneLines = createSelector([selectHalfDone, selectCovered], (works, covered): HalfDoneLine[] =>
  Object.entries(works)
    .filter(([key, { place }]) => place.section === SECTION && !covered.has(key))
    .map(([key, work]) => ({ ...work, key })),
);

/**
 * What waits, but for lines that were put aside as they are now: a line that has changed since is a new one. A change
 * takes a line away at once, before the list has been looked through again. `null` before it was for the first time.
 */
export const selectWaiting = createSelector(
  [selectLines, appointments.selectTable, selectAside, selectDroppedHere, selectHalfDone, selectHalfDoneLines],
  (found, table, aside, droppedHere, works, halfDone): Waiting | null => {
    if (!found) return null;
    const isSeenTo = ({ group, visits: [{ id }] }: ShownLine) =>
      group === 'dropped' && (droppedHere.includes(String(id)) || appointmentKeys.reschedule(id) in works);
    const lines = found
      .flatMap((line) => shownLine(line, table) ?? [])
      .filter((line) => !isSeenTo(line) && aside[line.key] !== stateOf(line));
    return { lines, halfDone, count: lines.length + halfDone.length };
  },
);

/** What a line is like: another one after whatever has changed about its appointments. */
export function stateOf({ visits }: ShownLine): string {
  return visits.map(({ status, date, start_time, updated_at }) => [status, date, start_time, updated_at]).join();
}

function shownLine(line: WaitingLine, table: EntityTable<StoredAppointment>): ShownLine | null {
  const [one, other] = line.ids.map((id) => table[id]);
  if (!one || !STILL_WAITS[line.group](one, other)) return null;
  return { key: keyOfLine(line), group: line.group, visits: other ? [one, other] : [one] };
}

const STILL_WAITS: Readonly<Record<WaitGroup, (one: StoredAppointment, other?: StoredAppointment) => boolean>> = {
  soon: ({ status }) => status === 'pending',
  passed: ({ status }) => status === 'pending',
  clashes: (one, other) => other !== undefined && isActive(one) && isActive(other) && clashOf(one, other) !== null,
  dropped: ({ status }) => isDropped(status),
};

/** The next minute of a day, from midnight on, at which a line changes its group: the latest is midnight. */
export function selectNextStart(state: StateOf, today: DateText, minute: number): number {
  const starts = (selectWaiting(state)?.lines ?? [])
    .filter(({ group, visits: [one] }) => group === 'soon' && one.date === today && one.start_time !== '')
    .map(({ visits: [one] }) => minutesOf(one.start_time) + 1)
    .filter((start) => start > minute);
  return Math.min(DAY_MINUTES, ...starts);
}
