import { createSelector } from 'reselect';

import { doctors } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import { DAY_MINUTES, endMinutesOf, minutesOf } from '#client/lib/dates';
import { fullName, namesOf } from '#client/lib/text';
import { selectParam } from '#client/state/address';
import type { DateText } from '#contract/common';
import { selectDay, selectIsWeek } from '../list/address';
import { selectDoctorLines } from '../view/filters/doctorLines';
import { selectNamedInList, type ShownRoot } from '../view/shownRows';
import type { DoctorOrderRoot } from './doctorOrder';
import type { Minutes } from './layout';

/** What the selectors of the board need of the state. */
export type BoardRoot = ShownRoot & DoctorOrderRoot & EntityRootOf<typeof doctors>;

/** The doctor whom the board was asked to show: the text of an id, or the empty text. */
export const selectAsked = (state: BoardRoot): string => selectParam(state, 'of');

/** The names of the doctors in the list, and of the one who was asked for, whom the directory may know alone. */
export const selectDoctorNames = createSelector(
  [
    (state: BoardRoot, today: DateText) => selectNamedInList(state, today).doctors,
    (state: BoardRoot) => doctors.selectById(state, selectAsked(state)),
  ],
  (names, asked): ReadonlyMap<string, string> =>
    asked && !names.has(String(asked.id))
      ? new Map([...names, [String(asked.id), [asked.title, fullName(asked)].filter(Boolean).join(' ')]])
      : names,
);

/** The doctor who was asked for, where the name is known; the empty text otherwise. */
export function selectKnownAsked(state: BoardRoot, today: DateText): string {
  const asked = selectAsked(state);
  return selectDoctorNames(state, today).has(asked) ? asked : '';
}

/** What stands under the name of each doctor: of the list, and of the one who was asked for. */
export const selectBoardLines = createSelector(
  [selectDoctorLines, (state: BoardRoot) => doctors.selectById(state, selectAsked(state))],
  (lines, asked) =>
    asked && !lines.has(String(asked.id))
      ? new Map([...lines, [String(asked.id), { line: namesOf(asked.specializations).join(', '), isNamesake: false }]])
      : lines,
);

/** A free time that somebody came for. */
export interface FreeMark extends Minutes {
  /** The key of its column. */
  column: string;
}

const FREE_TIME = /^(\d\d:\d\d)-(\d\d:\d\d)$/;

/** The free time that the board was asked to show; `null` where it was asked for none. */
export const selectFreeMark = createSelector(
  [(state: BoardRoot) => selectParam(state, 'at'), selectAsked, selectDay, selectIsWeek],
  (at, doctor, day, isWeek): FreeMark | null => {
    const [, start = '', end = ''] = FREE_TIME.exec(at) ?? [];
    const [from, to] = [minutesOf(start), endMinutesOf(end)];
    return to > from && to <= DAY_MINUTES ? { column: isWeek ? day : doctor, from, to } : null;
  },
);
