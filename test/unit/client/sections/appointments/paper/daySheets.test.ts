import { appointments } from '#client/entities/appointments';
import { selectRealReferred } from '#client/sections/appointments/list/selectors';
import { cutPages, daySheetsOf, leastPagesOf, wholePagesOf } from '#client/sections/appointments/paper/daySheets';
import type { Appointment } from '#contract/appointments';
import { makeAppointment } from '#test/support/builders/clinic';
import { appointmentsInStore, stateAfter } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

/** The pages of appointments whose rows are so high, where a page has room for 100 and its head takes 10. */
function pages(list: readonly Appointment[], heightOf: (row: number) => number = () => 4) {
  const { state } = stateAfter(appointmentsSection.reducers, appointmentsInStore(list));
  const sheets = daySheetsOf(
    list.map(({ id }) => appointments.selectById(state, id)).filter((one) => one !== undefined),
  );
  const whole = wholePagesOf(sheets, selectRealReferred(state));
  const heights = whole.map(({ rows }) => ({ head: 10, rows: rows.map((_, row) => heightOf(row)) }));
  return { least: leastPagesOf(sheets), made: cutPages(whole, heights, 100) };
}

const other = { doctor_id: 22, local_doctor: { doctor_id: 22, name: 'Dr. Sara Aziz' } };

it('there is a page for each doctor and day, by day', () => {
  const { made, least } = pages([
    makeAppointment({ id: 1, date: '2026-11-22' }),
    makeAppointment({ id: 2 }),
    makeAppointment({ id: 3, ...other }),
    makeAppointment({ id: 4 }),
  ]);
  expect(least).toBe(3);

  expect(made.map(({ doctorName, date, page, pages: of, rows }) => [doctorName, date, page, of, rows.length])).toEqual([
    ['Dr. Omar Nasser', '2026-11-21', 1, 1, 2],
    ['Dr. Sara Aziz', '2026-11-21', 1, 1, 1],
    ['Dr. Omar Nasser', '2026-11-22', 1, 1, 1],
  ]);
});

it('a day stands in the order of its hours, however the list is sorted', () => {
  const { made } = pages([makeAppointment({ id: 1, start_time: '15:00:00' }), makeAppointment({ id: 2 })]);

  expect(made[0]?.rows.map(({ id }) => id)).toEqual([2, 1]);
});

it.each([
  ['rows of one line', () => 4, [22, 22, 16]],
  ['rows of two lines', () => 9, [10, 10, 10, 10, 10, 10]],
  ['one row that is higher than the others', (row: number) => (row === 0 ? 30 : 4), [16, 22, 22]],
  ['rows that are higher than a page', (row: number) => (row < 2 ? 200 : 4), [1, 1, 22, 22, 14]],
  ['rows that nobody has measured', () => 0, [60]],
])('a long day takes as many pages as %s take, which say so, and leaves no row out', (_, heightOf, counts) => {
  const day = Array.from({ length: 60 }, (__, index) => makeAppointment({ id: index + 1 }));
  const { made } = pages(day, heightOf);

  expect(made.map(({ page, pages: of, rows }) => [page, of, rows.length])).toEqual(
    counts.map((count, before) => [before + 1, counts.length, count]),
  );
  expect(made.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(day.map(({ id }) => id));
});

it('a day at several places names them all', () => {
  const { made } = pages([
    makeAppointment({ id: 1 }),
    makeAppointment({ id: 2, location_id: null, local_location: null, start_time: '10:00:00' }),
  ]);

  expect(made[0]?.clinics).toEqual(['Marina Clinic', null]);
});
