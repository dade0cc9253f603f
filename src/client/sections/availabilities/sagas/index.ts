import { call, takeEvery, takeLatest } from 'typed-redux-saga';

import { forgetRecentId } from '#client/device/recentIds';
import { hoursChanged } from '#client/hours/readHours';
import { say } from '#client/lib/text';
import { tracked } from '#client/state/requests/tracked';
import { takeLatestEach } from '#client/state/sagas/takeLatestEach';
import { dayWanted, doctorsOpened, frontOpened, resultsOpened } from '../events';
import { availabilitiesKeys } from '../keys';
import { availabilitiesMessages } from '../messages';
import { loadDay, loadDayAgain, loadDoctors, loadFront, searchByName } from './loads';

type DoctorsEvent = ReturnType<typeof doctorsOpened>;

const search = tracked(
  { key: availabilitiesKeys.search, failure: { text: availabilitiesMessages.searchFailed } },
  searchByName,
);

const offer = tracked(
  { key: availabilitiesKeys.front, failure: { text: availabilitiesMessages.searchFailed } },
  loadFront,
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

const daysFailed = { key: availabilitiesKeys.today, failure: { text: availabilitiesMessages.daysFailed } };

const day = tracked(daysFailed, loadDay);

const again = tracked(daysFailed, loadDayAgain);

/** Starts everything the section does; a newer question cancels the one before it. */
export function* watchAvailabilities() {
  yield* takeLatest(resultsOpened, search);
  yield* takeLatest(frontOpened, offer);
  yield* takeLatest(dayWanted, day);
  yield* takeEvery(hoursChanged, again);
  yield* takeLatestEach(doctorsOpened, ({ payload }) => payload.locationId, load);
}
