import { say } from '#client/lib/text';
import { missingHalfChosen, rescheduleOpened, rescheduleSubmitted } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { rescheduleMessages as messages } from '#client/sections/appointments/move/late/messages';
import { namesOf, withoutNames } from '#client/sections/appointments/move/late/move';
import { selectMoveOnRecord } from '#client/sections/appointments/move/late/sagas/moveRecord';
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

describe('when an earlier move of the same appointment is still half done', () => {
  const stuck = async () =>
    (await playMove({ answers: { setStatus: [original, connectionLost()], book: [connectionLost()] } })).state;
  const later = rescheduleSubmitted({
    appointmentId: 7,
    slot: { ...slot, startTime: '11:00:00', endTime: '11:20:00' },
  });
  const laterDraft = { ...draft, start_time: '11:00:00', end_time: '11:20:00' };
  const onRecord = async () => {
    const work = (await stuck()).halfDone[key];
    return work ? [...appointmentsInStore([{ ...original, status: 'rejected' }]), halfDoneBegun({ key, work })] : [];
  };

  it('gives the old appointment its status back first, and then moves it', async () => {
    const given = await onRecord();
    const list = [[{ ...original, status: 'rejected' }], [original]];
    const { state, sent } = await playMove({ answers: { list }, events: [rescheduleOpened(7), later], given });

    expect(sent).toEqual([restored, rejected, [laterDraft]]);
    expect(selectMoveOnRecord(state, 7)).toBeUndefined();
    expect(noticesIn(state)).toEqual([['success', messages.done]]);
  });

  it('moves nothing when the new appointment is there after all, and says where it stands', async () => {
    const given = await onRecord();
    const { state, sent } = await playMove({
      answers: { list: [[{ ...original, status: 'rejected' }, booked]] },
      events: [later],
      given,
    });

    expect(sent).toEqual([]);
    expect(statusesIn(state)).toEqual({ 7: 'rejected', 8: 'pending' });
    expect(selectNotices(state).map(({ kind, text }) => [kind, text])).toMatchObject([
      ['success', messages.done],
      ['error', { id: messages.movedBefore.id }],
    ]);
  });

  it('moves nothing while that cannot be found out, and goes on saying so', async () => {
    const given = await onRecord();
    const { state, sent } = await playMove({ answers: { list: [connectionLost()] }, events: [later], given });

    expect(sent).toEqual([]);
    expect(selectMoveOnRecord(state, 7)).toBeDefined();
    expect(selectNotices(state)).toMatchObject([{ topic: key, detail: { id: messages.unknown.id } }]);
  });
});

describe('when another tab has left a move of the appointment half done', () => {
  const nameless = withoutNames(move);
  const title = say(messages.unfinished, namesOf(nameless));
  const work = { title, place: { section: 'appointments', params: {} }, label: messages.checkAgain, namelessOf: 7 };
  const kept = { ...work, event: missingHalfChosen.type, data: nameless };

  it('brings that one to its end first, and then moves it', async () => {
    const list = [[{ ...original, status: 'rejected' }], [original]];
    const { state, sent } = await playMove({ kept, answers: { list } });

    expect(sent).toEqual([restored, rejected, [draft]]);
    expect(noticesIn(state)).toEqual([['success', messages.done]]);
    expect(selectMoveOnRecord(state, 7)).toBeUndefined();
  });

  it('moves nothing when that one has succeeded, and names the patient whom the device does not', async () => {
    const list = [[{ ...original, status: 'rejected' }, booked]];
    const { state, sent } = await playMove({ kept, answers: { list } });

    expect(sent).toEqual([]);
    expect(failureIn(state)?.text).toEqual(say(messages.movedBefore, namesOf(move)));
  });
});
