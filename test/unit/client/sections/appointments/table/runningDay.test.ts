import { runningDay } from '#client/sections/appointments/table/runningDay';
import { storedVisits } from '#test/support/builders/visits';

const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';

/** Visits of twenty minutes, `20 09:00` on the 20th; one without a time where none is named. */
const visits = (...moments: string[]) =>
  storedVisits(
    moments.map((moment, id) => {
      const [day, start_time = ''] = moment.split(' ');
      return { id, date: `2026-11-${day}`, start_time, end_time: start_time.replace(/:00$/, ':20') };
    }),
  );

const at = (minute: number) => ({ today: TODAY, minute });
const [EIGHT, NINE, TEN, LATE] = [8 * 60, 9 * 60, 10 * 60 + 10, 22 * 60];
const day = visits('20 09:00', '20 09:00', '20 10:00', '20 11:00', '21 09:00');

it.each([
  ['nothing has begun', day, EIGHT, null],
  // What begins at this very minute can still be booked.
  ['the first are about to begin', day, NINE, null],
  ['the first are going on', day, NINE + 1, { opensAt: 0, lineBefore: 2 }],
  ['one is going on', day, TEN, { opensAt: 2, lineBefore: 3 }],
  ['none is going on', day, TEN + 20, { opensAt: 3, lineBefore: 3 }],
  ['all are over', day, LATE, { opensAt: 3, lineBefore: 4 }],
  ['all are over, and nothing follows', visits('20 09:00', '20 10:00'), LATE, { opensAt: 1, lineBefore: 2 }],
  ['some have no time', visits('20', '20', '20 09:00', '20 11:00'), TEN, { opensAt: 3, lineBefore: 3 }],
  ['all that is there has no time', visits('20', '20'), TEN, null],
  ['nothing of today is there', visits('21 09:00'), TEN, null],
  ['there is nothing', [], TEN, null],
])('tells where the moment lies: %s', (_, list, minute, expected) => {
  expect(runningDay(list, at(minute))).toEqual(expected);
});

it('follows the clock past midnight', () => {
  const rest = visits('21 09:00', '21 11:00');

  expect(runningDay(rest, { today: TOMORROW, minute: TEN })).toEqual({ opensAt: 1, lineBefore: 1 });
});
