import type { UnknownAction } from '@reduxjs/toolkit';
import type { StaticProvider } from 'redux-saga-test-plan/providers';

import * as availabilitiesApi from '#client/api/availabilities';
import { watchDoctorAvailability } from '#client/features/doctor-availability';
import { planSubmitted, type Plan, type Target } from '#client/features/doctor-availability/hours/events';
import { doctorAvailabilityKeys } from '#client/features/doctor-availability/hours/keys';
import type { selectDays } from '#client/features/doctor-availability/hours/selectors';
import type { Message } from '#client/lib/text';
import type { ConfirmationsRoot } from '#client/state/confirmations';
import { selectLedger, type FanOutsRoot } from '#client/state/fanOut/ledgers';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import type { AvailabilityDraft, ProviderAvailabilityDraft } from '#contract/availabilities';
import { makeAvailability } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';

/** What the flows of added hours look at. */
export type State = FanOutsRoot & NoticesRoot & ConfirmationsRoot & Parameters<typeof selectDays>[0];

export const dates = ['2026-12-06', '2026-12-08', '2026-12-10'];
export const plan = { dates, hours: [{ from: '09:00', to: '12:00' }] };
export const key = doctorAvailabilityKeys.add('here');

/** A service that refuses some dates, each as often as it is listed, and keeps what it was sent. */
export function service(refused: string[] = [], skipped: string[] = []) {
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

/** Plays the adding of a plan, with the events that come after it was sent. */
export function run(
  target: Target,
  { provide, events = [], ...more }: { provide: StaticProvider[]; events?: UnknownAction[]; plan?: Plan },
) {
  const submitted = planSubmitted({ scope: 'here', target, plan: more.plan ?? plan });
  return afterFlow<State>({ watcher: watchDoctorAvailability, provide, events: [submitted, ...events] });
}

export const outcomes = (state: State) => selectLedger(state, key)?.rows.map(({ outcome }) => outcome);
export const sentence = (state: State) => selectNotices(state).map(({ text }) => text as Message);
