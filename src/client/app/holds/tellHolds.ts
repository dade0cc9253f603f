import { buffers, eventChannel } from 'redux-saga';
import { call, put, type SagaGenerator, take } from 'typed-redux-saga';

import { callsHeldUntil, onCallsHeld } from '#client/device/hold';
import { messagesOf, say } from '#client/lib/text';
import { timeLeft } from '#client/lib/timeLeft';
import { noticeShown, topicClosed } from '#client/state/notices';

/** A shorter wait, in milliseconds, is no news: nothing on screen changes by it. */
const WORTH_TELLING_MS = 3000;

const TOPIC = 'holds';

/** Tells for as long as calls wait that the service has asked for it, and when they go on. */
export function* tellHolds(): SagaGenerator<never> {
  const changes = yield* call(channelOfHolds);
  let told: number | null = null;
  for (;;) {
    const until: number | null = yield* take(changes);
    const now = yield* call(Date.now);
    if (until === null) {
      if (told !== null) yield* put(topicClosed(TOPIC));
      told = null;
    } else if (until - now >= WORTH_TELLING_MS && until > (told ?? 0)) {
      told = until;
      const text = say(holdMessages.asked, { time: timeLeft(until - now) });
      yield* put(noticeShown({ kind: 'info', text, topic: TOPIC, closesAfterMs: until - now }));
    }
  }
}

/** A channel of when calls go on that wait, from now on and at first; `null` when none does. */
function channelOfHolds() {
  return eventChannel<number | null>((emit) => {
    const tell = () => emit(callsHeldUntil());
    tell();
    return onCallsHeld(tell);
  }, buffers.sliding(1));
}

/** What is said while calls wait. */
const holdMessages = messagesOf('holds', {
  asked: 'The service asks to wait. It goes on by itself in {time}.',
});
