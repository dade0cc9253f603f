import { weekText } from '#client/sections/appointments/board/late/weekText';
import { inEnglish } from '#test/support/inEnglish';

it.each([
  ['2026-11-25', '23 – 29 Nov 2026'],
  ['2026-12-03', '30 Nov – 6 Dec 2026'],
  ['2027-01-02', '28 Dec 2026 – 3 Jan 2027'],
])('the week of %s is called %s', (day, wanted) => expect(inEnglish(weekText(day))).toBe(wanted));
