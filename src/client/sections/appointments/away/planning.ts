import type { StoredAppointment } from '#client/entities/appointments';
import type { Slot } from '#client/hours/slots';
import { longDate } from '#client/lib/dates';
import { say, type Text } from '#client/lib/text';
import type { Id } from '#contract/common';
import { chooserMessages } from '../chooser/messages';
import { timeOf } from '../list/patients/visits';
import { bareAppointment } from '../reschedule/move';
import { lateMessages } from './afterMessages';
import { awayMessages } from './messages';
import { firstSearched, isAmong, lastSearched, proposeTimes, shareSomebody, type Ground } from './proposals';
import type { AwaySpan, PlannedVisit, SentPlan, Stay } from './sent';
import type { AwayPlan, PlanLine } from './state';
import { isInStay } from './staying';

/** How many patients a plan moves, of these within their day, how many stay as they are, and how many have no time. */
export interface PlanCounts {
  moved: number;
  sameDay: number;
  stay: number;
  without: number;
}

/** What a plan says of hours and times before a person has said anything. */
export const NO_CHOICE = {
  closesHours: false,
  isClosingChosen: false,
  narrowing: { isWithinWeek: false, half: null },
} satisfies Partial<AwayPlan>;

/** Whether an absence is one of whole days. */
export function isOfWholeDays({ fromTime, toTime }: AwaySpan): boolean {
  return fromTime === '' && toTime === '';
}

/** A line whose time is still looked for. */
export function waitingLine(appointment: StoredAppointment): PlanLine {
  return { appointment, proposed: null, isTicked: false, waitsFor: [] };
}

/** The lines with the times that are proposed; each that has one is ticked. */
export function linesWithTimes(visits: readonly StoredAppointment[], ground: Ground): PlanLine[] {
  const times = proposeTimes(visits, ground);
  return visits.map((appointment) => {
    const proposed = times.get(String(appointment.id)) ?? null;
    return { appointment, proposed, isTicked: proposed !== null, waitsFor: [] };
  });
}

/** The lines with the times that are proposed once more; those that a person has chosen stay. */
export function linesAnew(lines: readonly PlanLine[], ground: Ground): PlanLine[] {
  const kept = lines.filter(({ isChosen, proposed }) => isChosen && proposed);
  const others = lines.filter((line) => !kept.includes(line)).map(({ appointment }) => appointment);
  const reserved = kept.flatMap(({ proposed }) => proposed ?? []);
  const times = proposeTimes(others, ground, reserved);
  return lines.map((line) => {
    if (kept.includes(line)) return line;
    const proposed = times.get(String(line.appointment.id)) ?? null;
    return { ...line, proposed, isTicked: proposed !== null && line.isChosen !== false };
  });
}

/** The numbers of a plan. */
export function countsOf(lines: readonly PlanLine[]): PlanCounts {
  const going = lines.filter(({ isTicked, proposed }) => isTicked && proposed);
  const moved = going.length;
  const sameDay = going.filter(isWithinDay).length;
  const without = lines.filter(({ proposed }) => !proposed).length;
  return { moved, sameDay, without, stay: lines.length - moved - without };
}

/** Whether a line has a time on the day of its appointment. */
export function isWithinDay({ appointment, proposed }: PlanLine): boolean {
  return proposed?.date === appointment.date;
}

/** What a plan comes to, as its button and its question say it. */
export function countNamed({ kind, lines }: Pick<AwayPlan, 'kind' | 'lines'>): Text {
  const { moved, sameDay, ...counts } = countsOf(lines);
  if (kind === 'away') return say(awayMessages.count, { moved, ...counts });
  return say(lateMessages.count, { sameDay, otherDay: moved - sameDay, ...counts });
}

function isNarrowed({ narrowing }: Ground): boolean {
  return narrowing !== undefined && (narrowing.isWithinWeek || narrowing.half !== null);
}

/** Until which day times with each doctor were looked for of whom a line has none. */
export function lookedUntil({ lines, hasTimes, doctorIds }: AwayPlan, ground: Ground): { doctorId: Id; text: Text }[] {
  if (!hasTimes) return [];
  const without = new Set(
    lines.flatMap(({ appointment, proposed }) => (proposed ? [] : String(appointment.doctor_id))),
  );
  return doctorIds
    .filter((doctorId) => without.has(String(doctorId)))
    .map((doctorId) => {
      const last = lastSearched(ground, doctorId);
      const text = last
        ? say(isNarrowed(ground) ? awayMessages.lookedNarrowly : awayMessages.lookedUntil, { date: longDate(last) })
        : say(awayMessages.noHours, { date: longDate(firstSearched(ground)) });
      return { doctorId, text };
    });
}

/** The times that the other lines of a plan take of the doctor or the patient of one: those of the ticked ones. */
export function takenByOthers(lines: readonly PlanLine[], one: StoredAppointment): Slot[] {
  return lines.flatMap(({ appointment, proposed, isTicked }) =>
    proposed && isTicked && String(appointment.id) !== String(one.id) && shareSomebody(appointment, one)
      ? [proposed]
      : [],
  );
}

/**
 * The time that a line gets when it is ticked again: its own, or the next one where another line has taken that
 * meanwhile; `null` where there is none.
 */
export function timeOnceTicked(
  lines: readonly PlanLine[],
  { appointment, proposed }: PlanLine,
  ground: Ground,
): Slot | null {
  const taken = takenByOthers(lines, appointment);
  if (proposed && !isAmong(taken, proposed)) return proposed;
  return proposeTimes([appointment], ground, taken).get(String(appointment.id)) ?? null;
}

/** Whether a line of a plan has still to be moved. */
export function isOpen({ lines }: SentPlan): boolean {
  return lines.some(({ end }) => end.is === 'open');
}

/** The plan as it is sent: every line of it, with no more of an appointment than the device may keep. */
export function sentOf(plan: AwayPlan): SentPlan {
  const { kind, doctorIds, placeId, span, lines, closesHours } = plan;
  const stay = stayUsed(plan);
  const after = { closed: [], isUndone: false, ...(stay && { stay }) };
  return { kind, doctorIds, placeId, span, closesHours, lines: lines.map(plannedOf), ...after };
}

/** The hours in which a doctor stays, where a line of the plan goes into them. */
export function stayUsed({ lines, stay }: AwayPlan): Stay | null {
  const isUsed = lines.some(({ isTicked, proposed }) => isTicked && proposed && stay && isInStay(stay, proposed));
  return isUsed && stay ? stay : null;
}

function plannedOf({ appointment, proposed, isTicked, waitsFor }: PlanLine): PlannedVisit {
  const target = isTicked ? proposed : null;
  const end = { is: target ? 'open' : proposed ? 'stays' : 'noTime' } as const;
  return { original: bareAppointment(appointment), target, waitsFor, end };
}

/** A time as a line and a message name it; with its place where that is another than the one before. */
export function timeNamed(slot: Slot, before: StoredAppointment, places: Readonly<Record<string, string>>): Text {
  const time = timeOf({ date: slot.date, start_time: slot.startTime });
  const place = placeNamed(slot, before, places);
  return place ? say(awayMessages.timeAt, { ...time, place }) : say(awayMessages.time, time);
}

/** The place of a time; `null` where it is that of the appointment before. */
export function placeNamed(
  slot: Slot,
  before: StoredAppointment,
  places: Readonly<Record<string, string>>,
): Text | null {
  const id = slot.locationId ?? '';
  if (id === '' || String(id) === String(before.location_id)) return null;
  return places[id] || say(chooserMessages.place, { id });
}

/** The next time of each line whose time was taken, by the text of its id; a line without one has no entry. */
export function nextTimes({ kind, lines }: SentPlan, ground: Ground): ReadonlyMap<string, Slot> {
  const taken = lines.filter(({ end }) => end.is === 'failed' && end.isTaken);
  return new Map(
    taken.flatMap(({ original, target }) => {
      // Who is late is not there before the time that was taken.
      const after = kind === 'late' && target ? { date: target.date, start_time: target.startTime } : {};
      const given = lines.filter((line) => shareSomebody(line.original, original)).flatMap((line) => line.target ?? []);
      const slot = proposeTimes([{ ...original, ...after }], ground, given).get(String(original.id));
      return slot ? [[String(original.id), slot] as const] : [];
    }),
  );
}

/** The names that stand in more than one line, which need their times beside them. */
export function namesTwice(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.filter((name, at) => names.indexOf(name) !== at));
}
