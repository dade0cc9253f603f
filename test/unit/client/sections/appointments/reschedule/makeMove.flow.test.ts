import {
  rescheduleClosed,
  rescheduleDateChosen,
  rescheduleOpened,
  rescheduleSubmitted,
} from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { rowMaker } from '#client/sections/appointments/list/rows';
import { selectReferred } from '#client/sections/appointments/list/selectors';
import { moveMessages } from '#client/sections/appointments/reschedule/messages';
import { selectOtherVisits, selectSlotRanges } from '#client/sections/appointments/reschedule/moving';
import { selectMoveOnRecord } from '#client/sections/appointments/reschedule/sagas/moveRecord';
import { selectRescheduleView } from '#client/sections/appointments/reschedule/selectors';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { selectNotices } from '#client/state/notices';
import { requestFailed } from '#client/state/requests/requests';
import { listAppointments } from '#contract/appointments';
import { listSlotRanges } from '#contract/availabilities';
import { makeAppointment, makeAvailability, makeDoctor, TODAY } from '#test/support/builders/clinic';
import { makeFailure } from '#test/support/builders/faults';
import { draft, original, slot, submitted } from '#test/support/builders/moves';
import { inEnglish } from '#test/support/inEnglish';
import { atOnce } from '#test/support/service/desk';
import { json, type Fate, type Wire } from '#test/support/service/fates';
import {
  booking,
  failureIn,
  moveService,
  noticesIn,
  playMove,
  rejected,
  restored,
  statusesIn,
  type MoveState,
} from '#test/support/service/moves';
import { rowsOf } from '#test/support/service/tables';

const lost: Fate = 'lost before it took effect';
const toDialog = rescheduleOpened(7);

/** The rows as they are read. */
function rowsIn(state: MoveState) {
  const toRow = rowMaker(selectReferred(state, TODAY));
  return selectVisible(state, TODAY).map(toRow);
}

it('a double click rejects it and books the new one once, shows both, says so and closes the dialog', async () => {
  const service = moveService();
  const state = await playMove(service, [toDialog, submitted, atOnce(submitted)]);

  expect(service.sent).toEqual([rejected, booking]);
  expect(statusesIn(state)).toEqual({ 7: 'rejected', 8: 'pending' });
  expect(noticesIn(state)).toEqual([['success', moveMessages.done]]);
  expect(selectRescheduleView(state)).toBeNull();
  expect(selectMoveOnRecord(state, 7)).toBeUndefined();
});

describe('the new appointment', () => {
  it.each([
    ['is little more than an id', { id: 8 }],
    [
      'leaves the rest null',
      { id: 8, status: null, start_time: null, local_user: null, local_doctor: null, local_location: null },
    ],
  ])('is shown with the names of the old one when the answer %s', async (_, answer) => {
    const state = await playMove(moveService({ fates: ['answered', json(201, answer)] }), [toDialog, submitted]);

    const shown = rowsIn(state).map((row) => [row.patientName, row.doctorName, row.locationName, row.startTime]);
    expect(shown).toEqual([
      ['Layla Haddad', 'Dr. Omar Nasser', 'Marina Clinic', '09:00:00'],
      ['Layla Haddad', 'Dr. Omar Nasser', 'Marina Clinic', '10:00:00'],
    ]);
    expect(statusesIn(state)).toEqual({ 7: 'rejected', 8: 'pending' });
  });

  it('is at the place of the old one when the slot names none', async () => {
    const service = moveService({ hours: [makeAvailability({ date: slot.date, location_id: null })] });
    const nowhere = rescheduleSubmitted({ appointmentId: 7, slot: { ...slot, locationId: null } });
    const state = await playMove(service, [nowhere]);

    expect(service.sent).toEqual([rejected, booking]);
    expect(rowsIn(state).map((row) => row.locationName)).toEqual(['Marina Clinic', 'Marina Clinic']);
  });

  it('is at a place that no appointment has brought, whose name is learnt from the doctor', async () => {
    const service = moveService({
      hours: [makeAvailability({ date: slot.date, location_id: 32 })],
      doctor: makeDoctor({ locations: [{ id: 32, name: 'Creek Clinic' }] }),
    });
    const elsewhere = rescheduleSubmitted({ appointmentId: 7, slot: { ...slot, locationId: 32 } });

    expect(rowsIn(await playMove(service, [elsewhere])).map((row) => row.locationName)).toEqual([
      'Marina Clinic',
      'Creek Clinic',
    ]);
  });
});

it.each([
  ['rejected', [rejected]],
  ['cancelled', [rejected, 'PATCH /appointments/7/ {"status":"cancelled"}']],
])('nothing is booked where another desk has it %s since it was looked at, and it stays so', async (status, sent) => {
  const service = moveService();
  const { fateOf } = service;
  service.fateOf = (request) => {
    if (request.endpoint.method === 'PATCH' && service.sent.length === 0)
      service.change('/appointments/', 7, { status });
    return fateOf(request);
  };
  const state = await playMove(service, [toDialog, submitted]);

  expect(service.sent).toEqual(sent);
  expect(statusesIn(state)).toEqual({ 7: status });
  expect(inEnglish(failureIn(state)?.detail ?? '')).toMatch(/No new appointment was created.*stays as it is/);
  expect(selectMoveOnRecord(state, 7)).toBeUndefined();
});

describe('when somebody has taken the time since it was chosen', () => {
  const other = makeAppointment({ ...draft, id: 9, user_id: 12, status: 'pending', start_time: '10:10:00' });
  other.end_time = '10:30:00';
  other.local_user = { user_id: 12, name: 'Sara Aziz' };
  const visits = [original, other];

  it('changes nothing, and shows who has it, and the slots of now', async () => {
    const service = moveService({ visits });
    const longer = () => service.change('/availabilities/', 1, { available_to: '11:00:00' });
    const state = await playMove(service, [toDialog, rescheduleDateChosen(slot.date), longer, submitted]);

    expect(service.sent).toEqual([]);
    expect(failureIn(state)?.text).toEqual(moveMessages.timeTaken);
    expect(inEnglish(failureIn(state)?.detail ?? '')).toBe(
      'Overlaps another visit: 10:10 - 10:30 the doctor also has Sara Aziz at Marina Clinic.',
    );
    expect(statusesIn(state)).toEqual({ 7: 'confirmed', 9: 'pending' });
    expect(selectOtherVisits(state)).toMatchObject([{ id: 9 }]);
    expect(selectSlotRanges(state)).toMatchObject([{ available_to: '11:00:00' }]);
  });

  it.each([
    ['a second Confirm of the same time goes on, for both may be wanted', [original], [submitted, submitted]],
    ['one that the dialog had shown already holds nothing up', visits, [submitted]],
  ])('%s', async (_, shown, steps) => {
    const service = moveService({ visits });
    await playMove(service, [toDialog, ...steps], { shown });

    expect(service.sent).toEqual([rejected, booking]);
  });

  it('is asked of the service once for each Confirm, and says at the second who has come since', async () => {
    const service = moveService({ visits });
    const third = { ...other, id: 10, user_id: 13, local_user: { user_id: 13, name: 'Omar Daher' } };
    const comes = () => void service.rows('/appointments/').push(...rowsOf(third));
    const state = await playMove(service, [toDialog, submitted, comes, submitted]);

    expect(service.sent).toEqual([]);
    expect(inEnglish(failureIn(state)?.detail ?? '')).toContain('Omar Daher');
  });

  it.each<[string, Fate]>([
    ['is lost', lost],
    ['is refused', '403'],
    ['takes longer than two seconds', 'hangs before it takes effect'],
  ])('goes on where the answer %s', async (_, fate) => {
    const service = moveService({ visits });
    service.fateOf = ({ endpoint }) => (endpoint === listAppointments ? fate : undefined);
    const state = await playMove(service, [toDialog, submitted]);

    expect(service.sent).toEqual([rejected, booking]);
    expect(noticesIn(state)).toEqual([['success', moveMessages.done]]);
  });
});

it.each<Fate>([lost, 'refused'])(
  'nothing changes where it cannot be asked whether the time is free: %s',
  async (fate) => {
    const service = moveService();
    service.fateOf = ({ endpoint }) => (endpoint === listSlotRanges ? fate : undefined);
    const state = await playMove(service, [toDialog, submitted]);

    expect(service.sent).toEqual([]);
    expect(failureIn(state)?.text).toEqual(moveMessages.failed);
  },
);

describe('a person is told in the dialog', () => {
  const noRoomForLong: Wire = { ...json(429), headers: { 'retry-after': '301' } };
  const full = json(409, { detail: 'The doctor has another appointment at this time (10:00 - 10:20).' });

  it.each<[string, readonly (Fate | Wire)[], string[], RegExp]>([
    ['that it was refused', ['refused'], [rejected], /^The service does not want this/],
    ['that a lost rejection was taken back', [lost], [rejected, restored], /^No new appointment was created/],
    ['that a lost booking was', ['answered', lost], [rejected, booking, restored], /previous status \(confirmed\)\.$/],
    [
      'who has the time',
      ['answered', full],
      [rejected, booking, restored],
      /^The doctor has another .*\. No new appoint/,
    ],
    [
      'when there is room, where nothing waits so long',
      ['answered', noRoomForLong],
      [rejected, booking, restored],
      /^Too many attempts. Try again in 6 min/,
    ],
    [
      'that it was put back, once there was room for that',
      ['answered', full, '429', '429'],
      [rejected, booking, restored, restored, restored],
      /^The doctor has another .*\. No new appoint/,
    ],
  ])('%s', async (_, fates, sent, told) => {
    const service = moveService({ fates });
    const state = await playMove(service, [toDialog, submitted]);

    expect(service.sent).toEqual(sent);
    expect(statusesIn(state)).toEqual({ 7: 'confirmed' });
    expect(failureIn(state)?.text).toEqual(moveMessages.failed);
    expect(inEnglish(failureIn(state)?.detail ?? '')).toMatch(told);
    expect(noticesIn(state)).toEqual([]);
  });

  it.each([
    ['never stood', [submitted]],
    ['was left', [toDialog, rescheduleClosed(), submitted]],
  ])('or in a notice when that %s', async (_, steps) => {
    const state = await playMove(moveService({ fates: ['answered', lost] }), steps);

    expect(noticesIn(state)).toEqual([['error', moveMessages.failed]]);
  });

  it('no longer once another try is made', async () => {
    const failed = requestFailed({ key: appointmentKeys.reschedule(7), failure: makeFailure(moveMessages.failed) });
    for (const steps of [
      [toDialog, failed, rescheduleDateChosen(slot.date)],
      [failed, toDialog],
    ])
      expect(failureIn(await playMove(moveService(), steps))).toBeUndefined();
  });

  it('when the service has room, also where the old status could not be given back', async () => {
    const fates = ['answered', noRoomForLong, noRoomForLong] as const;
    const [notice] = selectNotices(await playMove(moveService({ fates }), [submitted]));

    expect(inEnglish(notice?.detail ?? '')).toContain('Try again in 6 minutes. The new appointment of Layla Haddad');
  });
});

it('a booking waits for room, and no more than that is said', async () => {
  const service = moveService({ fates: ['answered', '429', '429'] });
  const state = await playMove(service, [toDialog, submitted]);

  expect(service.sent).toEqual([rejected, booking, booking, booking]);
  expect(statusesIn(state)).toEqual({ 7: 'rejected', 8: 'pending' });
  expect(noticesIn(state)).toEqual([['success', moveMessages.done]]);
});

it('a lost answer is taken for a success when the new appointment is there', async () => {
  const service = moveService({ fates: ['answered', 'lost after it took effect'] });
  const state = await playMove(service, [submitted]);

  expect(service.sent).toEqual([rejected, booking]);
  expect(statusesIn(state)).toEqual({ 7: 'rejected', 8: 'pending' });
  expect(noticesIn(state)).toEqual([['success', moveMessages.done]]);
});
