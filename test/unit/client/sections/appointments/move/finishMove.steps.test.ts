import * as appointmentsApi from '#client/api/appointments';
import { say } from '#client/lib/text';
import { appointmentMoved, missingHalfChosen, rescheduleSettled } from '#client/sections/appointments/list/events';
import { readHowItStands, storeBooked, storeChange } from '#client/sections/appointments/list/sagas/storeChange';
import { rescheduleMessages as messages } from '#client/sections/appointments/move/late/messages';
import { bookedEntities, namesOf } from '#client/sections/appointments/move/late/move';
import {
  bringToEnd,
  doMissingHalf,
  endMove,
  endUnanswered,
  finishMove,
  movedNotice,
  readStanding,
  showMoved,
} from '#client/sections/appointments/move/late/sagas/finishMove';
import {
  findMoveOnRecord,
  reportStuckMove,
  selectMoveOnRecord,
  takeOffRecord,
} from '#client/sections/appointments/move/late/sagas/moveRecord';
import type { Verdict } from '#client/sections/appointments/move/late/verdict';
import { NOT_BOOKED, NOTHING_KNOWN } from '#client/sections/appointments/move/late/verdict';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { booked, draft, move, original, stored } from '#test/support/builders/moves';
import { showing, testSaga } from '#test/support/sagas/testSaga';

const names = namesOf(move);
const moved: Verdict = { is: 'moved', booked };
const doubled: Verdict = { is: 'doubled', booked };
const stranded: Verdict = { is: 'stranded' };
const undecided: Verdict = { is: 'undecided' };
const putBack: Verdict = { is: 'putBack' };
const changedMeanwhile: Verdict = { is: 'changedMeanwhile' };

describe('the missing half of a move', () => {
  const steps = testSaga(finishMove, missingHalfChosen(move))
    .next()
    .select(selectMoveOnRecord, 7)
    .save('its turn has come')
    .next(move)
    .call(findMoveOnRecord, 7)
    .save('the record is looked for')
    .next(move)
    .call(bringToEnd, move, NOTHING_KNOWN)
    .save('it is asked for');

  it('is done no more when another tab has brought the move to its end', () => {
    steps.restore('the record is looked for').next(undefined).call(takeOffRecord, move).next().isDone();
  });

  it('is that of the move on record, which another tab may have begun since', () => {
    const later = { ...move, twinIds: [6] };
    steps.restore('the record is looked for').next(later).call(bringToEnd, later, NOTHING_KNOWN);
  });

  it('is done all the same when there was no record', () => {
    steps
      .restore('its turn has come')
      .next(undefined)
      .call(findMoveOnRecord, 7)
      .next(undefined)
      .call(bringToEnd, move, NOTHING_KNOWN);
  });

  it.each([
    ['the old status was given back', putBack, say(messages.putBack, names)],
    ['somebody has changed the old appointment', changedMeanwhile, say(messages.changedMeanwhile, names)],
  ])('is over, and says so, when %s', (_, verdict, text) => {
    steps
      .restore('it is asked for')
      .next(verdict)
      .inspect(showing({ kind: 'success', text }))
      .next()
      .isDone();
  });

  it.each([moved, doubled, stranded, undecided])('has been told of already when the move is $is', (verdict) => {
    steps.restore('it is asked for').next(verdict).isDone();
  });
});

it('a move is brought to its end by how its appointments stand', () => {
  testSaga(bringToEnd, move, NOT_BOOKED)
    .next()
    .call(readStanding, move, NOT_BOOKED)
    .next({ booked })
    .call(endMove, move, { booked })
    .next(moved)
    .returns(moved);
});

it('a move whose booking was never answered is brought to its end with one more look', () => {
  testSaga(bringToEnd, move, NOTHING_KNOWN)
    .next()
    .call(readStanding, move, NOTHING_KNOWN)
    .next({ booked: null })
    .call(endUnanswered, move, { booked: null })
    .next(putBack)
    .returns(putBack);
});

describe('ending a move whose booking was never answered', () => {
  const steps = testSaga(endUnanswered, move, { booked: null })
    .next()
    .call(doMissingHalf, move, stranded)
    .save('the rest is done');
  const again = () => steps.restore('the rest is done').next(putBack).call(readStanding, move, NOT_BOOKED);

  it('looks once more when the old one was given its status back, and ends it so where nothing has come', () => {
    again().next({ booked: null }).call(takeOffRecord, move).next().returns(putBack);
  });

  it('goes by the new appointment where that has come late', () => {
    again().next({ old: original, booked }).call(endMove, move, { old: original, booked }).next(moved).returns(moved);
  });

  it('looks no more when the old one could not be given its status back', () => {
    steps.restore('the rest is done').next(stranded).call(reportStuckMove, move, stranded).next().returns(stranded);
  });
});

describe('how the appointments of a move stand', () => {
  const rejected = { ...original, status: 'rejected' };
  const steps = testSaga(readStanding, move, NOT_BOOKED).next().call(readHowItStands, 7).save('the list is asked for');

  it('is as the list says', () => {
    steps.restore('the list is asked for').next([rejected, booked]).returns({ old: rejected, booked });
  });

  it('is as it was known when the list cannot be read', () => {
    steps.restore('the list is asked for').throw(connectionLost()).returns(NOT_BOOKED);
  });
});

describe('ending a move', () => {
  const steps = testSaga(endMove, move, NOT_BOOKED).next().call(doMissingHalf, move, stranded).save('the rest is done');

  it('that succeeded shows the new appointment, and takes the move off record', () => {
    steps
      .restore('the rest is done')
      .next(moved)
      .call(showMoved, move, booked)
      .next()
      .call(takeOffRecord, move)
      .next()
      .returns(moved);
  });

  it.each([putBack, changedMeanwhile])('that is $is takes it off record', (verdict) => {
    steps.restore('the rest is done').next(verdict).call(takeOffRecord, move).next().returns(verdict);
  });

  it.each([doubled, stranded, undecided])('that is $is reports it, and leaves it on record', (verdict) => {
    steps.restore('the rest is done').next(verdict).call(reportStuckMove, move, verdict).next().returns(verdict);
  });
});

describe('doing what is missing', () => {
  it.each([
    ['gives a stranded appointment its status back', stranded, 'confirmed', putBack],
    ['rejects the old one of two that stand', doubled, 'rejected', moved],
  ])('%s, and keeps the verdict when that fails', (_, verdict, status, then) => {
    const steps = testSaga(doMissingHalf, move, verdict)
      .next()
      .call(appointmentsApi.setStatus, 7, status)
      .save('the status is sent');

    steps.next(original).call(storeChange, 7, { status }).next().returns(then);
    steps.restore('the status is sent').throw(connectionLost()).returns(verdict);
    steps.restore('the status is sent').throw(refusal(400, 'no')).returns(verdict);
    steps
      .restore('the status is sent')
      .throw(refusal(400, { detail: 'The clinic is closed.' }))
      .returns({ ...verdict, reason: 'The clinic is closed.' });
  });

  it.each([moved, putBack, changedMeanwhile, undecided])('sends nothing for a move that is $is', (verdict) => {
    testSaga(doMissingHalf, move, verdict).next().returns(verdict);
  });
});

it('a move that succeeded is listed, closes its dialog and is announced', () => {
  testSaga(showMoved, move, booked)
    .next()
    .call(storeBooked, 8, bookedEntities(booked, draft, stored))
    .next()
    .put(rescheduleSettled(7))
    .next()
    .put(appointmentMoved({ from: 7, to: 8 }))
    .next()
    .inspect(showing(movedNotice(move, 8)))
    .next()
    .isDone();
});
