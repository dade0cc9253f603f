import { call, takeLatest } from 'typed-redux-saga';

import { forgetRecentId } from '#client/device/recentIds';
import { say } from '#client/lib/text';
import { tracked } from '#client/state/requests/tracked';
import { takeLatestEach } from '#client/state/sagas/takeLatestEach';
import { doctorsOpened, resultsOpened } from '../events';
import { availabilitiesKeys } from '../keys';
import { availabilitiesMessages } from '../messages';
import { loadDoctors, searchByName } from './loads';

type DoctorsEvent = ReturnType<typeof doctorsOpened>;

const search = tracked(
  { key: availabilitiesKeys.search, failure: { text: availabilitiesMessages.searchFailed } },
  searchByName,
);

const load = tracked(
  {
    key: ({ payload }: DoctorsEvent) => availabilitiesKeys.doctors(payload.locationId),
    failure: ({ payload }) => ({ text: say(availabilitiesMessages.doctorsFailed, { location: payload.locationName }) }),
    *onFailure({ isGone }, { payload }) {
      if (isGone) yield* call(forgetRecentId, 'locations' as const, String(payload.locationId));
    },
  },
  loadDoctors,
);

/** Starts everything the section does; a newer question cancels the one before it. */
export function* watchAvailabilities() {
  yield* takeLatest(resultsOpened, search);
  yield* takeLatestEach(doctorsOpened, ({ payload }) => payload.locationId, load);
}
