import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { appointments, type StoredAppointment } from '#client/entities/appointments';
import { Problem } from '#client/lib/problem';
import { SECTION, appointmentKeys } from '#client/sections/appointments/list/keys';
import { patientLeft } from '#client/sections/appointments/list/patients/patients';
import { selectPatientName, visitOf } from '#client/sections/appointments/list/patients/visits';
import { storeBooked } from '#client/sections/appointments/list/sagas/storeChange';
import { selectRealList, type ListRoot } from '#client/sections/appointments/list/selectors';
import { moveMessages } from '#client/sections/appointments/reschedule/messages';
import { bookedEntities, draftOf, isBookedBy, type Booked } from '#client/sections/appointments/reschedule/move';
import { checkIsFree } from '#client/sections/appointments/reschedule/sagas/checkIsFree';
import { placeRevisited, selectParam, type AddressRoot } from '#client/state/address';
import { noticeShown, type Notice } from '#client/state/notices';
import { valueOf } from '#client/state/writes/ask';
import { settleOf } from '#client/state/writes/settle';
import type { Write } from '#client/state/writes/write';
import type { Id } from '#contract/common';
import type { FollowUpChoice, followUpSubmitted } from '../events';
import { patientKeys } from '../keys';
import { visitFailures, visitMessages, followUpMessages } from '../messages';

/**
 * Books a follow-up by the known booking call, once: whoever is expected at its time by now is named first, and what an
 * earlier try has booked is not booked again (decisions: one intent, one call). Throws when it was not booked.
 */
export function* bookFollowUp({ payload }: ReturnType<typeof followUpSubmitted>) {
  const { id, slot } = payload;
  const visit = yield* select(appointments.selectById, id);
  if (!visit) throw new Problem(visitFailures.book, followUpMessages.notFound);
  const earlier = yield* select(selectBookedBefore, visit, payload);
  const booked = earlier ?? (yield* call(bookOnce, visit, payload));
  const patient = yield* select(selectPatientName, visit);
  yield* put(noticeShown(bookedNotice(visitOf(patient, draftOf(visit, slot)), booked.id)));
  const isOpen = yield* select(selectIsFollowed, id);
  if (isOpen) yield* put(patientLeft());
}

/** Books a follow-up, which is then in the list. Throws when it was not booked. */
function* bookOnce(visit: StoredAppointment, choice: FollowUpChoice): SagaGenerator<Pick<Booked, 'id'>> {
  const booked = valueOf(yield* settleOf(patientKeys.followUp(choice.id), followUp, visit, choice));
  yield* call(storeBooked, booked.id, bookedEntities(booked, draftOf(visit, choice.slot), visit));
  return booked;
}

/** The follow-up that an earlier try has booked, as far as the list shows. */
function selectBookedBefore(state: ListRoot, visit: StoredAppointment, choice: FollowUpChoice) {
  return selectRealList(state).find(isFollowUp(visit, choice));
}

function selectIsFollowed(state: AddressRoot, id: Id): boolean {
  return selectParam(state, 'follow') === String(id);
}

/** Tells that a follow-up was booked, and leads to it. */
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
function checkFollowUp(visit: StoredAppointment, { slot }: FollowUpChoice) {
  // One that stands no longer takes no time, and would overlap nobody.
  return checkIsFree({ ...visit, status: 'pending' }, slot);
}

function* sendFollowUp(visit: StoredAppointment, { slot }: FollowUpChoice): SagaGenerator<Booked> {
  return yield* call(appointmentsApi.book, draftOf(visit, slot));
}

function* findFollowUp(visit: StoredAppointment, choice: FollowUpChoice): SagaGenerator<Booked | null> {
  const list = yield* call(appointmentsApi.listAppointments);
  return list.find(isFollowUp(visit, choice)) ?? null;
}

/** Makes the test that finds the follow-up that was chosen: one that stands, and was not there before. */
function isFollowUp(visit: StoredAppointment, { slot, knownIds }: FollowUpChoice) {
  return isBookedBy({ original: visit, draft: draftOf(visit, slot), twinIds: knownIds, patient: '' });
}

/** The booking, which the list shows when its answer is lost. */
const followUp = { prepare: checkFollowUp, send: sendFollowUp, find: findFollowUp } satisfies Write<
  [StoredAppointment, FollowUpChoice],
  Booked
>;
