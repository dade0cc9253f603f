import { hijriDate } from '#client/lib/hijri';

it('writes a date by the calendar of Umm al-Qura, in both languages', () => {
  expect(hijriDate('2026-11-21', 'ar-AE')).toMatch(/^11 جمادى الآخرة 1448/);
  expect(hijriDate('2026-11-21', 'en')).toMatch(/^Jumada II 11, 1448/);
  expect(hijriDate('soon', 'en')).toBeNull();
});
