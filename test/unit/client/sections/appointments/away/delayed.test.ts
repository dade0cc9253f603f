import fc from 'fast-check';

import type { StoredAppointment } from '#client/entities/appointments';
import { bySoonest } from '#client/entities/hours';
import type { Slot } from '#client/hours/slots';
import { minutesOf, timeOfMinutes } from '#client/lib/dates';
import { delayedLines } from '#client/sections/appointments/away/delayed';
import type { PlanLine } from '#client/sections/appointments/away/state';
import type { Appointment } from '#contract/appointments';
import { stored } from '#test/support/builders/blocks';
import { makeAvailability, TODAY } from '#test/support/builders/clinic';

const at = (time: string, more: Partial<Appointment> = {}): Partial<Appointment> => ({
  start_time: `${time}:00`,
  end_time: timeOfMinutes(minutesOf(`${time}:00`) + 20),
  ...more,
});

const hours = (from: string, to: string, place = 31) =>
  makeAvailability({ available_from: `${from}:00`, available_to: `${to}:00`, location_id: place });

const MORNING = new Date(`${TODAY}T08:00:00+04:00`);

/** Hours of another day with room for so many. */
const anotherDay = (room: number) =>
  makeAvailability({ date: '2026-11-23', available_from: '10:00:00', available_to: timeOfMinutes(600 + room * 20) });

interface Day {
  moving: StoredAppointment[];
  staying?: StoredAppointment[];
  /** Those whom a person wants to stay, and those of whom no person has chosen anything; all others were chosen. */
  unticked?: number[];
  unchosen?: number[];
  /** Times that lines have already. */
  kept?: Record<number, string>;
  hours: ReturnType<typeof hours>[];
  shift: number;
}

function planned({
  moving,
  staying = [],
  unticked = [],
  unchosen = [],
  kept = {},
  hours: open,
  shift,
}: Day): PlanLine[] {
  const lines = moving.map((appointment): PlanLine => {
    const time = kept[Number(appointment.id)];
    const slot: Slot | null = time
      ? { date: TODAY, startTime: `${time}:00`, endTime: timeOfMinutes(minutesOf(`${time}:00`) + 20), locationId: 31 }
      : null;
    const isTicked = !unticked.includes(Number(appointment.id));
    const choice = unchosen.includes(Number(appointment.id)) ? {} : { isChosen: isTicked };
    return { appointment, proposed: slot, isTicked, ...choice, waitsFor: [] };
  });
  const span = { from: TODAY, to: TODAY, fromTime: '', toTime: '' };
  return delayedLines(lines, { now: MORNING, span, hours: open, visits: [...moving, ...staying] }, shift);
}

/** `1>10:40 after 3`: where each goes, and whom it waits for; `(3>another day 10:00)` is offered alone. */
function told(day: Day) {
  return planned(day).map(({ appointment: { id }, proposed, isTicked, waitsFor }) => {
    const when = proposed
      ? `${proposed.date === TODAY ? '' : 'another day '}${proposed.startTime.slice(0, 5)}`
      : 'no time';
    const told = `${id}>${when}${waitsFor.length > 0 ? ` after ${waitsFor.join(' ')}` : ''}`;
    return isTicked || !proposed ? told : `(${told})`;
  });
}

describe('the times of a doctor who is late', () => {
  it.each<[string, Day, string[]]>([
    [
      'are those of the visits after, which are moved first',
      { moving: stored(at('09:00'), at('09:20'), at('10:00')), hours: [hours('09:00', '12:00')], shift: 20 },
      ['1>09:20 after 2', '2>09:40', '3>10:20'],
    ],
    [
      'skip one who stays, in order',
      {
        moving: stored(at('09:00'), at('09:20')),
        staying: stored(at('09:40', { id: 7, user_id: 77 })),
        hours: [hours('09:00', '12:00')],
        shift: 40,
      },
      ['1>10:00', '2>10:20'],
    ],
    [
      'skip what a patient has with somebody else',
      {
        moving: stored(at('13:00'), at('13:20', { user_id: 12 })),
        staying: stored(at('13:40', { id: 7, user_id: 11, doctor_id: 5 })),
        hours: [hours('13:00', '15:00')],
        shift: 20,
      },
      ['1>13:20 after 2', '2>13:40'],
    ],
    [
      'are those of the hours, also where the old one is not',
      { moving: stored(at('09:10'), at('09:35')), hours: [hours('09:00', '11:00')], shift: 60 },
      ['1>10:20', '2>10:40'],
    ],
    [
      'are at the same place, over a break',
      {
        moving: stored(at('11:20'), at('11:40'), at('14:00', { location_id: 32 })),
        hours: [
          hours('09:00', '12:00'),
          hours('12:20', '13:00', 32),
          hours('13:00', '15:00'),
          hours('14:00', '16:00', 32),
        ],
        shift: 20,
      },
      ['1>11:40 after 2', '2>13:00', '3>14:20'],
    ],
    [
      'give who falls off the end another day',
      {
        moving: stored(at('15:40'), at('16:00'), at('16:20'), at('16:40')),
        hours: [hours('09:00', '17:00'), anotherDay(2)],
        shift: 40,
      },
      ['1>16:20 after 3', '2>16:40 after 4', '3>another day 10:00', '4>another day 10:20'],
    ],
    [
      'are not those of two at once, who are both sent before them',
      {
        moving: stored(at('09:00'), at('09:20'), at('09:20', { user_id: 12 })),
        hours: [hours('09:00', '10:40')],
        shift: 20,
      },
      ['1>09:20 after 2 3', '2>09:40', '3>10:00'],
    ],
    [
      'are not inside a long visit that is sent later',
      {
        moving: stored(at('09:00', { end_time: '10:00:00' }), at('09:20', { user_id: 12 })),
        hours: [hours('09:00', '12:00')],
        shift: 20,
      },
      ['1>09:20 after 2', '2>10:00'],
    ],
    ['are none without hours', { moving: stored(at('09:00')), hours: [], shift: 20 }, ['1>no time']],
  ])('%s', (_, day, expected) => {
    expect(told(day)).toEqual(expected);
  });

  it.each<[string, Partial<Day>, string[]]>([
    ['nobody', { unchosen: [1, 2, 3] }, ['1>16:40', '(2>another day 10:00)', '(3>another day 10:00)']],
    ['the last', { unchosen: [1, 2] }, ['1>16:20 after 3', '2>16:40', '3>another day 10:00']],
    ['the second', { unchosen: [1, 3] }, ['1>16:40', '2>another day 10:00', '(3>another day 10:20)']],
  ])(
    'are not given to who falls off the day, and keeps the own until a person chooses another: %s',
    (_, who, times) => {
      const day = {
        moving: stored(at('15:40'), at('16:00', { user_id: 12 }), at('16:20', { user_id: 13 })),
        hours: [hours('15:00', '17:00'), anotherDay(3)],
        shift: 40,
      };

      expect(told({ ...day, ...who })).toEqual(times);
    },
  );

  it('are not those of who has no time anywhere and stays', () => {
    const day = { hours: [hours('16:00', '17:00')], shift: 20 };

    expect(told({ ...day, moving: stored(at('16:20'), at('16:40')) })).toEqual(['1>no time', '2>no time']);
    expect(told({ ...day, moving: stored(at('16:00'), at('16:40')) })).toEqual(['1>16:20', '2>no time']);
  });

  it('let the last of seven come another day', () => {
    const times = ['14:00', '14:20', '14:40', '15:00', '15:20', '15:40', '16:20'];

    expect(
      told({
        moving: stored(...times.map((time) => at(time))),
        hours: [hours('09:00', '17:00'), anotherDay(1)],
        shift: 40,
      }),
    ).toEqual([
      '1>14:40 after 3',
      '2>15:00 after 4',
      '3>15:20 after 5',
      '4>15:40 after 6',
      '5>16:00',
      '6>16:20 after 7',
      '7>another day 10:00',
    ]);
  });

  it('give way to one who stays after all, and no other changes', () => {
    const day = {
      moving: stored(at('10:00'), at('10:20', { user_id: 12 }), at('11:00', { user_id: 13 })),
      hours: [hours('10:00', '13:00')],
      shift: 20,
      kept: { 1: '10:20', 2: '10:40', 3: '11:20' },
    };

    expect(told(day)).toEqual(['1>10:20 after 2', '2>10:40', '3>11:20']);
    expect(told({ ...day, unticked: [2] })).toEqual(['1>10:40', '(2>10:40)', '3>11:20']);
    expect(told({ ...day, kept: { 1: '10:40', 2: '10:40', 3: '11:20' } })).toEqual([
      '1>10:40',
      '2>11:00 after 3',
      '3>11:20',
    ]);
  });

  it('never overlap, and wait only for those who are sent before', () => {
    const anyVisits = fc.array(
      fc.record({ from: fc.integer({ min: 32, max: 66 }), length: fc.integer({ min: 1, max: 4 }), user: fc.nat(4) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(anyVisits, anyVisits, fc.constantFrom(20, 40, 60), fc.nat(3), (moving, staying, shift, room) => {
        const visit = ({ from, length, user }: (typeof moving)[number], id: number) => ({
          id,
          user_id: 11 + user,
          start_time: timeOfMinutes(from * 15),
          end_time: timeOfMinutes((from + length) * 15),
        });
        const day = {
          moving: stored(...moving.map((one, place) => visit(one, place + 1))).sort(bySoonest),
          staying: stored(...staying.map((one, place) => visit(one, place + 101))),
          hours: [hours('09:00', '17:00'), anotherDay(room)],
          shift,
        };
        const delayed = new Map(planned(day).map((line) => [line.appointment.id, line]));
        const now = new Map([...day.moving, ...day.staying].map((one) => [one.id, one]));
        const sent = new Set<unknown>();
        for (const one of [...day.moving].reverse()) {
          const { proposed: to, waitsFor } = delayed.get(one.id)!;
          if (to) now.delete(one.id);
          if (to?.date === TODAY) {
            expect(minutesOf(to.startTime)).toBeGreaterThanOrEqual(minutesOf(one.start_time) + shift);
            expect(waitsFor.filter((id) => !sent.has(id))).toEqual([]);
            const inTheWay = [...now.values()].filter(
              ({ start_time, end_time }) => to.startTime < end_time && start_time < to.endTime,
            );
            expect(inTheWay).toEqual([]);
            now.set(one.id, { ...one, start_time: to.startTime, end_time: to.endTime });
          }
          sent.add(one.id);
        }
      }),
    );
  });
});
