import * as appointmentsApi from '#client/api/appointments';
import * as availabilitiesApi from '#client/api/availabilities';
import { appointments } from '#client/entities/appointments';
import { availabilities } from '#client/entities/clinic';
import { storeList } from '#client/entities/entityStore';
import { currentMoment } from '#client/lib/dates';
import type { Message } from '#client/lib/text';
import { say } from '#client/lib/text';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { storeChange } from '#client/sections/appointments/list/sagas/storeChange';
import { rescheduleMessages as messages } from '#client/sections/appointments/move/late/messages';
import { namesOf } from '#client/sections/appointments/move/late/move';
import { selectMoveTo } from '#client/sections/appointments/move/late/moving';
import { bringToEnd, doMissingHalf, endMove } from '#client/sections/appointments/move/late/sagas/finishMove';
import {
  findMoveOnRecord,
  putOnRecord,
  reportStuckMove,
  takeOffRecord,
} from '#client/sections/appointments/move/late/sagas/moveRecord';
import {
  checkIsFree,
  handleFailedBooking,
  handleFailedRejection,
  leaveToOthers,
  rejectThenBook,
  rescheduleAppointment,
} from '#client/sections/appointments/move/late/sagas/rescheduleAppointment';
import { NOT_BOOKED, NOTHING_KNOWN } from '#client/sections/appointments/move/late/verdict';
import { changeMessages } from '#client/sections/appointments/status/late/messages';
import { formSettled } from '#client/state/formEvents';
import { makeAvailability } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { booked, draft, move, original, slot, stored, submitted } from '#test/support/builders/moves';
import { testSaga } from '#test/support/sagas/testSaga';

const names = namesOf(move);
const failure = (text: object, detail: object | null) => expect.objectContaining({ text, detail }) as Error;

describe('rescheduling an appointment', () => {
  const steps = testSaga(rescheduleAppointment, submitted)
    .next()
    .call(findMoveOnRecord, 7)
    .save('begun')
    .next(move)
    .call(bringToEnd, move, NOTHING_KNOWN)
    .save('an earlier move was on record');

  it('checks that the slot is free, puts the move on record, then rejects and books', () => {
    steps
      .restore('begun')
      .next(undefined)
      .select(appointments.selectById, 7)
      .next(stored)
      .call(checkIsFree, stored, slot)
      .next()
      .select(selectMoveTo, stored, slot)
      .next(move)
      .call(putOnRecord, move)
      .next()
      .call(rejectThenBook, move)
      .next()
      .isDone();
  });

  it('fails when the appointment is not known', () => {
    const notFound = failure(messages.failed, messages.notFound);
    steps.restore('begun').next(undefined).select(appointments.selectById, 7);

    expect(() => steps.next(undefined)).toThrow(notFound);
  });

  it('fails when the appointment no longer stands, such as after another tab has moved it', () => {
    const notStanding = failure(messages.failed, messages.notStanding);
    steps.restore('begun').next(undefined).select(appointments.selectById, 7);

    expect(() => steps.next({ ...stored, status: 'rejected' })).toThrow(notStanding);
  });

  it.each(['putBack', 'changedMeanwhile'])('goes on once an earlier move is over: %s', (is) => {
    steps.restore('an earlier move was on record').next({ is }).select(appointments.selectById, 7);
  });

  it('fails when an earlier move has succeeded after all', () => {
    const movedBefore = failure(say(messages.movedBefore, names), null);
    steps.restore('an earlier move was on record');

    expect(() => steps.next({ is: 'moved', booked })).toThrow(movedBefore);
  });

  it.each(['doubled', 'stranded', 'undecided'])('leaves it at that while an earlier move is stuck: %s', (is) => {
    steps.restore('an earlier move was on record').next({ is }).isDone();
  });
});

describe('checking that the slot is free', () => {
  const ranges = [makeAvailability({ date: slot.date })];
  const steps = testSaga(checkIsFree, stored, slot)
    .next()
    .call(availabilitiesApi.listSlotRanges, 21, slot.date)
    .save('the ranges are asked for');

  it('is content when it is', () => {
    steps
      .restore('the ranges are asked for')
      .next(ranges)
      .call(currentMoment)
      .next(new Date(2026, 10, 21, 8, 0))
      .isDone();
  });

  it.each([
    ['was taken', [], new Date(2026, 10, 21, 8, 0)],
    ['has begun', ranges, new Date(2026, 10, 25, 10, 1)],
  ])('shows what is free now, and fails, when it %s', (_, now, moment) => {
    steps
      .restore('the ranges are asked for')
      .next(now)
      .call(currentMoment)
      .next(moment)
      .call(storeList, availabilities, appointmentKeys.slotRanges(7, slot.date), now);

    expect(() => steps.next()).toThrow(failure(messages.slotTaken, null));
  });
});

describe('rejecting, then booking', () => {
  const steps = testSaga(rejectThenBook, move)
    .next()
    .call(appointmentsApi.setStatus, 7, 'rejected')
    .save('rejecting')
    .next(original)
    .call(storeChange, 7, { status: 'rejected' })
    .next()
    .put(formSettled(appointmentKeys.reschedule(7)))
    .next()
    .call(appointmentsApi.book, draft)
    .save('booking');

  it('ends the move with the new appointment', () => {
    steps.restore('booking').next(booked).call(endMove, move, { booked }).next({ is: 'moved', booked }).isDone();
  });

  it('books nothing when the rejection fails', () => {
    const error = connectionLost();
    steps.restore('rejecting').throw(error).call(handleFailedRejection, move, error).next().isDone();
  });

  it('books nothing when another desk had changed the old appointment, and leaves it so', () => {
    steps
      .restore('rejecting')
      .next({ ...original, previous_status: 'cancelled' })
      .call(leaveToOthers, move, 'cancelled')
      .next()
      .isDone();
  });

  it('goes on when another desk had only accepted the old appointment', () => {
    steps
      .restore('rejecting')
      .next({ ...original, previous_status: 'pending' })
      .call(storeChange, 7, { status: 'rejected' });
  });

  it('looks after the old appointment when the booking fails', () => {
    const error = connectionLost();
    steps.restore('booking').throw(error).call(handleFailedBooking, move, error).next().isDone();
  });

  it.each(['rejecting', 'booking'])(
    'leaves the move on record when the end of the session cuts it off: %s',
    (point) => {
      steps.restore(point).finish().isDone();
    },
  );
});

describe('after a rejection of what another desk had changed', () => {
  const left = { ...move, original: { ...stored, status: 'cancelled' } };
  const changed = failure(messages.failed, say(messages.changedMeanwhile, namesOf(left)));

  it('leaves what is rejected, and says so', () => {
    const rejectedOne = { ...move, original: { ...stored, status: 'rejected' } };
    const steps = testSaga(leaveToOthers, move, 'rejected')
      .next()
      .call(storeChange, 7, { status: 'rejected' })
      .next()
      .call(takeOffRecord, rejectedOne);

    expect(() => steps.next()).toThrow(failure(messages.failed, say(messages.changedMeanwhile, namesOf(rejectedOne))));
  });

  const steps = testSaga(leaveToOthers, move, 'cancelled')
    .next()
    .call(putOnRecord, left)
    .next()
    .call(doMissingHalf, left, { is: 'stranded' })
    .save('the status of the other desk is sent');

  it('gives back any other status, and says so', () => {
    steps.restore('the status of the other desk is sent').next({ is: 'putBack' }).call(takeOffRecord, left);

    expect(() => steps.next()).toThrow(changed);
  });

  it('leaves the move on record when that fails', () => {
    const stuck = { is: 'stranded' };
    steps
      .restore('the status of the other desk is sent')
      .next(stuck)
      .call(reportStuckMove, left, stuck)
      .next()
      .isDone();
  });
});

describe('after a rejection that failed', () => {
  it('a refusal changed nothing: the move is off record, and the refusal is the failure', () => {
    const refused = refusal();
    const steps = testSaga(handleFailedRejection, move, refused).next().call(takeOffRecord, move);

    expect(() => steps.next()).toThrow(refused);
  });

  it('a lost answer ends the move, for nothing is booked', () => {
    const steps = testSaga(handleFailedRejection, move, connectionLost()).next().call(endMove, move, NOT_BOOKED);

    expect(() => steps.next({ is: 'putBack' })).toThrow(failure(messages.failed, say(messages.putBack, names)));
  });
});

describe('after a booking that failed', () => {
  const because = (truth: Message) =>
    say(changeMessages.because, { reason: 'The doctor is away.', truth: say(truth, names) });
  const steps = testSaga(handleFailedBooking, move, refusal(400, { detail: 'The doctor is away.' }))
    .next()
    .call(bringToEnd, move, NOT_BOOKED)
    .save('it is looked up after a refusal');

  it('fails with the reason of the service when the old appointment was given its status back', () => {
    const putBack = because(messages.putBack);
    steps.restore('it is looked up after a refusal');

    expect(() => steps.next({ is: 'putBack' })).toThrow(failure(messages.failed, putBack));
  });

  it('fails when somebody has changed the old appointment meanwhile', () => {
    const changed = because(messages.changedMeanwhile);
    steps.restore('it is looked up after a refusal');

    expect(() => steps.next({ is: 'changedMeanwhile' })).toThrow(failure(messages.failed, changed));
  });

  it('knows nothing of the new appointment when the answer was lost', () => {
    testSaga(handleFailedBooking, move, connectionLost()).next().call(bringToEnd, move, NOTHING_KNOWN);
  });

  it.each(['moved', 'doubled', 'stranded', 'undecided'])('does not fail by itself when the move is %s', (is) => {
    steps.restore('it is looked up after a refusal').next({ is, booked }).isDone();
  });
});
