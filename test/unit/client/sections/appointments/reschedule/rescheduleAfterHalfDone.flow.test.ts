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
import { selectNotices } from '#client/state/notices';
import { listAppointments } from '#contract/appointments';
import { booked, draft, move, original, slot } from '#test/support/builders/moves';
import {
  bookingOf,
  failureIn,
  moveService,
  noticesIn,
  playMove,
  rejected,
  restored,
  statusesIn,
} from '#test/support/service/moves';

const key = appointmentKeys.reschedule(7);

const later = rescheduleSubmitted({ appointmentId: 7, slot: { ...slot, startTime: '11:00:00', endTime: '11:20:00' } });
const laterBooking = bookingOf({ ...draft, start_time: '11:00:00', end_time: '11:20:00' });
const gone = { ...original, status: 'rejected' };

const workOn = (data: Move) => ({
  title: say(moveMessages.unfinished, moveNames(data)),
  place: { section: 'appointments', params: {} },
  label: moveMessages.checkAgain,
  event: missingHalfChosen.type,
  data,
});

describe.each([
  ['in this tab', { record: workOn(move) }],
  ['in another tab', { kept: { ...workOn(withoutNames(move)), namelessOf: 7 } }],
])('when an earlier move of the same appointment is still half done %s', (_, half) => {
  const known = { shown: [gone], ...half };

  it('gives the old appointment its status back first, and then moves it', async () => {
    const service = moveService({ visits: [gone] });
    const state = await playMove(service, [rescheduleOpened(7), later], known);

    expect(service.sent).toEqual([restored, rejected, laterBooking]);
    expect(selectMoveOnRecord(state, 7)).toBeUndefined();
    expect(noticesIn(state)).toEqual([['success', moveMessages.done]]);
  });

  it('moves nothing when the new appointment is there after all, and says where it stands, with the name', async () => {
    const service = moveService({ visits: [gone, booked] });
    const state = await playMove(service, [later], known);

    expect(service.sent).toEqual([]);
    expect(statusesIn(state)).toEqual({ 7: 'rejected', 8: 'pending' });
    expect(failureIn(state)?.text).toEqual(say(moveMessages.movedBefore, moveNames(move)));
    expect(noticesIn(state)).toMatchObject([
      ['success', moveMessages.done],
      ['error', { id: moveMessages.movedBefore.id }],
    ]);
  });

  it('moves nothing while that cannot be found out, and goes on saying so', async () => {
    const service = moveService({ visits: [gone] });
    service.loses(({ endpoint }) => endpoint === listAppointments);
    const state = await playMove(service, [later], known);

    expect(service.sent).toEqual([]);
    expect(selectMoveOnRecord(state, 7)).toBeDefined();
    expect(selectNotices(state)).toMatchObject([{ topic: key, detail: { id: moveMessages.unknown.id } }]);
  });
});
