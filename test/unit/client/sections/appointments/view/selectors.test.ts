import type { UnknownAction } from '@reduxjs/toolkit';

import { addDays } from '#client/lib/dates';
import { clashesChosen, clashesFound } from '#client/sections/appointments/clashes/first';
import {
  filtersCleared,
  periodChosen,
  rowToggled,
  searchTyped,
  statusChosen,
  appointmentsOpened,
} from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { selectCertainty } from '#client/sections/appointments/view/certainty';
import {
  countedFound,
  doctorFilterChosen,
  fromChosen,
  locationFilterChosen,
  sortChosen,
  toChosen,
} from '#client/sections/appointments/view/events';
import { markOpened } from '#client/sections/appointments/view/marks/events';
import {
  selectDayCounts,
  selectGoneFilters,
  selectNamedInList,
  selectVisible,
} from '#client/sections/appointments/view/shownRows';
import { selectParam } from '#client/state/address';
import { languageChanged } from '#client/state/language';
import { requestFailed } from '#client/state/requests/requests';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { makeFailure } from '#test/support/builders/faults';
import { appointmentsInStore, stateAfter } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const doctor = (id: number, name: string, specialization: string | null = null) => ({
  doctor_id: id,
  local_doctor: { doctor_id: id, name, specialization },
});
const patient = (id: number, name: string | null) => ({ user_id: id, local_user: { user_id: id, name } });
const place = (id: number, name: string) => ({ location_id: id, local_location: { location_id: id, name } });

const list = [
  makeAppointment({
    id: 'a',
    date: TODAY,
    start_time: '11:00:00',
    created_at: '2026-11-02T08:00:00Z',
    ...patient(1, 'Zayed'),
    ...doctor(1, 'Dr. Omar Nasser', 'Cardiology'),
    ...place(1, 'Marina'),
  }),
  makeAppointment({
    id: 'b',
    date: addDays(TODAY, 1),
    start_time: '09:00:00',
    status: 'pending',
    created_at: '2026-11-03T08:00:00Z',
    ...patient(2, 'Émile'),
    ...doctor(2, 'Dr. Aisha Rahman'),
    ...place(2, 'Airport Road'),
  }),
  makeAppointment({
    id: 'c',
    date: addDays(TODAY, 2),
    start_time: '10:00:00',
    created_at: '2026-11-01T08:00:00Z',
    ...patient(3, null),
    ...doctor(1, 'Dr. Omar Nasser', 'Cardiology'),
    ...place(2, 'Airport Road'),
  }),
  makeAppointment({ id: 'past', date: addDays(TODAY, -1), ...patient(4, 'Amal'), ...doctor(2, 'Dr. Aisha Rahman') }),
];

const stateWith = (...events: readonly UnknownAction[]) =>
  stateAfter(appointmentsSection.reducers, [...appointmentsInStore(list), ...events]).state;
const shown = (...events: readonly UnknownAction[]) =>
  selectVisible(stateWith(...events), TODAY)
    .map(({ id }) => id)
    .join('');

describe('the list sorted', () => {
  it.each([
    ['patient', 'bac'],
    ['-patient', 'abc'],
    ['doctor', 'bac'],
    ['-doctor', 'acb'],
    ['specialization', 'acb'],
    ['date', 'abc'],
    ['-date', 'cba'],
    ['time', 'bca'],
    ['-time', 'acb'],
    ['location', 'bca'],
    ['status', 'bac'],
    ['created', 'cab'],
    ['-created', 'bac'],
    ['colour', 'abc'],
    ['', 'abc'],
  ])('by %j', (sort, ids) => expect(shown(sortChosen(sort))).toBe(ids));

  it('finds by a search in that order', () => expect(shown(sortChosen('-time'), searchTyped('omar'))).toBe('ac'));

  it('follows the collation of the language', () =>
    expect(shown(languageChanged('ar'), sortChosen('patient'))).toBe('bac'));

  it('stays the same list as long as nothing changes', () => {
    const state = stateWith(sortChosen('patient'));

    expect(selectVisible(state, TODAY)).toBe(selectVisible({ ...state }, TODAY));
  });
});

describe('the list narrowed', () => {
  it.each([
    ['a doctor', [doctorFilterChosen('1')], 'ac'],
    ['a location', [locationFilterChosen('2')], 'bc'],
    ['both', [doctorFilterChosen('1'), locationFilterChosen('2')], 'c'],
    ['a first date', [fromChosen(addDays(TODAY, 1))], 'bc'],
    ['a last date', [toChosen(addDays(TODAY, 1))], 'ab'],
    ['a date and a status', [toChosen(addDays(TODAY, 1)), statusChosen('pending')], 'b'],
    ['a doctor and a search', [doctorFilterChosen('1'), searchTyped('airport')], 'c'],
    ['a doctor, sorted', [doctorFilterChosen('1'), sortChosen('-date')], 'ca'],
    ['a text that is no date', [fromChosen('soon')], 'abc'],
  ])('by %s', (_, events, ids) => expect(shown(...events)).toBe(ids));

  it('is whole again without its filters, and keeps search and sort', () => {
    const narrowed = [doctorFilterChosen('1'), locationFilterChosen('1'), fromChosen(TODAY), toChosen(TODAY)];

    expect(shown(...narrowed, sortChosen('-date'), searchTyped('airport'), filtersCleared({ andSearch: false }))).toBe(
      'cb',
    );
    expect(shown(...narrowed, searchTyped('x'), filtersCleared({ andSearch: true }))).toBe('abc');
  });

  it('shows the rest where the doctor or the place no longer appears, and says so', () => {
    const state = stateWith(doctorFilterChosen('99'), locationFilterChosen('2'));

    expect(selectVisible(state, TODAY).map(({ id }) => id)).toEqual(['b', 'c']);
    expect(selectGoneFilters(state, TODAY)).toEqual({ doctor: true, location: false });
  });

  it('waits for a doctor that has not arrived yet', () => {
    const { state } = stateAfter(appointmentsSection.reducers, [
      appointmentsOpened(),
      ...appointmentsInStore(list).slice(0, -1),
      doctorFilterChosen('99'),
    ]);

    expect(selectVisible(state, TODAY)).toEqual([]);
    expect(selectGoneFilters(state, TODAY)).toEqual({ doctor: false, location: false });
  });

  it('has filters in the address, with the period', () => {
    const state = stateWith(periodChosen('past'), doctorFilterChosen('2'));

    expect([selectParam(state, 'period'), selectParam(state, 'doctor')]).toEqual(['past', '2']);
    expect(selectVisible(state, TODAY).map(({ id }) => id)).toEqual(['past']);
  });
});

it('offers the doctors and places that the whole list names', () => {
  const { doctors, locations } = selectNamedInList(stateWith(), TODAY);

  expect([...doctors]).toEqual([
    ['1', 'Dr. Omar Nasser'],
    ['2', 'Dr. Aisha Rahman'],
  ]);
  expect([...locations.values()]).toContain('Airport Road');
});

describe('the quick choices of days', () => {
  const visits = [
    makeAppointment({ id: 1, date: TODAY, status: 'completed' }),
    makeAppointment({ id: 2, date: TODAY, status: 'rejected' }),
    makeAppointment({ id: 3, date: addDays(TODAY, 1), ...doctor(2, 'Dr. Aisha Rahman') }),
    makeAppointment({ id: 4, date: addDays(TODAY, 1), status: 'cancelled' }),
    makeAppointment({ id: 5, date: addDays(TODAY, 9), status: 'pending' }),
    makeAppointment({ id: 6, date: addDays(TODAY, -1), status: 'completed' }),
    makeAppointment({ id: 7, date: addDays(TODAY, -1), status: 'cancelled' }),
  ];

  it.each([
    ['patients who come, or came', [], { today: 1, tomorrow: 1, week: 2, all: 3 }],
    ['the same, sorted otherwise', [sortChosen('-date')], { today: 1, tomorrow: 1, week: 2, all: 3 }],
    ['what else narrows the list', [doctorFilterChosen('2')], { today: 0, tomorrow: 1, week: 1, all: 1 }],
    [
      'what was dropped where that alone is shown',
      [statusChosen('cancelled')],
      { today: 0, tomorrow: 1, week: 1, all: 1 },
    ],
    ['all of what is past', [periodChosen('past')], { all: 1 }],
    ['nobody', [searchTyped('zzz')], { today: 0, tomorrow: 0, week: 0, all: 0 }],
  ])('count %s', (_, events, counts) => {
    const { state } = stateAfter(appointmentsSection.reducers, [...appointmentsInStore(visits), ...events]);

    expect(selectDayCounts(state, TODAY, [])).toEqual(counts);
  });
});

describe('what is counted of the rows', () => {
  const loaded = appointmentsInStore(list);
  const failed = requestFailed({ key: appointmentKeys.list, failure: makeFailure('Not read.') });
  const clashing = clashesFound(new Map());

  it.each<[string, UnknownAction[], string]>([
    ['is coming before anything has arrived', [], 'coming'],
    ['is coming while the list arrives', loaded.slice(0, -1), 'coming'],
    ['is known of the whole list', loaded, 'known'],
    ['is known while a list that is there is read anew, and after that failed', [...loaded, failed], 'known'],
    ['is never known of samples', [failed], 'never'],
    ['is coming until the clashes are known that it is narrowed to', [...loaded, clashesChosen(true)], 'coming'],
    ['is known once they are', [...loaded, clashesChosen(true), clashing], 'known'],
    ['is coming until a mark of a picture is looked up', [...loaded, markOpened('hour.09.visits')], 'coming'],
  ])('%s', (_, events, certainty) => {
    expect(selectCertainty(stateAfter(appointmentsSection.reducers, events).state)).toBe(certainty);
  });
});

describe('a rejected visit whose patient stands again at its time', () => {
  const twin = makeAppointment({ ...list[0], id: 'x', status: 'rejected', ...place(2, 'Airport Road') });
  const rows = (...events: readonly UnknownAction[]) => {
    const { state } = stateAfter(appointmentsSection.reducers, [...appointmentsInStore([twin, ...list]), ...events]);
    return selectVisible(state, TODAY)
      .map(({ id }) => id)
      .join('');
  };
  const mark = 'status.rejected';

  it.each<[string, readonly UnknownAction[], string]>([
    ['has no row beside that', [], 'abc'],
    ['has no row while another one is open', [rowToggled('b')], 'abc'],
    ['has one while it is open', [rowToggled('x')], 'xabc'],
    ['has one where the other is not shown', [locationFilterChosen('2')], 'xbc'],
    [
      'is found where it is what a mark counts',
      [markOpened(mark), countedFound({ text: mark, ids: new Set('x') })],
      'x',
    ],
    [
      'has one where both are what a mark counts',
      [markOpened(mark), countedFound({ text: mark, ids: new Set('xa') })],
      'xa',
    ],
  ])('%s', (_, events, ids) => expect(Array.from(rows(...events)).sort()).toEqual(Array.from(ids).sort()));
});
