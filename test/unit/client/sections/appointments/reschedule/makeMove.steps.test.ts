import * as appointmentsApi from '#client/api/appointments';
import { appointments } from '#client/entities/appointments';
import { reasonOf } from '#client/lib/errors';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { moveMessages } from '#client/sections/appointments/reschedule/messages';
import { selectMoveTo } from '#client/sections/appointments/reschedule/moving';
import { checkIsFree } from '#client/sections/appointments/reschedule/sagas/checkIsFree';
import {
  findStanding,
  leaveToOthers,
  makeMove,
  rescheduleAppointment,
} from '#client/sections/appointments/reschedule/sagas/makeMove';
import {
  findMoveOnRecord,
  putOnRecord,
  takeOffRecord,
} from '#client/sections/appointments/reschedule/sagas/moveRecord';
import { settleMove } from '#client/sections/appointments/reschedule/sagas/settleMove';
import { showEnd } from '#client/sections/appointments/reschedule/sagas/showEnd';
import { rejectionOf, truthOf } from '#client/sections/appointments/reschedule/verdict';
import { setStatus } from '#client/sections/appointments/status/sagas/setStatus';
import { formSettled } from '#client/state/formEvents';
import { refusedBy } from '#client/state/writes/ask';
import { untilHeld } from '#client/state/writes/askPatiently';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { booked, draft, move, slot, stored, submitted } from '#test/support/builders/moves';
import { testSaga } from '#test/support/sagas/testSaga';

const failure = (text: object, detail: object | null) => expect.objectContaining({ text, detail }) as Error;
const begun = { is: 'begun', move, reason: null };
const noRoomForLong = refusal(429, {}, { 'retry-after': '301' });

describe('rescheduling an appointment', () => {
  const steps = testSaga(rescheduleAppointment, submitted)
    .next()
    .call(findMoveOnRecord, 7)
    .save('begun')
    .next(undefined)
    .call(findStanding, 7)
    .next({ ...stored, status: 'pending' })
    .call(checkIsFree, { ...stored, status: 'pending' }, slot)
    .next()
    .call(findStanding, 7)
    .next(stored)
    .select(selectMoveTo, stored, slot)
    .next(move)
    .call(putOnRecord, move)
    .next()
    .call(makeMove, move)
    .save('it is on record, and made');

  it('shows the new appointment', () => {
    const end = { ...begun, verdict: { is: 'moved', booked } };
    steps.restore('it is on record, and made').next(end).call(showEnd, move, end.verdict).next().isDone();
  });

  it('shows what is stuck, and does not fail by itself', () => {
    const end = { ...begun, verdict: { is: 'doubled', booked } };
    steps.restore('it is on record, and made').next(end).call(showEnd, move, end.verdict).next().isDone();
  });

  it('shows that nothing has moved, and fails for the reason of the service', () => {
    const end = { ...begun, verdict: { is: 'putBack' as const }, reason: 'The doctor is away.' };
    const shown = steps.restore('it is on record, and made').next(end).call(showEnd, move, end.verdict);

    expect(() => shown.next()).toThrow(failure(moveMessages.failed, truthOf(move, end.verdict, end.reason)));
  });

  it('is off record and fails as it was refused when nothing has changed', () => {
    const refused = refusal();
    const shown = steps.restore('it is on record, and made').next(refusedBy(refused)).call(takeOffRecord, move);

    expect(() => shown.next()).toThrow(refused);
  });

  it.each([
    ['no longer stands, such as after another tab has moved it', { ...stored, status: 'rejected' }, 'notStanding'],
    ['is gone', undefined, 'notFound'],
  ] as const)('fails when the appointment %s', (_, known, why) => {
    const looked = testSaga(findStanding, 7).next().select(appointments.selectById, 7);

    expect(() => looked.next(known)).toThrow(failure(moveMessages.failed, moveMessages[why]));
  });

  const afterEarlier = (verdict: object) =>
    steps.restore('begun').next(move).call(settleMove, move, 'lost').next(verdict).call(showEnd, move, verdict);

  it.each(['putBack', 'changedMeanwhile'])('goes on once an earlier move is over: %s', (is) => {
    afterEarlier({ is }).next().call(findStanding, 7);
  });

  it.each(['doubled', 'stranded', 'unknown'])('leaves it at that while an earlier move is stuck: %s', (is) => {
    afterEarlier({ is }).next().isDone();
  });
});

describe('making a move', () => {
  const rejection = rejectionOf(move);
  const steps = testSaga(makeMove, move)
    .next()
    .call(setStatus, rejection)
    .save('the old one is rejected')
    .next(rejection)
    .put(formSettled(appointmentKeys.reschedule(7)))
    .next()
    .call(appointmentsApi.book, draft)
    .save('the new one is booked');

  it('ends with the new appointment', () => {
    steps
      .restore('the new one is booked')
      .next(booked)
      .returns({ ...begun, verdict: { is: 'moved', booked } });
  });

  it('books nothing when the rejection is refused', () => {
    const refused = refusal();
    steps.restore('the old one is rejected').throw(refused).returns(refusedBy(refused));
  });

  it('books nothing when the rejection is lost, and puts the old one back', () => {
    const verdict = { is: 'putBack' };
    steps
      .restore('the old one is rejected')
      .throw(connectionLost())
      .call(settleMove, move, 'unasked')
      .next(verdict)
      .returns({ ...begun, verdict });
  });

  it('books nothing when another desk had changed the old appointment', () => {
    steps
      .restore('the old one is rejected')
      .next({ ...rejection, from: 'cancelled' })
      .call(leaveToOthers, move, 'cancelled');
  });

  it('goes on when another desk had only accepted the old appointment', () => {
    steps
      .restore('the old one is rejected')
      .next({ ...rejection, from: 'pending' })
      .put(formSettled(appointmentKeys.reschedule(7)));
  });

  it.each([
    ['refused', refusal(409, { detail: 'The doctor is away.' }), { reason: 'The doctor is away.', isFinal: true }],
    ['refused', refusal(403, { detail: 'Not allowed.' }), { reason: 'Not allowed.' }],
    ['refused', noRoomForLong, { reason: reasonOf(noRoomForLong), throttled: noRoomForLong }],
    ['lost', connectionLost(), { reason: null }],
  ])('settles a booking that is %s', (is, error, told) => {
    const verdict = { is: 'putBack' };
    steps
      .restore('the new one is booked')
      .throw(error)
      .call(settleMove, move, is)
      .next(verdict)
      .returns({ ...begun, verdict, ...told });
  });

  it('waits until there is room for the booking, and books then', () => {
    steps
      .restore('the new one is booked')
      .throw(refusal(429, {}, { 'retry-after': '7' }))
      .call(untilHeld, 7000)
      .next()
      .call(appointmentsApi.book, draft);
  });

  it.each(['the old one is rejected', 'the new one is booked'])(
    'leaves the move on record when the end of the session cuts it off: %s',
    (point) => {
      steps.restore(point).finish().isDone();
    },
  );
});

describe('a move of what another desk had changed', () => {
  const leftAs = (status: string) => ({ ...move, original: { ...stored, status } });
  const changedMeanwhile = { is: 'changedMeanwhile' };
  const left = leftAs('cancelled');
  const steps = testSaga(leaveToOthers, move, 'cancelled')
    .next()
    .call(putOnRecord, left)
    .next()
    .call(settleMove, left, 'unasked')
    .save('the status of the other desk is sent');

  it('leaves what was rejected already', () => {
    testSaga(leaveToOthers, move, 'rejected')
      .next()
      .returns({ ...begun, move: leftAs('rejected'), verdict: changedMeanwhile });
  });

  it('gives back any other status', () => {
    steps
      .restore('the status of the other desk is sent')
      .next({ is: 'putBack' })
      .returns({ ...begun, move: left, verdict: changedMeanwhile });
  });

  it('is stuck when that fails', () => {
    const verdict = { is: 'stranded' };
    steps
      .restore('the status of the other desk is sent')
      .next(verdict)
      .returns({ ...begun, move: left, verdict });
  });
});
