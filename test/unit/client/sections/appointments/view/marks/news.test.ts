import { countedIds, sinceText } from '#client/sections/appointments/view/marks/marks';
import { newsSince } from '#client/sections/appointments/view/marks/news';
import type { Appointment } from '#contract/appointments';
import { makeAppointment } from '#test/support/builders/clinic';

const BEFORE = '2026-11-21T08:00:00.000Z';
const SINCE = '2026-11-21T09:00:00.000Z';
const AFTER = '2026-11-21T09:00:00.001Z';

let id = 0;
const visit = (more: Partial<Appointment>) => {
  id += 1;
  return { ...makeAppointment({ id, user_id: id, doctor_id: 1, created_at: BEFORE, updated_at: AFTER }), ...more };
};
const made = (more: Partial<Appointment> = {}) => visit({ created_at: AFTER, ...more });
const none = { added: 0, dropped: 0, moved: 0, changed: 0 };

it.each<[string, readonly Appointment[], Partial<typeof none>]>([
  ['a new one', [made()], { added: 1 }],
  ['one that was accepted', [visit({ status: 'confirmed' })], { changed: 1 }],
  [
    'one that was cancelled, or rejected',
    [visit({ status: 'cancelled' }), visit({ status: 'rejected' })],
    { dropped: 2 },
  ],
  ['one that was moved', [visit({ user_id: 7, status: 'rejected' }), made({ user_id: 7 })], { moved: 1 }],
  [
    'two of a patient, of which one was moved',
    [visit({ user_id: 7, status: 'rejected' }), visit({ user_id: 7, status: 'cancelled' }), made({ user_id: 7 })],
    { moved: 1, dropped: 1 },
  ],
  [
    'another doctor, which is no move',
    [visit({ user_id: 7, status: 'rejected' }), made({ user_id: 7, doctor_id: 2 })],
    { added: 1, dropped: 1 },
  ],
])('of the news %s is told as such', (_, list, expected) => {
  expect(newsSince(list as never, SINCE)).toEqual({ since: SINCE, ...none, ...expected });
});

it.each<[string, readonly object[]]>([
  ['changed before', [visit({ updated_at: SINCE })]],
  ['of which nobody says when it was changed', [visit({ updated_at: null }), visit({ updated_at: 3 as never })]],
  ['booked and cancelled meanwhile', [made({ status: 'cancelled' })]],
])('what was %s is no news', (_, list) => {
  expect(newsSince(list as never, SINCE)).toBeNull();
});

it('leads to exactly those that have changed since', () => {
  const list = [visit({ id: 70 }), visit({ id: 71, updated_at: SINCE }), visit({ id: 72, updated_at: null })];

  expect(countedIds(sinceText(SINCE), list as never)).toEqual(new Set(['70']));
  expect(countedIds('since.yesterday', list as never)).toBeNull();
});
