import * as fc from 'fast-check';

import { catalogueInArabic } from '#client/app/language/ar/catalogue';
import { addDays, dayAndMonth, longDate, plainDate, relativeDay, timeOfMinutes, timeRange } from '#client/lib/dates';
import { hijriDate } from '#client/lib/hijri';
import { say } from '#client/lib/text';
import { dateTyped, timeTyped } from '#client/lib/typedDates';
import { dateMessages } from '#client/ui/dates/messages';
import { uiMessages } from '#client/ui/language/messages';
import { ENGLISH, translated } from '#client/ui/language/useT';
import { runs } from '#test/support/runs';

const TODAY = '2026-11-21';
const read = (text: string) => dateTyped(text, TODAY);

describe('a date as it is typed', () => {
  it.each([
    ...['2026-11-01', '1 Nov 2026', '01 Nov 2026', '1/11/2026', '01/11/2026', '1.11.2026', '1-11-2026', ' 2026-11-01 '],
    ...['1 nov 2026', '1 NOVEMBER 2026', '1 Novem. 2026', '1 Nov 26', '1/11/26', '1.11.26', '2026-11-1', '2026/11/01'],
    ...[
      '1-Nov-2026',
      '1nov2026',
      '1st of November, 2026',
      'November 1st, 2026',
      'Nov 1 2026',
      '2026 Nov 1',
      '01112026',
    ],
    ...['20261101', 'Sunday, 1 Nov 2026', 'Sun 1 Nov 2026', 'Sun, 1 Nov 2026, 09:20', '1 / 11 / 2026', '1\\11\\2026'],
    ...['\u200e1\u200f/11/\u202a2026\u202c', '1\u201311\u20132026', '1\u00a0Nov\u202f2026', '١/١١/٢٠٢٦', '۲۰۲۶-۱۱-۰۱'],
    ...['1 نوفمبر 2026', '١ نوفمبر، ٢٠٢٦ م', 'الأحد 1 نوفمبر 2026', 'يوم الاحد ١ نوفمبر ٢٠٢٦', '1 تشرين الثاني 2026'],
  ])('is understood as %j', (text) => expect(read(text)).toBe('2026-11-01'));

  it.each([
    ['28 feb 2027', '2027-02-28'],
    ['28/2/27', '2027-02-28'],
    ['1/1/99', '2099-01-01'],
    ['29/2/2024', '2024-02-29'],
  ])('is one of this century, or of a leap year: %j', (text, date) => expect(read(text)).toBe(date));

  it('has its day before its month', () => expect(read('3/4/2026')).toBe('2026-04-03'));

  it.each([
    ['يناير', 'كانون الثاني', 'كانون ثاني', 'January'],
    ['فبراير', 'شباط', 'Feb'],
    ['مارس', 'آذار', 'اذار', 'mar'],
    ['أبريل', 'ابريل', 'إبريل', 'نيسان', 'April'],
    ['مايو', 'أيار', 'ايار', 'MAY'],
    ['يونيو', 'يونيه', 'حزيران', 'june'],
    ['يوليو', 'يوليه', 'تموز', 'Jul'],
    ['أغسطس', 'اغسطس', 'آب', 'اب', 'aug'],
    ['سبتمبر', 'أيلول', 'ايلول', 'Sept'],
    ['أكتوبر', 'اكتوبر', 'تشرين الأول', 'تشرين الاول', 'Oct'],
    ['نوفمبر', 'تشرين الثاني', 'تشرين الثانى', 'November'],
    ['ديسمبر', 'كانون الأول', 'كانون أول', 'dec'],
  ])('knows the month %s by all its names', (...names) => {
    const dates = names.map((name) => read(`17 ${name} 2027`));
    expect(new Set(dates).size).toBe(1);
    expect(dates[0]).toMatch(/^2027-\d\d-17$/);
  });

  it.each([
    ['today', 0],
    [' Tomorrow', 1],
    ['YESTERDAY', -1],
    ['day after  tomorrow', 2],
    ['Tmrw', 1],
    ['اليوم', 0],
    ['غدًا', 1],
    ['غدا', 1],
    ['بكرة', 1],
    ['بعد غد', 2],
    ['أمس', -1],
    ['امس', -1],
    ['+1', 1],
    ['+٧', 7],
    ['-1', -1],
    ['\u22122', -2],
    ['+ 30', 30],
  ])('is told from today by %j', (text, days) => expect(read(text)).toBe(addDays(TODAY, days)));

  it.each([
    ['22/11', '2026-11-22', '2026-11-22'],
    ['21 nov', '2026-11-21', '2026-11-21'],
    ['20-11', '2027-11-20', '2026-11-20'],
    ['nov 3', '2027-11-03', '2026-11-03'],
    ['٣ يناير', '2027-01-03', '2027-01-03'],
    ['1/7', '2027-07-01', '2026-07-01'],
    ['29/2', '2028-02-29', '2028-02-29'],
  ])('without its year is the next one in a form and the nearest one in a filter: %j', (text, next, nearest) =>
    expect([dateTyped(text, TODAY, 'next'), dateTyped(text, TODAY, 'nearest')]).toEqual([next, nearest]),
  );

  it.each([
    ...['', '\u200f', 'soon', '2026-02-29', '30/2/2026', '30/2', '2026-13-01', '11/13/2026', '1/11/126', '1/13/26'],
    ...['2026-11-01T09:00', '1', '31', '1 Nov 2026 2027', '11/2026', 'Nov 2026', '0/11/2026', '1/0/2026', '1/11/3026'],
    ...['1 ma 2026', '1 Novembre 2026', 'Saturday', '+', '+1000', '--1', '-1/11/2026', '11 جمادى 1448', '21/11/1448'],
  ])('is none as %j', (text) => expect(read(text)).toBeNull());
});

describe('a time as it is typed', () => {
  it.each([
    ['9', '09:00'],
    ['09', '09:00'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['9 30', '09:30'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['1400', '14:00'],
    ['14.00', '14:00'],
    ['09:30:00', '09:30'],
    [' 14:05 ', '14:05'],
    ['\u200e14:05\u200f', '14:05'],
    ['٩:٣٠', '09:30'],
    ['0', '00:00'],
    ['00:00', '00:00'],
    ['23:59', '23:59'],
    ['23:59:59', '23:59'],
  ])('%j is %s', (text, time) => expect(timeTyped(text)).toBe(time));

  it.each([
    ['2pm', '14:00'],
    ['2:15 pm', '14:15'],
    ['2:15\u202fPM', '14:15'],
    ['2 p.m.', '14:00'],
    ['11 am', '11:00'],
    ['11a', '11:00'],
    ['12 am', '00:00'],
    ['12 pm', '12:00'],
    ['12:30 am', '00:30'],
    ['14:20 pm', '14:20'],
    ['9:30 ص', '09:30'],
    ['٤ م', '16:00'],
    ['٤م', '16:00'],
    ['9 مساءً', '21:00'],
    ['8 صباحا', '08:00'],
    ['٨:١٥ صباحًا', '08:15'],
    ['12 ظهرًا', '12:00'],
    ['3 عصرا', '15:00'],
  ])('in halves of a day %j is %s', (text, time) => expect(timeTyped(text)).toBe(time));

  it.each(['24:00', '24', '2400', '00:00', '0:00', '0', '12 am', '١٢ ص', '24:00:00', '00:00:00', '23:59:59'])(
    'is the end of the day where something ends at %j',
    (text) => expect(timeTyped(text, true)).toBe('24:00'),
  );

  it.each([
    ['23:59', '23:59'],
    ['23:59:00', '23:59'],
    ['00:20', '00:20'],
    ['1', '01:00'],
  ])('is no other than it says where something ends at %j', (text, time) => expect(timeTyped(text, true)).toBe(time));

  it.each(['', 'noon', '24:00', '24:01', '9:60', '9:5', '-1', '12345', '9:30 xm', '14 am', '0 pm', '25', '9 - 10'])(
    '%j is none',
    (text) => expect(timeTyped(text)).toBeNull(),
  );
});

describe.each([ENGLISH, { locale: 'ar-AE', sentences: catalogueInArabic }])(
  'what this page shows, in $locale',
  (language) => {
    const shown = (text: Parameters<typeof translated>[1]) => translated(language, text);
    const anyDate = fc.integer({ min: -3000, max: 3000 }).map((days) => addDays(TODAY, days));

    it('is the same date again where it is pasted', () =>
      fc.assert(
        fc.property(anyDate, (date) => {
          const near = relativeDay(date, TODAY);
          const hijri = hijriDate(date, language.locale) ?? '';
          for (const text of [
            date,
            shown(longDate(date)),
            shown(plainDate(date)),
            hijri,
            `${shown(longDate(date))} · ${hijri}`,
            near ? `${shown(plainDate(date))} · ${shown(uiMessages[near])}` : date,
            shown(say(dateMessages.hoursOn, { date: longDate(date), hours: timeRange('20:00', '24:00') })),
          ])
            expect([text, read(text)]).toEqual([text, date]);
        }),
        runs(150),
      ));

    it('is the nearest such date where its year is not shown', () => {
      for (let days = -180; days <= 180; days += 1) {
        const date = addDays(TODAY, days);
        expect(dateTyped(shown(dayAndMonth(date)), TODAY, 'nearest')).toBe(date);
      }
    });

    it('is the same time again, also as part of a range', () => {
      for (let minutes = 0; minutes < 1440; minutes += 7) {
        const [from = '', to = ''] = timeRange(timeOfMinutes(minutes), '23:59:59').split(' - ');
        expect([timeTyped(from), timeTyped(to, true)]).toEqual([timeOfMinutes(minutes).slice(0, 5), '24:00']);
      }
    });
  },
);
