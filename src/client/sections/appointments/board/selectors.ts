import { shallowEqual } from 'react-redux';
import { createSelector, weakMapMemoize } from 'reselect';

import { appointments, type StoredAppointment } from '#client/entities/appointments';
import { openByDate } from '#client/hours/openByDate';
import { selectDoctorHours, type HoursRoot } from '#client/hours/readHours';
import { namesIn } from '#client/lib/collation';
import type { DaySpan } from '#client/lib/daySpans';
import { haveSameMembers } from '#client/lib/sameMembers';
import { weekOf } from '#client/lib/week';
import { selectParam } from '#client/state/address';
import { selectLanguage } from '#client/state/language';
import type { ListsRoot } from '#client/state/lists';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import type { DateText } from '#contract/common';
import { withoutTitles } from '#contract/text/titles';
import { selectOpenRow, selectSearch, selectStatusFilter, selectDay, selectIsWeek } from '../list/address';
import { selectReferred, selectShowsSamples, selectWholeList } from '../list/selectors';
import type { Placeholders } from '../list/usePlaceholders';
import { countVisits } from '../list/visitCount';
import { selectDoctorLines } from '../view/filters/doctorLines';
import { findIn, groupByStatus, makeSearchIndex } from '../view/search';
import { selectPasses, type ShownRoot } from '../view/shownRows';
import {
  selectAsked,
  selectBoardLines,
  selectDoctorNames,
  selectFreeMark,
  selectKnownAsked,
  type BoardRoot,
} from './asked';
import { indexByDay, listOfDays, ofDay } from './byDoctorAndDay';
import { columnsOfDay, columnsOfWeek } from './columns';
import { selectDoctorOrder } from './doctorOrder';
import { comparedBy } from './inOrder';
import { boardKeys } from './keys';
import { hoursInUse, layOut, misfitOf, type Minutes, type Misfit } from './layout';

/** An appointment without a place on the board, and why. */
export interface Unplaced {
  appointment: StoredAppointment;
  misfit: Misfit;
}

/** All appointments by day and doctor, made when the board first asks for it. */
export const selectDayIndex = createSelector([selectWholeList], indexByDay);

/** The first date of the week, so that the days of one week share what is found in it. */
const selectMonday = (state: ShownRoot, today: DateText) => weekOf(selectDay(state, today))[0] ?? today;

const selectWeekIndex = createSelector([selectDayIndex, selectMonday, selectReferred], (index, monday, referred) => {
  const list = listOfDays(index, weekOf(monday));
  return { search: makeSearchIndex(list, referred), groups: groupByStatus(list) };
});

/** What the search and the filters of the list leave of the week; the period does not narrow it. */
const selectFoundInWeek = createSelector(
  [
    selectWeekIndex,
    selectStatusFilter,
    selectSearch,
    selectPasses,
    (_: ShownRoot, _today: DateText, placeholders: Placeholders) => placeholders,
  ],
  ({ search, groups }, status, typed, passes, placeholders) =>
    indexByDay(findIn(search, groups, { status, typed, placeholders, passes })),
);

/**
 * Compares doctors by the order that somebody has given them, and the others by their names, whatever their titles; one
 * without a name comes last.
 */
const selectCompare = createSelector(
  [selectDoctorNames, selectLanguage, selectDoctorOrder],
  (names, language, order) => {
    const compare = namesIn(language);
    const bare = new Map([...names].map(([id, name]) => [id, withoutTitles(name)]));
    return comparedBy(order, (one, other) => {
      const [name, otherName] = [bare.get(one), bare.get(other)];
      if (name === undefined || otherName === undefined)
        return Number(name === undefined) - Number(otherName === undefined);
      return compare(name, otherName) || compare(one, other);
    });
  },
);

const selectDayColumns = createSelector([selectFoundInWeek, selectDay, selectCompare, selectKnownAsked], columnsOfDay);

/** All doctors of the list and the board, in the order of its columns. */
export const selectOrderedDoctors = createSelector(
  [selectDoctorNames, selectCompare, selectDayColumns],
  (names, compare, columns) => [...new Set([...names.keys(), ...columns.map(({ doctor }) => doctor)])].sort(compare),
);

/** The doctors whose week can be shown, in the order of the columns. */
export const selectWeekDoctors = createSelector(
  [selectDoctorNames, selectOrderedDoctors, (state: BoardRoot) => selectParam(state, 'doctor'), selectDoctorLines],
  (names, offered, filter, lines) =>
    (offered.includes(filter) ? [filter] : offered).map((id) => ({
      id,
      name: names.get(id) ?? null,
      line: lines.get(id)?.isNamesake ? lines.get(id)?.line : '',
    })),
);

/** The doctor of the week: the one that was chosen, or else the first of the day. */
export const selectWeekDoctor = createSelector(
  [selectWeekDoctors, selectDayColumns, selectAsked],
  (doctors, columns, chosen): string => {
    const isOffered = (doctor: string | undefined) => doctors.some(({ id }) => id === doctor);
    return [chosen, columns[0]?.doctor, doctors[0]?.id].find(isOffered) ?? '';
  },
);

const layOutOnce = weakMapMemoize(layOut);

/** The columns of the board with their blocks, and what has no place on it. */
export const selectBoard = createSelector(
  [selectFoundInWeek, selectDay, selectIsWeek, selectWeekDoctor, selectDayColumns, selectDoctorNames, selectBoardLines],
  (found, day, isWeek, weekDoctor, dayColumns, names, lines) => {
    const columns = isWeek ? columnsOfWeek(found, day, weekDoctor) : dayColumns;
    const dates = isWeek ? weekOf(day) : [day];
    const isShown = (doctor: string) => !isWeek || doctor === weekDoctor || doctor === '';
    const shown = dates.flatMap((date) => [...ofDay(found, date)].flatMap(([id, group]) => (isShown(id) ? group : [])));
    return {
      columns: columns.map((column) => ({
        ...column,
        ...layOutOnce(column.appointments),
        doctorName: names.get(column.doctor) ?? null,
        doctorLine: lines.get(column.doctor)?.line ?? '',
      })),
      unplaced: shown
        .map((appointment) => ({ appointment, misfit: misfitOf(appointment) }))
        .filter((one): one is Unplaced => one.misfit !== null),
      count: countVisits(shown),
    };
  },
);

/** One column as the board shows it. */
export type ShownColumn = ReturnType<typeof selectBoard>['columns'][number];

const minutesOfSpans = weakMapMemoize((spans: readonly DaySpan[]) =>
  spans.map(({ start, end }): Minutes => ({ from: start, to: end })),
);

const CLOSED: readonly DaySpan[] = [];

/** When a doctor is open on a date, booked slots included; `undefined` while that is not known. */
export function selectOpen(state: HoursRoot, doctor: string, date: DateText): readonly Minutes[] | undefined {
  const hours = selectDoctorHours(state, doctor, null);
  return hours && minutesOfSpans(openByDate(hours).get(date) ?? CLOSED);
}

/** The hours of the board: those of its blocks, the opening hours that are known, and the free time that is shown. */
export const selectHours = createSelector(
  [selectBoard, selectFreeMark, ({ entities }: HoursRoot) => entities, ({ lists }: HoursRoot) => lists],
  ({ columns }, free, entities, lists) => {
    const root = { entities, lists };
    const used = columns.flatMap(({ blocks, doctor, date }) => [...blocks, ...(selectOpen(root, doctor, date) ?? [])]);
    return hoursInUse(free ? [...used, free] : used);
  },
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

const whileSame = { memoizeOptions: { resultEqualityCheck: haveSameMembers } };

/** Which of these doctors nobody has asked the opening hours of. */
export const selectUnread = createSelector(
  [
    (state: ListsRoot & RequestsRoot) => state.requests,
    (state: ListsRoot & RequestsRoot) => selectShowsSamples(state),
    (_: unknown, doctors: readonly string[]) => doctors,
  ],
  (requests, showsSamples, doctors) =>
    showsSamples
      ? []
      : doctors.filter((doctor) => doctor !== '' && !selectRequest({ requests }, boardKeys.hours(doctor))),
  whileSame,
);

/** Whose opening hours of these doctors could not be read. */
export const selectFailed = createSelector(
  [(state: RequestsRoot) => state.requests, (_: unknown, doctors: readonly string[]) => doctors],
  (requests, doctors) =>
    doctors.filter((doctor) => selectRequest({ requests }, boardKeys.hours(doctor))?.status === 'failed'),
  whileSame,
);

/** The appointment whose details are open. */
export function selectOpened(state: ShownRoot, today: DateText): StoredAppointment | null {
  const id = selectOpenRow(state);
  if (!selectShowsSamples(state)) return appointments.selectById(state, id) ?? null;
  return selectWholeList(state, today).find((one) => String(one.id) === id) ?? null;
}
