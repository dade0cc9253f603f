import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { addForDoctor, deleteOne, standingOfHours, type HoursOfDoctor } from '#client/features/doctor-availability';
import { readHours } from '#client/hours/readHours';
import { endMinutesOf, minutesOf } from '#client/lib/dates';
import type { Sent } from '#client/state/fanOut/row';
import { ask, valueOf } from '#client/state/writes/ask';
import { look } from '#client/state/writes/settle';
import { lateMessages, undoMessages } from '../afterMessages';
import { selectDoctorCalled } from '../called';
import { stayOpened } from '../events';
import { selectSentPlan } from '../selectors';
import type { Stay } from '../sent';
import { standingOfClosing } from './closeHours';

/** Nobody is counted for it. */
const NOBODY = { added: 0, skipped: 0 };

/**
 * Opens the hours in which a doctor who is late stays, before anybody is moved into them; throws where they could not
 * be opened. Hours that were there already are not taken back.
 */
export function* openStay({ doctor, draft, kind }: HoursOfDoctor, isTried: boolean): SagaGenerator<Sent<never>> {
  const sent = yield* select(selectSentPlan);
  if (sent?.stay?.is === 'wanted') {
    const hours = { kind, doctor, draft };
    const made = yield* ask(addForDoctor, hours);
    const found = made.is === 'lost' ? yield* look(findOpened, hours) : null;
    const outcome = found ? 'added' : outcomeOf(valueOf(made));
    yield* put(stayOpened(outcome === 'added' || isTried ? 'opened' : 'there'));
    yield* call(readHours, doctor.id, draft.location_id);
  }
  return { outcome: 'added', reason: lateMessages.opened, counts: NOBODY };
}

function outcomeOf(made: string | { outcome: string }): string {
  return typeof made === 'string' ? made : made.outcome;
}

/** Returns whether hours whose answer was lost are there. */
function* findOpened(hours: HoursOfDoctor): SagaGenerator<boolean> {
  yield* call(readHours, hours.doctor.id, hours.draft.location_id);
  const { is } = yield* call(standingOfHours, hours);
  return is === 'done';
}

/** Closes these hours again, once nobody is expected in them any more; they are read anew for it. */
export function* closeStay({ hours }: Stay, doctorId: HoursOfDoctor['doctor']['id']): SagaGenerator<Sent<never>> {
  const { date, location_id: locationId, available_from, available_to } = hours;
  const open = yield* call(readHours, doctorId, locationId);
  const slot = open.find(
    (one) =>
      one.date === date &&
      minutesOf(one.available_from) === minutesOf(available_from) &&
      endMinutesOf(one.available_to) === endMinutesOf(available_to),
  );
  if (!slot) return { outcome: 'skipped', reason: undoMessages.closedAgain, counts: NOBODY };
  const doctor = { doctorId, doctorName: yield* select(selectDoctorCalled, doctorId), locationId };
  const stands = yield* call(standingOfClosing, { doctor, slot, reachesBeyond: false }, false);
  if (stands.is === 'leftOut') return { outcome: 'leftOut', reason: stands.reason };
  yield* call(deleteOne, { doctor, slot });
  return { outcome: 'added', reason: undoMessages.closedAgain, counts: NOBODY };
}
