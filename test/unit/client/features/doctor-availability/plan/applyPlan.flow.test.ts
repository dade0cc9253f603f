import { hoursUndoChosen, planApplied } from '#client/features/doctor-availability/plan/events';
import { applyingPlan, undoingPlan } from '#client/features/doctor-availability/plan/sagas/applyPlan';
import { selectUndoable } from '#client/features/doctor-availability/plan/selectors';
import type { HoursQuestion } from '#client/features/doctor-availability/plan/state';
import { addDays } from '#client/lib/dates';
import { weekdayOf } from '#client/lib/week';
import { confirmed, declined, selectConfirmation } from '#client/state/confirmations';
import { selectLedger } from '#client/state/fanOut/ledgers';
import { retryChosen } from '#client/state/fanOutEvents';
import { EMPTY_WEEK, everyDay } from '#client/ui/week/week';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';
import {
  APPLY_KEY,
  linesOf,
  look,
  PlanService,
  playPlan,
  SCOPE,
  UNDO_KEY,
  type PlanState,
  type PlanStep,
} from '#test/support/builders/planService';
import { inEnglish } from '#test/support/inEnglish';

/** A Monday. */
const FIRST = '2026-12-07';
const apply = () => planApplied({ scope: SCOPE });
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

/** Whole days of five weekdays for four weeks, for three doctors. */
function threeDoctors(): PlanService {
  const dates = Array.from({ length: 28 }, (_, at) => addDays(FIRST, at)).filter((date) => weekdayOf(date) % 6 > 0);
  const slots = doctors.flatMap(({ id }) =>
    dates.map((date, at) =>
      makeAvailability({
        id: id * 100 + at,
        doctor_id: id,
        date,
        available_from: '08:00:00',
        available_to: '16:00:00',
      }),
    ),
  );
  return new PlanService(slots);
}

const oneSlot = (more: Partial<ReturnType<typeof makeAvailability>> = {}) =>
  new PlanService([
    makeAvailability({ id: 7, date: FIRST, available_from: '08:00:00', available_to: '16:00:00', ...more }),
  ]);

const undo = hoursUndoChosen({ scope: SCOPE });
const retry = (kind = applyingPlan, key = APPLY_KEY) => retryChosen({ kind: kind.name, key });
const counts = (service: PlanService) =>
  ['+', '-'].map((sign) => service.sent.filter((one) => one.startsWith(sign)).length);
const signs = (state: PlanState) =>
  state.hoursPlans[SCOPE]?.difference?.doctors.flatMap(({ lines }) => lines.map(({ sign }) => sign));

describe('a week for three doctors', () => {
  const withBookings = () => {
    const service = threeDoctors();
    service.change(2103, { status: 'booked' });
    service.visits = [
      makeAppointment({
        ...{ doctor_id: 22, location_id: 99, date: addDays(FIRST, 1), status: 'held' },
        ...{ start_time: '15:40:00', end_time: '16:00:00' },
      }),
      makeAppointment({ id: 2, doctor_id: 23, date: FIRST, status: 'cancelled' }),
    ];
    return service;
  };

  it('adds and removes exactly what the difference says, and a second one changes nothing', async () => {
    const service = withBookings();
    const applied = await playPlan(service, [look(question()), apply()]);
    expect(counts(service)).toEqual([116, 58]);
    const { rows } = selectLedger(applied, APPLY_KEY) ?? { rows: [] };
    expect(rows.every(({ outcome }) => outcome === 'added')).toBe(true);

    const again = await playPlan(service, [look(question()), apply()]);
    expect(new Set(signs(again))).toEqual(new Set(['same', 'stays', 'leftOut']));
    expect(selectLedger(again, APPLY_KEY)).toBeUndefined();
    expect(counts(service)).toEqual([116, 58]);
  });

  it('is taken back by Undo, call by call, and cannot be taken back twice', async () => {
    const service = withBookings();
    const before = service.told();
    const state = await playPlan(service, [look(question()), apply(), undo, undo]);

    expect(service.robbed).toEqual([]);
    expect(service.told()).toEqual(before);
    expect(selectUndoable(state, SCOPE)).toEqual([]);
    expect(counts(service)).toEqual([116 + 58, 58 + 116]);
  });

  it('sends by Retry what has failed, and nothing else', async () => {
    const again = threeDoctors();
    again.fates.push(...Array.from({ length: 61 }, () => 'answered' as const), 'broken', 'broken');
    let first: string[] = [];
    const state = await playPlan(again, [
      look(question()),
      apply(),
      () => {
        first = [...again.sent];
      },
      retry(),
    ]);

    expect(first).toHaveLength(180);
    expect(again.sent.slice(180)).toHaveLength(2);
    expect(again.sent.slice(180).every((one) => one.startsWith('+'))).toBe(true);
    expect(selectLedger(state, APPLY_KEY)?.rows.every(({ outcome }) => outcome === 'added')).toBe(true);
  });
});

describe('one day of one doctor', () => {
  const removal = '21/2026-12-07/-7';
  const [morning, evening] = ['21/2026-12-07/+08:00:00/11:30:00', '21/2026-12-07/+15:00:00/19:00:00'];

  it.each<[string, (service: PlanService) => void, PlanStep[], string[], string[]]>([
    [
      'adds first what overlaps nothing',
      (service) => service.change(7, { available_to: '12:00:00' }),
      [],
      ['+ 21 2026-12-07 15:00', '- 7', '+ 21 2026-12-07 08:00'],
      [`added ${evening}`, `added ${removal}`, `added ${morning}`],
    ],
    [
      'holds back what needs the place of hours that could not be removed, and sends both by Retry',
      (service) => service.fates.push('refused'),
      [retry()],
      ['- 7', '- 7', '+ 21 2026-12-07 08:00', '+ 21 2026-12-07 15:00'],
      [`added ${removal}`, `added ${morning}`, `added ${evening}`],
    ],
    [
      'looks for an addition that was answered without an id, and for a lost one',
      (service) => service.fates.push('answered', 'withoutId', 'answerLost'),
      [],
      ['- 7', '+ 21 2026-12-07 08:00', '+ 21 2026-12-07 15:00'],
      [`added ${removal}`, `added ${morning}`, `added ${evening}`],
    ],
    [
      'knows a removal whose answer was lost, before what needs its place',
      (service) => service.fates.push('answerLost'),
      [],
      ['- 7', '+ 21 2026-12-07 08:00', '+ 21 2026-12-07 15:00'],
      [`added ${removal}`, `added ${morning}`, `added ${evening}`],
    ],
  ])('%s', async (_, prepare, more, sent, lines) => {
    const service = oneSlot();
    prepare(service);
    const before = service.told();
    const state = await playPlan(service, [look(oneDay), apply(), ...more]);

    expect(service.sent).toEqual(sent);
    expect(linesOf(state, APPLY_KEY)).toEqual(lines);
    await expect(
      (async () => {
        const again = oneSlot();
        prepare(again);
        await playPlan(again, [look(oneDay), apply(), ...more, undo]);
        return again.told();
      })(),
    ).resolves.toEqual(before);
  });

  it.each<[string, (service: PlanService) => void]>([
    ['booked', (service) => service.change(7, { status: 'booked' })],
    ['needed by somebody', (service) => service.visits.push(makeAppointment({ date: FIRST, status: 'pending' }))],
  ])('leaves what is %s between the difference and Apply, and what would overlap it', async (_, meanwhile) => {
    const service = oneSlot();
    const state = await playPlan(service, [look(oneDay), () => meanwhile(service), apply()]);

    expect(service.sent).toEqual([]);
    expect(linesOf(state, APPLY_KEY)).toEqual([`leftOut ${removal}`, `leftOut ${morning}`, `leftOut ${evening}`]);
    const reasons = selectLedger(state, APPLY_KEY)?.rows.map(({ reason }) => inEnglish(reason ?? ''));
    expect(reasons?.[1]).toContain('overlaps 08:00 - 16:00');
  });

  it('counts what another desk has done meanwhile, and does not undo it', async () => {
    const service = oneSlot();
    const theirs = makeAvailability({ id: 8, date: FIRST, available_from: '15:00:00', available_to: '19:00:00' });
    const meanwhile = () => {
      service.hours = [theirs];
    };
    const state = await playPlan(service, [look(oneDay), meanwhile, apply()]);
    expect(linesOf(state, APPLY_KEY)).toEqual([`skipped ${removal}`, `added ${morning}`, `skipped ${evening}`]);

    const again = oneSlot();
    await playPlan(again, [look(oneDay), () => (again.hours = [theirs]), apply(), undo] as PlanStep[]);
    expect(again.hours).toEqual([theirs]);
  });

  it('keeps on Undo what was booked since, and names it', async () => {
    const service = oneSlot();
    const book = () => {
      const made = service.hours.find(({ available_from }) => available_from === '15:00:00');
      service.change(made?.id ?? 0, { status: 'booked' });
    };
    const state = await playPlan(service, [look(oneDay), apply(), book, undo]);

    expect(service.told()).toEqual(['21 31 2026-12-07 15:00:00 19:00:00']);
    expect(linesOf(state, UNDO_KEY).map((line) => line.split(' ')[0])).toEqual(['added', 'leftOut', 'leftOut']);
    expect(service.robbed).toEqual([]);
  });

  it.each([
    [
      'once, by removing the old ones first',
      1,
      ['+ 21 2026-12-07 17:00', '- 7', '+ 21 2026-12-07 17:00'],
      ['added', 'added'],
    ],
    [
      'and puts the old ones back where that is refused too',
      0,
      ['+ 21 2026-12-07 17:00', '- 7', '+ 21 2026-12-07 17:00', '+ 21 2026-12-07 08:00'],
      ['failed', 'leftOut'],
    ],
  ])('adds hours that the service takes only alone %s', async (_, most, sent, outcomes) => {
    const service = oneSlot();
    service.refuses = ({ available_from }, own) => available_from === '17:00:00' && own.length >= most;
    const week = everyDay([{ from: '17:00', to: '18:30' }]);
    const state = await playPlan(service, [look({ ...oneDay, week }), apply()]);

    expect(service.sent).toEqual(sent);
    expect(linesOf(state, APPLY_KEY).map((line) => line.split(' ')[0])).toEqual(outcomes);
  });

  it('fails for a while where what it must know cannot be read, and goes on by Retry', async () => {
    const service = oneSlot();
    const [breaks, mends] = [
      () => {
        service.listFails = true;
      },
      () => {
        service.listFails = false;
      },
    ];
    const state = await playPlan(service, [look(oneDay), breaks, apply(), mends, retry()]);

    expect(linesOf(state, APPLY_KEY).every((line) => line.startsWith('added'))).toBe(true);
    expect(service.sent).toHaveLength(3);
  });
});

it('asks before all is removed, and before more than a year', async () => {
  const service = oneSlot();
  const empty = { ...oneDay, week: EMPTY_WEEK };
  const asked = await playPlan(service, [look(empty), apply()]);
  expect(inEnglish(selectConfirmation(asked)?.title ?? '')).toBe(
    'Remove all free hours from Mon, 7 Dec 2026 to Mon, 7 Dec 2026?',
  );
  await playPlan(service, [look(empty), apply(), declined()]);
  expect(service.sent).toEqual([]);
  await playPlan(service, [look(empty), apply(), confirmed()]);
  expect(service.sent).toEqual(['- 7']);

  const long = question({ doctors: doctors.slice(0, 1), endDate: addDays(FIRST, 366) });
  expect(inEnglish(selectConfirmation(await playPlan(oneSlot(), [look(long), apply()]))?.title ?? '')).toBe(
    'Plan more than a year?',
  );
});

it('undoes an undo that was refused in part by its own Retry', async () => {
  const service = oneSlot();
  const refuse = () => void service.fates.push('broken');
  const state = await playPlan(service, [look(oneDay), apply(), refuse, undo, retry(undoingPlan, UNDO_KEY)]);

  expect(service.told()).toEqual(oneSlot().told());
  expect(linesOf(state, UNDO_KEY).every((line) => line.startsWith('added'))).toBe(true);
});
