import type { UnknownAction } from '@reduxjs/toolkit';

import { addDays } from '#client/lib/dates';
import { clashesChosen, clashesFound } from '#client/sections/appointments/clashes/first';
import { countPictures } from '#client/sections/appointments/figures/counting';
import { shownParts } from '#client/sections/appointments/figures/shownParts';
import { searchTyped, statusChosen } from '#client/sections/appointments/list/events';
import {
  doctorFilterChosen,
  fromChosen,
  locationFilterChosen,
  toChosen,
} from '#client/sections/appointments/view/events';
import { PICTURES } from '#client/sections/appointments/view/marks/marks';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { appointmentsInStore, stateAfter } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const of = (id: string, days: number, overrides: Parameters<typeof makeAppointment>[0] = {}) =>
  makeAppointment({
    id,
    user_id: id,
    date: days === 0 ? '' : addDays(TODAY, days),
    local_user: { user_id: id, name: `Noor ${id}`, profile_picture: null },
    ...overrides,
  });

const list = [
  of('past', -3, { status: 'completed' }),
  of('next', 2, { doctor_id: 8, local_doctor: { doctor_id: 8, name: 'Dr. Salma Aziz' } }),
  of('later', 9, { location_id: 5, local_location: { location_id: 5, name: 'Palm Clinic' } }),
  of('undated', 0, { status: 'pending' }),
];

it('a long list comes in parts that take a few milliseconds each, and is counted for one picture after another', () => {
  const long = Array.from({ length: 12_001 }, (_, id) => of(`n${id}`, 1 + (id % 9)));
  const { state } = stateAfter(appointmentsSection.reducers, appointmentsInStore(long));
  const parts = [...shownParts(state, TODAY, [])];
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(5_000);

  const steps = [...countPictures(parts)];
  const pauses = parts.map(() => null);
  expect(steps.map((counted) => counted?.pictures.map(({ id }) => id) ?? null)).toEqual(
    PICTURES.flatMap((_, at) => [...pauses, PICTURES.slice(0, at + 1)]),
  );
});

it.each<[string, UnknownAction[], string[]]>([
  ['nothing: of both periods', [], ['past', 'next', 'later', 'undated']],
  ['a status', [statusChosen('completed')], ['past']],
  ['a doctor', [doctorFilterChosen('8')], ['next']],
  ['a location', [locationFilterChosen('5')], ['later']],
  ['a first date', [fromChosen(addDays(TODAY, 2))], ['next', 'later']],
  ['a last date', [toChosen(addDays(TODAY, 2))], ['past', 'next']],
  ['a search of both periods', [searchTyped('noor')], ['next', 'later', 'undated', 'past']],
  ['a search and a status', [searchTyped('noor u'), statusChosen('pending')], ['undated']],
  ['clashes', [clashesFound(new Map([['later', 'both']])), clashesChosen(true)], ['later']],
  ['what nothing matches', [searchTyped('zzz')], []],
])('%s', (_, events, shown) => {
  const { state } = stateAfter(appointmentsSection.reducers, [...appointmentsInStore(list), ...events]);
  const parts = [...shownParts(state, TODAY, [])];
  expect(
    parts
      .flat()
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...shown].sort());
});
