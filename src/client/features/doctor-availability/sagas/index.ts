import { takeLeading } from 'typed-redux-saga';

import { say } from '#client/lib/text';
import { takeFanOut } from '#client/state/fanOut/takeFanOut';
import { announceFailure } from '#client/state/notices';
import { tracked } from '#client/state/requests/tracked';
import { takeLatestEach } from '#client/state/sagas/takeLatestEach';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { allSlotsDeleteChosen, planSubmitted, slotDeleteChosen, slotsOpened } from '../events';
import { doctorAvailabilityKeys } from '../keys';
import { messages } from '../messages';
import { addAvailabilities, addingAvailabilities } from './addAvailabilities';
import { deleteAllSlots, deleteSlot } from './deleteAvailabilities';
import { loadSlots } from './loads';

const slotsKey = ({ payload }: ReturnType<typeof slotsOpened>) =>
  doctorAvailabilityKeys.slots(payload.doctorId, payload.locationId);

const load = tracked(
  { key: slotsKey, failure: ({ payload }) => ({ text: say(messages.fetchFailed, { name: payload.doctorName }) }) },
  loadSlots,
);

const remove = tracked(
  {
    key: ({ payload }) => doctorAvailabilityKeys.deleteSlot(payload.id),
    failure: { text: messages.deleteFailed },
    onFailure: announceFailure,
  },
  deleteSlot,
);

const removeAll = tracked(
  {
    key: ({ payload }) => doctorAvailabilityKeys.deleteAll(payload.doctorId),
    failure: { text: messages.deleteAllFailed },
    onFailure: announceFailure,
  },
  deleteAllSlots,
);

/** Starts everything that is done with the availability of doctors. */
export function* watchDoctorAvailability() {
  yield* takeLatestEach(slotsOpened, slotsKey, load);
  yield* takeLeadingEach(slotDeleteChosen, ({ payload }) => payload.id, remove);
  yield* takeLeading(allSlotsDeleteChosen, removeAll);
  yield* takeFanOut(
    addingAvailabilities,
    planSubmitted,
    ({ payload }) => doctorAvailabilityKeys.add(payload.scope),
    addAvailabilities,
  );
}
