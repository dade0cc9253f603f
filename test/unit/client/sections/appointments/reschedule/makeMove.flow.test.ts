import { UnreadableAnswer } from '#client/lib/errors';
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
import { selectEngagements, selectSlotRanges } from '#client/sections/appointments/reschedule/moving';
import { selectMoveOnRecord } from '#client/sections/appointments/reschedule/sagas/moveRecord';
import { selectRescheduleView } from '#client/sections/appointments/reschedule/selectors';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { selectNotices } from '#client/state/notices';
import { requestFailed } from '#client/state/requests/requests';
import { makeAppointment, makeAvailability, makeDoctor, TODAY } from '#test/support/builders/clinic';
import { connectionLost, makeFailure, refusal } from '#test/support/builders/faults';
import {
  booked,
  draft,
  failureIn,
  noticesIn,
  original,
  playMove,
  rejected,
  restored,
  slot,
  statusesIn,
  submitted,
} from '#test/support/builders/moves';
import { inEnglish } from '#test/support/inEnglish';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

const key = appointmentKeys.reschedule(7);

describe('when an appointment is rescheduled by a double click', () => {
  it('rejects it and books the new one once, shows both, says so and closes the dialog', async () => {
    const { state, sent } = await playMove({ events: [rescheduleOpened(7), submitted, submitted] });

    expect(sent).toEqual([rejected, [draft]]);
    expect(statusesIn(state)).toEqual({ 7: 'rejected', 8: 'pending' });
    expect(noticesIn(state)).toEqual([['success', moveMessages.done]]);
    expect(selectRescheduleView(state)).toBeNull();
    expect(selectMoveOnRecord(state, 7)).toBeUndefined();
  });

  it.each([
    ['is little more than an id', { id: 8 }],
    [
      'leaves the rest null',
      { id: 8, status: null, start_time: null, local_user: null, local_doctor: null, local_location: null },
    ],
  ])('shows the new one with the names of the old one when the answer %s', async (_, answer) => {
    const { state } = await playMove({ answers: { book: [answer] } });

    const toRow = rowMaker(selectReferred(state, TODAY));
    const shown = selectVisible(state, TODAY).map(toRow);
    expect(shown.map((row) => [row.patientName, row.doctorName, row.locationName, row.startTime, row.status])).toEqual([
      ['Layla Haddad', 'Dr. Omar Nasser', 'Marina Clinic', '09:00:00', 'rejected'],
      ['Layla Haddad', 'Dr. Omar Nasser', 'Marina Clinic', '10:00:00', 'pending'],
    ]);
  });
});

describe('when another desk had changed the appointment in the meantime', () => {
  const changedBefore = (previous_status: string) => ({ setStatus: [{ ...original, previous_status }, original] });

  it.each([
    ['rejected', [rejected]],
    ['cancelled', [rejected, [7, 'cancelled']]],
  ])('books nothing and leaves it %s', async (status, calls) => {
    const { state, sent } = await playMove({ answers: changedBefore(status) });

    expect(sent).toEqual(calls);
    expect(statusesIn(state)).toEqual({ 7: status });
    expect(failureIn(state)?.text).toEqual(moveMessages.failed);
    expect(inEnglish(failureIn(state)?.detail ?? '')).toMatch(/No new appointment was created.*stays as it is/);
    expect(selectMoveOnRecord(state, 7)).toBeUndefined();
  });
});

describe('when the hours were deleted in the meantime', () => {
  it('changes nothing, says so and shows the slots of now', async () => {
    const { state, sent } = await playMove({
      answers: { ranges: [[makeAvailability({ date: slot.date })], []] },
      events: [rescheduleOpened(7), rescheduleDateChosen(slot.date), submitted],
    });

    expect(sent).toEqual([]);
    expect(failureIn(state)?.text).toEqual(moveMessages.slotClosed);
    expect(selectSlotRanges(state)).toEqual([]);
  });
});

describe('when somebody has taken the time since it was chosen', () => {
  const other = makeAppointment({ ...draft, id: 9, user_id: 12, status: 'pending', start_time: '10:10:00' });
  other.end_time = '10:30:00';
  other.local_user = { user_id: 12, name: 'Sara Aziz' };
  const taken = [original, other];
  const ranges = [[makeAvailability({ date: slot.date, available_to: '11:00:00' })]];

  it('changes nothing, and shows who has it, and the slots of now', async () => {
    const { state, sent } = await playMove({
      answers: { reading: [taken], ranges: [[], ...ranges] },
      events: [rescheduleOpened(7), rescheduleDateChosen(slot.date), submitted],
    });

    expect(sent).toEqual([]);
    expect(failureIn(state)?.text).toEqual(moveMessages.timeTaken);
    expect(inEnglish(failureIn(state)?.detail ?? '')).toBe(
      'Overlaps another visit: 10:10 - 10:30 the doctor also has Sara Aziz at Marina Clinic.',
    );
    expect(statusesIn(state)).toEqual({ 7: 'confirmed', 9: 'pending' });
    expect(selectEngagements(state)).toMatchObject([{ id: 9 }]);
    expect(selectSlotRanges(state)).toEqual(ranges[0]);
  });

  it.each([
    ['a second Confirm of the same time goes on, for both may be wanted', taken, [original]],
    ['one that the dialog had shown already holds nothing up', null, taken],
    ['one that was given up takes no time', [original, { ...other, status: 'cancelled' }], [original]],
    ['one with another doctor does not', [original, { ...other, doctor_id: 22, local_doctor: null }], [original]],
    ['one right before it does not', [original, { ...other, start_time: '09:40', end_time: '10:00' }], [original]],
  ])('%s', async (_, read, known) => {
    const { sent } = await playMove({
      answers: { reading: [read] },
      given: appointmentsInStore(known),
      then: read === taken ? [submitted] : [],
    });

    expect(sent).toEqual([rejected, [draft]]);
  });

  it('is asked of the service once for each Confirm, and says at the second who has come since', async () => {
    const third = { ...other, id: 10, user_id: 13, local_user: { user_id: 13, name: 'Omar Daher' } };
    const { state, sent } = await playMove({
      answers: { reading: [taken, [...taken, third]] },
      then: [submitted],
    });

    expect(sent).toEqual([]);
    expect(inEnglish(failureIn(state)?.detail ?? '')).toContain('Omar Daher');
  });

  it.each([
    ['is lost', [connectionLost()]],
    ['is refused', [refusal(403)]],
    ['takes longer than two seconds', [new Promise(() => undefined)]],
  ])('goes on where the answer %s', async (_, reading) => {
    const { state, sent } = await playMove({ answers: { reading } });

    expect(sent).toEqual([rejected, [draft]]);
    expect(noticesIn(state)).toEqual([['success', moveMessages.done]]);
  });
});

it.each([
  ['changed it', [{ ...original, status: 'cancelled' }], moveMessages.notStanding],
  ['removed it', [], moveMessages.notFound],
])('sends nothing where another desk has %s, which the list shows', async (_, read, why) => {
  const { state, sent } = await playMove({ answers: { reading: [read] } });

  expect(sent).toEqual([]);
  expect(failureIn(state)).toMatchObject({ text: moveMessages.failed, detail: why });
});

it('says in words that the service takes no second visit of the doctor at that time', async () => {
  const full = refusal(409, { detail: 'The doctor has another appointment at this time (10:00 - 10:20).' });
  const { state, sent } = await playMove({ answers: { book: [full] } });

  expect(sent).toEqual([rejected, [draft], restored]);
  expect(inEnglish(failureIn(state)?.detail ?? '')).toMatch(
    /^The doctor has another appointment at this time \(10:00 - 10:20\)\. No new appointment was created\./,
  );
});

it('a time that has begun is not moved into', async () => {
  const begun = { ...slot, date: TODAY, startTime: '07:00:00', endTime: '07:20:00' };
  const ranges = [[makeAvailability({ date: TODAY, available_from: '07:00:00' })]];
  const { state, sent } = await playMove({
    answers: { ranges },
    events: [rescheduleOpened(7), rescheduleSubmitted({ appointmentId: 7, slot: begun })],
  });

  expect(sent).toEqual([]);
  expect(failureIn(state)?.text).toEqual(moveMessages.slotBegun);
});

describe('when it cannot be asked whether the time is still free', () => {
  it.each([
    ['is lost', connectionLost()],
    ['is refused', refusal()],
  ])('changes nothing when the answer %s, and says that it failed', async (_, error) => {
    const { state, sent } = await playMove({ answers: { ranges: [error] } });

    expect(sent).toEqual([]);
    expect(statusesIn(state)).toEqual({ 7: 'confirmed' });
    expect(failureIn(state)?.text).toEqual(moveMessages.failed);
  });
});

describe('when the appointment is no longer known', () => {
  it('says so and changes nothing', async () => {
    const { state, sent } = await playMove({ events: [rescheduleSubmitted({ appointmentId: 99, slot })] });

    expect(sent).toEqual([]);
    expect(selectNotices(state).map(({ text, detail }) => [text, detail])).toEqual([
      [moveMessages.failed, moveMessages.notFound],
    ]);
  });
});

describe('when the old appointment cannot be rejected', () => {
  it('leaves everything as it is after a refusal', async () => {
    const { state, sent } = await playMove({ answers: { setStatus: [refusal()] } });

    expect(sent).toEqual([rejected]);
    expect(statusesIn(state)).toEqual({ 7: 'confirmed' });
    expect(failureIn(state)?.text).toEqual(moveMessages.failed);
  });

  it('books nothing and sends the old status again after a lost answer', async () => {
    const { state, sent } = await playMove({ answers: { setStatus: [connectionLost(), original] } });

    expect(sent).toEqual([rejected, restored]);
    expect(failureIn(state)?.detail).toMatchObject({ id: moveMessages.putBack.id });
  });
});

describe('when the booking fails', () => {
  it('takes a lost answer for a success when the new appointment is there', async () => {
    const { state, sent } = await playMove({
      answers: { book: [connectionLost()], list: [[{ ...original, status: 'rejected' }, booked]] },
    });

    expect(sent).toEqual([rejected, [draft]]);
    expect(statusesIn(state)).toEqual({ 7: 'rejected', 8: 'pending' });
    expect(noticesIn(state)).toEqual([['success', moveMessages.done]]);
  });

  it('takes neither a cancelled one, nor that of another time, nor one it knew before for the new one', async () => {
    const others = [
      { ...booked, id: 8, status: 'cancelled' },
      { ...booked, id: 9, start_time: '10:20:00' },
      { ...booked, id: 10, user_id: 12 },
      { ...booked, id: 6 },
    ];
    const { sent } = await playMove({
      answers: { book: [connectionLost()], list: [[original, ...others]] },
      given: appointmentsInStore([original, { ...booked, id: 6 }, { ...booked, id: 9, start_time: '10:20:00' }]),
    });

    expect(sent).toEqual([rejected, [draft], restored]);
  });

  it('does not take a cancelled one for one it knew before', async () => {
    const { sent } = await playMove({
      answers: { book: [connectionLost()], list: [[{ ...original, status: 'rejected' }, booked]] },
      given: appointmentsInStore([original, { ...booked, status: 'cancelled' }]),
    });

    expect(sent).toEqual([rejected, [draft]]);
  });

  it('gives the old appointment its status back and says so in the dialog', async () => {
    const { state, sent } = await playMove({ answers: { book: [connectionLost()] } });

    expect(sent).toEqual([rejected, [draft], restored]);
    expect(statusesIn(state)).toEqual({ 7: 'confirmed' });
    expect(failureIn(state)).toMatchObject({
      text: moveMessages.failed,
      detail: { id: moveMessages.putBack.id, values: { status: 'confirmed' } },
    });
    expect(noticesIn(state)).toEqual([]);
  });

  it.each([
    ['never stood', [submitted]],
    ['was left', [rescheduleOpened(7), rescheduleClosed(), submitted]],
  ])('says so in a notice when the dialog %s', async (_, events) => {
    const { state } = await playMove({ answers: { book: [connectionLost()] }, events });

    expect(noticesIn(state)).toEqual([['error', moveMessages.failed]]);
  });

  it('says it no longer once another try is made', async () => {
    const failed = requestFailed({ key, failure: makeFailure(moveMessages.failed) });
    for (const events of [
      [rescheduleOpened(7), failed, rescheduleDateChosen(slot.date)],
      [failed, rescheduleOpened(7)],
    ]) {
      expect(failureIn((await playMove({ events })).state)).toBeUndefined();
    }
  });
});

describe('when the page of a proxy comes in place of an answer', () => {
  const foreign = new UnreadableAnswer('foreign', 'html');

  it('to the rejection, books nothing, and sends the old status again', async () => {
    const { state, sent } = await playMove({ answers: { setStatus: [foreign, original] } });

    expect(sent).toEqual([rejected, restored]);
    expect(statusesIn(state)).toEqual({ 7: 'confirmed' });
    expect(failureIn(state)?.detail).toMatchObject({ id: moveMessages.putBack.id });
  });

  it('to the booking, looks whether the new appointment is there', async () => {
    const { state, sent } = await playMove({
      answers: { book: [foreign], list: [[{ ...original, status: 'rejected' }, booked]] },
    });

    expect(sent).toEqual([rejected, [draft]]);
    expect(statusesIn(state)).toEqual({ 7: 'rejected', 8: 'pending' });
  });
});

describe('when the service takes no more calls in the second half', () => {
  const throttled = refusal(429, {}, { 'retry-after': '9' });
  const wait = 'Too many attempts. Try again in 9 seconds.';

  it('says in how many seconds it does, after the old status was given back', async () => {
    const { state } = await playMove({ answers: { book: [throttled] } });

    expect(inEnglish(failureIn(state)?.detail ?? '')).toContain(`${wait} No new appointment was created.`);
  });

  it('says so too where the old status could not be given back', async () => {
    const { state } = await playMove({ answers: { setStatus: [original, throttled], book: [throttled] } });

    const [notice] = selectNotices(state);
    expect(inEnglish(notice?.detail ?? '')).toContain(`${wait} The new appointment of Layla Haddad`);
  });
});

describe('when the slot names no place', () => {
  const nowhere = rescheduleSubmitted({ appointmentId: 7, slot: { ...slot, locationId: null } });
  const ranges = [[makeAvailability({ date: slot.date, location_id: null })]];

  it('books at the place of the old appointment, and shows it', async () => {
    const { state, sent } = await playMove({ answers: { book: [{ id: 8 }], ranges }, events: [nowhere] });

    expect(sent).toEqual([rejected, [draft]]);
    const names = selectVisible(state, TODAY).map((one) => rowMaker(selectReferred(state, TODAY))(one).locationName);
    expect(names).toEqual(['Marina Clinic', 'Marina Clinic']);
  });
});

it('the name of a place that no appointment has brought is learnt from the doctor', async () => {
  const elsewhere = rescheduleSubmitted({ appointmentId: 7, slot: { ...slot, locationId: 32 } });
  const { state } = await playMove({
    answers: {
      book: [{ id: 8 }],
      ranges: [[makeAvailability({ date: slot.date, location_id: 32 })]],
      doctor: [makeDoctor({ locations: [{ id: 32, name: 'Creek Clinic' }] })],
    },
    events: [elsewhere],
  });

  const names = selectVisible(state, TODAY).map((one) => rowMaker(selectReferred(state, TODAY))(one).locationName);
  expect(names).toEqual(['Marina Clinic', 'Creek Clinic']);
});
