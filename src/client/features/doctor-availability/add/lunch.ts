import { timeTyped } from '#client/lib/typedDates';
import type { HoursTyped } from '../hours/validation';

/** The hour at which a clinic eats, and the day that it is taken out of where no hours are typed yet. */
const LUNCH = { from: '13:00', to: '14:00' };
const DAY = { from: '09:00', to: '18:00' };

/** The hours of a form with the lunch break taken out of them; `null` where it lies in none of them. */
export function hoursWithLunch(hours: readonly HoursTyped[]): HoursTyped[] | null {
  const [only, ...others] = hours;
  if (only?.from === '' && only.to === '' && others.length === 0) return around({ ...only, ...DAY });
  const at = hours.findIndex(
    (range) => timeTyped(range.from) === range.from && timeTyped(range.to, true) === range.to && spans(range),
  );
  const range = hours[at];
  return range ? [...hours.slice(0, at), ...around(range), ...hours.slice(at + 1)] : null;
}

function around(range: HoursTyped): HoursTyped[] {
  return [
    { ...range, to: LUNCH.from, nextTo: '' },
    { ...range, from: LUNCH.to },
  ];
}

/** Whether there is time before and after lunch. */
function spans({ from, to }: HoursTyped): boolean {
  return from < LUNCH.from && to > LUNCH.to;
}
