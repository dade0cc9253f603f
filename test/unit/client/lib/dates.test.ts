import {
  addDays,
  clockTime,
  dayAndMonth,
  dayOf,
  endMinutesOf,
  endOfMinutes,
  isDateText,
  longDate,
  shortDate,
  minuteOfDay,
  minutesOf,
  momentDate,
  plainDate,
  relativeDay,
  timeRange,
  weekdayName,
  wireEnd,
  wireTime,
} from '#client/lib/dates';
import { addMonths, daysBetween, datesOnWeekdays } from '#client/lib/reckoning';
import { isBrowserElsewhere, momentOf, setClinicZone } from '#client/lib/zone';
import { inEnglish } from '#test/support/inEnglish';
import { inZone, ZONES } from '#test/support/inZone';

describe('a date', () => {
  it.each([
    ['2026-11-21', 'Sat, 21 Nov 2026'],
    ['2027-02-01', 'Mon, 1 Feb 2027'],
    ['soon', 'soon'],
    ['', ''],
  ])('reads %p as %p', (date, shown) => expect(inEnglish(longDate(date))).toBe(shown));

  it.each([
    ['2026-12-31', 'Thu, 31 Dec'],
    ['2026-01-01', 'Thu, 1 Jan'],
    ['2027-01-01', 'Fri, 1 Jan 2027'],
    ['2025-12-31', 'Wed, 31 Dec 2025'],
    ['soon', 'soon'],
  ])('reads %p as %p in a list of 2026', (date, shown) => expect(inEnglish(shortDate(date, '2026-11-21'))).toBe(shown));

  it('is shown without its weekday, without its year, or as its weekday alone', () =>
    expect([plainDate, dayAndMonth, weekdayName].map((text) => inEnglish(text('2026-11-05')))).toEqual([
      '5 Nov 2026',
      '5 Nov',
      'Thu',
    ]));

  it('stays as it is where it is none', () =>
    expect([plainDate, dayAndMonth, weekdayName].map((text) => text('soon'))).toEqual(['soon', 'soon', 'soon']));

  it.each([
    ['2026-11-20T23:30:00+04:00', '20 Nov 2026'],
    ['2026-11-20T23:30:00Z', '21 Nov 2026'],
    ['', 'N/A'],
    ['soon', 'N/A'],
  ])('of the moment %p is %p where the clinic is', (moment, shown) =>
    expect(inEnglish(momentDate(moment))).toBe(shown),
  );

  it.each([
    ['2026-12-31', 'yesterday'],
    ['2027-01-01', 'today'],
    ['2027-01-02', 'tomorrow'],
    ['2027-01-03', null],
    ['2026-01-01', null],
    ['soon', null],
    ['', null],
  ])('is told from today where it is near: %p is %p', (date, near) =>
    expect(relativeDay(date, '2027-01-01')).toBe(near),
  );
});

describe('a moment', () => {
  afterEach(() => setClinicZone(null));

  const shownOf = (moment: string) => {
    const date = momentOf(moment);
    return [dayOf(date), clockTime(date), minuteOfDay(date), inEnglish(momentDate(moment))];
  };

  /** What the clocks of these clinics show, wherever the browser stands. */
  const CLINICS = [
    ['Asia/Dubai', '2027-03-14T22:15:30Z', ['2027-03-15', '02:15', 135.5, '15 Mar 2027']],
    ['America/Los_Angeles', '2027-03-14T09:30:00Z', ['2027-03-14', '01:30', 90, '14 Mar 2027']],
    ['America/Los_Angeles', '2027-03-14T10:30:00Z', ['2027-03-14', '03:30', 210, '14 Mar 2027']],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', ['2027-01-01', '00:00', 0, '1 Jan 2027']],
    ['Asia/Kolkata', '2026-12-31T18:29:59Z', ['2026-12-31', '23:59', 1439 + 59 / 60, '31 Dec 2026']],
    // No zone is named: it is of the clinic's own clocks.
    ['America/Los_Angeles', '2027-03-14T01:30:00', ['2027-03-14', '01:30', 90, '14 Mar 2027']],
    ['America/Los_Angeles', '2027-03-14T05:00:00', ['2027-03-14', '05:00', 300, '14 Mar 2027']],
    ['Asia/Dubai', '2027-03-14T02:30:00', ['2027-03-14', '02:30', 150, '14 Mar 2027']],
    ['Pacific/Kiritimati', '2027-06-01', ['2027-06-01', '00:00', 0, '1 Jun 2027']],
  ] as const;

  it.each(ZONES.flatMap((browser) => CLINICS.map(([...clinic]) => [browser, ...clinic] as const)))(
    'is, for a browser in %s, that of a clinic in %s: %s',
    (browser, clinic, moment, shown) => {
      setClinicZone(clinic);
      expect(inZone(browser, () => shownOf(moment))).toEqual(shown);
    },
  );

  it.each(ZONES)('is that of the browser in %s where nobody says where the clinic is', (zone) =>
    expect(inZone(zone, () => shownOf('2027-03-28T23:59:00'))).toEqual(['2027-03-28', '23:59', 1439, '28 Mar 2027']),
  );

  it.each([
    ['Asia/Dubai', 'Asia/Muscat', false],
    ['Asia/Dubai', 'Asia/Karachi', true],
    ['Asia/Dubai', null, false],
  ])('is in %s told by other clocks than in %s: %p', (browser, clinic, isElsewhere) => {
    setClinicZone(clinic);
    expect(inZone(browser, () => isBrowserElsewhere(new Date('2027-02-03T10:00:00Z')))).toBe(isElsewhere);
  });
});

describe('months later', () => {
  it.each([
    ['2026-11-15', 3, '2027-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('than %s by %i is %s', (date, months, later) => expect(addMonths(date, months)).toBe(later));
});

describe('a text', () => {
  it.each([
    ['2026-11-21', true],
    ['2026-02-29', false],
    ['2026-1-1', false],
    ['2026-11-21T00:00', false],
    ['soon', false],
    ['Invalid Date', false],
    ['', false],
  ])('%p is a date: %p', (text, isDate) => expect(isDateText(text)).toBe(isDate));
});

describe('a time of day', () => {
  it.each([
    ['00:00', 0],
    ['09:20:30', 560],
    ['9', 540],
  ])('%s is %i minutes after midnight', (time, minutes) => expect(minutesOf(time)).toBe(minutes));

  it.each(['24:00', '24:00:00', '00:00', '00:00:00', '23:59:59', '23:59:59.999'])(
    'is the end of the day where something ends at %s',
    (end) => {
      expect([endMinutesOf(end), wireEnd(end), timeRange('00:00', end)]).toEqual([1440, '23:59:59', '00:00 - 24:00']);
    },
  );

  it.each([
    ['23:59', 1439, '23:59:00', '09:00 - 23:59'],
    ['23:59:00', 1439, '23:59:00', '09:00 - 23:59'],
    ['13:20:00', 800, '13:20:00', '09:00 - 13:20'],
  ])('is no other than it says where something ends at %p', (end, minutes, wire, range) =>
    expect([endMinutesOf(end), wireEnd(end), timeRange('09:00', end)]).toEqual([minutes, wire, range]),
  );

  it('travels with its seconds, as a start and as an end', () =>
    expect([wireTime('00:00'), endOfMinutes(1420), endOfMinutes(1440)]).toEqual(['00:00:00', '23:40:00', '23:59:59']));

  it('of a moment is that of the clinic', () => expect(clockTime(new Date('2026-11-20T05:41:00Z'))).toBe('09:41'));
});

describe('a range of dates', () => {
  it.each([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-21', '2026-11-22', 1],
    ['2026-11-21', '2026-11-20', -1],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-01-01', '2031-01-01', 1826],
  ])('from %s to %s has %i days', (from, to, days) => expect(daysBetween(from, to)).toBe(days));

  it('has the dates on its weekdays, both ends included, and none when it ends before it begins', () => {
    expect(datesOnWeekdays('2026-11-20', '2026-11-29', [5, 0])).toEqual([
      '2026-11-20',
      '2026-11-22',
      '2026-11-27',
      '2026-11-29',
    ]);
    expect(datesOnWeekdays('2026-11-20', '2026-11-19', [0, 1, 2, 3, 4, 5, 6])).toEqual([]);
  });

  // In Cairo and Beirut the clocks change at midnight: a day of spring begins at one.
  it.each([...ZONES, 'Africa/Cairo', 'Asia/Beirut'])('is counted alike on every day of a year in %s', (zone) => {
    const { wrong, sundays } = inZone(zone, () => {
      const year = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day));
      const isWrong = (date: string, day: number) =>
        daysBetween('2026-01-01', date) !== day || daysBetween(date, addDays(date, 1)) !== 1;
      const all = datesOnWeekdays('2026-01-01', '2026-12-31', [0]);
      return { wrong: year.filter(isWrong), sundays: [all.length, all[0], all.at(-1)] };
    });
    expect(wrong).toEqual([]);
    expect(sundays).toEqual([52, '2026-01-04', '2026-12-27']);
  });
});
