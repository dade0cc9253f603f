import { createSelector } from 'reselect';

import { appointments, isActive, type StoredAppointment } from '#client/entities/appointments';
import { timeRange } from '#client/lib/dates';
import { say, type Message, type Text } from '#client/lib/text';
import type { Id } from '#contract/common';
import { listMessages } from '../list/messages';
import type { ClashKind } from '../list/rows';
import { selectRealReferred, type EntitiesRoot } from '../list/selectors';
import type { StatusChange } from '../list/statusActions';
import { addClashes, addSpans, type Days } from './clashing';
import { clashesWith, type ClashingVisit } from './listed';
import { clashLine, overlapMessages } from './messages';

/** Whether it is the doctor who is expected twice. */
const isOfDoctor = (kind: ClashKind | undefined) => kind === 'doctor' || kind === 'both';

/** The active appointments that the doctor of one has at its time, soonest first, wherever that one is in the list. */
export const selectOverlaps = createSelector(
  [appointments.selectTable, selectRealReferred, (_: EntitiesRoot, one: StoredAppointment) => one],
  (table, referred, one): ClashingVisit[] => clashesWith(table, referred, one).filter(({ kind }) => isOfDoctor(kind)),
);

/** With whom and when else the doctor of an appointment is expected; `null` where nowhere. */
export function selectOverlapText(state: EntitiesRoot, id: Id): Text | null {
  const one = appointments.selectById(state, id);
  return one ? overlapText(selectOverlaps(state, one)) : null;
}

/** Names the first of some visits, and how many more there are; `null` where there are none. */
export function overlapText([first, ...more]: readonly ClashingVisit[]): Text | null {
  if (!first) return null;
  const { startTime, endTime, patientName, doctorName, locationName } = first.row;
  const visit = say(clashLine[first.kind], {
    time: timeRange(startTime, endTime),
    patient: patientName ?? listMessages.unknownPatient,
    doctor: doctorName ?? listMessages.unknownDoctor,
    place: locationName ?? listMessages.unknownLocation,
  });
  return say(overlapMessages.one, { visit, more: more.length });
}

/** The ids of those that share time with another visit of their doctor once they have these statuses. */
export function selectOverlapping(state: EntitiesRoot, changes: readonly StatusChange[]): ReadonlySet<string> {
  const table = appointments.selectTable(state);
  const statuses = new Map(changes.map(({ id, to }) => [String(id), to]));
  const dates = new Set(changes.filter(({ to }) => isActive({ status: to })).map(({ id }) => table[id]?.date));
  const onTheseDates = Object.values(table).filter(({ date }) => dates.has(date));
  const days: Days = new Map();
  addSpans(
    days,
    onTheseDates.map((one) => ({ ...one, status: statuses.get(String(one.id)) ?? one.status })),
  );
  const clashing = new Map<string, ClashKind>();
  for (const day of days.values()) addClashes(clashing, day);
  return new Set([...statuses.keys()].filter((id) => isOfDoctor(clashing.get(id))));
}

/** The line that says how many of some changes overlap another visit; no line where none does. */
export function overlapLine(count: number): Message[] {
  return count > 0 ? [say(overlapMessages.many, { count })] : [];
}
