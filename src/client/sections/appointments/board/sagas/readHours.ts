import type { Channel } from 'redux-saga';
import { call, fork, select, take } from 'typed-redux-saga';

import { readHours } from '#client/hours/readHours';
import { selectRequest } from '#client/state/requests/requests';
import { tracked } from '#client/state/requests/tracked';
import { CONCURRENCY } from '#client/state/sagas/sideBySide';
import type { doctorHoursOpened } from '../events';
import { boardKeys } from '../keys';
import { hoursFailed } from '../messages';

type HoursWanted = ReturnType<typeof doctorHoursOpened>;

/** Reads the opening hours of a doctor on all dates, so that another day needs no other call, and records the end. */
export const readDoctorHours = tracked(
  { key: ({ payload }: HoursWanted) => boardKeys.hours(payload), failure: { text: hoursFailed } },
  ({ payload }: HoursWanted) => readHours(payload, null),
);

/** Reads the opening hours that are wanted, of five doctors at once (decisions: day board). */
export function* readHoursWanted(wanted: Channel<HoursWanted>) {
  for (let lane = 0; lane < CONCURRENCY; lane += 1) yield* fork(readOneByOne, wanted);
}

/** Reads the opening hours of one doctor after another; those that are known or under way are not read again. */
export function* readOneByOne(wanted: Channel<HoursWanted>) {
  for (;;) {
    const event = yield* take(wanted);
    const request = yield* select(selectRequest, boardKeys.hours(event.payload));
    if (!request) yield* call(readDoctorHours, event);
  }
}
