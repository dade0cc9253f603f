import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { appointments } from '#client/entities/appointments';
import { say } from '#client/lib/text';
import { missingHalfChosen, type Move } from '#client/sections/appointments/list/events';
import { appointmentKeys, SECTION } from '#client/sections/appointments/list/keys';
import { selectPatientName } from '#client/sections/appointments/list/patients/visits';
import { selectAddress } from '#client/state/address';
import {
  halfDoneBegun,
  halfDoneEnded,
  halfDoneNamed,
  selectHalfDoneData,
  type HalfDoneRoot,
} from '#client/state/halfDone/halfDone';
import { recallWork } from '#client/state/halfDone/recallWork';
import { topicClosed } from '#client/state/notices';
import type { Id } from '#contract/common';
import { moveMessages } from '../messages';
import { moveNames, withoutNames } from '../move';

/**
 * Puts a move on record: until it is taken off, the device keeps it as half-done work, and whoever signs in next is
 * offered to bring it to its end. The device keeps it without the name of the patient (decisions: what the device
 * keeps).
 */
export function* putOnRecord(move: Move) {
  const place = yield* select(selectAddress);
  const work = { ...workOn(move), place };
  const atRest = {
    ...workOn(withoutNames(move)),
    place: { section: SECTION, params: {} },
    namelessOf: move.original.id,
  };
  yield* put(halfDoneBegun({ key: recordKey(move), work, atRest }));
}

function workOn(move: Move) {
  const title = say(moveMessages.unfinished, moveNames(move));
  return { title, label: moveMessages.checkAgain, event: missingHalfChosen.type, data: move };
}

/** The move of an appointment that was begun and has not come to an end, `undefined` when there is none. */
export function selectMoveOnRecord(state: HalfDoneRoot, id: Id): Move | undefined {
  return selectHalfDoneData(state, appointmentKeys.reschedule(id), missingHalfChosen);
}

/** Finds the move of an appointment that is on record, in this tab or in another one of the browser. */
export function* findMoveOnRecord(id: Id): SagaGenerator<Move | undefined> {
  const key = appointmentKeys.reschedule(id);
  yield* call(recallWork, key);
  const original = yield* select(appointments.selectById, id);
  if (original) {
    const patient = yield* select(selectPatientName, original);
    yield* put(halfDoneNamed({ key, patient }));
  }
  return yield* select(selectMoveOnRecord, id);
}

/** Takes a move that has come to an end off record, and with it the notice that it was stuck. */
export function* takeOffRecord(move: Move) {
  yield* put(halfDoneEnded(recordKey(move)));
  yield* put(topicClosed(recordKey(move)));
}

function recordKey({ original: { id } }: Move): string {
  return appointmentKeys.reschedule(id);
}
