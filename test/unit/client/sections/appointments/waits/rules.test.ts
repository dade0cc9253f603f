import { appointments } from '#client/entities/appointments';
import { ageOf, hoursWaited } from '#client/sections/appointments/waits/age';
import { isDueToday, presentAt, waitsForAnswer, wasDropped } from '#client/sections/appointments/waits/rules';
import type { ShownLine } from '#client/sections/appointments/waits/selectors';
import { linesOf, lookForChains, lookThrough, noFinds } from '#client/sections/appointments/waits/worklist';
import type { Appointment } from '#contract/appointments';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';

// TODAY is Saturday the 21st.
const now = new Date(`${TODAY}T10:30:00`);
const present = presentAt(now);

const pendingSince = (created_at: string | null | undefined): ShownLine => ({
  key: 'pending/1',
  group: 'soon',
  visits: [stored({})],
  since: created_at,
});

function stored(overrides: Partial<Appointment>) {
  const { entities, ids } = appointments.normalize([makeAppointment(overrides)]);
  const [one] = ids.map((id) => appointments.entitiesIn(entities)[id]);
  if (!one) throw new Error('An appointment was expected.');
  return one;
}

it.each([
  ['today, still to come', '2026-11-21', '10:31:00', 'pending', 'soon'],
  ['today, beginning this minute', '2026-11-21', '10:30:00', 'pending', 'soon'],
  ['today, begun a minute ago', '2026-11-21', '10:29:00', 'pending', 'passed'],
  ['today, without a time', '2026-11-21', '', 'pending', 'soon'],
  ['tomorrow', '2026-11-22', '08:00:00', 'pending', 'soon'],
  ['the day after tomorrow', '2026-11-23', '08:00:00', 'pending', null],
  ['seven days ago', '2026-11-14', '23:40:00', 'pending', 'passed'],
  ['eight days ago', '2026-11-13', '23:40:00', 'pending', null],
  ['today, confirmed', '2026-11-21', '11:00:00', 'confirmed', null],
  ['today, of a status that is left out', '2026-11-21', '11:00:00', '', 'soon'],
  ['today, of another status', '2026-11-21', '11:00:00', 'no_show', null],
])('%s: pending or not, and since when', (_, date, start_time, status, group) => {
  expect(waitsForAnswer(stored({ date, start_time, status }), present)).toBe(group);
});

it.each([
  ['rejected an hour ago', 'rejected', '2026-11-21T09:30:00', true],
  ['cancelled seven days ago to the minute', 'cancelled', '2026-11-14T10:30:00', true],
  ['a minute longer ago', 'canceled', '2026-11-14T10:29:00', false],
  ['in the other spelling', 'canceled', '2026-11-20T10:30:00', true],
  ['nobody knows when', 'rejected', null, false],
  ['at a moment that is none', 'rejected', 'yesterday', false],
  ['by a clock that is ahead', 'rejected', '2026-11-21T10:31:00', true],
  ['confirmed again', 'confirmed', '2026-11-21T09:30:00', false],
])('%s: dropped or not', (_, status, updated_at, isDropped) => {
  expect(wasDropped(stored({ status, updated_at }), present, 7)).toBe(isDropped);
});

it.each([
  ['2026-10-22T10:30:00', true],
  ['2026-10-22T10:29:00', false],
])('dropped at %s: within thirty days or not', (updated_at, isDropped) => {
  expect(wasDropped(stored({ status: 'cancelled', updated_at }), present, 30)).toBe(isDropped);
});

it.each([
  ['of the seventh day back', '2026-11-14', 7, true],
  ['of the day before that', '2026-11-13', 7, false],
  ['that was to come', '2026-12-24', 7, true],
  ['of the thirtieth day back', '2026-10-22', 30, true],
] as const)('a visit %s that was dropped just now is to be called for, or not', (_, date, days, isDropped) => {
  const visit = stored({ status: 'cancelled', date, updated_at: '2026-11-21T10:00:00' });
  expect(wasDropped(visit, present, days)).toBe(isDropped);
});

it.each([
  ['soon', '2026-11-22', true],
  ['passed', '2026-11-21', true],
  ['passed', '2026-11-20', false],
  ['clashes', '2026-11-22', true],
  ['clashes', '2026-11-23', false],
  ['hours', '2026-11-21', true],
  ['dropped', '2026-11-21', false],
] as const)('what is %s on %s must be seen to today, or not', (group, date, isDue) => {
  expect(isDueToday(group, date, present)).toBe(isDue);
});

it('a visit that was moved twice waits since the first of them was made', () => {
  const moved = { user_id: 7, doctor_id: 5, date: '2026-11-22', status: 'rejected' };
  const list = [
    { ...moved, id: 'first', created_at: '2026-11-02T09:00:00', updated_at: '2026-11-09T09:00:00' },
    { ...moved, id: 'second', created_at: '2026-11-09T09:00:10', updated_at: '2026-11-20T09:00:00' },
    { ...moved, id: 'now', created_at: '2026-11-20T09:00:10', status: 'pending' },
    { ...moved, id: 'new', created_at: '2026-11-18T09:00:00', status: 'pending', doctor_id: 6 },
  ].map(stored);
  const finds = noFinds(present);
  lookThrough(finds, list);
  for (const part of [list.slice(0, 2), list.slice(2)]) lookForChains(finds, part);

  expect(linesOf(finds).filter(({ kind }) => kind === 'pending')).toEqual([
    { kind: 'pending', id: 'now', since: '2026-11-02T09:00:00' },
    { kind: 'pending', id: 'new' },
  ]);
});

it.each([
  ['2026-11-21T10:00:00', 'waiting for {count, plural, =0 {less than an hour}', 0],
  ['2026-11-20T10:31:00', 'waiting for {count, plural, =0', 23],
  ['2026-11-20T10:30:00', 'waiting for {count, plural, one {# day}', 1],
  ['2026-11-18T10:30:00', 'waiting for {count, plural, one {# day}', 3],
])('asked for at %s', (since, text, count) => {
  const hours = hoursWaited(pendingSince(since), now.getTime());
  expect(hours === null || ageOf(hours)).toMatchObject({
    defaultMessage: expect.stringContaining(text) as string,
    values: { count },
  });
});

it.each([null, undefined, '', 'soon', '2026-11-22T00:00:00'])('no age where it was asked for at %s', (since) => {
  expect(hoursWaited(pendingSince(since), now.getTime())).toBeNull();
});

it('what waits for no answer has no age', () => {
  expect(hoursWaited({ ...pendingSince('2026-11-18T10:30:00'), group: 'clashes' }, now.getTime())).toBeNull();
});

it('doctors who are expected from today on can be checked, and those who are keep their lines', () => {
  const finds = noFinds(present);
  const list = [
    { id: 'open', doctor_id: 5, date: '2026-11-24', start_time: '09:00:00', end_time: '09:20:00' },
    { id: 'closed', doctor_id: '6', date: '2026-11-24', start_time: '09:00:00', end_time: '09:20:00' },
    { id: 'begun', doctor_id: 7, date: '2026-11-21', start_time: '10:00:00' },
    { id: 'off', doctor_id: 8, date: '2026-11-24', status: 'rejected' },
    { id: 'nobody', doctor_id: 0, date: '2026-11-24' },
  ];
  lookThrough(finds, list.map(stored), { 6: [], 7: [] });

  expect([...finds.doctors]).toEqual(['5', '6']);
  expect(linesOf(finds)).toEqual([{ kind: 'hours', id: 'closed' }]);
});

/** The lines of a list, each as its kind and the id that it names. */
function linesIn(list: readonly Partial<Appointment>[]): string[] {
  const finds = noFinds(present);
  lookThrough(finds, list.slice(0, 2).map(stored));
  lookThrough(finds, list.slice(2).map(stored));
  return linesOf(finds).map(({ kind, id }) => `${kind} ${id}`);
}

it('what is pending stands soonest first', () => {
  const pending = (id: string, date: string, start_time: string) => ({ id, date, start_time, status: 'pending' });

  expect(
    linesIn([
      pending('tomorrow', '2026-11-22', '08:00:00'),
      pending('late', '2026-11-21', '15:00:00'),
      pending('begun', '2026-11-21', '10:00:00'),
      pending('noon', '2026-11-21', '12:00:00'),
      pending('older', '2026-11-18', '16:00:00'),
    ]),
  ).toEqual(['pending older', 'pending begun', 'pending noon', 'pending late', 'pending tomorrow']);
});

const dropped = {
  id: 'dropped',
  user_id: 7,
  date: '2026-11-20',
  status: 'rejected',
  updated_at: '2026-11-20T12:00:00',
};

it.each([
  ['of nothing since', [], ['dropped dropped']],
  ['of an id as a text', [{ user_id: '7', id: 'other', date: '2026-11-25', status: 'confirmed' }], []],
  ['of a visit to come', [{ user_id: 7, id: 'next', date: '2026-11-24', status: 'pending' }], []],
  [
    'of a visit that is over',
    [{ user_id: 7, id: 'old', date: '2026-11-19', status: 'confirmed' }],
    ['dropped dropped'],
  ],
  ['of one that took place since', [{ user_id: 7, id: 'done', date: '2026-11-21', status: 'completed' }], []],
  [
    'of one that took place before',
    [{ user_id: 7, id: 'was', date: '2026-11-19', status: 'completed' }],
    ['dropped dropped'],
  ],
  ['of another patient', [{ user_id: 8, id: 'theirs', date: '2026-11-25', status: 'confirmed' }], ['dropped dropped']],
  [
    'of a later one that was dropped, too',
    [{ ...dropped, id: 'again', date: '2026-11-24' }],
    ['dropped dropped', 'dropped again'],
  ],
  [
    'of one that took place between two that were dropped',
    [
      { ...dropped, id: 'again', date: '2026-11-24' },
      { user_id: 7, id: 'done', date: '2026-11-21', status: 'completed' },
    ],
    ['dropped again'],
  ],
])('a patient %s', (_, others, lines) => {
  expect(linesIn([dropped, ...others])).toEqual(lines);
  expect(linesIn([...others, dropped])).toEqual(lines);
});

it.each([null, 0, ''])('nobody can tell what became of a patient whose id is %j', (user_id) => {
  expect(linesIn([{ ...dropped, user_id: user_id as never }])).toEqual([]);
});
