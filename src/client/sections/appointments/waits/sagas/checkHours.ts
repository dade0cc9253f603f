import { call, put, select } from 'typed-redux-saga';

import { isToCome } from '#client/entities/appointments';
import { readHours } from '#client/hours/readHours';
import { currentMoment } from '#client/lib/dates';
import { selectRealList } from '#client/sections/appointments/list/selectors';
import { logFailure } from '#client/state/log';
import { sideBySide } from '#client/state/sagas/sideBySide';
import { isOutside } from '../openHours';
import { presentAt } from '../rules';
import { selectKnownHours } from '../selectors';
import { hoursCheckBegun, hoursUnread, hoursChecked, type WaitsRoot } from '../slice';

/**
 * Compares the appointments from now on with the opening hours of their doctors, five doctors at once: of those who are
 * not checked yet, or of all where they are.
 */
export function* checkHours() {
  const doctors = yield* select(selectDoctors);
  const known = yield* select(selectKnownHours);
  const unchecked = doctors.filter((doctor) => !known[doctor]);
  const wanted = unchecked.length > 0 ? unchecked : doctors;
  yield* put(hoursCheckBegun(wanted));
  yield* sideBySide(wanted, checkDoctor);
}

/** Reads the hours of a doctor at all places; what cannot be read leaves the doctor unchecked. */
function* checkDoctor(doctor: string) {
  try {
    const hours = yield* call(readHours, doctor, null);
    const present = presentAt(yield* call(currentMoment));
    const list = yield* select(selectRealList);
    const outside = list.filter(
      (one) => String(one.doctor_id) === doctor && isToCome(one, present) && isOutside(one, hours),
    );
    yield* put(hoursChecked({ doctor, outside: outside.map(({ id }) => id) }));
  } catch (error) {
    yield* call(logFailure, 'appointments/waits/hours', error);
    yield* put(hoursUnread(doctor));
  }
}

const selectDoctors = ({ appointmentWaits: { doctors } }: WaitsRoot) => doctors;
