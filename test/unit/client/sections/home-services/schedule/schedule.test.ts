import {
  draftOn,
  draftsOn,
  fieldsOf,
  entriesInOrder,
  takenDates,
} from '#client/sections/home-services/schedule/entries';
import type { HomeSchedule } from '#contract/homeServices/staff';

const entry: HomeSchedule = {
  id: 1,
  availability_type: 'provider',
  provider: 3,
  date: '2027-01-04',
  start_time: '08:00:00',
  end_time: '12:00:00',
  is_available: false,
  slot_duration: '45',
};

it('starts a new entry with the hours and the slot duration of the specification', () =>
  expect(fieldsOf(null)).toMatchObject({
    mode: 'single',
    date: '',
    start_time: '09:00',
    end_time: '17:00',
    slot_duration: 30,
    is_available: true,
  }));

it('sends back what it was given', () => {
  const { id, ...sent } = entry;
  expect(id).toBe(1);
  expect(draftOn(entry.date, 3, fieldsOf(entry))).toEqual({ ...sent, slot_duration: 45 });
});

it('orders by date, then by start', () => {
  const list = [{ ...entry, id: 3, date: '2027-02-01' }, { ...entry, id: 2, start_time: '13:00:00' }, entry];
  expect(entriesInOrder(list).map(({ id }) => id)).toEqual([1, 2, 3]);
});

it.each([
  ['07:00', '08:00', []],
  ['07:00', '08:15', ['2027-01-04']],
  ['11:45', '13:00', ['2027-01-04']],
  ['12:00', '13:00', []],
])('knows which dates are taken between %s and %s', (from, to, dates) =>
  expect([...takenDates([entry], { start_time: from, end_time: to, nextTo: '' })]).toEqual(dates),
);

describe('hours until midnight and after it', () => {
  it.each(['00:00:00', '24:00:00', '23:59:59'])(
    'an entry until %s is shown as 24:00 and sent as 23:59:59',
    (end_time) => {
      const fields = fieldsOf({ ...entry, end_time });

      expect([fields.end_time, draftOn(entry.date, 3, fields).end_time]).toEqual(['24:00', '23:59:59']);
    },
  );

  it('are two entries on two days', () => {
    const fields = { ...fieldsOf(entry), start_time: '21:00', end_time: '24:00', nextTo: '02:30' };

    expect(
      draftsOn('2027-01-31', 3, fields).map(({ date, start_time, end_time }) => [date, start_time, end_time]),
    ).toEqual([
      ['2027-01-31', '21:00:00', '23:59:59'],
      ['2027-02-01', '00:00:00', '02:30:00'],
    ]);
  });

  it('are taken where an entry of either day is in the way', () => {
    const late = { ...entry, start_time: '23:00:00', end_time: '00:00:00' };
    const hours = { start_time: '22:00', end_time: '24:00', nextTo: '09:00' };

    expect([...takenDates([entry, late], hours)]).toEqual(['2027-01-03', '2027-01-04']);
  });
});
