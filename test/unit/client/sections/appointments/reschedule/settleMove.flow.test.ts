import { missingHalfChosen, rescheduleOpened, rescheduleSubmitted } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { moveMessages } from '#client/sections/appointments/reschedule/messages';
import { selectRescheduleView } from '#client/sections/appointments/reschedule/selectors';
import { selectHalfDone } from '#client/state/halfDone/halfDone';
import { selectNotices } from '#client/state/notices';
import { createAppointment, listAppointments } from '#contract/appointments';
import { booked, move, original, slot, submitted } from '#test/support/builders/moves';
import { inEnglish } from '#test/support/inEnglish';
import { atOnce } from '#test/support/service/desk';
import type { Fate } from '#test/support/service/fates';
import { booking, moveService, noticesIn, playMove, rejected, restored, wantedBy } from '#test/support/service/moves';

const topic = appointmentKeys.reschedule(7);
const lost: Fate = 'lost before it took effect';
const gone = { ...original, status: 'rejected' };
const finish = missingHalfChosen(move);

it('a notice stays while the old status cannot be given back, and does so when it is asked to', async () => {
  const service = moveService({ fates: ['answered', lost, lost] });
  const [notice] = selectNotices(await playMove(service, [submitted]));

  expect(notice).toMatchObject({
    topic,
    text: moveMessages.failed,
    detail: { id: moveMessages.stranded.id },
    offer: { label: moveMessages.restore },
  });
  const after = await playMove(service, [wantedBy(notice)]);
  expect(service.sent.slice(3)).toEqual([restored]);
  expect(noticesIn(after).map(([kind]) => kind)).toEqual(['success']);
});

it('a notice stays while two stand, and the dialog that shows the move closes', async () => {
  const service = moveService({ visits: [original, booked], fates: [lost] });
  const state = await playMove(service, [rescheduleOpened(7), finish]);

  expect(service.sent).toEqual([rejected]);
  expect(selectRescheduleView(state)).toBeNull();
  expect(selectNotices(state)).toMatchObject([
    {
      topic,
      kind: 'error',
      detail: { id: moveMessages.doubled.id },
      offer: { label: moveMessages.checkAgain, event: finish },
    },
  ]);
});

it('nothing is given back while the new appointment may exist, which is found out later', async () => {
  const service = moveService();
  service.fateOf = ({ endpoint }) => {
    if (endpoint === createAppointment) return 'lost after it took effect';
    return endpoint === listAppointments && service.callsTo(createAppointment).length > 0 ? lost : undefined;
  };
  const [notice] = selectNotices(await playMove(service, [submitted]));

  expect(notice).toMatchObject({
    topic,
    detail: { id: moveMessages.unknown.id },
    offer: { label: moveMessages.checkAgain },
  });
  service.fateOf = () => undefined;
  const after = await playMove(service, [wantedBy(notice)]);
  expect(service.sent).toEqual([rejected, booking]);
  expect(noticesIn(after)).toEqual([['success', moveMessages.done]]);
});

it('the patient is named even after a reload, when nothing else is known', async () => {
  const service = moveService({ visits: [gone] });
  service.loses(({ endpoint }) => endpoint === listAppointments);
  const [notice] = selectNotices(await playMove(service, [finish], { shown: [] }));

  expect(notice?.topic).toBe(topic);
  expect(inEnglish(notice?.detail ?? '')).toContain('The appointment of Layla Haddad (Sat, 21 Nov 2026, 09:00)');
});

it('nothing is finished while another tab works on the move of the same appointment', async () => {
  const asked: string[] = [];
  const request = (name: string) => {
    asked.push(name);
    return new Promise(() => undefined);
  };
  Object.assign(globalThis, { navigator: { locks: { request } } });
  const service = moveService({ visits: [gone] });
  const state = await playMove(service, [finish, submitted]);
  Reflect.deleteProperty(globalThis, 'navigator');

  expect(asked).toEqual([`mawid.${topic}`]);
  expect(service.sent).toEqual([]);
  expect(noticesIn(state)).toEqual([]);
});

it('nothing is finished once another tab has brought the move to its end', async () => {
  const stuck = await playMove(moveService({ fates: ['answered', lost, lost] }), [submitted]);
  const service = moveService();
  const record = selectHalfDone(stuck)[topic];
  const after = await playMove(service, [finish], { record, kept: null });

  expect(record).toBeDefined();
  expect(service.sent).toEqual([]);
  expect(selectHalfDone(after)).toEqual({});
});

it.each([
  ['the missing half', finish],
  [
    'another move',
    rescheduleSubmitted({ appointmentId: 7, slot: { ...slot, startTime: '11:00:00', endTime: '11:20:00' } }),
  ],
])('nothing is done about %s while the same appointment is being moved', async (_, event) => {
  const service = moveService();
  await playMove(service, [submitted, atOnce(event)]);

  expect(service.sent).toEqual([rejected, booking]);
});

it.each([
  ['moved on', [gone, { ...booked, status: 'rejected' }, { ...booked, id: 9, start_time: '11:00:00' }], 'movedOn'],
  ['changed by somebody else', [{ ...original, status: 'completed' }], 'changedMeanwhile'],
] as const)('nothing is sent for what was %s since, which is said', async (_, visits, is) => {
  const service = moveService({ visits });
  const state = await playMove(service, [finish]);

  expect(service.sent).toEqual([]);
  expect(selectNotices(state)).toMatchObject([{ kind: 'success', text: { id: moveMessages[is].id } }]);
});
