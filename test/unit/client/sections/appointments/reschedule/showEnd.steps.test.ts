import { say, type Message } from '#client/lib/text';
import { appointmentMoved, missingHalfChosen, rescheduleSettled } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { offerSooner } from '#client/sections/appointments/list/patients/patients';
import { storeBooked } from '#client/sections/appointments/list/sagas/storeChange';
import { moveMessages } from '#client/sections/appointments/reschedule/messages';
import { bookedEntities, moveNames } from '#client/sections/appointments/reschedule/move';
import { takeOffRecord } from '#client/sections/appointments/reschedule/sagas/moveRecord';
import { endMove, movedNotice, showEnd } from '#client/sections/appointments/reschedule/sagas/showEnd';
import type { NotMoved, Stuck } from '#client/sections/appointments/reschedule/verdict';
import { booked, draft, move, stored } from '#test/support/builders/moves';
import { showing, testSaga } from '#test/support/sagas/testSaga';

const more = { event: { type: 'who could come' } };

describe('the end of a move', () => {
  it('that succeeded is listed, closes its dialog, is announced, and goes off record', () => {
    testSaga(showEnd, move, { is: 'moved', booked })
      .next()
      .call(endMove, move, { is: 'moved', booked })
      .next()
      .put(rescheduleSettled(7))
      .next()
      .put(appointmentMoved({ from: 7, to: 8 }))
      .next()
      .call(offerSooner, { ...stored, status: 'rejected' })
      .next({ more })
      .inspect(showing({ ...movedNotice(move, booked), more }))
      .next()
      .isDone();
    testSaga(endMove, move, { is: 'moved', booked })
      .next()
      .call(storeBooked, 8, bookedEntities(booked, draft, stored))
      .next()
      .call(takeOffRecord, move)
      .next()
      .isDone();
  });

  it.each<NotMoved['is']>(['putBack', 'changedMeanwhile', 'movedOn'])('that is %s goes off record', (is) => {
    testSaga(endMove, move, { is }).next().call(takeOffRecord, move).next().isDone();
    testSaga(showEnd, move, { is }).next().call(endMove, move, { is }).next().isDone();
  });

  it.each<{ verdict: Stuck; label: Message }>([
    { verdict: { is: 'doubled', booked }, label: moveMessages.checkAgain },
    { verdict: { is: 'stranded' }, label: moveMessages.restore },
    { verdict: { is: 'unknown' }, label: moveMessages.checkAgain },
  ])('that is stuck stays on record, and says what is missing: $verdict.is', ({ verdict, label }) => {
    const detail = say(moveMessages[verdict.is], moveNames(move));
    const offer = { event: missingHalfChosen(move), label };

    testSaga(showEnd, move, verdict)
      .next()
      .call(endMove, move, verdict)
      .next()
      .put(rescheduleSettled(7))
      .next()
      .isDone();
    testSaga(endMove, move, verdict)
      .next()
      .inspect(
        showing({ kind: 'error', text: moveMessages.failed, detail, offer, topic: appointmentKeys.reschedule(7) }),
      )
      .next()
      .isDone();
  });
});
