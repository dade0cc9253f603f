import { setFirstDayOfWeek, weekOf } from '#client/lib/week';
import { indexByDay, listOfDays, ofDay } from '#client/sections/appointments/board/byDoctorAndDay';
import { columnsOfDay, columnsOfWeek, stepped } from '#client/sections/appointments/board/columns';
import { stored } from '#test/support/builders/blocks';

const SATURDAY = '2026-11-21';
const byId = (one: string, other: string) => Number(one) - Number(other);

describe('a list by day and doctor', () => {
  const list = stored(
    { doctor_id: 2, date: SATURDAY },
    { doctor_id: 1, date: SATURDAY },
    { doctor_id: 2, date: SATURDAY },
    { doctor_id: null as never, date: SATURDAY },
    { doctor_id: 1, date: '2026-11-22' },
  );
  const index = indexByDay(list);

  it('has each appointment once, in the order of the list', () => {
    expect([...ofDay(index, SATURDAY)].map(([doctor, group]) => [doctor, group.map(({ id }) => id)])).toEqual([
      ['2', [1, 3]],
      ['1', [2]],
      ['', [4]],
    ]);
    expect(listOfDays(index, [SATURDAY, '2026-11-22'])).toHaveLength(5);
  });

  it('has nothing on another day', () => expect(ofDay(index, '2026-12-01').size).toBe(0));
});

describe('a week', () => {
  afterEach(() => setFirstDayOfWeek(1));

  it.each([
    ['Monday', 1, '2026-11-16', ['2026-11-16', '2026-11-22']],
    ['Monday', 1, SATURDAY, ['2026-11-16', '2026-11-22']],
    ['Monday', 1, '2026-11-22', ['2026-11-16', '2026-11-22']],
    ['Sunday', 0, '2026-11-22', ['2026-11-22', '2026-11-28']],
    ['Saturday', 6, '2027-01-01', ['2026-12-26', '2027-01-01']],
  ])('runs from %s on (%i): of %s %j', (_, first, day, ends) => {
    setFirstDayOfWeek(first);

    expect([weekOf(day)[0], weekOf(day)[6]]).toEqual(ends);
  });

  it('is stepped over as a whole', () =>
    expect([stepped(SATURDAY, -1, 'day'), stepped(SATURDAY, 1, 'week')]).toEqual(['2026-11-20', '2026-11-28']));
});

describe('the columns', () => {
  const index = indexByDay(
    stored(
      { doctor_id: 1, date: '2026-11-16' },
      { doctor_id: 3, date: SATURDAY },
      { doctor_id: 2, date: SATURDAY },
      { doctor_id: 4, date: '2026-11-23' },
      { doctor_id: null as never, date: SATURDAY },
    ),
  );

  it.each<[string, Record<string, number>]>([
    ['', { 1: 0, 2: 1, 3: 1 }],
    ['9', { 1: 0, 2: 1, 3: 1, 9: 0 }],
    ['3', { 1: 0, 2: 1, 3: 1 }],
  ])('of a day are the doctors of its week in one order, and the one asked for: "%s"', (asked, wanted) => {
    const columns = columnsOfDay(index, SATURDAY, byId, asked);
    expect(columns.map(({ key, appointments }) => [key, appointments.length])).toEqual(Object.entries(wanted));
  });

  it.each(['2026-11-16', '2026-11-17', SATURDAY])('stand in the same order on %s', (day) =>
    expect(columnsOfDay(index, day, byId, '').map(({ key }) => key)).toEqual(['1', '2', '3']),
  );

  it('of a week are its days, of one doctor', () => {
    const columns = columnsOfWeek(index, SATURDAY, '2');
    expect(columns).toHaveLength(7);
    expect(columns.filter(({ appointments }) => appointments.length > 0).map(({ key }) => key)).toEqual([SATURDAY]);
  });
});
