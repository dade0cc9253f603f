import { appointments } from '#client/entities/appointments';
import { appointmentsSection } from '#client/sections/appointments';
import { selectRealReferred } from '#client/sections/appointments/list/selectors';
import { daySheetsOf, pageCountOf, pagesOf } from '#client/sections/appointments/paper/late/daySheets';
import type { Appointment } from '#contract/appointments';
import { makeAppointment } from '#test/support/builders/clinic';
import { appointmentsInStore, stateAfter } from '#test/support/sagas/stateWith';

function pages(...list: readonly Appointment[]) {
  const { state } = stateAfter(appointmentsSection.reducers, appointmentsInStore(list));
  const sheets = daySheetsOf(
    list.map(({ id }) => appointments.selectById(state, id)).filter((one) => one !== undefined),
  );
  const made = pagesOf(sheets, selectRealReferred(state));
  expect(pageCountOf(sheets)).toBe(made.length);
  return made;
}

const other = { doctor_id: 22, local_doctor: { doctor_id: 22, name: 'Dr. Sara Aziz' } };

it('there is a page for each doctor and day, by day', () => {
  const made = pages(
    makeAppointment({ id: 1, date: '2026-11-22' }),
    makeAppointment({ id: 2 }),
    makeAppointment({ id: 3, ...other }),
    makeAppointment({ id: 4 }),
  );

  expect(made.map(({ doctorName, date, page, pages: of, rows }) => [doctorName, date, page, of, rows.length])).toEqual([
    ['Dr. Omar Nasser', '2026-11-21', 1, 1, 2],
    ['Dr. Sara Aziz', '2026-11-21', 1, 1, 1],
    ['Dr. Omar Nasser', '2026-11-22', 1, 1, 1],
  ]);
});

it('a day stands in the order of its hours, however the list is sorted', () => {
  const [page] = pages(makeAppointment({ id: 1, start_time: '15:00:00' }), makeAppointment({ id: 2 }));

  expect(page?.rows.map(({ id }) => id)).toEqual([2, 1]);
});

it('a long day takes several pages, which say so, and leaves no row out', () => {
  const day = Array.from({ length: 60 }, (_, index) => makeAppointment({ id: index + 1 }));
  const made = pages(...day);

  expect(made.map(({ page, pages: of, rows }) => [page, of, rows.length])).toEqual([
    [1, 3, 24],
    [2, 3, 24],
    [3, 3, 12],
  ]);
  expect(made.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(day.map(({ id }) => id));
});

it('a day at several places names them all', () => {
  const [page] = pages(
    makeAppointment({ id: 1 }),
    makeAppointment({ id: 2, location_id: null, local_location: null, start_time: '10:00:00' }),
  );

  expect(page?.clinics).toEqual(['Marina Clinic', null]);
});
