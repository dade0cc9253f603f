import type { StoredAppointment } from '#client/entities/appointments';
import { bySoonest } from '#client/entities/hours';
import { groupBy } from '#client/lib/groupBy';
import type { DateText } from '#contract/common';
import { rowOf, type AppointmentRow, type Referred } from '../list/rows';
import { foldTwins, successorsIn } from '../view/folding';

/** Most rows that a page has room for, each of the least height. */
const MOST_ROWS = 23;

/** What one doctor has on one day, soonest first. */
export type DaySheet = readonly StoredAppointment[];

/** One page of paper. */
export interface DayPage {
  doctorName: string | null;
  date: DateText;
  /** Where the whole day of the doctor is, which may be at several places. */
  clinics: readonly (string | null)[];
  /** Which of the pages of the same doctor and day it is, from 1. */
  page: number;
  pages: number;
  rows: readonly AppointmentRow[];
}

/** Sorts appointments into one sheet for each doctor and day, by day and then in the order of the list. */
export function daySheetsOf(list: readonly StoredAppointment[]): DaySheet[] {
  const sheets = groupBy(list, (one) => `${one.date} ${one.local_doctor ?? one.doctor_id}`);
  const dateOf = ([first]: DaySheet) => first?.date ?? '';
  return [...sheets.values()]
    .map((sheet) => [...foldTwins(sheet, successorsIn(sheet)).rows].sort(bySoonest))
    .sort((one, other) => (dateOf(one) < dateOf(other) ? -1 : Number(dateOf(one) > dateOf(other))));
}

/** How many pages the sheets take at least, before anything is measured. */
export function leastPagesOf(sheets: readonly DaySheet[]): number {
  return sheets.reduce((count, { length }) => count + Math.ceil(length / MOST_ROWS), 0);
}

/** Each sheet whole, as if a page had no end. */
export function wholePagesOf(sheets: readonly DaySheet[], referred: Referred): DayPage[] {
  return sheets.map((sheet) => {
    const rows = sheet.map((one) => rowOf(one, referred));
    const clinics = [...new Set(rows.map(({ locationName }) => locationName))];
    return { doctorName: rows[0]?.doctorName ?? null, date: rows[0]?.date ?? '', clinics, page: 1, pages: 1, rows };
  });
}

/** How high the head of a sheet and each of its rows are, in pixels. */
export interface SheetHeights {
  head: number;
  rows: readonly number[];
}

/** Cuts each sheet into the pages that it takes, of so many pixels each, with the head on all of them. */
export function cutPages(sheets: readonly DayPage[], heights: readonly SheetHeights[], room: number): DayPage[] {
  return sheets.flatMap((sheet, at) => {
    const { head, rows: ofRows } = heights[at] ?? { head: 0, rows: [] };
    const parts: AppointmentRow[][] = [];
    let used = Infinity;
    sheet.rows.forEach((row, index) => {
      const height = ofRows[index] ?? 0;
      if (used + height > room) {
        parts.push([]);
        used = head;
      }
      parts.at(-1)?.push(row);
      used += height;
    });
    return parts.map((rows, before) => ({ ...sheet, page: before + 1, pages: parts.length, rows }));
  });
}
