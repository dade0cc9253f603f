import type { UnknownAction } from '@reduxjs/toolkit';
import { delay, fork, put } from 'redux-saga/effects';
import type { StaticProvider } from 'redux-saga-test-plan/providers';

import * as availabilitiesApi from '#client/api/availabilities';
import { watchDoctorAvailability } from '#client/features/doctor-availability';
import type { Target } from '#client/features/doctor-availability/events';
import { planSubmitted } from '#client/features/doctor-availability/events';
import { doctorAvailabilityKeys } from '#client/features/doctor-availability/keys';
import { itemsOf } from '#client/features/doctor-availability/plan';
import { addingAvailabilities } from '#client/features/doctor-availability/sagas/addAvailabilities';
import { selectDays } from '#client/features/doctor-availability/selectors';
import { countRetryable } from '#client/lib/tally';
import type { Message } from '#client/lib/text';
import { confirmed, declined, selectConfirmation } from '#client/state/confirmations';
import type { ConfirmationsRoot } from '#client/state/confirmations';
import type { FanOutsRoot } from '#client/state/fanOut/ledgers';
import { fanOutFinished, itemMoved, selectLedger } from '#client/state/fanOut/ledgers';
import { retryChosen } from '#client/state/fanOut/runFanOut';
import type { NoticesRoot } from '#client/state/notices';
import { selectNotices } from '#client/state/notices';
import type { AvailabilityDraft, ProviderAvailabilityDraft } from '#contract/availabilities';
import { makeAvailability } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { startedPlan } from '#test/support/builders/startedPlan';
import { inEnglish } from '#test/support/inEnglish';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';

type State = FanOutsRoot & NoticesRoot & ConfirmationsRoot & Parameters<typeof selectDays>[0];

const dates = ['2026-12-06', '2026-12-08', '2026-12-10'];
const plan = { dates, hours: [{ from: '09:00', to: '12:00' }] };
const doctor: Target = { kind: 'doctor', doctorId: 21, doctorName: 'Omar Nasser', locationId: 31, skipExisting: true };
const ofProvider: Target = {
  kind: 'provider',
  providerId: 5,
  doctors: [
    { id: 21, name: 'Omar' },
    { id: 22, name: 'Mona' },
  ],
  others: [],
  locationId: 31,
  skipExisting: false,
};
const key = doctorAvailabilityKeys.add('here');

/** A service that refuses some dates, each as often as it is listed, and keeps what it was sent. */
function service(refused: string[] = [], skipped: string[] = []) {
  const sent: [unknown, AvailabilityDraft | ProviderAvailabilityDraft][] = [];
  const left = [...refused];
  const answer = (id: unknown, draft: AvailabilityDraft | ProviderAvailabilityDraft) => {
    sent.push([id, draft]);
    const index = left.indexOf(draft.date);
    if (index >= 0) {
      left.splice(index, 1);
      throw refusal();
    }
    return skipped.includes(draft.date)
      ? { skipped: 2, created: 0 }
      : makeAvailability({ id: sent.length, date: draft.date });
  };
  const provide = [
    serve(availabilitiesApi.addAvailability, answer),
    serve(availabilitiesApi.addProviderAvailabilities, answer),
    serve(availabilitiesApi.listDoctorAvailabilities, () =>
      sent.length > 0 ? [makeAvailability({ id: 99, date: dates[0]! })] : [],
    ),
  ];
  return { sent, provide };
}

function run(
  target: Target,
  { provide, events = [], ...more }: { provide: StaticProvider[]; events?: UnknownAction[]; plan?: typeof plan },
) {
  const submitted = planSubmitted({ scope: 'here', target, plan: more.plan ?? plan });
  return afterFlow<State>({ watcher: watchDoctorAvailability, provide, events: [submitted, ...events] });
}

const outcomes = (state: State) => selectLedger(state, key)?.rows.map(({ outcome }) => outcome);
const sentence = (state: State) => selectNotices(state).map(({ text }) => text as Message);

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
    expect(sentence(state)).toMatchObject([{ values: { succeeded: 3 } }]);
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

  it('sends only the refused ones on a retry', async () => {
    const { sent, provide } = service();
    const given = [
      startedPlan(key, itemsOf(doctor, plan), addingAvailabilities.name),
      ...dates.map((id, index) => itemMoved({ key, id, outcome: index === 1 ? 'failed' : 'added' })),
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
    const state = await run(doctor, { provide });

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

describe('when hours are added for several doctors', () => {
  it('sends one call a date for the whole provider', async () => {
    const { sent, provide } = service();
    await run(ofProvider, { provide });

    const body = { location: 31, available_from: '09:00:00', available_to: '12:00:00', skip_existing: false };
    expect(sent).toEqual(dates.map((date) => [5, { ...body, date }]));
  });

  it('sends one call for each doctor and date where no provider is known', async () => {
    const { sent, provide } = service();
    const doctors = [
      { id: 21, name: 'Omar' },
      { id: 22, name: 'Mona' },
    ];
    const state = await run({ kind: 'doctors', doctors, locationId: 31, skipExisting: true }, { provide });

    expect(sent.map(([id, { date }]) => [id, date])).toEqual(
      dates.flatMap((date) => [
        [21, date],
        [22, date],
      ]),
    );
    expect(outcomes(state)).toHaveLength(6);
    expect(sentence(state)).toMatchObject([{ values: { succeeded: 3 } }]);
  });

  it('sends a call of their own for the doctors whom the one for the provider does not reach', async () => {
    const { sent, provide } = service();
    const others = [{ id: 23, name: 'Sara' }];
    const state = await run({ ...ofProvider, others }, { provide });

    expect(sent.filter(([id]) => id === 23).map(([, { date }]) => date)).toEqual(dates);
    expect(sent.filter(([id]) => id === 5)).toHaveLength(3);
    expect(sentence(state)).toMatchObject([{ values: { succeeded: 3 } }]);
  });
});

describe('when the hours of a provider are refused on a date', () => {
  type Sent = [id: unknown, draft: AvailabilityDraft | ProviderAvailabilityDraft];

  /** A service that answers the provider by `ofAll`, and each doctor by `ofOne`. */
  function answering(ofAll: (date: string) => unknown, ofOne: (id: unknown, date: string) => unknown) {
    const sent: Sent[] = [];
    const provide = [
      serve(availabilitiesApi.addProviderAvailabilities, (id, draft) => {
        sent.push([id, draft]);
        return ofAll(draft.date);
      }),
      serve(availabilitiesApi.addAvailability, (id, draft) => {
        sent.push([id, draft]);
        return ofOne(id, draft.date);
      }),
      serve(availabilitiesApi.listDoctorAvailabilities, () => []),
    ];
    return { sent, provide };
  }
  const refusesSecond = (status: number) => (date: string) => {
    if (date === dates[1]) throw refusal(status, { detail: 'Overlaps 09:00 - 10:00.' });
    return { created: 2, skipped: 0 };
  };
  const refusesMona = (id: unknown) => {
    if (id === 22) throw refusal(400, { detail: 'Overlaps 09:00 - 10:00.' });
    return makeAvailability();
  };
  const rows = (state: State) => selectLedger(state, key)?.rows ?? [];

  it('adds them for each doctor of the location, and says who has not got them', async () => {
    const { sent, provide } = answering(refusesSecond(400), refusesMona);
    const state = await run(ofProvider, { provide });

    expect(sent.filter(([, { date }]) => date === dates[1]).map(([id]) => id)).toEqual([5, 21, 22]);
    expect(sent.at(-1)?.[1]).toMatchObject({ skip_existing: true });
    expect(rows(state).map(({ label, outcome, reason }) => [inEnglish(label), outcome, reason])).toEqual([
      ['Sun, 6 Dec 2026', 'added', null],
      ['Tue, 8 Dec 2026 · Omar', 'added', null],
      ['Tue, 8 Dec 2026 · Mona', 'refused', 'Overlaps 09:00 - 10:00.'],
      ['Thu, 10 Dec 2026', 'added', null],
    ]);
  });

  it('counts the date as failed as long as somebody has not got them, and offers no Retry for it', async () => {
    const { provide } = answering(refusesSecond(400), refusesMona);
    const state = await run(ofProvider, { provide });

    expect(selectNotices(state)).toMatchObject([
      {
        text: { values: { succeeded: 2, failed: 1 } },
        detail: { values: { items: { id: 'dates.long', values: { day: '8' } } } },
      },
    ]);
    expect(countRetryable(rows(state))).toBe(0);
  });

  it('counts it as succeeded when everybody has them, added or there already', async () => {
    const { provide } = answering(refusesSecond(400), (id) => (id === 22 ? { skipped: true } : makeAvailability()));
    const state = await run(ofProvider, { provide });

    expect(sentence(state)).toMatchObject([{ values: { succeeded: 3 } }]);
  });

  it.each([401, 429, 500])('leaves a date that is answered %i as it is, for Retry', async (status) => {
    const { sent, provide } = answering(refusesSecond(status), () => makeAvailability());
    const state = await run(ofProvider, { provide });

    expect(sent).toHaveLength(3);
    expect(rows(state).map(({ outcome }) => outcome)).toEqual(['added', 'failed', 'added']);
  });

  it('does the same when the answer counts fewer doctors than there are', async () => {
    const { sent, provide } = answering(
      () => ({ created: 1, skipped: 0 }),
      (id) => (id === 21 ? { skipped: true } : makeAvailability()),
    );
    const state = await run({ ...ofProvider }, { provide, plan: { ...plan, dates: dates.slice(0, 1) } });

    expect(sent.map(([id]) => id)).toEqual([5, 21, 22]);
    expect(rows(state).map(({ outcome }) => outcome)).toEqual(['skipped', 'added']);
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

  it('sends a call for each, has a line for each, and counts dates', async () => {
    const { sent, provide } = service();
    const state = await run(doctor, { provide, plan: twice });

    expect(sent.map(([, { date, available_from }]) => [date, available_from])).toEqual(
      dates.flatMap((date) => [
        [date, '09:00:00'],
        [date, '16:00:00'],
      ]),
    );
    expect(inEnglish(selectLedger(state, key)?.rows[1]?.label ?? '')).toBe('Sun, 6 Dec 2026 · 16:00 - 20:00');
    expect(sentence(state)).toMatchObject([{ values: { succeeded: 3 } }]);
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
    expect(outcomes(state)).toEqual(['skipped']);
  });

  it('sends nothing by Retry as long as nobody knows what is there, and says that it could not begin', async () => {
    const { stored, provide } = losing(true, false, false, false);
    const state = await bothRounds(provide);

    expect(stored).toHaveLength(1);
    expect(outcomes(state)).toEqual(['failed']);
    expect(sentence(state).at(-1)).toMatchObject({
      defaultMessage: 'Failed to add availabilities. Please try again.',
    });
  });
});

describe('when the slots of the doctor cannot be read before the first date is sent', () => {
  it('says that the hours could not be added, and sends nothing', async () => {
    const add = jest.fn();
    const state = await run(doctor, {
      provide: [
        serve(availabilitiesApi.addAvailability, add),
        serve(availabilitiesApi.listDoctorAvailabilities, failing(refusal(500))),
      ],
    });

    expect(add).not.toHaveBeenCalled();
    expect(sentence(state)).toMatchObject([{ defaultMessage: 'Failed to add availabilities. Please try again.' }]);
  });
});
