import { appointments } from '#client/entities/appointments';
import { findHindrance, moveOnce } from '#client/sections/appointments/away/sagas/moveOnce';
import { lockRow, unlockRow, waitForRow } from '#client/sections/appointments/list/sagas/rowLock';
import { selectMoveTo } from '#client/sections/appointments/reschedule/moving';
import { makeMove } from '#client/sections/appointments/reschedule/sagas/makeMove';
import {
  findMoveOnRecord,
  putOnRecord,
  takeOffRecord,
} from '#client/sections/appointments/reschedule/sagas/moveRecord';
import { settleMove } from '#client/sections/appointments/reschedule/sagas/settleMove';
import { endMove } from '#client/sections/appointments/reschedule/sagas/showEnd';
import { refusedBy } from '#client/state/writes/ask';
import { refusal } from '#test/support/builders/faults';
import { booked, move, slot, stored } from '#test/support/builders/moves';
import { testSaga } from '#test/support/sagas/testSaga';

const steps = testSaga(moveOnce, stored, slot)
  .next()
  .call(waitForRow, 7)
  .next()
  .call(lockRow, 7)
  .next()
  .call(findMoveOnRecord, 7)
  .save('is there an earlier one?')
  .next(undefined)
  .call(findHindrance, stored, slot, undefined)
  .save('is anything in its way?')
  .next(null)
  .select(appointments.selectById, 7)
  .next(stored)
  .select(selectMoveTo, stored, slot, undefined)
  .next(move)
  .call(putOnRecord, move)
  .next()
  .call(makeMove, move)
  .save('on record, and made');

it('shows the end of the move before its row is free again', () => {
  const end = { is: 'begun', move, verdict: { is: 'moved', booked }, reason: null };
  steps.restore('on record, and made').next(end).call(endMove, move, end.verdict);
});

it('throws where it was put back because there was no room for the booking: it is made later', () => {
  const [throttled, verdict] = [refusal(429), { is: 'putBack' }];
  const end = { is: 'begun', move, verdict, reason: null, throttled };
  const ended = steps.restore('on record, and made').next(end).call(endMove, move, verdict).next().call(unlockRow, 7);

  expect(() => ended.next()).toThrow(throttled);
});

it('is off the record and throws where the old one may not be rejected', () => {
  const refused = refusedBy(refusal(403));
  const end = steps.restore('on record, and made').next(refused).call(takeOffRecord, move).next().call(unlockRow, 7);

  expect(() => end.next()).toThrow(refused.error as Error);
});

it('sends nothing where another desk was faster', () => {
  const hindrance = { end: { is: 'out' as const }, reason: 'left as it is' };
  steps.restore('is anything in its way?').next(hindrance).call(unlockRow, 7).next().returns(hindrance);
});

it('brings an earlier move to its end first', () => {
  steps
    .restore('is there an earlier one?')
    .next(move)
    .call(settleMove, move, 'lost')
    .next({ is: 'putBack' })
    .call(endMove, move, { is: 'putBack' })
    .next()
    .call(findHindrance, stored, slot, undefined);
});
