import { addDays } from '#client/lib/dates';
import { rangesIn } from '#client/sections/appointments/away/closing';
import { makeAvailability, TODAY } from '#test/support/builders/clinic';

const LAST = addDays(TODAY, 2);

it('the hours of half days at both ends are whole or reach beyond by the time of their own day', () => {
  const shifts = [TODAY, addDays(TODAY, 1), LAST].flatMap((date) => [
    makeAvailability({ date, available_from: '08:00:00', available_to: '12:00:00' }),
    makeAvailability({ date, available_from: '12:00:00', available_to: '17:00:00' }),
  ]);
  const span = { from: TODAY, to: LAST, fromTime: '13:00', toTime: '12:00' };

  expect(
    rangesIn(shifts, span).map(({ range, reachesBeyond }) => [range.date, range.available_from, reachesBeyond]),
  ).toEqual([
    [TODAY, '12:00:00', true],
    [addDays(TODAY, 1), '08:00:00', false],
    [addDays(TODAY, 1), '12:00:00', false],
    [LAST, '08:00:00', false],
  ]);
});
