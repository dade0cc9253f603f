import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';

import * as availabilitiesApi from '#client/api/availabilities';
import { confirmDates } from '#client/state/fanOut/confirmDates';
import type { FanOutKind, SendResult } from '#client/state/fanOut/runFanOut';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { addedTally } from '#client/ui/dates/messages';
import type { planSubmitted } from '../events';
import { slotsOpened } from '../events';
import { doctorAvailabilityKeys } from '../keys';
import { messages } from '../messages';
import type { HoursToAdd } from '../plan';
import { itemsOf } from '../plan';

/** The fan-out that adds opening hours, one call for each date (Spec 1 §5). */
export const addingAvailabilities: FanOutKind<HoursToAdd> = {
  name: 'doctorAvailability/add',
  title: messages.adding,
  tally: addedTally,
  failed: messages.addFailed,
  send: addOne,
  after: reloadSlots,
};

/** Adds the hours of a plan, which may have to be confirmed before (Spec 1 §5; decisions: fan-outs). */
export function* addAvailabilities({ payload: { scope, target, plan } }: ReturnType<typeof planSubmitted>) {
  const isMeant = yield* call(confirmDates, plan.dates);
  if (!isMeant) return;
  yield* call(runFanOut<HoursToAdd>, addingAvailabilities, doctorAvailabilityKeys.add(scope), itemsOf(target, plan));
}

/** Adds the hours of one date; a 2xx may also say that they were there already (decisions: reading answers). */
export function* addOne(hours: HoursToAdd): SagaGenerator<SendResult> {
  if (hours.kind === 'doctor') {
    const reply = yield* call(availabilitiesApi.addAvailability, hours.doctorId, hours.draft);
    return reply?.skipped ? 'skipped' : 'added';
  }
  const reply = yield* call(availabilitiesApi.addProviderAvailabilities, hours.providerId, hours.draft);
  return reply?.created === 0 ? 'skipped' : 'added';
}

function* reloadSlots(hours: HoursToAdd) {
  if (hours.kind !== 'doctor') return;
  const { doctorId, doctorName, draft } = hours;
  yield* put(slotsOpened({ doctorId, doctorName, locationId: draft.location_id }));
}
