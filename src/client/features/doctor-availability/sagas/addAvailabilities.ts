import { call, put } from 'typed-redux-saga';

import * as availabilitiesApi from '#client/api/availabilities';
import { confirmDates } from '#client/state/fanOut/confirmDates';
import type { SentOutcome } from '#client/state/fanOut/fanOut';
import { defineFanOut } from '#client/state/fanOut/fanOut';
import type { planSubmitted } from '../events';
import { slotsOpened } from '../events';
import { messages } from '../messages';
import type { Sending } from '../plan';
import { itemsOf } from '../plan';

/** Adding opening hours, one call per date (Spec 1 §5). */
export const addingAvailabilities = defineFanOut<Sending>({
  name: 'doctorAvailability/add',
  title: messages.adding,
  send: addOne,
  after: reloadSlots,
});

/** Sends what a form asked for; a range longer than a year only after a question. */
export function* addAvailabilities({ payload: { scope, target, plan } }: ReturnType<typeof planSubmitted>) {
  if (!(yield* call(confirmDates, plan.dates))) return;
  yield* put(addingAvailabilities.submitted(addingAvailabilities.key(scope), itemsOf(target, plan)));
}

/** One date; a 2xx may also say that the hours were there already (decisions: reading answers). */
export function* addOne(sending: Sending): Generator<unknown, SentOutcome> {
  if (sending.kind === 'doctor') {
    const reply = yield* call(availabilitiesApi.addAvailability, sending.doctorId, sending.draft);
    return reply?.skipped ? 'skipped' : 'added';
  }
  const reply = yield* call(availabilitiesApi.addProviderAvailabilities, sending.providerId, sending.draft);
  return reply?.created === 0 ? 'skipped' : 'added';
}

function* reloadSlots(sending: Sending) {
  if (sending.kind !== 'doctor') return;
  const { doctorId, doctorName, draft } = sending;
  yield* put(slotsOpened({ doctorId, doctorName, locationId: draft.location_id }));
}
