import { askedSince, newestIn } from '#client/lib/changedSince';

const EIGHT = '2026-11-30T08:00:00Z';
const NINE = '2026-11-30T09:00:00Z';
const at = (updated_at: unknown) => ({ updated_at });

it.each<[string, unknown[], string | null, string | null]>([
  ['the last of them', [at(EIGHT), at(NINE), at(EIGHT)], null, NINE],
  ['the one that is known where that is later', [at(EIGHT)], NINE, NINE],
  ['none where no record tells it', [at(null), {}], null, null],
  ['that of the others where a record is none, or tells it otherwise', [null, 7, 'x', at(1), at(EIGHT)], null, EIGHT],
])('the moment of the last change is %s', (_, list, known, newest) => expect(newestIn(list, known)).toBe(newest));

it.each([
  [NINE, '2026-11-30T08:59:50.000Z'],
  ['soon', null],
  [null, null],
])('after %j changes are asked for from %j on', (newest, since) => expect(askedSince(newest)).toBe(since));
