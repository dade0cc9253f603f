import { indexByDay } from '#client/sections/appointments/board/byDoctorAndDay';
import { carried, freePlaces, hindranceOf } from '#client/sections/appointments/board/moving';
import type { Step } from '#client/sections/appointments/board/walk';
import { between, stored } from '#test/support/builders/blocks';
import { makeAvailability, TODAY } from '#test/support/builders/clinic';

const SUNDAY = '2026-11-22';
const now = new Date(2026, 10, 21, 8, 0);
const hours = [
  makeAvailability({ available_from: '09:00', available_to: '11:00' }),
  makeAvailability({ available_from: '11:00', available_to: '12:00', status: 'booked' }),
  makeAvailability({ date: SUNDAY, available_from: '10:00', available_to: '10:40' }),
];
const [moving, ...others] = stored(
  between(540, 560),
  between(580, 600),
  between(600, 620, { status: 'rejected' }),
  between(620, 640, { doctor_id: 22 }),
);
const index = indexByDay([moving!, ...others]);
const places = freePlaces(moving!, [TODAY, SUNDAY], { hours, index, now });
const named = ({ date, startTime }: { date: string; startTime: string }) => `${date} ${startTime.slice(0, 5)}`;

it('an appointment goes where its doctor has a free slot and expects nobody else', () =>
  expect(places.map(named)).toEqual([
    `${TODAY} 09:20`,
    `${TODAY} 10:00`,
    `${TODAY} 10:20`,
    `${TODAY} 10:40`,
    `${SUNDAY} 10:00`,
    `${SUNDAY} 10:20`,
  ]));

it('of two places at one time it goes to its own', () => {
  const elsewhere = makeAvailability({ available_from: '09:20', available_to: '10:20', location_id: 99 });
  const [first, , third] = freePlaces(moving!, [TODAY], { hours: [elsewhere, ...hours, elsewhere], index, now });

  expect([first?.locationId, third?.locationId]).toEqual([31, 31]);
});

it.each<[number, Step, string | null]>([
  [0, 'up', null],
  [0, 'down', `${TODAY} 10:00`],
  [1, 'up', `${TODAY} 09:20`],
  [1, 'first', `${TODAY} 09:20`],
  [1, 'last', `${TODAY} 10:40`],
  [3, 'down', null],
  [3, 'onwards', `${SUNDAY} 10:20`],
  [0, 'onwards', `${SUNDAY} 10:00`],
  [5, 'backwards', `${TODAY} 10:20`],
  [0, 'backwards', null],
])('from place %i the step %s leads to %s', (at, step, wanted) => {
  const place = carried(places, places[at]!, step);

  expect(place && named(place)).toBe(wanted);
});

it.each([
  ['sample', { isSample: true }, {}],
  ['past', {}, { date: '2026-11-20' }],
  ['status', {}, { status: 'rejected' }],
  ['status', {}, { status: 'no_show' }],
  ['busy', { isBusy: true }, {}],
  ['hoursPending', { hours: undefined }, {}],
  ['hoursFailed', { hours: null }, {}],
  [null, {}, { status: 'pending' }],
])('the reason why it stays is %s', (reason, conditions, appointment) => {
  const known = { isSample: false, isBusy: false, hours, ...conditions };

  expect(hindranceOf({ ...moving!, ...appointment }, TODAY, known)).toBe(reason);
});
