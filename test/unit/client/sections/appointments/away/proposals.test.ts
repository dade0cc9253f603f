import fc from 'fast-check';

import { appointments, isActive, type StoredAppointment } from '#client/entities/appointments';
import { hoursOfSlot, type Slot } from '#client/hours/slots';
import { addDays, minutesOf, timeOfMinutes } from '#client/lib/dates';
import { sharesTime } from '#client/lib/daySpans';
import { affectedBy, placesOf, visitsAround } from '#client/sections/appointments/away/affected';
import {
  countsOf,
  linesAnew,
  linesWithTimes,
  lookedUntil,
  NO_CHOICE,
  nextTimes,
  timeOnceTicked,
} from '#client/sections/appointments/away/planning';
import {
  isInside,
  proposeTimes,
  shareSomebody,
  timesFor,
  type Ground,
} from '#client/sections/appointments/away/proposals';
import type { Absence, AwaySpan, SentPlan } from '#client/sections/appointments/away/sent';
import type { NarrowedTimes } from '#client/sections/appointments/away/state';
import type { Appointment } from '#contract/appointments';
import type { Availability } from '#contract/availabilities';
import { makeAppointment, makeAvailability, TODAY } from '#test/support/builders/clinic';
import { inEnglish } from '#test/support/inEnglish';
import { runs } from '#test/support/runs';

const NOW = new Date(2026, 10, 21, 8, 0);
const TOMORROW = addDays(TODAY, 1);
const HER = { doctorIds: [21], placeId: null };
const day = (date: string): AwaySpan => ({ from: date, to: date, fromTime: '', toTime: '' });

function stored(given: readonly Partial<Appointment>[]): StoredAppointment[] {
  const made = given.map((one, at) => makeAppointment({ id: at + 1, user_id: at + 101, date: TOMORROW, ...one }));
  const { entities } = appointments.normalize(made);
  const table: Readonly<Record<string, StoredAppointment>> = entities.appointments ?? {};
  return made.flatMap(({ id }) => table[id] ?? []);
}

const at = (start: string, more: Partial<Appointment> = {}): Partial<Appointment> => ({
  start_time: `${start}:00`,
  end_time: timeOfMinutes(minutesOf(start) + 20),
  ...more,
});

const open = (date: string, from: string, to: string, more: Partial<Availability> = {}): Availability =>
  makeAvailability({ date, available_from: `${from}:00`, available_to: `${to}:00`, ...more });

function plan(
  visits: readonly StoredAppointment[],
  hours: readonly Availability[],
  span = day(TOMORROW),
  absence: Absence = HER,
) {
  const affected = affectedBy(visits, absence, span, NOW);
  const ground: Ground = { now: NOW, span, hours, visits: visitsAround(visits, absence.doctorIds, affected) };
  return { ground, lines: linesWithTimes(affected, ground) };
}

const shown = (slot: Slot | null) => slot && `${slot.date} ${slot.startTime.slice(0, 5)} at ${slot.locationId}`;

describe('who is concerned', () => {
  it.each<[string, AwaySpan, string[]]>([
    ['a whole day', day(TOMORROW), ['09:00', '11:50', '23:40']],
    ['from a time on: what is under way then, too', { ...day(TOMORROW), fromTime: '12:00' }, ['11:50', '23:40']],
    ['until a time: not what begins then', { ...day(TOMORROW), toTime: '11:50' }, ['09:00']],
    ['until the end of the day', { ...day(TOMORROW), fromTime: '23:59', toTime: '24:00' }, ['23:40']],
    ['between two times', { ...day(TOMORROW), fromTime: '09:20', toTime: '11:51' }, ['11:50']],
    ['several days', { ...day(TODAY), to: TOMORROW }, ['08:00', '09:00', '11:50', '23:40']],
    [
      'half days at both ends',
      { from: TODAY, to: addDays(TODAY, 2), fromTime: '12:00', toTime: '09:20' },
      ['09:00', '11:50', '23:40', '09:00'],
    ],
    [
      'half days at both ends: not what is before and after',
      { from: TODAY, to: addDays(TODAY, 2), fromTime: '08:20', toTime: '09:00' },
      ['09:00', '11:50', '23:40'],
    ],
  ])('%s', (_, span, starts) => {
    const visits = stored([
      at('23:40', { end_time: '23:59:59', status: 'pending' }),
      at('11:50'),
      at('09:00'),
      at('10:00', { status: 'rejected' }),
      at('10:20', { status: 'cancelled' }),
      at('10:40', { doctor_id: 22 }),
      at('07:40', { date: TODAY }),
      at('08:00', { date: TODAY }),
      at('09:00', { date: addDays(TODAY, 2) }),
    ]);

    expect(
      affectedBy(visits, { ...HER, doctorIds: ['21'] }, span, NOW).map(({ start_time }) => start_time.slice(0, 5)),
    ).toEqual(starts);
  });

  it('asks for the hours at each place once, and for all together where one visit has no place', () => {
    const visits = stored([
      { location_id: 31 },
      { location_id: 32 },
      { location_id: 31 },
      { doctor_id: 22, location_id: 33 },
    ]);

    expect(placesOf(visits, 21).map(({ placeId }) => placeId)).toEqual([31, 32]);
    const withoutPlace = stored([{ id: 9, location_id: null, local_location: null }]);
    expect(placesOf([...visits, ...withoutPlace], 21)).toEqual([{ doctorId: 21, placeId: null }]);
  });
});

describe('the times that are proposed', () => {
  const later = addDays(TODAY, 3);

  it.each<[string, Partial<Appointment>[], Availability[], (string | null)[]]>([
    [
      'the earliest chooses first',
      [at('10:00'), at('09:00')],
      [open(later, '09:00', '09:40')],
      [`${later} 09:00 at 31`, `${later} 09:20 at 31`],
    ],
    [
      'its own place comes before an earlier time elsewhere',
      [at('09:00')],
      [open(addDays(TODAY, 2), '09:00', '09:20', { location_id: 32 }), open(later, '09:00', '09:20')],
      [`${later} 09:00 at 31`],
    ],
    [
      'another place where its own has none',
      [at('09:00')],
      [open(later, '14:00', '14:20', { location_id: 32 })],
      [`${later} 14:00 at 32`],
    ],
    ['never the day of the absence', [at('09:00')], [open(TOMORROW, '10:00', '12:00')], [null]],
    ['never earlier than it was', [at('09:00')], [open(TODAY, '10:00', '12:00')], [null]],
    [
      'as far as hours are known',
      [at('09:00')],
      [open(addDays(TODAY, 75), '09:00', '09:20')],
      [`${addDays(TODAY, 75)} 09:00 at 31`],
    ],
    ['no booked hours', [at('09:00')], [open(later, '09:00', '09:20', { status: 'booked' })], [null]],
    [
      'no time that the doctor has a visit at, wherever',
      [at('09:00'), at('09:10', { date: later, location_id: 32 })],
      [open(later, '09:00', '10:00')],
      [`${later} 09:40 at 31`],
    ],
    [
      'no time that the patient has a visit at, with whomever',
      [at('09:00'), at('09:00', { date: later, doctor_id: 22, user_id: 101 })],
      [open(later, '09:00', '09:40')],
      [`${later} 09:20 at 31`],
    ],
    [
      'a visit that was rejected takes no time',
      [at('09:00'), at('09:00', { date: later, status: 'rejected' })],
      [open(later, '09:00', '09:20')],
      [`${later} 09:00 at 31`],
    ],
    [
      'no two at the same time in two places',
      [at('09:00'), at('09:20')],
      [open(later, '09:00', '09:20'), open(later, '09:00', '09:20', { location_id: 32 })],
      [`${later} 09:00 at 31`, null],
    ],
    [
      'patients without an id are strangers',
      [at('09:00', { user_id: 0 }), at('09:00', { user_id: 0, doctor_id: 22, date: later })],
      [open(later, '09:00', '09:20')],
      [`${later} 09:00 at 31`],
    ],
  ])('%s', (_, visits, hours, times) =>
    expect(plan(stored(visits), hours).lines.map(({ proposed }) => shown(proposed))).toEqual(times),
  );

  it('of a place that is closed are with the same doctor, and those of one patient share no time', () => {
    const of = (doctor_id: number, user_id: number, place = 31) => ({ doctor_id, user_id, location_id: place });
    const visits = stored([
      at('09:00', of(21, 101)),
      at('09:20', of(22, 101)),
      at('09:40', of(22, 102)),
      at('10:00', of(23, 103)),
      at('10:20', of(21, 104, 32)),
      at('10:40', of(24, 105)),
    ]);
    const hours = [21, 22, 24].map((doctor_id) => open(later, '09:00', '10:00', { doctor_id }));
    const { lines } = plan(visits, hours, day(TOMORROW), { doctorIds: [21, 22, 23], placeId: 31 });

    expect(lines.map(({ appointment, proposed }) => [appointment.id, shown(proposed)])).toEqual([
      [1, `${later} 09:00 at 31`],
      [2, `${later} 09:20 at 31`],
      [3, `${later} 09:00 at 31`],
      [4, null],
    ]);
  });

  it('finds a time later on the same day where only some hours are away', () => {
    const { lines } = plan(stored([at('09:00'), at('10:00')]), [open(TOMORROW, '08:00', '13:00')], {
      ...day(TOMORROW),
      toTime: '12:00',
    });

    expect(lines.map(({ proposed }) => shown(proposed))).toEqual([
      `${TOMORROW} 12:00 at 31`,
      `${TOMORROW} 12:20 at 31`,
    ]);
  });

  it.each<[string, AwaySpan, string[]]>([
    ['from the day after whole days', { ...day(TOMORROW), to: later }, [`${addDays(later, 1)} 09:00`]],
    ['from the end of a half day', { ...day(TOMORROW), to: later, toTime: '10:20' }, [`${later} 10:20`]],
    ['not before the beginning', { ...day(later), fromTime: '10:00' }, [`${addDays(later, 1)} 09:00`]],
  ])('offers the times after the leave alone: %s', (_, span, first) => {
    const hours = [-1, 0, 1].map((days) => open(addDays(later, days), '09:00', '10:40'));
    const one = stored([at('09:00', { date: later })]);
    const ground: Ground = { now: NOW, span, hours, visits: one };

    expect(
      timesFor(one[0]!, ground)
        .slice(0, 1)
        .map(({ date, startTime }) => `${date} ${startTime.slice(0, 5)}`),
    ).toEqual(first);
  });

  it.each<[string, Availability[], string[]]>([
    ['nothing where each has a time', [open(later, '09:00', '09:40')], []],
    [
      'the last day with hours, though they are booked',
      [open(later, '09:00', '09:20'), open(addDays(later, 60), '09:00', '12:00', { status: 'booked' })],
      ['No time was found up to Sat, 23 Jan 2027, where the hours of the doctor end.'],
    ],
    [
      'that there are no hours, where they end with the leave',
      [open(TOMORROW, '08:00', '17:00')],
      ['The doctor has no hours from Mon, 23 Nov 2026 on.'],
    ],
  ])('says until when it looked: %s', (_, hours, said) => {
    const { lines, ground } = plan(stored([at('09:00'), at('10:00')]), hours);
    const whole = { kind: 'away', ...HER, ...NO_CHOICE, span: ground.span } as const;
    const looked = lookedUntil({ ...whole, lines, hasTimes: true }, ground);

    expect(looked.map(({ text }) => inEnglish(text))).toEqual(said);
    expect(lookedUntil({ ...whole, lines, hasTimes: false }, ground)).toEqual([]);
  });

  it.each<[string, Partial<NarrowedTimes>, (string | null)[], string[]]>([
    ['not at all', {}, [`${later} 11:20 at 31`, `${later} 11:40 at 31`], []],
    ['to a week', { isWithinWeek: true }, [`${later} 11:20 at 31`, `${later} 11:40 at 31`], []],
    ['to mornings', { half: 'mornings' }, [`${later} 11:20 at 31`, `${later} 11:40 at 31`], []],
    ['to afternoons', { half: 'afternoons' }, [`${later} 12:00 at 31`, `${addDays(TODAY, 9)} 12:00 at 31`], []],
    [
      'to afternoons within a week',
      { half: 'afternoons', isWithinWeek: true },
      [`${later} 12:00 at 31`, null],
      ['No such time was found up to Tue, 24 Nov 2026.'],
    ],
  ])('are narrowed %s', (_, narrowing, times, said) => {
    const hours = [open(later, '11:20', '12:20'), open(addDays(TODAY, 9), '12:00', '12:20')];
    const all = { ...NO_CHOICE.narrowing, ...narrowing };
    const { lines, ground } = plan(stored([at('09:00'), at('10:00')]), hours);
    const narrowed = linesAnew(lines, { ...ground, narrowing: all });

    expect(narrowed.map(({ proposed }) => shown(proposed))).toEqual(times);
    const whole = { kind: 'away', ...HER, ...NO_CHOICE, span: ground.span, lines: narrowed, hasTimes: true } as const;
    const looked = lookedUntil(whole, { ...ground, narrowing: all });
    expect(looked.map(({ text }) => inEnglish(text))).toEqual(said);
  });

  it('that a person has chosen stay when they are narrowed, and who was left out stays out', () => {
    const { lines, ground } = plan(stored([at('09:00'), at('10:00')]), [open(later, '11:20', '12:40')]);
    const [first, second] = lines as [(typeof lines)[0], (typeof lines)[0]];
    const chosen = [
      { ...first, isChosen: true },
      { ...second, isTicked: false, isChosen: false },
    ];
    const narrowing = { isWithinWeek: false, half: 'afternoons' } as const;

    expect(
      linesAnew(chosen, { ...ground, narrowing }).map(({ proposed, isTicked }) => [shown(proposed), isTicked]),
    ).toEqual([
      [`${later} 11:20 at 31`, true],
      [`${later} 12:00 at 31`, false],
    ]);
  });

  it('of 7 with 5 slots, 5 are ticked and 2 have no time', () => {
    const visits = stored(['09:00', '09:20', '09:40', '10:00', '10:20', '10:40', '11:00'].map((start) => at(start)));
    const { lines } = plan(visits, [open(later, '15:00', '16:40')]);

    expect(countsOf(lines)).toEqual({ moved: 5, sameDay: 0, stay: 0, without: 2 });
  });

  it('a line that is ticked again gets its time back, or the next one where another line has taken it', () => {
    const { lines, ground } = plan(stored([at('09:00'), at('10:00')]), [open(later, '09:00', '10:00')]);
    const [first, second] = lines as [(typeof lines)[0], (typeof lines)[0]];
    const left = { ...first, isTicked: false };

    expect(shown(timeOnceTicked([left, second], left, ground))).toBe(`${later} 09:00 at 31`);
    expect(shown(timeOnceTicked([left, { ...second, proposed: first.proposed }], left, ground))).toBe(
      `${later} 09:20 at 31`,
    );
  });

  it('offers the next time of a line whose time was taken, and of no other', () => {
    const { lines, ground } = plan(stored([at('09:00'), at('10:00'), at('11:00')]), [open(later, '09:00', '10:20')]);
    const ends = [
      { is: 'moved', to: 77 },
      { is: 'failed', isTaken: true },
      { is: 'failed', isTaken: false },
    ] as const;
    const sent: SentPlan = {
      kind: 'away',
      ...HER,
      span: ground.span,
      closesHours: false,
      lines: lines.map(({ appointment, proposed }, at) => ({
        original: appointment,
        target: proposed,
        waitsFor: [],
        end: ends[at] ?? { is: 'open' },
      })),
      closed: [],
      isUndone: false,
    };

    expect([...nextTimes(sent, ground)].map(([id, slot]) => [id, shown(slot)])).toEqual([
      ['2', `${later} 10:00 at 31`],
    ]);
  });
});

const isWithin = ({ date, available_from, available_to }: Availability, slot: Slot) =>
  date === slot.date &&
  minutesOf(available_from) <= minutesOf(slot.startTime) &&
  minutesOf(slot.endTime) <= minutesOf(available_to);

const isShared = (one: Slot, other: Slot) => sharesTime(hoursOfSlot(one), hoursOfSlot(other));

it('no proposal overlaps another, the span, or a visit of doctor or patient, whatever the calendars hold', () => {
  const start = fc.integer({ min: 0, max: 20 }).map((step) => timeOfMinutes(480 + step * 15).slice(0, 5));
  const date = fc.integer({ min: 0, max: 4 }).map((days) => addDays(TODAY, days));
  const visit = fc.record({
    start,
    date,
    user: fc.integer({ min: 0, max: 4 }),
    doctor: fc.constantFrom(21, 22),
    place: fc.constantFrom(31, 32),
    status: fc.constantFrom('pending', 'confirmed', 'rejected'),
  });
  const range = fc.record({
    start,
    date,
    length: fc.constantFrom(20, 40, 100),
    place: fc.constantFrom(31, 32),
    doctor: fc.constantFrom(21, 22),
  });
  const absence = fc.constantFrom<Absence>(
    HER,
    { doctorIds: [21, 22], placeId: null },
    { doctorIds: [21, 22], placeId: 31 },
  );
  fc.assert(
    fc.property(
      fc.array(visit, { maxLength: 14 }),
      fc.array(range, { maxLength: 10 }),
      absence,
      (visits, ranges, who) => {
        const all = stored(
          visits.map(({ start: from, user, doctor, place, ...one }) =>
            at(from, { ...one, user_id: user, doctor_id: doctor, location_id: place }),
          ),
        );
        const hours = ranges.map(({ start: from, date: on, length, place, doctor }) =>
          open(on, from, timeOfMinutes(minutesOf(from) + length).slice(0, 5), {
            location_id: place,
            doctor_id: doctor,
          }),
        );
        const { lines, ground } = plan(all, hours, day(TOMORROW), who);
        const given = lines.flatMap(({ appointment, proposed }) => (proposed ? [{ appointment, proposed }] : []));

        for (const { appointment, proposed } of given) {
          const { date: on, startTime, endTime } = proposed;
          const ofSame = given.filter((other) => shareSomebody(other.appointment, appointment));
          expect(ofSame.filter((other) => isShared(other.proposed, proposed))).toEqual([{ appointment, proposed }]);
          expect(
            hours.some(
              (one) =>
                one.doctor_id === appointment.doctor_id &&
                isWithin(one, proposed) &&
                one.location_id === proposed.locationId,
            ),
          ).toBe(true);
          expect(isInside(ground.span, { date: on, start: startTime, end: endTime })).toBe(false);
          expect(`${on} ${startTime}` > `${appointment.date} ${appointment.start_time}`).toBe(true);
          const met = all.filter(
            (other) => other.id !== appointment.id && isActive(other) && isShared(proposed, slotOf(other)),
          );
          expect(met.filter((other) => shareSomebody(other, appointment))).toEqual([]);
        }
        expect(
          proposeTimes(
            lines.map(({ appointment }) => appointment),
            ground,
          ).size,
        ).toBe(lines.length);
      },
    ),
    runs(200),
  );
});

function slotOf({ date, start_time, end_time, location_id }: StoredAppointment): Slot {
  return { date, startTime: start_time, endTime: end_time, locationId: location_id };
}
