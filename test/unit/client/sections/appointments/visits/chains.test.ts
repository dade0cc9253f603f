import { chainsOf } from '#client/sections/appointments/visits/chains';
import { visitCounts, visitToFollow } from '#client/sections/appointments/visits/counts';
import { storedVisits } from '#test/support/builders/visits';
import { inEnglish } from '#test/support/inEnglish';

/** The chains of some visits, each as the ids in it. */
const chains = (...visits: Parameters<typeof storedVisits>[0]) =>
  chainsOf(storedVisits(visits)).map((chain) => chain.map(({ id }) => id).join(' > '));

const old = { id: 'old', date: '2026-11-24', status: 'rejected', updated_at: '2026-11-20T12:00:00' };
const next = { id: 'next', date: '2026-11-26', status: 'pending', created_at: '2026-11-20T12:00:01' };

it.each<[string, object, object, string[]]>([
  ['right after it', {}, {}, ['old > next']],
  ['a minute after it', {}, { created_at: '2026-11-20T12:01:00' }, ['old > next']],
  ['longer after it', {}, { created_at: '2026-11-20T12:01:01' }, ['old', 'next']],
  ['just before it', {}, { created_at: '2026-11-20T11:59:30' }, ['old > next']],
  [
    'in another zone at that moment',
    { updated_at: '2026-11-20T12:00:00Z' },
    { created_at: '2026-11-20T16:00:30+04:00' },
    ['old > next'],
  ],
  ['with another doctor', {}, { doctor_id: 99 }, ['old', 'next']],
  ['with the same doctor by the text of the id', { doctor_id: 21 }, { doctor_id: '21' }, ['old > next']],
  ['for an earlier day', {}, { date: '2026-11-22' }, ['old > next']],
  ['after one that was cancelled', { status: 'cancelled' }, {}, ['old', 'next']],
  ['after one that stands', { status: 'confirmed' }, {}, ['old', 'next']],
  ['nobody knows when', {}, { created_at: null }, ['old', 'next']],
  ['after one of which nobody knows when', { updated_at: null }, {}, ['old', 'next']],
  ['before the other one was made', { created_at: '2026-11-20T12:00:30' }, {}, ['old', 'next']],
])('a rejected visit, and another one made %s', (_, one, other, expected) => {
  expect(chains({ ...old, ...one }, { ...next, ...other })).toEqual(expected);
  expect(chains({ ...next, ...other }, { ...old, ...one })).toEqual(expected);
});

it('of several that were made then the nearest one comes of it, and a later move goes on from there', () => {
  const moved = { ...next, status: 'rejected', updated_at: '2026-11-21T09:00:00' };
  const last = { id: 'last', date: '2026-12-01', status: 'confirmed', created_at: '2026-11-21T09:00:02' };
  const other = { id: 'other', date: '2026-11-30', status: 'pending', created_at: '2026-11-20T12:00:40' };

  expect(chains(other, last, old, moved)).toEqual(['other', 'old > next > last']);
});

it('two that were rejected at once do not share the one that was made then', () => {
  expect(chains({ ...old, id: 'twin', date: '2026-11-23', updated_at: '2026-11-20T12:00:20' }, old, next)).toEqual([
    'twin',
    'old > next',
  ]);
});

it('counts a visit that was moved once, each sort that occurs, and what was moved apart', () => {
  const visits = storedVisits([
    old,
    next,
    { id: 3, date: '2026-11-21', start_time: '08:00:00', status: 'confirmed' },
    { id: 4, date: '2026-11-01', status: 'completed' },
    { id: 5, date: '2026-11-02', status: 'canceled' },
    { id: 6, date: '2026-11-29', status: 'confirmed' },
  ]);

  expect(visitCounts(chainsOf(visits), new Date('2026-11-21T10:30:00')).map(inEnglish)).toEqual([
    '5 visits',
    '2 to come',
    '1 completed',
    '1 rejected or cancelled',
    '1 probably moved',
  ]);
});

it.each([
  [['confirmed', 'completed', 'cancelled'], 2],
  [['rejected', 'cancelled'], 2],
  [[], undefined],
])('of %j the follow-up comes after the latest that was not dropped, or else the latest', (statuses, id) => {
  const visits = storedVisits(statuses.map((status, at) => ({ id: at + 1, date: `2026-11-0${at + 1}`, status })));

  expect(visitToFollow(chainsOf(visits))?.id).toBe(id);
});
