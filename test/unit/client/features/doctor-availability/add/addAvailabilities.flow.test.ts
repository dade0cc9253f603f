import { delay, fork, put } from 'redux-saga/effects';
import type { StaticProvider } from 'redux-saga-test-plan/providers';

import * as availabilitiesApi from '#client/api/availabilities';
import { watchDoctorAvailability } from '#client/features/doctor-availability';
import { addingAvailabilities } from '#client/features/doctor-availability/add/sagas/addAvailabilities';
import { planSubmitted, type Target } from '#client/features/doctor-availability/hours/events';
import { doctorAvailabilityKeys } from '#client/features/doctor-availability/hours/keys';
import { selectAddedDays, selectDays } from '#client/features/doctor-availability/hours/selectors';
import { itemsOf } from '#client/features/doctor-availability/hours/toAdd';
import { confirmed, declined, selectConfirmation } from '#client/state/confirmations';
import { fanOutFinished, selectLedger } from '#client/state/fanOut/ledgers';
import { retryChosen } from '#client/state/fanOutEvents';
import { selectNotices } from '#client/state/notices';
import { selectRequest } from '#client/state/requests/requests';
import type { AvailabilityDraft } from '#contract/availabilities';
import { makeAvailability } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { answeredItems, startedPlan } from '#test/support/builders/startedPlan';
import { inEnglish } from '#test/support/inEnglish';
import { dates, key, outcomes, plan, run, sentence, service, type State } from '#test/support/sagas/addingHours';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, late, serve } from '#test/support/sagas/service';

const doctor: Target = { kind: 'doctor', doctorId: 21, doctorName: 'Omar Nasser', locationId: 31, skipExisting: true };

describe('when hours are added for a doctor', () => {
  it('sends one call a date, with seconds, and reads the list again', async () => {
    const { sent, provide } = service();
    const state = await run(doctor, { provide });

    const body = { location_id: 31, available_from: '09:00:00', available_to: '12:00:00', skip_existing: true };
    expect(sent).toEqual(dates.map((date) => [21, { ...body, date }]));
    expect(outcomes(state)).toEqual(['added', 'added', 'added']);
    expect(sentence(state)).toMatchObject([
      { defaultMessage: 'Successfully added {succeeded} availabilities.', values: { succeeded: 3 } },
    ]);
    expect(selectDays(state, 21, 31)).toMatchObject([{ date: dates[0] }]);
  });

  it('goes on in one place while hours are added in another', async () => {
    const add = jest.fn((id: unknown, { date }: AvailabilityDraft) => late(makeAvailability({ id: Number(id), date })));
    const elsewhere = planSubmitted({ scope: 'there', target: { ...doctor, doctorId: 22 }, plan });
    const read = serve(availabilitiesApi.listDoctorAvailabilities, () => []);
    await run(doctor, { provide: [serve(availabilitiesApi.addAvailability, add), read], events: [elsewhere] });

    expect([21, 22].map((id) => add.mock.calls.filter(([sent]) => sent === id).length)).toEqual([3, 3]);
  });

  it('leaves the choice about existing slots out where none was made', async () => {
    const { sent, provide } = service();
    const { skipExisting, ...plain } = doctor;
    expect(skipExisting).toBe(true);
    await run(plain, { provide });

    expect(sent[0]?.[1]).not.toHaveProperty('skip_existing');
  });

  it('tells what was there already from what was added', async () => {
    const { provide } = service([], [dates[1]!]);
    const state = await run(doctor, { provide });

    expect(outcomes(state)).toEqual(['added', 'skipped', 'added']);
    expect(sentence(state)).toMatchObject([{ values: { succeeded: 2, skipped: 1 } }]);
  });

  it('counts both when some are refused, and still reads the list again', async () => {
    const { provide } = service([dates[1]!]);
    const state = await run(doctor, { provide });

    expect(outcomes(state)).toEqual(['added', 'failed', 'added']);
    expect(sentence(state)).toMatchObject([
      {
        defaultMessage: 'Successfully added {succeeded} availabilities. Failed to add {failed} dates.',
        values: { succeeded: 2, failed: 1 },
      },
    ]);
    expect(selectDays(state, 21, 31)).toHaveLength(1);
  });

  it.each(['3', 'soon'])(
    'waits for a service without room (%p) before the next call and the last look',
    async (after) => {
      const { sent, provide } = service();
      const throttled = refusal(429, {}, { 'retry-after': after });
      const known = [makeAvailability({ id: 1, date: '2026-12-01' })];
      const left = [throttled, throttled];
      const add = jest.fn((id: unknown, draft: AvailabilityDraft) => {
        const error = draft.date === dates[2] ? left.pop() : undefined;
        if (error) throw error;
        sent.push([id, draft]);
        return makeAvailability({ id: 50 + sent.length, date: draft.date });
      });
      const read = () => {
        if (sent.length > 0) throw throttled;
        return known;
      };
      const slow = [
        serve(availabilitiesApi.addAvailability, add),
        serve(availabilitiesApi.listDoctorAvailabilities, read),
        ...provide,
      ];
      const state = await run(doctor, { provide: slow });
      const { slots } = doctorAvailabilityKeys;

      expect(sent.map(([, { date }]) => date)).toEqual(dates);
      expect([add.mock.calls.length, outcomes(state)]).toEqual([5, ['added', 'added', 'added']]);
      expect(sentence(state)).toMatchObject([{ values: { succeeded: 3 } }]);
      // What was known stays, also of the reading that has no room, and what was added is known besides.
      expect(selectDays(state, 21, 31)).toMatchObject([{ date: '2026-12-01' }]);
      expect(selectRequest(state as never, slots(21, 31))).toMatchObject({
        status: 'failed',
        failure: { throttle: {} },
      });
      expect(selectAddedDays(state, key, 31).map(({ date }) => date)).toEqual(dates);
      expect(selectAddedDays(state, key, 32)).toEqual([]);
    },
  );

  it('sends only the refused ones on a retry', async () => {
    const { sent, provide } = service();
    const given = [
      startedPlan(key, itemsOf(doctor, plan), addingAvailabilities.name),
      ...answeredItems(key, { [dates[0]!]: 'added', [dates[1]!]: 'failed', [dates[2]!]: 'added' }),
      fanOutFinished(key),
    ];
    const state = await afterFlow<State>({
      watcher: watchDoctorAvailability,
      given,
      provide,
      events: [retryChosen({ kind: addingAvailabilities.name, key })],
    });

    expect(sent.map(([, { date }]) => date)).toEqual([dates[1]]);
    expect(outcomes(state)).toEqual(['added', 'added', 'added']);
    expect(sentence(state)).toMatchObject([{ values: { succeeded: 1 } }]);
  });

  it('says so when all are refused', async () => {
    const { provide } = service([...dates]);
    const state = await run({ ...doctor, skipExisting: false }, { provide });

    expect(sentence(state)).toMatchObject([{ defaultMessage: 'Failed to add any availabilities. Please try again.' }]);
  });
});

describe('when the dates reach further than a year', () => {
  const long = { ...plan, dates: ['2026-12-06', '2027-12-07'] };

  it('asks first', async () => {
    const { sent, provide } = service();
    const state = await run(doctor, { provide, plan: long });

    expect(selectConfirmation(state)).toMatchObject({ text: { values: { count: 2 } } });
    expect(sent).toEqual([]);
  });

  it('sends them when that is meant', async () => {
    const { sent, provide } = service();
    await run(doctor, { provide, plan: long, events: [confirmed()] });

    expect(sent).toHaveLength(2);
  });

  it('sends nothing when it is not', async () => {
    const { sent, provide } = service();
    const state = await run(doctor, { provide, plan: long, events: [declined()] });

    expect(sent).toEqual([]);
    expect(selectLedger(state, key)).toBeUndefined();
  });
});

describe('when several ranges of hours are added on a date', () => {
  const twice = {
    dates,
    hours: [
      { from: '09:00', to: '13:00' },
      { from: '16:00', to: '20:00' },
    ],
  };

  it('sends a call for each, has a line for each, and counts slots and dates', async () => {
    const { sent, provide } = service();
    const state = await run(doctor, { provide, plan: twice });

    expect(sent.map(([, { date, available_from }]) => [date, available_from])).toEqual(
      dates.flatMap((date) => [
        [date, '09:00:00'],
        [date, '16:00:00'],
      ]),
    );
    expect(inEnglish(selectLedger(state, key)?.rows[1]?.label ?? '')).toBe('Sun, 6 Dec 2026 · 16:00 - 20:00');
    expect(sentence(state)).toMatchObject([{ values: { succeeded: 6 } }]);
    expect(selectNotices(state).map(({ detail }) => detail && inEnglish(detail))).toEqual(['6 slots on 3 dates']);
  });

  it('sends only the part that fits on the dates that have one', async () => {
    const { sent, provide } = service();
    const fitting = { [dates[1]!]: [{ from: '10:20', to: '12:00' }] };
    const state = await run(doctor, { provide, plan: { ...plan, fitting } });

    expect(sent.map(([, { date, available_from }]) => [date, available_from])).toEqual([
      [dates[0], '09:00:00'],
      [dates[1], '10:20:00'],
      [dates[2], '09:00:00'],
    ]);
    expect(selectLedger(state, key)?.rows.map(({ label }) => inEnglish(label))[1]).toBe(
      'Tue, 8 Dec 2026 · 10:20 - 12:00',
    );
  });
});

describe('when hours go over midnight', () => {
  const nights = {
    dates: ['2026-12-06', '2026-12-07'],
    hours: [
      { from: '20:00', to: '24:00' },
      { from: '00:00', to: '01:00', isNextDay: true },
    ],
  };

  it('sends both ranges on their own days, the end of the day as 23:59:59, and counts all the days', async () => {
    const { sent, provide } = service();
    const state = await run(doctor, { provide, plan: nights });

    expect(sent.map(([, { date, available_from, available_to }]) => [date, available_from, available_to])).toEqual([
      ['2026-12-06', '20:00:00', '23:59:59'],
      ['2026-12-07', '00:00:00', '01:00:00'],
      ['2026-12-07', '20:00:00', '23:59:59'],
      ['2026-12-08', '00:00:00', '01:00:00'],
    ]);
    expect(
      selectLedger(state, key)
        ?.rows.map(({ label }) => inEnglish(label))
        .slice(0, 2),
    ).toEqual(['Sun, 6 Dec 2026 · 20:00 - 24:00', 'Mon, 7 Dec 2026 · 00:00 - 01:00']);
    expect(sentence(state)).toMatchObject([{ values: { succeeded: 4 } }]);
  });
});

describe('when hours that are there are to be skipped', () => {
  const there = { available_from: '08:30:00', available_to: '10:00:00' };

  /** A service on which one doctor has other hours on the second date, and which refuses what overlaps. */
  function overlapping(skipExisting: boolean, target: Partial<Target> = {}) {
    const sent: string[] = [];
    const provide = [
      serve(availabilitiesApi.addAvailability, (id, { date }) => {
        sent.push(`${id} ${date}`);
        if (id === 21 && date === dates[1]) throw refusal(400, { detail: 'Overlaps 08:30 - 10:00.' });
        return makeAvailability({ id: sent.length, date });
      }),
      serve(availabilitiesApi.listDoctorAvailabilities, (id) =>
        id === 21 ? [makeAvailability({ id: 1, date: dates[1]!, ...there })] : [],
      ),
    ];
    return { sent, flow: run({ ...doctor, skipExisting, ...target } as Target, { provide }) };
  }
  const told = (state: State) =>
    selectLedger(state, key)?.rows.map(({ outcome, reason }) => [outcome, reason && inEnglish(reason)]);
  const staff = [
    { id: 21, name: 'Omar' },
    { id: 22, name: 'Mona' },
  ];

  it('sends nothing to a doctor who has other hours then, and says what is there', async () => {
    const { sent, flow } = overlapping(true, { kind: 'doctors', doctors: staff });
    const state = await flow;

    expect(sent).not.toContain(`21 ${dates[1]}`);
    expect(told(state)?.[2]).toEqual(['skipped', 'skipped: has 08:30 - 10:00']);
    expect(sentence(state)).toMatchObject([{ values: { succeeded: 5, skipped: 1 } }]);
  });

  it('sends them to a single doctor, and skips what is refused for what is there', async () => {
    const { sent, flow } = overlapping(true);
    const state = await flow;

    expect(sent).toHaveLength(3);
    expect(told(state)?.[1]).toEqual(['skipped', 'skipped: has 08:30 - 10:00']);
  });

  it.each([{}, { kind: 'doctors' as const, doctors: staff }])('has failed where they are not: %p', async (target) => {
    const state = await overlapping(false, target).flow;

    expect(told(state)).toContainEqual([expect.stringMatching(/failed|refused/), 'Overlaps 08:30 - 10:00.']);
  });
});

describe('when the answer is lost', () => {
  /** A service that takes the first date without an answer; `reads` says whether its slots can be read, each time. */
  function losing(...reads: boolean[]) {
    const stored: AvailabilityDraft[] = [];
    const provide = [
      serve(availabilitiesApi.addAvailability, (_, draft) => {
        stored.push(draft);
        if (stored.length === 1) throw connectionLost();
        return makeAvailability({ ...draft, id: stored.length });
      }),
      serve(availabilitiesApi.listDoctorAvailabilities, () => {
        if (reads.shift() === false) throw connectionLost();
        return stored.map((draft, index) => makeAvailability({ ...draft, id: index + 1 }));
      }),
    ];
    return { stored, provide };
  }
  const oneDate = { ...plan, dates: dates.slice(0, 1) };
  const again = retryChosen({ kind: addingAvailabilities.name, key });
  const bothRounds = (provide: StaticProvider[]) =>
    afterFlow<State>({
      *watcher() {
        yield fork(watchDoctorAvailability);
        yield put(planSubmitted({ scope: 'here', target: doctor, plan: oneDate }));
        yield delay(5);
        yield put(again);
      },
      provide,
      events: [],
    });

  it('looks whether the slot is there, and says that it was added', async () => {
    const { stored, provide } = losing();
    const state = await run(doctor, { provide, plan: oneDate });

    expect(stored).toHaveLength(1);
    expect(outcomes(state)).toEqual(['added']);
  });

  it('looks again before it is sent by Retry, and makes no second slot', async () => {
    const { stored, provide } = losing(true, false, false);
    const state = await bothRounds(provide);

    expect(stored).toHaveLength(1);
    expect(outcomes(state)).toEqual(['added']);
  });

  it('sends nothing by Retry as long as nobody knows what became of the first try', async () => {
    const { stored, provide } = losing(true, false, false, false, false);
    const state = await bothRounds(provide);

    expect(stored).toHaveLength(1);
    expect(outcomes(state)).toEqual(['failed']);
    expect(sentence(state).at(-1)).toMatchObject({
      defaultMessage: 'Failed to add any availabilities. Please try again.',
    });
  });
});

describe('when the slots of the doctor cannot be read before the first date is sent', () => {
  it.each([refusal(500), refusal(403), connectionLost()])('adds them all the same: %p', async (error) => {
    const { sent, provide } = service();
    const state = await run(doctor, {
      provide: [serve(availabilitiesApi.listDoctorAvailabilities, failing(error)), ...provide],
    });

    expect(sent).toHaveLength(dates.length);
    expect(new Set(outcomes(state))).toEqual(new Set(['added']));
  });
});
