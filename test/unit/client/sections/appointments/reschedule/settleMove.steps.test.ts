import { say } from '#client/lib/text';
import { missingHalfChosen } from '#client/sections/appointments/list/events';
import { readHowItStands } from '#client/sections/appointments/list/sagas/storeChange';
import { reversed } from '#client/sections/appointments/list/statusActions';
import { moveMessages } from '#client/sections/appointments/reschedule/messages';
import { moveNames } from '#client/sections/appointments/reschedule/move';
import { findMoveOnRecord, selectMoveOnRecord } from '#client/sections/appointments/reschedule/sagas/moveRecord';
import { finishMove, readStanding, settleMove } from '#client/sections/appointments/reschedule/sagas/settleMove';
import { showEnd } from '#client/sections/appointments/reschedule/sagas/showEnd';
import { NOT_BOOKED, rejectionOf, type Verdict } from '#client/sections/appointments/reschedule/verdict';
import { setStatus } from '#client/sections/appointments/status/sagas/setStatus';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { booked, move, original } from '#test/support/builders/moves';
import { showing, testSaga } from '#test/support/sagas/testSaga';

const names = moveNames(move);
const rejection = rejectionOf(move);
const moved: Verdict = { is: 'moved', booked };
const doubled: Verdict = { is: 'doubled', booked };
const stranded: Verdict = { is: 'stranded' };
const unknown: Verdict = { is: 'unknown' };
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
    .call(settleMove, move, 'lost')
    .save('it is settled');

  it('is that of the move on record, which another tab may have begun since', () => {
    const later = { ...move, twinIds: [6] };
    steps.restore('the record is looked for').next(later).call(settleMove, later, 'lost');
  });

  it.each([
    ['the old status was given back', putBack, say(moveMessages.putBack, names)],
    ['somebody has changed the old appointment', changedMeanwhile, say(moveMessages.changedMeanwhile, names)],
  ])('is over, and says so, when %s', (_, verdict, text) => {
    steps
      .restore('it is settled')
      .next(verdict)
      .call(showEnd, move, verdict)
      .next()
      .inspect(showing({ kind: 'success', text }))
      .next()
      .isDone();
  });
});

describe('settling a move', () => {
  const lost = testSaga(settleMove, move, 'lost').next().call(readStanding, move, {}).save('both are looked for');
  const refused = testSaga(settleMove, move, 'refused')
    .next()
    .call(readStanding, move, NOT_BOOKED)
    .save('both are looked for');

  it.each([
    [moved, { booked }],
    [unknown, {}],
    [changedMeanwhile, { booked: null, old: { ...original, status: 'completed' } }],
  ])('sends nothing where nothing is missing: %p', (verdict, standing) => {
    lost.restore('both are looked for').next(standing).returns(verdict);
  });

  it('looks at nothing where the new one was never asked for', () => {
    testSaga(settleMove, move, 'unasked').next().call(setStatus, reversed(rejection)).next().returns(putBack);
  });

  it('rejects the old one of two that stand', () => {
    lost
      .restore('both are looked for')
      .next({ booked, old: original })
      .call(setStatus, rejection)
      .next(rejection)
      .returns(moved);
  });

  it('gives the old one its status back where the new one was refused', () => {
    refused
      .restore('both are looked for')
      .next(NOT_BOOKED)
      .call(setStatus, reversed(rejection))
      .next(reversed(rejection))
      .returns(putBack);
  });

  it.each([
    ['is lost', connectionLost(), {}],
    ['is refused in silence', refusal(400, 'no'), {}],
    ['is refused', refusal(400, { detail: 'The clinic is closed.' }), { reason: 'The clinic is closed.' }],
  ])('is stuck, and looks no more, when that %s', (_, error, why) => {
    lost
      .restore('both are looked for')
      .next(NOT_BOOKED)
      .call(setStatus, reversed(rejection))
      .throw(error)
      .returns({ ...stranded, ...why });
  });

  describe('whose booking may come late', () => {
    const again = () =>
      lost
        .restore('both are looked for')
        .next(NOT_BOOKED)
        .call(setStatus, reversed(rejection))
        .next(reversed(rejection))
        .call(readStanding, move, NOT_BOOKED);

    it('looks once more when the old one was given its status back, and leaves it so where nothing has come', () => {
      again().next({ booked: null }).returns(putBack);
    });

    it('rejects the old one again where the new one has come', () => {
      again().next({ old: original, booked }).call(setStatus, rejection).next(rejection).returns(moved);
    });

    it('is doubled where that fails', () => {
      again().next({ old: original, booked }).call(setStatus, rejection).throw(connectionLost()).returns(doubled);
    });
  });
});

describe('how the appointments of a move stand', () => {
  const rejected = { ...original, status: 'rejected' };
  const steps = testSaga(readStanding, move, NOT_BOOKED).next().call(readHowItStands, 7).save('the list is asked for');

  it('is as the list says', () => {
    steps.restore('the list is asked for').next([rejected, booked]).returns({ old: rejected, booked });
  });

  it('is as it was known when the list cannot be read', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    steps.restore('the list is asked for').throw(connectionLost()).returns(NOT_BOOKED);
  });
});
