import { isOutdated } from '#client/entities/appointments';

const at = (updated_at: string | null) => ({ updated_at });

describe('a record of an appointment', () => {
  it.each([
    ['of an earlier moment', '2026-11-21T08:00:00.001Z', '2026-11-21T08:00:00.002Z', true],
    ['of an earlier moment, told in another zone', '2026-11-21T11:00:00+04:00', '2026-11-21T07:30:00Z', true],
    ['of the same moment', '2026-11-21T08:00:00Z', '2026-11-21T08:00:00Z', false],
    ['of a later moment', '2026-11-21T08:00:01Z', '2026-11-21T08:00:00Z', false],
    ['that does not tell its moment', null, '2026-11-21T08:00:00Z', false],
    ['whose moment has nothing to be held against', '2026-11-21T08:00:00Z', null, false],
  ])('%s', (_, record, known, is) => expect(isOutdated(at(record), at(known))).toBe(is));

  it('of an appointment that was not known', () =>
    expect(isOutdated(at('2026-11-21T08:00:00Z'), undefined)).toBe(false));
});
