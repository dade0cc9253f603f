import { hoursPlan } from '#client/features/doctor-availability/plan/plan';
import { addDays } from '#client/lib/dates';
import { schedulePlan } from '#client/sections/home-services/schedule/plan/plan';
import { confirmed, declined, selectConfirmation } from '#client/state/confirmations';
import { selectLedger } from '#client/state/fanOut/ledgers';
import { retryChosen } from '#client/state/fanOutEvents';
import type { PlanScope } from '#client/state/plans/keys';
import { EMPTY_WEEK, everyDay, type WantedWeeks } from '#client/ui/week/week';
import { makeAvailability } from '#test/support/builders/clinic';
import { inEnglish } from '#test/support/inEnglish';
import type { Fate } from '#test/support/service/fates';
import {
  entriesTold,
  hoursTold,
  linesOf,
  makeEntry,
  meeting,
  planService,
  playHours,
  playSchedule,
  PROVIDER,
  SCOPE,
  writesOf,
} from '#test/support/service/plans';
import { isReading } from '#test/support/service/service';

/** A Monday, of which all is wanted but its noon. */
const DATE = '2026-12-07';
const weeks: WantedWeeks = {
  startDate: DATE,
  endDate: DATE,
  week: everyDay([
    { from: '08:00', to: '11:30' },
    { from: '15:00', to: '19:00' },
  ]),
};

const ofDoctors = {
  plan: hoursPlan,
  scope: SCOPE,
  play: playHours,
  told: hoursTold,
  serviceOf: (...fates: Fate[]) =>
    planService(
      { hours: [makeAvailability({ id: 7, date: DATE, available_from: '08:00:00', available_to: '16:00:00' })] },
      ...fates,
    ),
  look: (asked: WantedWeeks) =>
    hoursPlan.events.differenceWanted({
      scope: SCOPE,
      question: { doctors: [{ id: 21, name: 'Omar Nasser' }], locationId: 31, ...asked },
    }),
  calls: ['- 7', '+ 21 2026-12-07 08:00', '+ 21 2026-12-07 15:00'],
  removes: ['- 7'],
};

const ofProvider: Omit<typeof ofDoctors, 'plan' | 'scope'> & { plan: typeof schedulePlan; scope: PlanScope } = {
  plan: schedulePlan,
  scope: PROVIDER,
  play: playSchedule as never,
  told: entriesTold,
  serviceOf: (...fates) => planService({ entries: [makeEntry(7, DATE, '08:00 - 16:00')] }, ...fates),
  look: (question) => schedulePlan.events.differenceWanted({ scope: PROVIDER, question }) as never,
  calls: ['~ 7 08:00 45', '+ 2026-12-07 15:00 30'],
  removes: ['- 7'],
};

describe.each([
  ['doctors', ofDoctors],
  ['a home provider', ofProvider as unknown as typeof ofDoctors],
])('a plan of %s', (_, { plan, scope, play, told, serviceOf, look, calls, removes }) => {
  const { events, keys, applying, undoing } = plan;
  const [apply, undo] = [events.applied({ scope }), events.undoChosen({ scope })];
  const retry = retryChosen({ kind: applying.name, key: keys.plan(scope) });
  const outcomes = (state: Parameters<typeof linesOf>[0], key = keys.plan(scope)) => [
    ...new Set(linesOf(state, key).map((line) => line.split(' ')[0])),
  ];

  it('makes the calls of its difference, what makes room first, and then finds nothing to change', async () => {
    const service = serviceOf();
    const state = await play(service, [look(weeks), apply]);
    expect(writesOf(service)).toEqual(calls);
    expect(outcomes(state)).toEqual(['added']);
    expect(inEnglish(selectLedger(state, keys.plan(scope))?.conclusion?.text ?? '')).toBe(
      `The plan is applied: ${calls.length} changes.`,
    );

    const again = await play(service, [look(weeks), apply]);
    expect(writesOf(service)).toEqual(calls);
    expect(selectLedger(again, keys.plan(scope))).toBeUndefined();
  });

  it('is taken back by the opposite calls, and once', async () => {
    const service = serviceOf();
    const before = told(service);
    const state = await play(service, [look(weeks), apply, undo, undo]);

    expect(told(service)).toEqual(before);
    expect(writesOf(service)).toHaveLength(2 * calls.length);
    expect(plan.selectDone(state, scope)).toEqual([]);
    expect(selectLedger(state, keys.plan(scope))).toBeUndefined();
  });

  it.each([
    ['holds back what needs the place of hours that could not be removed', 'refused', 2],
    ['knows that a call was lost before it took effect', 'lost before it took effect', 2],
    ['looks for a lost answer before what needs its place', 'lost after it took effect', 1],
  ] as const)('%s, and Retry sends what has failed', async (__, fate, tries) => {
    const service = serviceOf(fate);
    const state = await play(service, [look(weeks), apply, retry]);

    expect(writesOf(service)).toEqual([...calls.slice(0, tries - 1), ...calls]);
    expect(outcomes(state)).toEqual(['added']);
  });

  it('undoes by Retry of its undo what was refused of that', async () => {
    const service = serviceOf();
    const before = told(service);
    const again = retryChosen({ kind: undoing.name, key: keys.undo(scope) });
    const state = await play(service, [look(weeks), apply, meeting(service, 'refused'), undo, again]);

    expect(told(service)).toEqual(before);
    expect(outcomes(state, keys.undo(scope))).toEqual(['added']);
  });

  it('fails as a whole where what is there cannot be read, and goes on by Retry', async () => {
    const service = serviceOf();
    const breaks = () => service.loses(isReading);
    const failed = await play(service, [look(weeks), breaks, apply]);
    expect(outcomes(failed)).toEqual(['failed']);
    expect(writesOf(service)).toEqual([]);

    meeting(service)();
    const state = await play(service, [look(weeks), breaks, apply, meeting(service), retry]);
    expect(outcomes(state)).toEqual(['added']);
  });

  it('asks before all is removed, and before more than a year', async () => {
    const service = serviceOf();
    const empty = look({ ...weeks, week: EMPTY_WEEK });
    const asked = await play(service, [empty, apply]);
    expect(inEnglish(selectConfirmation(asked)?.title ?? '')).toBe(
      'Remove all free hours from Mon, 7 Dec 2026 to Mon, 7 Dec 2026?',
    );
    await play(service, [empty, apply, declined()]);
    expect(writesOf(service)).toEqual([]);
    await play(service, [empty, apply, confirmed()]);
    expect(writesOf(service)).toEqual(removes);

    const long = await play(serviceOf(), [look({ ...weeks, endDate: addDays(DATE, 366) }), apply]);
    expect(inEnglish(selectConfirmation(long)?.title ?? '')).toBe('Plan more than a year?');
  });
});
