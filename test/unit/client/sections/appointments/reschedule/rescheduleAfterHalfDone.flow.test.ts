import { say } from '#client/lib/text';
import {
  missingHalfChosen,
  rescheduleOpened,
  rescheduleSubmitted,
  type Move,
} from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { moveMessages } from '#client/sections/appointments/reschedule/messages';
import { moveNames, withoutNames } from '#client/sections/appointments/reschedule/move';
import { selectMoveOnRecord } from '#client/sections/appointments/reschedule/sagas/moveRecord';
import { halfDoneBegun } from '#client/state/halfDone/halfDone';
import { selectNotices } from '#client/state/notices';
import { connectionLost } from '#test/support/builders/faults';
import {
  booked,
  draft,
  failureIn,
  move,
  noticesIn,
  original,
  playMove,
  rejected,
  restored,
  slot,
  statusesIn,
} from '#test/support/builders/moves';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

const key = appointmentKeys.reschedule(7);

const later = rescheduleSubmitted({ appointmentId: 7, slot: { ...slot, startTime: '11:00:00', endTime: '11:20:00' } });
const laterDraft = { ...draft, start_time: '11:00:00', end_time: '11:20:00' };

const place = { section: 'appointments', params: {} };
const workOn = (data: Move) => ({
  title: say(moveMessages.unfinished, moveNames(data)),
  place,
  label: moveMessages.checkAgain,
  event: missingHalfChosen.type,
  data,
});
const known = appointmentsInStore([{ ...original, status: 'rejected' }]);

describe.each([
  ['in this tab', { given: [...known, halfDoneBegun({ key, work: workOn(move) })] }],
  ['in another tab', { given: known, kept: { ...workOn(withoutNames(move)), namelessOf: 7 } }],
])('when an earlier move of the same appointment is still half done %s', (_, record) => {
  it('gives the old appointment its status back first, and then moves it', async () => {
    const list = [[{ ...original, status: 'rejected' }], [original]];
    const { state, sent } = await playMove({ answers: { list }, events: [rescheduleOpened(7), later], ...record });

    expect(sent).toEqual([restored, rejected, [laterDraft]]);
    expect(selectMoveOnRecord(state, 7)).toBeUndefined();
    expect(noticesIn(state)).toEqual([['success', moveMessages.done]]);
  });

  it('moves nothing when the new appointment is there after all, and says where it stands, with the name', async () => {
    const list = [[{ ...original, status: 'rejected' }, booked]];
    const { state, sent } = await playMove({ answers: { list }, events: [later], ...record });

    expect(sent).toEqual([]);
    expect(statusesIn(state)).toEqual({ 7: 'rejected', 8: 'pending' });
    expect(failureIn(state)?.text).toEqual(say(moveMessages.movedBefore, moveNames(move)));
    expect(selectNotices(state).map(({ kind, text }) => [kind, text])).toMatchObject([
      ['success', moveMessages.done],
      ['error', { id: moveMessages.movedBefore.id }],
    ]);
  });

  it('moves nothing while that cannot be found out, and goes on saying so', async () => {
    const { state, sent } = await playMove({ answers: { list: [connectionLost()] }, events: [later], ...record });

    expect(sent).toEqual([]);
    expect(selectMoveOnRecord(state, 7)).toBeDefined();
    expect(selectNotices(state)).toMatchObject([{ topic: key, detail: { id: moveMessages.unknown.id } }]);
  });
});
