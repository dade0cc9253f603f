import {
  bookingOffer,
  dueDate,
  visitsToCome,
  type Interval,
  type PatientAndDoctor,
} from '#client/sections/appointments/visits/booking';
import type { Appointment } from '#contract/appointments';
import { makeAvailability } from '#test/support/builders/clinic';
import { storedVisits } from '#test/support/builders/visits';

const visitOf = (overrides: Partial<Appointment>) => {
  const [visit] = storedVisits([overrides]);
  if (!visit) throw new Error('A visit was expected.');
  return visit;
};

it.each<[Interval, Partial<Appointment>, string]>([
  ['w1', { date: '2026-11-25' }, '2026-12-02'],
  ['w2', { date: '2026-11-21' }, '2026-12-05'],
  ['w4', { date: '2026-10-05', status: 'completed' }, '2026-12-19'],
  ['w6', { date: '2026-11-30', status: 'pending' }, '2027-01-11'],
  ['m3', { date: '2026-11-30' }, '2027-02-28'],
  ['m6', { date: '2026-12-31' }, '2027-06-30'],
  ['m3', { date: '2027-11-30' }, '2028-02-29'],
  ['m6', { date: '2026-12-25', status: 'cancelled' }, '2027-05-21'],
  ['w1', { date: '' }, '2026-11-28'],
  ['w0', { date: '2026-11-25' }, '2026-11-21'],
])('%s after %j', (interval, visit, due) => {
  expect(dueDate(visitOf({ status: 'confirmed', ...visit }), interval, '2026-11-21')).toBe(due);
});

const at = (date: string, from: string, to: string, locationId = 31) =>
  makeAvailability({ date, available_from: `${from}:00`, available_to: `${to}:00`, location_id: locationId });
const now = new Date('2026-11-21T08:00');
const hours = [
  at('2026-11-29', '10:00', '10:40'),
  at('2026-11-30', '09:00', '09:20', 32),
  at('2026-12-01', '10:00', '10:40'),
  at('2026-12-01', '13:00', '13:20'),
];
const visits = storedVisits([
  { id: 8, date: '2026-12-01', start_time: '10:00:00', end_time: '10:20:00', status: 'confirmed' },
]);
const usual = { place: 31, due: '2026-11-30', half: null, picked: null };

it.each<[string, Partial<Parameters<typeof bookingOffer>[1]>, string | null]>([
  ['the first from the due one on with a free time at the place', {}, '2026-12-01'],
  ['of any place where none is chosen', { place: null }, '2026-11-30'],
  ['of a half of the day', { place: null, half: 'afternoons' }, '2026-12-01'],
  ['the one that a person has picked', { picked: '2026-11-22' }, '2026-11-22'],
  ['none where no later one is free', { due: '2026-12-02' }, null],
])('the date is %s', (_, asked, date) =>
  expect(bookingOffer({ hours, visits, now }, { ...usual, ...asked }).date).toBe(date),
);

it.each<[string, string, string, string]>([
  ['today on where one of them is due', '2026-12-20', '2026-11-21', '2026-12-20'],
  ['the due date on where that is later', '2026-12-21', '2026-12-21', '2027-01-19'],
])('thirty dates are offered, from %s', (_, due, first, last) => {
  const { dates } = bookingOffer({ hours: [], visits, now }, { ...usual, due });

  expect([dates[0], dates.at(-1), dates.length]).toEqual([first, last, 30]);
});

it('more dates are offered where the first free time is beyond, and a taken time is offered as such', () => {
  const offer = bookingOffer({ hours: [...hours, at('2027-01-25', '09:00', '09:20')], visits, now }, usual);
  const beyond = bookingOffer({ hours: [at('2027-01-25', '09:00', '09:20')], visits, now }, usual);

  expect(offer.times.map(({ slot, isClashing }) => [slot.startTime, isClashing])).toEqual([
    ['10:00:00', false],
    ['10:20:00', false],
    ['10:00:00', true],
    ['10:20:00', false],
    ['13:00:00', false],
  ]);
  expect([beyond.date, beyond.dates.at(-1)]).toEqual(['2027-01-25', '2027-01-25']);
});

describe('the visits to come of a patient', () => {
  const list = storedVisits([
    { id: 1, doctor_id: 22, date: '2026-11-22' },
    { id: 2, doctor_id: 23, date: '2026-11-23' },
    { id: 3, doctor_id: 21, date: '2026-11-24' },
    { id: 4, doctor_id: 21, date: '2026-11-25' },
    { id: 5, doctor_id: 21, date: '2026-11-20' },
    { id: 6, doctor_id: 21, date: '2026-11-26', user_id: 12 },
  ]).map((one) => ({ ...one, status: one.id === 4 ? 'cancelled' : 'confirmed' }));
  const specialtyOf = ({ doctor_id }: { doctor_id: unknown }) => (doctor_id === 23 ? 'Dermatology' : 'Cardiology');
  const idsFor = (asked: Partial<PatientAndDoctor>) =>
    visitsToCome(list, { patient: 11, doctor: '21', specialty: 'Dermatology', ...asked }, specialtyOf, now).map(
      ({ id }) => id,
    );

  it.each<[string, Partial<PatientAndDoctor>, number[]]>([
    ['with the same doctor first, then of the same specialty', {}, [3, 2, 1]],
    ['in their order before a doctor is chosen', { doctor: null, specialty: '' }, [1, 2, 3]],
    ['of one who has none', { patient: 99 }, []],
  ])('are those that stand and are not over, %s', (_, asked, ids) => expect(idsFor(asked)).toEqual(ids));
});
