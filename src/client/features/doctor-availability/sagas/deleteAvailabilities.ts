import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';

import * as availabilitiesApi from '#client/api/availabilities';
import { availabilities } from '#client/entities/clinic';
import { entitiesRemoved } from '#client/entities/entityStore';
import { longDate, timeRange } from '#client/lib/dates';
import type { Message } from '#client/lib/text';
import { say } from '#client/lib/text';
import { askConfirmation } from '#client/state/confirmations';
import { noticeShown } from '#client/state/notices';
import type { Availability } from '#contract/availabilities';
import { isBooked } from '../calendar';
import type { allSlotsDeleteChosen, slotDeleteChosen } from '../events';
import { messages } from '../messages';
import { selectBookingsInside, selectHours } from '../selectors';

/** Most appointments that a question names one by one. */
const NAMED_AT_MOST = 5;

/** Deletes one slot after a question that says what hangs on it (Spec 1 §8). */
export function* deleteSlot({ payload: { id } }: ReturnType<typeof slotDeleteChosen>) {
  const slot = yield* select(availabilities.selectById, id);
  if (!slot) return;
  const isConfirmed = yield* call(askConfirmation, {
    title: messages.deleteTitle,
    text: say(messages.deleteText, {
      range: timeRange(slot.available_from, slot.available_to),
      date: longDate(slot.date),
    }),
    consequences: [isBooked(slot) ? messages.isBooked : messages.isNotBooked, ...(yield* call(bookingsLine, [slot]))],
    confirmLabel: messages.delete,
    isDestructive: true,
  });
  if (!isConfirmed) return;
  yield* call(availabilitiesApi.deleteAvailability, id);
  yield* put(entitiesRemoved({ kind: availabilities.kind, ids: [id] }));
  yield* put(noticeShown({ kind: 'success', text: messages.deleted }));
}

/** Deletes every slot of a doctor after a question that says what hangs on them (Spec 1 §8). */
export function* deleteAllSlots({
  payload: { doctorId, locationId, hasOtherLocations },
}: ReturnType<typeof allSlotsDeleteChosen>) {
  const shown = (yield* select(selectHours, doctorId, locationId)) ?? [];
  const booked = shown.filter(isBooked).length;
  const isConfirmed = yield* call(askConfirmation, {
    title: messages.deleteAllTitle,
    text: say(messages.deleteAllText, { count: shown.length }),
    consequences: [
      booked > 0 ? say(messages.bookedCount, { booked, count: shown.length }) : messages.noneBooked,
      ...(yield* call(bookingsLine, shown)),
      ...(hasOtherLocations ? [messages.otherLocations] : []),
    ],
    confirmLabel: messages.delete,
    isDestructive: true,
  });
  if (!isConfirmed) return;
  yield* call(availabilitiesApi.deleteAllAvailabilities, doctorId);
  const all = Object.values(yield* select(availabilities.selectTable));
  const ids = all.filter(({ doctor_id }) => String(doctor_id) === String(doctorId)).map(({ id }) => id);
  yield* put(entitiesRemoved({ kind: availabilities.kind, ids: [...ids, ...shown.map(({ id }) => id)] }));
  yield* put(noticeShown({ kind: 'success', text: messages.allDeleted }));
}

/** Names the loaded appointments that fall inside; no line when there are none. */
function* bookingsLine(hours: readonly Availability[]): SagaGenerator<Message[]> {
  const inside = yield* select(selectBookingsInside, hours);
  if (inside.length === 0) return [];
  const names = inside.slice(0, NAMED_AT_MOST).map(({ appointment: { start_time, end_time }, patientName }) => {
    const name = patientName ?? messages.unknownPatient.defaultMessage;
    return `${name} (${timeRange(start_time, end_time)})`;
  });
  if (inside.length > NAMED_AT_MOST) names.push('…');
  return [say(messages.appointmentsInside, { count: inside.length, names: names.join('; ') })];
}
