import type { StoredAppointment } from '#client/entities/appointments';
import { bySoonest, rowOf, type AppointmentRow, type Referred } from '#client/sections/appointments/list/rows';
import type { DateText } from '#contract/common';

/**
 * Rows of one page. Each has two lines of room, so that a page holds them with its header on A4 and on Letter: what
 * it says of its number is true in every browser.
 */
const ROWS_A_PAGE = 24;

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
  const sheets = new Map<string, StoredAppointment[]>();
  for (const one of list) {
    const key = `${one.date} ${one.local_doctor ?? one.doctor_id}`;
    const sheet = sheets.get(key);
    if (sheet) sheet.push(one);
    else sheets.set(key, [one]);
  }
  const dateOf = ([first]: DaySheet) => first?.date ?? '';
  return [...sheets.values()]
    .map((sheet) => sheet.sort(bySoonest))
    .sort((one, other) => (dateOf(one) < dateOf(other) ? -1 : Number(dateOf(one) > dateOf(other))));
}

/** How many pages the sheets take. */
export function pageCountOf(sheets: readonly DaySheet[]): number {
  return sheets.reduce((count, { length }) => count + Math.ceil(length / ROWS_A_PAGE), 0);
}

/** The pages of the sheets, one after another. */
export function pagesOf(sheets: readonly DaySheet[], referred: Referred): DayPage[] {
  return sheets.flatMap((sheet) => {
    const rows = sheet.map((one) => rowOf(one, referred));
    const pages = Math.ceil(rows.length / ROWS_A_PAGE);
    const clinics = [...new Set(rows.map(({ locationName }) => locationName))];
    return Array.from({ length: pages }, (_, before) => ({
      doctorName: rows[0]?.doctorName ?? null,
      date: rows[0]?.date ?? '',
      clinics,
      page: before + 1,
      pages,
      rows: rows.slice(before * ROWS_A_PAGE, (before + 1) * ROWS_A_PAGE),
    }));
  });
}
