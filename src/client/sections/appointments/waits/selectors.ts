import { shallowEqual } from 'react-redux';
import { createSelector, weakMapMemoize } from 'reselect';

import { appointments, isToCome, type StoredAppointment } from '#client/entities/appointments';
import type { EntityTable } from '#client/entities/entityStore';
import { bySoonest } from '#client/entities/hours';
import { selectDoctorHours, type HoursRoot } from '#client/hours/readHours';
import { recordOf } from '#client/lib/records';
import { selectParam, type AddressRoot } from '#client/state/address';
import { selectCovered, selectHalfDone, type HalfDoneWork } from '#client/state/halfDone/halfDone';
import type { Availability } from '#contract/availabilities';
import type { MomentText } from '#contract/common';
import { selectClashPairs } from '../clashes/listed';
import { appointmentKeys, SECTION } from '../list/keys';
import type { WaitGroup, WaitingLine } from './lines';
import { isOutside } from './openHours';
import {
  CALL_BACK_DAYS,
  isDueToday,
  presentAt,
  waitsForAnswer,
  wasDropped,
  type CallBackDays,
  type Present,
} from './rules';
import type { WaitsRoot } from './slice';
import type { HoursOfDoctors } from './worklist';

/** A line with its appointments; the same object for as long as they stay the same. */
export interface ShownLine {
  key: string;
  group: WaitGroup;
  visits: readonly [StoredAppointment, ...StoredAppointment[]];
  /** Since when somebody waits for an answer. */
  since: MomentText | null | undefined;
}

/** Work of this device that was cut off, with the key that it is kept under. */
export type HalfDoneLine = HalfDoneWork & { key: string };

/** The worklist as it stands. */
export interface WhatWaits {
  lines: readonly ShownLine[];
  halfDone: readonly HalfDoneLine[];
  /** How many of them somebody must see to today. */
  due: number;
  /** Whether anything was dropped, however far somebody looks back. */
  mayCall: boolean;
}

const selectLines = ({ appointmentWaits: { lines } }: WaitsRoot) => lines;

/** The opening hours of the doctors who were checked, as they were read last. */
export const selectKnownHours = createSelector(
  [
    ({ appointmentWaits: { checked } }: WaitsRoot) => checked,
    ({ entities }: HoursRoot) => entities,
    ({ lists }: HoursRoot) => lists,
  ],
  (checked, entities, lists): HoursOfDoctors =>
    recordOf(checked, (doctor) => selectDoctorHours({ entities, lists }, doctor, null)),
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

/** How far the check of the opening hours is: how many doctors have still to be checked, and how many could not be. */
export const selectHoursCheck = createSelector(
  [
    ({ appointmentWaits: { doctors } }: WaitsRoot) => doctors,
    selectKnownHours,
    ({ appointmentWaits: { check } }: WaitsRoot) => check,
  ],
  (doctors, hours, { total, waiting, missed }) => ({
    doctors: doctors.length,
    unchecked: doctors.filter((doctor) => !hours[doctor]).length,
    missed: missed.length,
    total,
    done: total - waiting.length,
    isRunning: waiting.length > 0,
  }),
);

/** How far somebody looks back for patients to call; what is no choice in a link means the first one. */
export function selectCallBackDays(state: AddressRoot): CallBackDays {
  return CALL_BACK_DAYS.find((days) => selectParam(state, 'back') === String(days)) ?? CALL_BACK_DAYS[0];
}

const selectAside = ({ appointmentWaits: { aside } }: WaitsRoot) => aside;
const selectCalled = ({ appointmentWaits: { called } }: WaitsRoot) => called;
const selectDroppedHere = ({ appointmentWaits: { droppedHere } }: WaitsRoot) => droppedHere;

/** Half-done work of this section, each that is offered by itself. */
const selectHalfDoneLines = createSelector([selectHalfDone, selectCovered], (works, covered): HalfDoneLine[] =>
  Object.entries(works)
    .filter(([key, { place }]) => place.section === SECTION && !covered.has(key))
    .map(([key, work]) => ({ ...work, key })),
);

/**
 * What waits at a moment, but for lines that were put aside as they are now: a line that has changed since is a new
 * one. A change takes a line away at once, before the list has been looked through again. `null` before it was for the
 * first time.
 */
export const selectWaiting = createSelector(
  [
    selectLines,
    selectClashPairs,
    appointments.selectTable,
    selectAside,
    selectCalled,
    selectDroppedHere,
    selectKnownHours,
    selectHalfDone,
    selectHalfDoneLines,
    selectCallBackDays,
    (_: unknown, at: number) => at,
  ],
  (found, pairs, table, aside, called, droppedHere, hours, works, halfDone, days, at): WhatWaits | null => {
    if (!found) return null;
    const present = presentAt(new Date(at));
    const isSeenTo = ({ group, visits: [{ id }] }: ShownLine) =>
      group === 'dropped' && (droppedHere.includes(String(id)) || appointmentKeys.reschedule(id) in works);
    const clashes = [...(pairs ?? [])]
      .filter(([date]) => date >= present.today)
      .flatMap(([, those]) => those.map(([one, other]) => lineWith(one, other, 'clashes', 'clashes', undefined)));
    const alone = lastOfPatients(found.flatMap((line) => shownLine(line, table, { present, hours, days }) ?? []));
    const lines = [...alone, ...clashes]
      .filter((line) => !isSeenTo(line) && ![aside[line.key], called[line.key]].includes(stateOf(line)))
      .sort(({ visits: [a] }, { visits: [b] }) => bySoonest(a, b));
    const mayCall = found.some(({ kind }) => kind === 'dropped');
    const due = lines.filter(({ group, visits: [{ date }] }) => isDueToday(group, date, present)).length;
    return { lines, halfDone, due: due + halfDone.length, mayCall };
  },
);

/** The lines without those of patients to call of whom something was dropped that is later. */
function lastOfPatients(lines: readonly ShownLine[]): ShownLine[] {
  const last = new Map<string, ShownLine>();
  for (const line of lines) if (line.group === 'dropped') last.set(String(line.visits[0].user_id), line);
  return lines.filter((line) => line.group !== 'dropped' || last.get(String(line.visits[0].user_id)) === line);
}

/** What a line is like: another one after whatever has changed about its appointments, or once their time has come. */
export function stateOf({ group, visits }: Pick<ShownLine, 'group' | 'visits'>): string {
  return [group, ...visits.map((one) => [one.status, one.date, one.start_time, one.updated_at])].join();
}

/** What the group of a line depends on. */
interface Ground {
  present: Present;
  hours: HoursOfDoctors;
  days: CallBackDays;
}

function shownLine(line: WaitingLine, table: EntityTable<StoredAppointment>, ground: Ground): ShownLine | null {
  const one = table[line.id];
  const group = one && groupOf(line, one, ground);
  return group ? lineWith(one, null, group, line.kind, line.since ?? one.created_at) : null;
}

const lineWith = weakMapMemoize(
  (
    one: StoredAppointment,
    other: StoredAppointment | null,
    group: WaitGroup,
    kind: string,
    since: ShownLine['since'],
  ): ShownLine => {
    const visits: ShownLine['visits'] = other ? [one, other] : [one];
    return { key: [kind, ...visits.map(({ id }) => id)].join('/'), group, visits, since };
  },
);

const NONE: readonly Availability[] = [];

function groupOf({ kind }: WaitingLine, one: StoredAppointment, { present, hours, days }: Ground): WaitGroup | null {
  switch (kind) {
    case 'pending':
      return waitsForAnswer(one, present);
    case 'dropped':
      return wasDropped(one, present, days) ? kind : null;
    case 'hours':
      return isToCome(one, present) && isOutside(one, hours[String(one.doctor_id)] ?? NONE) ? kind : null;
  }
}
