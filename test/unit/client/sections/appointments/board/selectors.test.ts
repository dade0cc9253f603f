import type { UnknownAction } from '@reduxjs/toolkit';

import { availabilities, doctors } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { hoursKeys } from '#client/hours/readHours';
import { selectFreeMark } from '#client/sections/appointments/board/asked';
import {
  dayChosen,
  doctorsOrdered,
  movedBlockShown,
  weekChosen,
  freeTimeShown,
} from '#client/sections/appointments/board/events';
import { offerOf } from '#client/sections/appointments/board/offers';
import {
  selectBoard,
  selectHours,
  selectWeekDoctor,
  selectWeekDoctors,
} from '#client/sections/appointments/board/selectors';
import { selectDay, selectIsBoard } from '#client/sections/appointments/list/address';
import { periodChosen, searchTyped, statusChosen } from '#client/sections/appointments/list/events';
import {
  boardChosen,
  listChosen,
  daysChosen,
  doctorFilterChosen,
  locationFilterChosen,
  fromChosen,
} from '#client/sections/appointments/view/events';
import { addressRead } from '#client/state/address';
import { listReceived } from '#client/state/lists';
import { makeAppointment, makeAvailability, makeDoctor, TODAY } from '#test/support/builders/clinic';
import { appointmentsInStore, stateAfter } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const doctor = (id: number, name: string) => ({ doctor_id: id, local_doctor: { doctor_id: id, name } });
/** Nobody is unknown here. */
const NOBODY: readonly string[] = [];
const TOMORROW = '2026-11-22';

const list = [
  makeAppointment({ id: 'a', ...doctor(1, 'Dr. Zayed') }),
  makeAppointment({
    id: 'b',
    status: 'pending',
    start_time: '09:10:00',
    end_time: '09:30:00',
    ...doctor(1, 'Dr. Zayed'),
  }),
  makeAppointment({ id: 'c', date: TOMORROW, ...doctor(2, 'Dr. Aisha') }),
  makeAppointment({ id: 'd', location_id: 32, local_location: null, ...doctor(3, 'Dr. Badr') }),
  makeAppointment({ id: 'e', end_time: '08:00:00', ...doctor(3, 'Dr. Badr') }),
  makeAppointment({ id: 'f', date: '2026-12-24', ...doctor(4, 'Dr. Dana') }),
];

const hoursOf = (id: string) => {
  const { entities, ids } = availabilities.normalize([
    makeAvailability({ available_from: '07:00', available_to: '12:30' }),
  ]);
  return [entitiesMerged(entities), listReceived({ key: hoursKeys.of(id, null), ids })];
};

function stateWith(...events: UnknownAction[]) {
  return stateAfter(appointmentsSection.reducers, [...appointmentsInStore(list), boardChosen(TODAY), ...events]).state;
}

/** The columns of the board, and what is in each. */
function columnsAfter(...events: UnknownAction[]) {
  const { columns } = selectBoard(stateWith(...events), TODAY, NOBODY);
  return columns.map(({ doctorName, blocks }) => [doctorName, ...blocks.map(({ appointment: { id } }) => id)]);
}

const all = [['Dr. Aisha'], ['Dr. Badr', 'd'], ['Dr. Zayed', 'a', 'b']];

it('shows the doctors of the week by name, in the same order on each of its days', () => {
  expect(columnsAfter()).toEqual(all);
  expect(columnsAfter(dayChosen(TOMORROW))).toEqual([['Dr. Aisha', 'c'], ['Dr. Badr'], ['Dr. Zayed']]);
});

it('shows them in the order that somebody has given them, on each day and in the choice of a week', () => {
  const ordered = doctorsOrdered(['3', '4', '1']);
  expect(columnsAfter(ordered).map(([name]) => name)).toEqual(['Dr. Badr', 'Dr. Zayed', 'Dr. Aisha']);
  expect(columnsAfter(ordered, dayChosen(TOMORROW)).map(([name]) => name)).toEqual([
    'Dr. Badr',
    'Dr. Zayed',
    'Dr. Aisha',
  ]);
  expect(selectWeekDoctors(stateWith(ordered), TODAY, NOBODY).map(({ id }) => id)).toEqual(['3', '4', '1', '2']);
});

describe('a free time that somebody came for', () => {
  const known = entitiesMerged(
    doctors.normalize([
      makeDoctor({
        id: 9,
        title: 'Ms.',
        first_name: 'Aaliyah',
        last_name: 'Noor',
        specializations: [{ id: 3, name: 'Skin' }],
      }),
    ]).entities,
  );
  const slot = { date: TOMORROW, startTime: '16:20:00', endTime: '17:00:00', locationId: 31 };
  const shown = freeTimeShown({ doctor: '9', slot });

  it('has a column for its doctor, also where the week has no visit of hers, and no filter', () => {
    const state = stateWith(known, doctorFilterChosen('2'), searchTyped('zay'), shown);
    const { columns } = selectBoard(state, TODAY, NOBODY);

    expect(columns.map(({ doctorName, doctorLine }) => [doctorName, doctorLine])).toEqual([
      ['Ms. Aaliyah Noor', 'Skin'],
      ['Dr. Aisha', 'Marina Clinic'],
      ['Dr. Badr', ''],
      ['Dr. Zayed', 'Marina Clinic'],
    ]);
    expect(selectFreeMark(state, TODAY)).toEqual({ column: '9', from: 980, to: 1020 });
    expect(selectHours(state, TODAY, NOBODY)).toEqual({ from: 540, to: 1020 });
  });

  it('is marked in her week on its day', () => {
    const state = stateWith(known, weekChosen('1'), shown);

    expect(selectWeekDoctor(state, TODAY, NOBODY)).toBe('9');
    expect(selectFreeMark(state, TODAY)).toMatchObject({ column: TOMORROW });
  });

  it.each([dayChosen(TODAY), weekChosen('1'), movedBlockShown({ day: TODAY, isHidden: false })])(
    'is marked no longer after %p',
    (event) => expect(selectFreeMark(stateWith(known, shown, event), TODAY)).toBeNull(),
  );

  it.each(['', '16:20', '17:00-16:20', '9-10', '25:00-26:00'])('is none where a link says "%s"', (at) => {
    const state = stateWith(addressRead({ section: '', params: { view: 'board', of: '1', at } }));

    expect(selectFreeMark(state, TODAY)).toBeNull();
  });
});

it.each<[string, UnknownAction, unknown]>([
  ['a search', searchTyped('zay'), [['Dr. Zayed', 'a', 'b']]],
  ['a status', statusChosen('pending'), [['Dr. Zayed', 'b']]],
  ['a doctor', doctorFilterChosen('2'), [['Dr. Aisha']]],
  ['a location', locationFilterChosen('32'), all],
])('%s narrows it as it narrows the list', (_, event, wanted) => expect(columnsAfter(event)).toEqual(wanted));

it.each([
  ['the period', periodChosen('past')],
  ['a quick choice of days', daysChosen('tomorrow')],
  ['a first date', fromChosen(TOMORROW)],
])('%s does not narrow it', (_, event) => expect(columnsAfter(event)).toEqual(all));

it('says what has no place, and counts it with the others', () => {
  const { unplaced, count, columns } = selectBoard(stateWith(), TODAY, NOBODY);

  expect(unplaced.map(({ appointment, misfit }) => [appointment.id, misfit])).toEqual([['e', 'endsEarly']]);
  expect([count.kept, columns.map(({ clashes }) => clashes)]).toEqual([4, [0, 0, 1]]);
});

it('reaches from the first to the last hour in use, also of opening hours', () => {
  expect(selectHours(stateWith(), TODAY, NOBODY)).toEqual({ from: 540, to: 600 });
  expect(selectHours(stateWith(...hoursOf('1')), TODAY, NOBODY)).toEqual({ from: 420, to: 780 });
});

describe('a week', () => {
  it('is that of the first doctor of the day until another one is chosen', () => {
    const doctorOf = (...events: UnknownAction[]) => selectWeekDoctor(stateWith(...events), TODAY, NOBODY);

    expect([
      doctorOf(),
      doctorOf(weekChosen('1')),
      doctorOf(weekChosen('gone')),
      doctorOf(doctorFilterChosen('2')),
    ]).toEqual(['2', '1', '2', '2']);
  });

  it('has its seven days', () => {
    const { columns } = selectBoard(stateWith(weekChosen('1')), TODAY, NOBODY);

    expect(columns.map(({ key, blocks }) => [key, blocks.length])).toEqual([
      ...['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'].map((date) => [date, 0]),
      [TODAY, 2],
      [TOMORROW, 0],
    ]);
  });

  it('can be that of every doctor in the list, by name', () =>
    expect(selectWeekDoctors(stateWith(), TODAY, NOBODY).map(({ name }) => name)).toEqual([
      'Dr. Aisha',
      'Dr. Badr',
      'Dr. Dana',
      'Dr. Zayed',
    ]));
});

describe('the address', () => {
  it.each(['', 'soon', '2026-02-30'])('with the day "%s" shows today', (day) => {
    const state = stateWith(addressRead({ section: '', params: { view: 'board', day } }));

    expect(selectDay(state, TODAY)).toBe(TODAY);
  });

  it.each([
    [boardChosen(TODAY, TODAY), TOMORROW],
    [dayChosen(TODAY, TODAY), TOMORROW],
    [dayChosen(TODAY, TOMORROW), TODAY],
    [movedBlockShown({ day: TODAY, isHidden: false }), TODAY],
  ])('follows today past midnight where that was chosen: %p', (event, nextDay) => {
    const state = stateWith(dayChosen(TOMORROW), event);

    expect([TODAY, TOMORROW].map((today) => selectDay(state, today))).toEqual([TODAY, nextDay]);
  });

  it('keeps the day of the board while the list is shown', () => {
    const state = stateWith(dayChosen(TOMORROW), listChosen());

    expect([selectIsBoard(state), selectDay(state, TODAY)]).toEqual([false, TOMORROW]);
  });
});

it('offers the free times of the doctor for a move, whatever the filters hide', () => {
  const here = { dates: [TODAY], today: TODAY, now: new Date(2026, 10, 21, 8, 0) };
  const offer = offerOf(stateWith(...hoursOf('1'), statusChosen('confirmed')), 'a', here);

  expect(offer?.places?.slice(0, 3).map(({ startTime }) => startTime)).toEqual(['08:00:00', '08:20:00', '08:40:00']);
  expect(offer?.places?.some(({ startTime }) => startTime < '09:30' && startTime >= '09:00')).toBe(false);
  expect(offerOf(stateWith(), 'a', here)?.hindrance).toBe('hoursPending');
  expect(offerOf(stateWith(), 'nobody', here)).toBeNull();
});
