import { countVisits, visitCountText } from '#client/sections/appointments/list/visitCount';
import { foldTwins, successorsIn } from '#client/sections/appointments/view/folding';
import type { Appointment } from '#contract/appointments';
import { stored } from '#test/support/builders/blocks';
import { inEnglish } from '#test/support/inEnglish';

const visits = (...others: Partial<Appointment>[]) => stored({ status: 'rejected' }, ...others);

const rowsOf = (...others: Partial<Appointment>[]) => {
  const list = visits(...others);
  return foldTwins(list, successorsIn(list)).rows.map(({ id }) => id);
};

describe('a rejected visit', () => {
  it.each<[string, Partial<Appointment>]>([
    ['stands again at its time', { status: 'pending' }],
    ['came at its time', { status: 'completed' }],
    ['stands at its time at another place', { location_id: 32 }],
    ['stands at its time, which has no seconds', { start_time: '09:00' }],
    ['stands at its time for longer', { end_time: '10:00:00' }],
  ])('is told at the one in its place where its patient %s', (_, visit) => expect(rowsOf(visit)).toEqual([2]));

  it.each<[string, Partial<Appointment>]>([
    ['is cancelled there, too', { status: 'cancelled' }],
    ['stands at another time', { start_time: '09:20:00' }],
    ['stands on another day', { date: '2026-11-22' }],
    ['is with another doctor', { doctor_id: 22 }],
    ['is another one', { user_id: 12 }],
  ])('has a row where its patient %s', (_, visit) => expect(rowsOf(visit)).toEqual([1, 2]));

  it('has a row where nobody knows whose it is', () =>
    expect(rowsOf({ user_id: 0, status: 'rejected' }, { user_id: 0 })).toEqual([1, 2, 3]));

  it('has a row where the one in its place is not in the list, and while it is open', () => {
    const list = visits({ location_id: 32 }, { status: 'rejected' });
    const successors = successorsIn(list);

    expect(foldTwins([list[0]!], successors).rows).toEqual([list[0]]);
    expect(foldTwins(list, successors, '1').rows.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('counts as one, whether it has a row or not', () => {
    const list = visits({}, { status: 'rejected' }, { user_id: 12, status: 'rejected' });
    const { rows, folded: beside } = foldTwins(list, successorsIn(list));

    expect(rows).toHaveLength(2);
    expect(countVisits(rows, 0, 2, beside)).toEqual(countVisits(list));
    expect(inEnglish(visitCountText(countVisits(rows, 0, 1, beside)))).toBe('1 · 2 rejected');
  });
});

it('a list without such a visit stays the same one', () => {
  const list = visits({ user_id: 12 });

  expect(foldTwins(list, successorsIn(list)).rows).toBe(list);
});
