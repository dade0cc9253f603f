import { buffers, eventChannel } from 'redux-saga';
import { call, fork, put, takeEvery } from 'typed-redux-saga';

import { type ClockComparison, whenClocksCompared } from '#client/api/serviceClock';
import { clockTime, currentMoment, dayOf, plainDate } from '#client/lib/dates';
import { messagesOf, say } from '#client/lib/text';
import { isBrowserElsewhere } from '#client/lib/zone';
import { noticeShown, topicClosed } from '#client/state/notices';
import { isNews } from '#client/state/tokenStorage';
import { tellHolds } from '../holds/tellHolds';

/** The topic of the notice that the clock is wrong. */
const WRONG = 'clocks/wrong';

/**
 * Tells each person who signs in, once, that the browser stands in another time zone than the clinic, and that its
 * clock is more than five minutes off that of the services (decisions: dates). Whenever readings
 * wait, that is told too.
 */
export function* tellClocks() {
  yield* fork(tellHolds);
  yield* call(tellZone);
  const comparisons = yield* call(clockComparisons);
  yield* takeEvery(comparisons, tellClock);
}

/** A channel of what is known of the two clocks, and of what changes of it. */
export function clockComparisons() {
  return eventChannel<ClockComparison>((emit) => {
    whenClocksCompared(emit);
    return () => undefined;
  }, buffers.expanding());
}

function* tellZone() {
  const now = yield* call(currentMoment);
  if (!isBrowserElsewhere(now) || !(yield* call(isNews, 'zone'))) return;
  const text = say(clockMessages.otherZone, { time: clockTime(now), date: plainDate(dayOf(now)) });
  yield* put(noticeShown({ kind: 'info', text, stays: true }));
}

function* tellClock({ here, there }: ClockComparison) {
  if (!there) {
    yield* put(topicClosed(WRONG));
    return;
  }
  if (!(yield* call(isNews, 'clock'))) return;
  const text = say(clockMessages.wrong, {
    time: clockTime(here),
    date: plainDate(dayOf(here)),
    serviceTime: clockTime(there),
    serviceDate: plainDate(dayOf(there)),
  });
  yield* put(noticeShown({ kind: 'info', text, stays: true, topic: WRONG }));
}

/** What is said where the clock of this computer is not that of the clinic. */
const clockMessages = messagesOf('clocks', {
  otherZone:
    'This computer is set to another time zone. All times here are those of the clinic, where it is {time} on {date}.',
  wrong:
    'The clock of this computer is wrong: it says {time} on {date}, the service {serviceTime} on {serviceDate}. ' +
    'Please have it set.',
});
