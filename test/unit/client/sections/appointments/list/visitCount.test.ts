import { appointments } from '#client/entities/appointments';
import { countVisits, visitCountInWords, visitCountText } from '#client/sections/appointments/list/visitCount';
import { makeAppointment } from '#test/support/builders/clinic';
import { inEnglish } from '#test/support/inEnglish';

/** Appointments of these statuses as the store keeps them. */
function stored(statuses: string) {
  const made = statuses
    .split(' ')
    .map((status, id) => makeAppointment({ id, status: status === 'none' ? null : status }));
  return Object.values(appointments.entitiesIn(appointments.normalize(made).entities));
}

it.each([
  ['pending confirmed completed', '3', '3 appointments'],
  ['none arrived', '2', '2 appointments'],
  ['confirmed rejected pending rejected', '2 · 2 rejected', '2 appointments · 2 rejected'],
  ['confirmed canceled cancelled', '1 · 2 cancelled', '1 appointment · 2 cancelled'],
  ['cancelled rejected pending', '1 · 1 rejected · 1 cancelled', '1 appointment · 1 rejected · 1 cancelled'],
  ['rejected rejected', '2 rejected', '0 appointments · 2 rejected'],
])('%s are %j', (statuses, text, inWords) => {
  const count = countVisits(stored(statuses));

  expect(inEnglish(visitCountText(count))).toBe(text);
  expect(inEnglish(visitCountInWords(count))).toBe(inWords);
});

it('nobody at all is said, too', () => {
  expect(inEnglish(visitCountInWords(countVisits([])))).toBe('0 appointments');
});

it('counts a part of a list', () => {
  const list = stored('rejected confirmed cancelled pending rejected');

  expect(countVisits(list, 1, 4)).toEqual({ kept: 2, rejected: 0, cancelled: 1 });
});
