import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import type { StoredAppointment } from '#client/entities/appointments';
import { Problem } from '#client/lib/problem';
import { SECTION, appointmentKeys } from '#client/sections/appointments/list/keys';
import { listMessages } from '#client/sections/appointments/list/messages';
import { selectPatientName, visitOf } from '#client/sections/appointments/list/patients/visits';
import { storeBooked } from '#client/sections/appointments/list/sagas/storeChange';
import { selectRealList, type ListRoot } from '#client/sections/appointments/list/selectors';
import { moveMessages } from '#client/sections/appointments/reschedule/messages';
import { bookedEntities, draftOf, isBookedBy, type Booked } from '#client/sections/appointments/reschedule/move';
import { checkIsFree } from '#client/sections/appointments/reschedule/sagas/checkIsFree';
import { dialogDone, placeRevisited } from '#client/state/address';
import { noticeShown, type Notice } from '#client/state/notices';
import { valueOf } from '#client/state/writes/ask';
import { settleOf } from '#client/state/writes/settle';
import type { Write } from '#client/state/writes/write';
import type { Id } from '#contract/common';
import type { BookingChoice, bookingSubmitted } from '../events';
import { patientKeys } from '../keys';
import { visitFailures, visitMessages } from '../messages';
import { selectNewVisit } from '../selectors';

/**
 * Books a visit by the known booking call, once: whoever is expected at its time by now is named first, and what an
 * earlier try has booked is not booked again (decisions: one intent, one call). Throws when it was not booked.
 */
export function* bookVisit({ payload }: ReturnType<typeof bookingSubmitted>) {
  const { form, slot } = payload;
  const visit = yield* select(selectNewVisit, payload.visitId, payload.doctorId);
  if (!visit) throw new Problem(visitFailures.book, listMessages.notFound);
  const earlier = yield* select(selectBookedBefore, visit, payload);
  const booked = earlier ?? (yield* call(bookOnce, visit, payload));
  const patient = yield* select(selectPatientName, visit);
  yield* put(noticeShown(bookedNotice(visitOf(patient, draftOf(visit, slot)), booked.id)));
  yield* put(dialogDone(form));
}

/** Books a visit, which is then in the list. Throws when it was not booked. */
function* bookOnce(visit: StoredAppointment, choice: BookingChoice): SagaGenerator<Pick<Booked, 'id'>> {
  const booked = valueOf(yield* settleOf(patientKeys.book(choice.form), booking, visit, choice));
  yield* call(storeBooked, booked.id, bookedEntities(booked, draftOf(visit, choice.slot), visit));
  return booked;
}

/** The visit that an earlier try has booked, as far as the list shows. */
function selectBookedBefore(state: ListRoot, visit: StoredAppointment, choice: BookingChoice) {
  return selectRealList(state).find(isAsBooked(visit, choice));
}

/** Tells that a visit was booked, and leads to it. */
function bookedNotice(concerns: Notice['concerns'], id: Id): Omit<Notice, 'id'> {
  return {
    kind: 'success',
    concerns,
    text: visitMessages.booked,
    offer: {
      event: placeRevisited({
        key: appointmentKeys.moved(id),
        place: { section: SECTION, params: { open: String(id) } },
      }),
      label: moveMessages.show,
      leavesView: true,
    },
  };
}

/** Looks right before the booking whether its time is still free; throws where it is not. */
function checkTime(visit: StoredAppointment, { slot }: BookingChoice) {
  return checkIsFree(visit, slot);
}

function* send(visit: StoredAppointment, { slot }: BookingChoice): SagaGenerator<Booked> {
  return yield* call(appointmentsApi.book, draftOf(visit, slot));
}

function* find(visit: StoredAppointment, choice: BookingChoice): SagaGenerator<Booked | null> {
  const list = yield* call(appointmentsApi.listAppointments);
  return list.find(isAsBooked(visit, choice)) ?? null;
}

/** Makes the test that finds the visit that was chosen: one that stands, and was not there before. */
export function isAsBooked(visit: StoredAppointment, { slot, knownIds }: Pick<BookingChoice, 'slot' | 'knownIds'>) {
  return isBookedBy({ original: visit, draft: draftOf(visit, slot), twinIds: knownIds, patient: '' });
}

/** The booking, which the list shows when its answer is lost. */
const booking = { prepare: checkTime, send, find } satisfies Write<[StoredAppointment, BookingChoice], Booked>;
