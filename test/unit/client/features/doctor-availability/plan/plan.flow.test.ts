import type { HoursQuestion } from '#client/features/doctor-availability/plan/difference';
import { hoursPlan } from '#client/features/doctor-availability/plan/plan';
import { addDays } from '#client/lib/dates';
import { weekdayOf } from '#client/lib/week';
import { retryChosen } from '#client/state/fanOutEvents';
import { selectRequest } from '#client/state/requests/requests';
import { everyDay, twoShifts } from '#client/ui/week/week';
import { listAppointments } from '#contract/appointments';
import { addAvailability, listDoctorAvailabilities } from '#contract/availabilities';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';
import { inEnglish } from '#test/support/inEnglish';
import type { Fate } from '#test/support/service/fates';
import {
  changeHours,
  expectVisit,
  HOURS_KEY,
  HOURS_UNDO_KEY,
  hoursIn,
  hoursTold,
  linesOf,
  meeting,
  planService,
  playHours as play,
  reasonsIn,
  refusing,
  replaceHours,
  SCOPE,
  writesOf,
  type HoursState,
} from '#test/support/service/plans';
import type { Service } from '#test/support/service/service';

/** A Monday. */
const FIRST = '2026-12-07';
const { differenceWanted, closedTicked, applied, undoChosen, weekWanted } = hoursPlan.events;
const doctors = [21, 22, 23].map((id) => ({ id, name: `Dr. ${id}` }));
const split = everyDay([
  { from: '08:00', to: '11:30' },
  { from: '15:00', to: '19:00' },
]).map((ranges, day) => (day % 6 > 0 ? ranges : []));
const question = (more: Partial<HoursQuestion> = {}): HoursQuestion => ({
  doctors,
  locationId: 31,
  startDate: FIRST,
  endDate: addDays(FIRST, 27),
  week: split,
  ...more,
});
const oneDay = question({ doctors: doctors.slice(0, 1), endDate: FIRST });
const look = (asked: HoursQuestion) => differenceWanted({ scope: SCOPE, question: asked });
const apply = applied({ scope: SCOPE });
const undo = undoChosen({ scope: SCOPE });
const retry = (kind = hoursPlan.applying, key = HOURS_KEY) => retryChosen({ kind: kind.name, key });

const oneSlot = (more: Partial<ReturnType<typeof makeAvailability>> = {}) =>
  planService({
    hours: [makeAvailability({ id: 7, date: FIRST, available_from: '08:00:00', available_to: '16:00:00', ...more })],
  });
const signs = (state: HoursState) =>
  state.hoursPlans[SCOPE]?.difference?.doctors.flatMap(({ lines }) => lines.map(({ sign }) => sign));
const outcomesIn = (state: HoursState, key = HOURS_KEY) => linesOf(state, key).map((line) => line.split(' ')[0]);

describe('a week for three doctors', () => {
  /** Whole days of five weekdays for four weeks; one is booked, and in one somebody is expected at another place. */
  function threeDoctors(): Service {
    const dates = Array.from({ length: 28 }, (_, at) => addDays(FIRST, at)).filter((date) => weekdayOf(date) % 6 > 0);
    const hours = doctors.flatMap(({ id }) =>
      dates.map((date, at) =>
        makeAvailability({
          ...{ id: id * 100 + at, doctor_id: id, date, available_from: '08:00:00', available_to: '16:00:00' },
          ...(id === 21 && at === 3 && { status: 'booked' }),
        }),
      ),
    );
    const visits = [
      makeAppointment({
        ...{ doctor_id: 22, location_id: 99, date: addDays(FIRST, 1), status: 'held' },
        ...{ start_time: '15:40:00', end_time: '16:00:00' },
      }),
      makeAppointment({ id: 2, doctor_id: 23, date: FIRST, status: 'cancelled' }),
    ];
    return planService({ hours, visits });
  }
  const counts = (service: Service) =>
    ['+', '-'].map((sign) => writesOf(service).filter((one) => one.startsWith(sign)).length);

  it('adds and removes exactly what the difference says, and a second one changes nothing', async () => {
    const service = threeDoctors();
    const state = await play(service, [look(question()), apply]);
    expect(counts(service)).toEqual([116, 58]);
    expect(new Set(outcomesIn(state))).toEqual(new Set(['added']));

    const again = await play(service, [look(question()), apply]);
    expect(new Set(signs(again))).toEqual(new Set(['same', 'stays', 'leftOut']));
    expect(counts(service)).toEqual([116, 58]);
  });

  it('is taken back by Undo, call by call', async () => {
    const service = threeDoctors();
    const before = hoursTold(service);
    await play(service, [look(question()), apply, undo]);

    expect(hoursTold(service)).toEqual(before);
    expect(counts(service)).toEqual([116 + 58, 58 + 116]);
  });
});

it('opens again what was closed between weeks with hours only where that is ticked', async () => {
  const around = [-7, 7].map((days) =>
    makeAvailability({ ...{ id: 20 + days, date: addDays(FIRST, days) }, ...{ available_from: '08:00:00' } }),
  );
  const tick = (...dates: string[]) => closedTicked({ scope: SCOPE, dates });
  const sentBy = async (...ticks: ReturnType<typeof tick>[]) => {
    const service = planService({ hours: around });
    await play(service, [look(oneDay), ...ticks, apply]);
    return writesOf(service).length;
  };

  expect(await sentBy()).toBe(0);
  expect(await sentBy(tick(FIRST))).toBe(2);
  expect(await sentBy(tick(FIRST), tick())).toBe(0);
});

describe('one day of one doctor', () => {
  const removal = '21/2026-12-07/-7';
  const [morning, evening] = ['21/2026-12-07/+08:00:00/11:30:00', '21/2026-12-07/+15:00:00/19:00:00'];

  it('adds first what overlaps nothing', async () => {
    const service = oneSlot({ available_to: '12:00:00' });
    const state = await play(service, [look(oneDay), apply]);

    expect(writesOf(service)).toEqual(['+ 21 2026-12-07 15:00', '- 7', '+ 21 2026-12-07 08:00']);
    expect(linesOf(state, HOURS_KEY)).toEqual([`added ${evening}`, `added ${removal}`, `added ${morning}`]);
  });

  it('looks for an addition that was answered without an id, which Undo needs', async () => {
    const service = oneSlot();
    const before = hoursTold(service);
    meeting(service, 'answered', 'an empty 201')();
    await play(service, [look(oneDay), apply, undo]);

    expect(writesOf(service).slice(0, 3)).toEqual(['- 7', '+ 21 2026-12-07 08:00', '+ 21 2026-12-07 15:00']);
    expect(hoursTold(service)).toEqual(before);
  });

  it.each<[string, (service: Service) => void]>([
    ['booked', (service) => changeHours(service, 7, { status: 'booked' })],
    ['needed by somebody', (service) => expectVisit(service, makeAppointment({ date: FIRST, status: 'pending' }))],
  ])('leaves what is %s between the difference and Apply, and what would overlap it', async (_, meanwhile) => {
    const service = oneSlot();
    const state = await play(service, [look(oneDay), () => meanwhile(service), apply]);

    expect(service.sent).toEqual([]);
    expect(linesOf(state, HOURS_KEY)).toEqual([`leftOut ${removal}`, `leftOut ${morning}`, `leftOut ${evening}`]);
    expect(reasonsIn(state, HOURS_KEY)?.[1]).toContain('overlaps 08:00 - 16:00');
  });

  it('counts what another desk has done meanwhile, and does not undo it', async () => {
    const service = oneSlot();
    const theirs = makeAvailability({ id: 8, date: FIRST, available_from: '15:00:00', available_to: '19:00:00' });
    const state = await play(service, [look(oneDay), () => replaceHours(service, theirs), apply]);
    expect(linesOf(state, HOURS_KEY)).toEqual([`skipped ${removal}`, `added ${morning}`, `skipped ${evening}`]);

    const again = oneSlot();
    await play(again, [look(oneDay), () => replaceHours(again, theirs), apply, undo]);
    expect(hoursIn(again)).toEqual([theirs]);
  });

  it('keeps on Undo what was booked since, and names it', async () => {
    const service = oneSlot();
    const book = () => {
      const made = hoursIn(service).find(({ available_from }) => available_from === '15:00:00');
      changeHours(service, made?.id ?? 0, { status: 'booked' });
    };
    const state = await play(service, [look(oneDay), apply, book, undo]);

    expect(hoursTold(service)).toEqual(['21 31 2026-12-07 15:00:00 19:00:00']);
    expect(outcomesIn(state, HOURS_UNDO_KEY)).toEqual(['added', 'leftOut', 'leftOut']);
  });

  describe('where the service takes new hours only alone', () => {
    const week = everyDay([{ from: '17:00', to: '18:30' }]);
    const [removes, adds] = ['- 7', '+ 21 2026-12-07 17:00'];
    const HELD = 'held back: 08:00 - 16:00 is still there';
    const NOT_WANTED = 'The service does not want this.';
    const LOST = 'The connection was lost or the server did not answer.';
    /** Refuses the new hours beside so many others. */
    const refusingBeside = (most: number) => {
      const service = oneSlot();
      service.fateOf = refusing(
        service,
        () => undefined,
        ({ endpoint, body }) =>
          endpoint === addAvailability && body.available_from === '17:00:00' && hoursIn(service).length >= most,
      );
      return service;
    };

    it('adds them once, by removing the old ones first', async () => {
      const service = refusingBeside(1);
      const state = await play(service, [look({ ...oneDay, week }), apply]);

      expect(writesOf(service)).toEqual([adds, removes, adds]);
      expect(outcomesIn(state)).toEqual(['added', 'added']);
    });

    it('removes the nearest of them for that', async () => {
      const [first, second] = [
        makeAvailability({ id: 7, date: FIRST, available_from: '08:00:00', available_to: '10:00:00' }),
        makeAvailability({ id: 8, date: FIRST, available_from: '12:00:00', available_to: '14:00:00' }),
      ];
      const service = planService({ hours: [first, second] }, 'refused');
      await play(service, [look({ ...oneDay, week }), apply]);

      expect(writesOf(service)).toEqual([adds, '- 8', adds, '- 7']);
    });

    it.each<[string, Fate[], string[], string[], string[]]>([
      ['cannot be removed', ['refused', 'refused'], [adds, removes], ['failed', 'failed'], [HELD, NOT_WANTED]],
      [
        'were not removed',
        ['refused', 'lost before it took effect'],
        [adds, removes],
        ['failed', 'failed'],
        [HELD, LOST],
      ],
      ['are not asked for', ['403'], [adds, removes], ['refused', 'added'], ['server error', '']],
      ['are not asked for', ['500'], [adds, removes], ['failed', 'added'], ['server error', '']],
      ['have to wait', ['refused', '429'], [adds, removes, adds, removes], ['added', 'added'], ['', '']],
    ])('has failed, or waits, where these %s: %j', async (_, fates, sent, outcomes, reasons) => {
      const service = oneSlot();
      meeting(service, ...fates)();
      const state = await play(service, [look({ ...oneDay, week }), apply]);

      expect(writesOf(service)).toEqual(sent);
      expect(outcomesIn(state)).toEqual(outcomes);
      expect(reasonsIn(state, HOURS_KEY)).toEqual(reasons);
    });

    it('has failed where these stay, for somebody needs them', async () => {
      const service = oneSlot();
      meeting(service, 'refused')();
      const book = () => changeHours(service, 7, { status: 'booked' });
      const state = await play(service, [look({ ...oneDay, week }), book, apply]);

      expect(writesOf(service)).toEqual([adds]);
      expect(outcomesIn(state)).toEqual(['failed', 'leftOut']);
    });

    it('puts the old ones back where they are refused even then, and both have failed', async () => {
      const service = refusingBeside(0);
      const before = hoursTold(service);
      const state = await play(service, [look({ ...oneDay, week }), apply]);

      expect(writesOf(service)).toEqual([adds, removes, adds, '+ 21 2026-12-07 08:00']);
      expect(outcomesIn(state)).toEqual(['failed', 'failed']);
      expect(reasonsIn(state, HOURS_KEY)?.[1]).toBe('put back: the new hours were refused');
      expect(hoursTold(service)).toEqual(before);
    });

    it.each(['answered', 'lost after it took effect', 'lost before it took effect'] as const)(
      'makes both true by Retry once it takes them, also where putting back was %s',
      async (fate) => {
        const service = oneSlot();
        const before = hoursTold(service);
        meeting(service, 'refused', 'answered', 'refused', fate)();
        const state = await play(service, [look({ ...oneDay, week }), apply, retry(), undo]);

        expect(outcomesIn(state, HOURS_UNDO_KEY)).toEqual(['added', 'added']);
        expect(hoursTold(service)).toEqual(before);
      },
    );

    it('undoes it by Retry where the old hours were refused twice', async () => {
      const service = oneSlot();
      const before = hoursTold(service);
      const twice = meeting(service, 'refused', 'answered', 'refused');
      const again = retry(hoursPlan.undoing, HOURS_UNDO_KEY);
      await play(service, [look({ ...oneDay, week }), apply, twice, undo, again]);

      expect(hoursTold(service)).toEqual(before);
    });
  });

  it('removes nothing while the appointments cannot be read, and goes on by Retry', async () => {
    const service = oneSlot();
    const breaks = () => service.loses(({ endpoint }) => endpoint === listAppointments);
    const failed = await play(service, [look(oneDay), breaks, apply]);
    expect(writesOf(service)).toEqual([]);
    expect(reasonsIn(failed, HOURS_KEY)?.[0]).toBe('The appointments could not be read.');

    meeting(service)();
    const state = await play(service, [look(oneDay), breaks, apply, meeting(service), retry()]);
    expect(outcomesIn(state)).toEqual(['added', 'added', 'added']);
    expect(writesOf(service)).toHaveLength(3);
  });
});

describe('what a plan is compared with', () => {
  it('leaves out whose hours cannot be read, and removes nothing where the appointments cannot be', async () => {
    const service = oneSlot({ available_to: '17:00:00' });
    service.loses(
      ({ endpoint, params: [id] }) =>
        endpoint === listAppointments || (endpoint === listDoctorAvailabilities && id === '22'),
    );
    const asked = question({ doctors: doctors.slice(0, 2), endDate: FIRST, week: twoShifts() });
    const state = await play(service, [look(asked)]);

    expect(state.hoursPlans[SCOPE]?.difference).toMatchObject({ lacksVisits: true, unread: [{ id: 22 }] });
    expect(signs(state)).toEqual(['same', 'leftOut', 'leftOut']);
  });

  it('is drawn as the week of a date at this place, and it is said whose hours could not be read', async () => {
    const service = planService({
      hours: [makeAvailability({ date: addDays(FIRST, 2) }), makeAvailability({ id: 8, date: addDays(FIRST, 7) })],
    });
    const week = weekWanted({ scope: SCOPE, of: { doctors: doctors.slice(0, 1), locationId: 31, date: FIRST } });
    const drawn = await play(service, [week]);
    expect(drawn.hoursPlans[SCOPE]?.drawn?.map((ranges) => ranges.length)).toEqual([0, 0, 0, 1, 0, 0, 0]);

    service.loses(({ endpoint }) => endpoint === listDoctorAvailabilities);
    const failed = await play(service, [week]);
    expect(inEnglish(selectRequest(failed, hoursPlan.keys.week(SCOPE))?.failure?.text ?? '')).toBe(
      'Failed to fetch availabilities for Dr. 21. Please try again.',
    );
  });
});
