import type { StoredAppointment } from '#client/entities/appointments';
import { addDays } from '#client/lib/dates';
import { DAYS_OF_WEEK, weekOf } from '#client/lib/week';
import type { DateText } from '#contract/common';
import { ofDay, type DayIndex } from './byDoctorAndDay';

/** One column of the board: a doctor on a date. */
export interface BoardColumn {
  /** Tells it from the other columns: the doctor's id on the board of a day, the date on that of a week. */
  key: string;
  /** The text of the doctor's id. */
  doctor: string;
  date: DateText;
  appointments: readonly StoredAppointment[];
}

const NONE: readonly StoredAppointment[] = [];

/** The date so many days, or weeks, after another one. */
export function stepped(date: DateText, steps: number, span: 'day' | 'week'): DateText {
  return addDays(date, steps * (span === 'week' ? DAYS_OF_WEEK : 1));
}

/**
 * A column for each doctor who has an appointment in the week of a day, in an order that is the same on every day.
 *
 * @param found what the filters leave of the week
 * @param compare compares two doctors by their ids
 * @param asked a doctor who has a column in any case; the empty text for none
 */
export function columnsOfDay(
  found: DayIndex,
  day: DateText,
  compare: (one: string, other: string) => number,
  asked: string,
): BoardColumn[] {
  const today = ofDay(found, day);
  const doctors = new Set([asked, ...weekOf(day).flatMap((date) => [...ofDay(found, date).keys()])]);
  doctors.delete('');
  return [...doctors]
    .sort(compare)
    .map((doctor) => ({ key: doctor, doctor, date: day, appointments: today.get(doctor) ?? NONE }));
}

/** A column for each date of the week of a day, all of one doctor. */
export function columnsOfWeek(found: DayIndex, day: DateText, doctor: string): BoardColumn[] {
  return weekOf(day).map((date) => ({
    key: date,
    doctor,
    date,
    appointments: ofDay(found, date).get(doctor) ?? NONE,
  }));
}
