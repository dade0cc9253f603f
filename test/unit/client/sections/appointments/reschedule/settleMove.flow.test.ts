import { missingHalfChosen, rescheduleSubmitted } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { moveMessages } from '#client/sections/appointments/reschedule/messages';
import { halfDoneBegun, selectHalfDone } from '#client/state/halfDone/halfDone';
import { selectNotices } from '#client/state/notices';
import { connectionLost } from '#test/support/builders/faults';
import {
  booked,
  draft,
  move,
  noticesIn,
  original,
  playMove,
  rejected,
  restored,
  slot,
  statusesIn,
  submitted,
  wantedBy,
} from '#test/support/builders/moves';
import { inEnglish } from '#test/support/inEnglish';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

const topic = appointmentKeys.reschedule(7);

describe('when the old status cannot be given back', () => {
  it('keeps a notice, and finishes the missing half when it is asked to', async () => {
    const { state } = await playMove({
      answers: { setStatus: [original, connectionLost()], book: [connectionLost()] },
    });
    const [notice] = selectNotices(state);

    expect(notice).toMatchObject({
      topic,
      text: moveMessages.failed,
      detail: { id: moveMessages.stranded.id },
      offer: { label: moveMessages.restore },
    });
    const { sent, state: after } = await playMove({ events: [wantedBy(notice)] });
    expect(sent).toEqual([restored]);
    expect(selectNotices(after).map(({ kind }) => kind)).toEqual(['success']);
  });
});

describe('while it is unknown whether the new appointment exists', () => {
  it('gives nothing back, and finds out later', async () => {
    const { state, sent } = await playMove({ answers: { book: [connectionLost()], list: [connectionLost()] } });
    const [notice] = selectNotices(state);

    expect(sent).toEqual([rejected, [draft]]);
    expect(notice).toMatchObject({
      topic,
      detail: { id: moveMessages.unknown.id },
      offer: { label: moveMessages.checkAgain },
    });
    const { sent: later, state: after } = await playMove({
      answers: { list: [[{ ...original, status: 'rejected' }, booked]] },
      events: [wantedBy(notice)],
    });
    expect(later).toEqual([]);
    expect(noticesIn(after)).toEqual([['success', moveMessages.done]]);
  });

  it('names the patient even after a reload, when nothing else is known', async () => {
    const { state } = await playMove({
      answers: { list: [connectionLost()] },
      events: [missingHalfChosen(move)],
      given: [],
    });

    const [notice] = selectNotices(state);
    expect(notice?.topic).toBe(topic);
    expect(inEnglish(notice?.detail ?? '')).toContain('The appointment of Layla Haddad (Sat, 21 Nov 2026, 09:00)');
  });
});

it('rejects the old appointment after all when the booking takes effect after Check again was pressed', async () => {
  const { sent, state } = await playMove({
    answers: { list: [[{ ...original, status: 'rejected' }], [original, booked]] },
    events: [missingHalfChosen(move)],
    given: appointmentsInStore([original]),
  });

  expect(sent).toEqual([restored, rejected]);
  expect(noticesIn(state)).toEqual([['success', moveMessages.done]]);
});

it('does not take an appointment for the new one that was there before', async () => {
  const { sent } = await playMove({
    answers: { list: [[original, { ...booked, id: 6 }]] },
    events: [missingHalfChosen({ ...move, twinIds: [6] })],
  });

  expect(sent).toEqual([restored]);
});

it('finishes nothing while another tab works on the move of the same appointment', async () => {
  const asked: string[] = [];
  const request = (name: string) => {
    asked.push(name);
    return new Promise(() => undefined);
  };
  Object.assign(globalThis, { navigator: { locks: { request } } });
  const { sent, state } = await playMove({ events: [missingHalfChosen(move), submitted] });
  Reflect.deleteProperty(globalThis, 'navigator');

  expect(asked).toEqual([`mawid.${topic}`]);
  expect(sent).toEqual([]);
  expect(noticesIn(state)).toEqual([]);
});

it('finishes nothing once another tab has brought the move to its end', async () => {
  const { state } = await playMove({ answers: { setStatus: [original, connectionLost()], book: [connectionLost()] } });
  const record = selectHalfDone(state)[topic];
  const given = [...appointmentsInStore([original]), ...(record ? [halfDoneBegun({ key: topic, work: record })] : [])];
  const after = await playMove({ given, events: [missingHalfChosen(move)], kept: null });

  expect(record).toBeDefined();
  expect(after.sent).toEqual([]);
  expect(selectHalfDone(after.state)).toEqual({});
});

it('finishes nothing while the same appointment is being moved', async () => {
  const later = rescheduleSubmitted({
    appointmentId: 7,
    slot: { ...slot, startTime: '11:00:00', endTime: '11:20:00' },
  });
  for (const events of [
    [submitted, missingHalfChosen(move)],
    [submitted, later],
  ]) {
    expect((await playMove({ events })).sent).toEqual([rejected, [draft]]);
  }
});

it('restores nothing once the new appointment has been moved on', async () => {
  const list = [
    { ...original, status: 'rejected' },
    { ...booked, status: 'rejected' },
    { ...booked, id: 9, start_time: '11:00:00' },
  ];
  const { sent, state } = await playMove({
    answers: { list: [list] },
    events: [missingHalfChosen(move)],
  });

  expect(sent).toEqual([]);
  expect(selectNotices(state)).toMatchObject([{ kind: 'success', text: { id: moveMessages.movedOn.id } }]);
  expect(statusesIn(state)).toEqual({ 7: 'rejected' });
});

it('leaves alone what somebody else has done to the old appointment since', async () => {
  const list = [{ ...original, status: 'completed' }];
  const { sent, state } = await playMove({
    answers: { list: [list] },
    events: [missingHalfChosen(move)],
    given: appointmentsInStore([original]),
  });

  expect(sent).toEqual([]);
  expect(selectNotices(state)).toMatchObject([{ kind: 'success', text: { id: moveMessages.changedMeanwhile.id } }]);
});
