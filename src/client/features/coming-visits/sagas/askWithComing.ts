import { call, delay, put, race, take, type SagaGenerator } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { currentMoment, longDate } from '#client/lib/dates';
import { say, type Text } from '#client/lib/text';
import { askConfirmation, consequencesFound, type Question } from '#client/state/confirmations';
import { readSlices } from '#client/state/sagas/readSlices';
import { ask, type Answer } from '#client/state/writes/ask';
import { comingMessages } from '../messages';
import { withComing, type Coming, type Whose } from '../whose';

/** Longest that is waited for the appointments, whose service may be another than the one that is asked. */
const PATIENCE_MS = 10_000;

/**
 * Asks before somebody is deleted, as `askConfirmation` does, and says with it how many appointments are still to come,
 * and the first of them. They are read anew while the question stands; what could not be read in time is said.
 */
export function* askWithComing(question: Question, whose: Whose): SagaGenerator<boolean> {
  const { consequences = [] } = question;
  const { isConfirmed } = yield* race({
    isConfirmed: call(askConfirmation, { ...question, consequences: [...consequences, comingMessages.looking] }),
    isShown: call(showComing, consequences, whose),
  });
  return isConfirmed ?? false;
}

function* showComing(consequences: readonly Text[], whose: Whose) {
  const { read } = yield* race({ read: call(readComing, whose), late: delay(PATIENCE_MS) });
  const line = read?.is === 'accepted' ? lineOf(whose, read.value) : comingMessages.unread;
  yield* put(consequencesFound([...consequences, line]));
  // The answer to the question ends this as well.
  yield* take(() => false);
}

function* readComing(whose: Whose): SagaGenerator<Answer<Coming | null>> {
  return yield* ask(findComing, whose);
}

function* findComing(whose: Whose): SagaGenerator<Coming | null> {
  const now = yield* call(currentMoment);
  let coming: Coming | null = null;
  yield* readSlices(appointmentsApi.readAppointments, (slice) => {
    coming = withComing(coming, slice, { whose, now });
  });
  return coming;
}

function lineOf(whose: Whose, coming: Coming | null): Text {
  const isByName = 'name' in whose;
  if (!coming) return isByName ? comingMessages.noneOfName : comingMessages.none;
  const { count, date, time, patient } = coming;
  const at = { date: longDate(date), time };
  const first = patient ? say(comingMessages.atFor, { ...at, patient }) : say(comingMessages.at, at);
  return say(isByName ? comingMessages.ofName : comingMessages.ofDoctor, { count, first });
}
