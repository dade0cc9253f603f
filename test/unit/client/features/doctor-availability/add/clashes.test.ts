import { fittingHours } from '#client/features/doctor-availability/add/fittingHours';
import { clashesOf, clashText, closedIn } from '#client/features/doctor-availability/add/useAvailabilityPlan';
import { daysOf } from '#client/features/doctor-availability/hours/calendar';
import { makeAvailability } from '#test/support/builders/clinic';
import { inEnglish } from '#test/support/inEnglish';

const slot = (id: number, available_from: string, available_to: string, more = {}) =>
  makeAvailability({ id, available_from, available_to, ...more });

const omar = daysOf([slot(1, '09:00:00', '12:00:00'), slot(2, '14:00:00', '15:00:00', { date: '2026-11-22' })]);
const mona = daysOf([slot(3, '11:00:00', '13:00:00')]);

describe('the dates that were closed', () => {
  const of = (...dates: string[]) => daysOf(dates.map((date, id) => slot(id, '09:00:00', '12:00:00', { date })));
  const open = of('2026-12-01', '2026-12-08', '2026-12-15');
  const onLeave = of('2026-12-01', '2026-12-15');

  it('are those of any doctor, and say of how many', () =>
    expect(closedIn([open, onLeave], ['2026-12-08', '2026-12-09'], [])).toEqual([
      { date: '2026-12-08', doctors: 1, total: 2 },
    ]));

  it('are also those on which hours after midnight would be', () => {
    const night = [
      { from: '20:00', to: '24:00' },
      { from: '00:00', to: '01:00', isNextDay: true },
    ];

    expect(closedIn([onLeave], ['2026-12-07'], night)).toHaveLength(1);
    expect(closedIn([onLeave], ['2026-12-07'], night.slice(0, 1))).toEqual([]);
  });
});

describe('the dates that a plan would overlap', () => {
  it.each([
    ['08:00', '09:00', []],
    ['08:00', '09:01', ['2026-11-21']],
    ['12:00', '14:00', []],
    ['10:00', '14:30', ['2026-11-21', '2026-11-22']],
    ['10:00', '09:00', []],
    ['', '', []],
  ])('from %s to %s', (from, to, dates) => expect([...clashesOf([omar], [{ from, to }], false).keys()]).toEqual(dates));

  it('are those of every range of hours', () => {
    const hours = [
      { from: '06:00', to: '07:00' },
      { from: '14:30', to: '16:00' },
    ];

    expect([...clashesOf([omar], hours, false).keys()]).toEqual(['2026-11-22']);
  });

  it('are those before the day of hours after midnight, each doctor counted once', () => {
    const night = [
      { from: '14:00', to: '24:00' },
      { from: '00:00', to: '01:00', isNextDay: true },
    ];
    const early = daysOf([slot(4, '00:30:00', '02:00:00', { date: '2026-11-23' }), slot(5, '23:00:00', '00:00:00')]);

    expect([...clashesOf([omar, early], night, false)].map(([date, { doctors }]) => [date, doctors])).toEqual([
      ['2026-11-22', 2],
      ['2026-11-21', 1],
    ]);
    expect(clashesOf([early], [{ from: '00:30', to: '02:00', isNextDay: true }], true).size).toBe(0);
  });

  it('leave out hours that are there exactly so, where these are skipped', () => {
    const hours = [{ from: '09:00', to: '12:00' }];

    expect(clashesOf([omar], hours, false).size).toBe(1);
    expect(clashesOf([omar], hours, true).size).toBe(0);
  });
});

describe('what stands in the way of hours', () => {
  const textOn = (calendars: Parameters<typeof clashesOf>[0], from: string, to: string) => {
    const clash = clashesOf(calendars, [{ from, to }], false).get('2026-11-21');
    return clash && inEnglish(clashText(clash, calendars.length));
  };

  it('is the slot of the doctor', () => expect(textOn([omar], '10:00', '14:00')).toBe('overlaps 09:00 - 12:00'));

  it('is that they are there already', () => expect(textOn([omar], '09:00', '12:00')).toBe('already there'));

  it.each([
    ['12:30', '13:00', '1 of 3 doctors overlaps'],
    ['10:00', '12:00', '2 of 3 doctors overlap'],
  ])('from %s to %s is how many of several doctors', (from, to, text) =>
    expect(textOn([omar, mona, []], from, to)).toBe(text),
  );
});

describe('the part of hours that fits', () => {
  const day = '2026-11-21';
  const fits = (slots: [from: string, to: string][], ranges: [from: string, to: string][]) =>
    fittingHours(
      daysOf(slots.map(([from, to], id) => slot(id, `${from}:00`, `${to}:00`))),
      ranges.map(([from, to]) => ({ from, to })),
      [day],
    )
      .get(day)
      ?.map(({ from, to }) => `${from}-${to}`);

  it.each<[what: string, ...Parameters<typeof fits>, parts: string[] | undefined]>([
    ['the morning before a slot', [['14:00', '18:00']], [['09:00', '18:00']], ['09:00-14:00']],
    [
      'before, between and after two',
      [
        ['10:00', '11:00'],
        ['13:00', '14:00'],
      ],
      [['09:00', '24:00']],
      ['09:00-10:00', '11:00-13:00', '14:00-24:00'],
    ],
    [
      'only the range that is free',
      [['16:30', '17:00']],
      [
        ['09:00', '12:00'],
        ['16:30', '17:00'],
      ],
      ['09:00-12:00'],
    ],
    ['no rest that is shorter than a slot', [['09:19', '11:45']], [['09:00', '12:05']], ['11:45-12:05']],
    ['nothing of hours that are taken', [['08:00', '12:00']], [['09:00', '12:00']], undefined],
    [
      'nothing beside overlapping slots',
      [
        ['08:00', '11:00'],
        ['10:00', '12:30'],
      ],
      [['09:00', '12:30']],
      undefined,
    ],
  ])('is %s', (_, slots, ranges, parts) => expect(fits(slots, ranges)).toEqual(parts));

  it('is found on the day after, for hours after midnight', () => {
    const night = [{ from: '00:00', to: '03:00', isNextDay: true }];
    const days = daysOf([slot(1, '01:00:00', '02:00:00', { date: '2026-11-22' })]);

    expect(fittingHours(days, night, [day]).get(day)).toEqual([
      { from: '00:00', to: '01:00', isNextDay: true },
      { from: '02:00', to: '03:00', isNextDay: true },
    ]);
  });
});
