import type { UnknownAction } from '@reduxjs/toolkit';
import type { StaticProvider } from 'redux-saga-test-plan/providers';

import * as availabilitiesApi from '#client/api/availabilities';
import { watchDoctorAvailability } from '#client/features/doctor-availability';
import type { Target } from '#client/features/doctor-availability/events';
import { planSubmitted } from '#client/features/doctor-availability/events';
import { doctorAvailabilityKeys } from '#client/features/doctor-availability/keys';
import { itemsOf } from '#client/features/doctor-availability/plan';
import { addingAvailabilities } from '#client/features/doctor-availability/sagas/addAvailabilities';
import { selectDays } from '#client/features/doctor-availability/selectors';
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
import { refusal } from '#test/support/builders/faults';
import { startedPlan } from '#test/support/builders/startedPlan';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';

type State = FanOutsRoot & NoticesRoot & ConfirmationsRoot & Parameters<typeof selectDays>[0];

const dates = ['2026-12-06', '2026-12-08', '2026-12-10'];
const plan = { dates, availableFrom: '09:00', availableTo: '12:00' };
const doctor: Target = { kind: 'doctor', doctorId: 21, doctorName: 'Omar Nasser', locationId: 31, skipExisting: true };
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
      ? { skipped: true, created: 0 }
      : makeAvailability({ id: sent.length, date: draft.date });
  };
  const provide = [
    serve(availabilitiesApi.addAvailability, answer),
    serve(availabilitiesApi.addProviderAvailabilities, answer),
    serve(availabilitiesApi.listDoctorAvailabilities, () => [makeAvailability({ id: 99, date: dates[0]! })]),
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
    await run({ kind: 'provider', providerId: 5, locationId: 31, skipExisting: false }, { provide });

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
  });
});
