import { fork, takeEvery, takeLeading } from 'typed-redux-saga';

import { takeFanOut } from '#client/state/fanOut/runFanOut';
import { announceFailure } from '#client/state/notices';
import { tracked } from '#client/state/requests/tracked';
import { takeLatestEach } from '#client/state/sagas/takeLatestEach';
import { takeLeadingEach } from '#client/state/sagas/takeLeadingEach';
import { addAvailabilities, addingAvailabilities } from '../add/sagas/addAvailabilities';
import {
  allSlotsDeleteChosen,
  planSubmitted,
  slotDeleteChosen,
  slotsOpened,
  staffOpened,
  staffSlotsOpened,
} from '../hours/events';
import { doctorAvailabilityKeys } from '../hours/keys';
import { availabilityMessages } from '../hours/messages';
import { loadSlotsTracked, loadStaff, loadStaffSlots, slotsKey } from '../hours/sagas/loads';
import { hoursPlan } from '../plan/plan';
import { deleteAllSlots, deleteSlot } from '../remove/sagas/deleteAvailabilities';

type StaffEvent = ReturnType<typeof staffOpened>;

const staff = tracked(
  {
    key: ({ payload }: StaffEvent) => doctorAvailabilityKeys.staff(payload.locationId),
    failure: { text: availabilityMessages.staffFailed },
  },
  loadStaff,
);

const remove = tracked(
  {
    key: ({ payload }) => doctorAvailabilityKeys.deleteSlot(payload.id),
    failure: { text: availabilityMessages.deleteFailed },
    onFailure: announceFailure,
  },
  deleteSlot,
);

const removeAll = tracked(
  {
    key: ({ payload }) => doctorAvailabilityKeys.deleteAll(payload.doctorId),
    failure: { text: availabilityMessages.deleteAllFailed },
    onFailure: announceFailure,
  },
  deleteAllSlots,
);

const staffSlots = tracked(
  {
    key: ({ payload }: ReturnType<typeof staffSlotsOpened>) => doctorAvailabilityKeys.staffSlots(payload.locationId),
    failure: { text: availabilityMessages.staffFailed },
  },
  loadStaffSlots,
);

/** Starts everything that is done with the availability of doctors. */
export function* watchDoctorAvailability() {
  yield* takeLatestEach(slotsOpened, slotsKey, loadSlotsTracked);
  yield* takeEvery(staffSlotsOpened, staffSlots);
  yield* takeLatestEach(staffOpened, ({ payload }) => payload.locationId, staff);
  yield* takeLeadingEach(slotDeleteChosen, ({ payload }) => payload.id, remove);
  yield* takeLeading(allSlotsDeleteChosen, removeAll);
  yield* takeFanOut(
    addingAvailabilities,
    planSubmitted,
    ({ payload }) => doctorAvailabilityKeys.add(payload.scope),
    addAvailabilities,
  );
  yield* fork(hoursPlan.watch);
}
