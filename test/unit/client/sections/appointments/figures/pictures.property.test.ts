import * as fc from 'fast-check';

import { appointments, type StoredAppointment } from '#client/entities/appointments';
import { addDays, isDateText, type DateText } from '#client/lib/dates';
import { percent } from '#client/lib/percent';
import { countPictures } from '#client/sections/appointments/figures/counting';
import { pictureOf, type ClinicPicture } from '#client/sections/appointments/figures/pictures';
import {
  counting,
  markIn,
  markText,
  PICTURES,
  type Need,
  type PictureId,
} from '#client/sections/appointments/view/marks/marks';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { runs } from '#test/support/runs';

const NEXT = Array.from({ length: 14 }, (_, at) => addDays(TODAY, at));
const BEFORE = NEXT.map((day) => addDays(day, -14));

const near = fc.integer({ min: -20, max: 20 }).map((days) => addDays(TODAY, days));

const visit = fc.record({
  date: fc.oneof({ weight: 9, arbitrary: near }, fc.constantFrom('', 'soon', '2026-02-30')),
  start_time: fc.constantFrom('07:59:59', '09:00:00', '09:40', '17:20:00', '23:00:00', '', '24:10:00', 'noon'),
  // More than there are columns.
  doctor_id: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 26 }) }, fc.constantFrom('', 0)),
  status: fc.constantFrom(...['pending', 'confirmed', 'completed', 'rejected', 'cancelled', 'canceled', 'no_show', '']),
  created_at: fc.oneof(
    {
      weight: 9,
      arbitrary: fc.tuple(near, fc.constantFrom('', 'T23:50:00', 'T08:05:11Z')).map((parts) => parts.join('')),
    },
    fc.constantFrom('', 'once', null),
  ),
});

const visits = fc.array(visit, { maxLength: 120 }).map((list): StoredAppointment[] => {
  const { entities } = appointments.normalize(list.map((one, id) => makeAppointment({ ...one, id })));
  return Object.values(appointments.entitiesIn(entities));
});

/** Counted in two parts, as a long list is in many. */
function drawn(list: readonly StoredAppointment[], days: readonly DateText[] = []): ClinicPicture[] {
  const tally = [...countPictures([list.slice(0, 41), list.slice(41)])].at(-1);
  expect(tally?.count).toBe(list.length);
  return (tally?.pictures ?? []).map((counted) => pictureOf(counted, { days, doctorName: (id) => `Doctor ${id}` }));
}

const DAY_MS = 86_400_000;
const dropped = ['rejected', 'cancelled', 'canceled'];
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
const createdDay = ({ created_at }: StoredAppointment) => (created_at ?? '').slice(0, 10);

const spanOf = (days: number) => {
  if (days < 0) return 'before';
  if (days < 2) return String(days);
  return days < 4 ? '2-3' : days < 8 ? '4-7' : days < 15 ? '8-14' : days < 31 ? '15-30' : '31-';
};

const has: Readonly<Record<Need, (one: StoredAppointment) => boolean>> = {
  date: ({ date }) => isDateText(date),
  time: ({ start_time }) => /^\d\d:/.test(start_time) && start_time < '24',
  doctor: ({ doctor_id }) => Boolean(doctor_id),
  created: (one) => isDateText(createdDay(one)),
};

/** What a picture is about, what it needs in this order, and the row of one that has it. */
const naive: Readonly<
  Record<
    PictureId,
    { isOf: (one: StoredAppointment) => boolean; needs: Need[]; row: (one: StoredAppointment) => string }
  >
> = {
  day: { isOf: () => true, needs: ['date'], row: ({ date }) => date },
  week: {
    isOf: ({ status }) => !dropped.includes(status),
    needs: ['date', 'time', 'doctor'],
    row: ({ date, start_time }) => `${new Date(`${date}T12:00`).getDay()}-${start_time.slice(0, 2)}`,
  },
  doctor: {
    isOf: ({ status }) => dropped.includes(status),
    needs: ['doctor'],
    row: ({ doctor_id }) => String(doctor_id),
  },
  weekday: {
    isOf: ({ status }) => dropped.includes(status),
    needs: ['date'],
    row: ({ date }) => String(new Date(`${date}T12:00`).getDay()),
  },
  notice: {
    isOf: ({ status }) => dropped.includes(status),
    needs: ['date', 'created'],
    row: (one) => spanOf(daysBetween(createdDay(one), one.date)),
  },
};

const isOfKey = (key: string, its: string) =>
  key.startsWith('not:') ? !key.slice(4).split(',').includes(its) : key === its;

const isInColumn = (id: PictureId, key: string, { status, doctor_id }: StoredAppointment): boolean => {
  if (id === 'week') return isOfKey(key, String(doctor_id));
  const known = ['pending', 'confirmed', 'completed', 'rejected', 'cancelled'];
  const shown = status === 'canceled' ? 'cancelled' : status;
  return key === (known.includes(shown) ? shown : 'other');
};

it('every figure is what a naive count finds, and what the list would show of its mark', () =>
  fc.assert(
    fc.property(visits, fc.constantFrom(NEXT, BEFORE), (list, days) => {
      for (const { id, rows, columns, counts, shares, lacking } of drawn(list, days)) {
        const { isOf, needs, row: rowOf } = naive[id];
        const counted = list.filter((one) => isOf(one) && needs.every((need) => has[need](one)));
        rows.forEach(({ key: row }, at) => {
          const inRow = counted.filter((one) => isOfKey(row, rowOf(one)));
          columns.forEach(({ key: column }, across) => {
            const count = inRow.filter((one) => isInColumn(id, column, one)).length;
            expect(counts[at]?.[across]).toBe(count);
            const mark = markIn(markText({ picture: id, row, column }));
            expect(mark && list.filter(counting(mark))).toHaveLength(count);
          });
          if (!shares) return;
          const all = list.filter((one) => needs.every((need) => has[need](one)) && isOfKey(row, rowOf(one))).length;
          expect(shares[at]).toBe(all > 0 ? percent(inRow.length, all) : null);
        });
        const missing = needs.map((need, at) => ({
          need,
          count: list.filter(
            (one) => isOf(one) && !has[need](one) && needs.slice(0, at).every((before) => has[before](one)),
          ).length,
        }));
        expect(lacking).toEqual(expect.arrayContaining(missing.filter(({ count }) => count > 0)));
        // Nothing is dropped: but for days out of sight, what is no number is counted beside.
        const shown = counts.flat().reduce((sum, count) => sum + count, 0);
        const beside = lacking.reduce((sum, { count }) => sum + count, 0);
        const outOfSight =
          id === 'day' ? counted.filter(({ date }) => !rows.some(({ key }) => key === date)).length : 0;
        expect(shown + beside + outOfSight).toBe(list.filter(isOf).length);
      }
    }),
    runs(60),
  ));

it('has a column for each of the twenty busiest doctors, busiest first, and one for all others', () => {
  const list = Array.from({ length: 22 }, (_, doctor) => Array.from({ length: doctor + 2 }, () => doctor + 1)).flatMap(
    (ids) => ids,
  );
  const { entities } = appointments.normalize(
    list.map((doctor_id, id) => makeAppointment({ id, doctor_id, status: 'pending' })),
  );
  const week = drawn(Object.values(appointments.entitiesIn(entities))).find(({ id }) => id === 'week');
  expect(week?.columns).toHaveLength(21);
  expect(week?.columns[0]?.key).toBe('22');
  expect(week?.counts[0]).toEqual([...Array.from({ length: 20 }, (_, at) => 23 - at), 3 + 2]);
});

it.each([
  [0, 300, '0'],
  [1, 300, '<1'],
  [299, 300, '>99'],
  [300, 300, '100'],
  [2, 3, '67'],
])('%i of %i is said as %s hundredths', (part, whole, text) => {
  expect(percent(part, whole)).toBe(text);
});

it.each([
  ['day.2026-11-21.cancelled', { picture: 'day', row: '2026-11-21', column: 'cancelled' }],
  ['week.1-09.3.4', { picture: 'week', row: '1-09', column: '3.4' }],
  ['doctor.3%2E4.cancelled', { picture: 'doctor', row: '3.4', column: 'cancelled' }],
  ['weak.1-09.3', null],
  ['day.2026-11-21', null],
  ['day..', null],
  ['', null],
])('%j as the address names a mark', (text, mark) => {
  const read = markIn(text);
  expect(read).toEqual(mark);
  if (read) expect(markText(read)).toBe(text);
});

it('knows its pictures', () => {
  expect(drawn([]).map(({ id }) => id)).toEqual([...PICTURES]);
});
