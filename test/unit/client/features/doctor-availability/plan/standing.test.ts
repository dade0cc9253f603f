import {
  addedSlot,
  type HoursToClear,
  type HoursToPlan,
  type PlanCall,
} from '#client/features/doctor-availability/plan/calls';
import { planHoursMessages } from '#client/features/doctor-availability/plan/messages';
import { callStanding } from '#client/features/doctor-availability/plan/standing';
import type { StoredRow } from '#client/state/fanOut/row';
import { makeAvailability } from '#test/support/builders/clinic';

const DATE = '2026-12-07';
const own = { key: 'plan', scope: 'here', locationId: 31, doctor: { id: 21, name: 'Omar Nasser' }, isUndo: false };
/** A whole day that is there, and a morning that takes its place. */
const slot = makeAvailability({ id: 7, date: DATE, available_from: '08:00:00', available_to: '16:00:00' });
const removal: HoursToClear = { ...own, id: '-7', does: 'remove', slot, needs: [] };
const morning: HoursToPlan = {
  ...own,
  ...{ id: '+08:00', does: 'add', needs: ['-7'] },
  draft: { location_id: 31, date: DATE, available_from: '08:00:00', available_to: '11:30:00' },
};
const rowOf = (payload: PlanCall, outcome: string, more = {}) => ({
  id: payload.id,
  payload,
  outcome,
  reason: null,
  ...more,
});

type Ground = Parameters<typeof callStanding>[1];

const ground = { locationId: 31, visits: [], hours: [slot], isTried: false, today: '2026-11-21', minute: 480 } as const;
const standingOf = (one: PlanCall, more: Partial<Ground> = {}, rows: unknown[] = []) =>
  callStanding(one, { ...ground, ...more }, rows as StoredRow<PlanCall>[]);

describe('an addition of a plan', () => {
  const gone = [rowOf(removal, 'added')];

  it('is open once its place is made, by whomever', () => {
    expect(standingOf(morning, { hours: [] }, gone)).toEqual({ is: 'open' });
    expect(standingOf(morning, { hours: [] }, [rowOf(removal, 'skipped')])).toEqual({ is: 'open' });
  });

  it('is done where the same hours are there, at its place', () => {
    const there = addedSlot(morning, 91);

    expect(standingOf(morning, { hours: [there] }, [rowOf(removal, 'failed')])).toEqual({
      is: 'done',
      payload: { ...morning, addedId: 91 },
    });
    expect(standingOf(morning, { hours: [{ ...there, location_id: 32 }] }, gone).is).toBe('leftOut');
  });

  it('is left out with the hours that stay in its place, and over what has come since', () => {
    const because = { is: 'leftOut', reason: { id: 'hoursPlan.overlapsBecause', values: { hours: '08:00 - 16:00' } } };

    expect(standingOf(morning, {}, [rowOf(removal, 'leftOut', { reason: 'booked' })])).toMatchObject({
      ...because,
      reason: { values: { why: 'booked' } },
    });
    expect(standingOf(morning, { visits: null })).toMatchObject(because);
  });

  it.each(['failed', 'refused', 'unsent', 'lost'])('is held back where its place could not be made: %s', (outcome) =>
    expect(standingOf(morning, {}, [rowOf(removal, outcome)])).toMatchObject({
      is: 'heldBack',
      reason: { values: { hours: '08:00 - 16:00' } },
    }),
  );
});

describe('a removal of a plan', () => {
  it('is open where nobody needs its hours', () => expect(standingOf(removal)).toEqual({ is: 'open' }));

  it('is done where they are gone, and says so of those that another desk removed', () => {
    expect(standingOf(removal, { hours: [] })).toMatchObject({ is: 'done', reason: { id: 'deletions.gone' } });
    expect(standingOf(removal, { hours: [], isTried: true })).toEqual({ is: 'done', reason: null });
  });

  it('is open where they were added back by another id after it was sent', () => {
    const back = { hours: [{ ...slot, id: 8 }] };

    expect(standingOf(removal, { ...back, isTried: true })).toEqual({ is: 'open' });
    expect(standingOf(removal, back).is).toBe('done');
  });

  it('is left out where they are booked, and held back where nobody knows who is expected', () => {
    const booked = { hours: [{ ...slot, status: 'booked' }], visits: null };

    expect(standingOf(removal, booked)).toEqual({ is: 'leftOut', reason: planHoursMessages.booked });
    expect(standingOf(removal, { visits: null })).toEqual({ is: 'heldBack', reason: planHoursMessages.visitsFailed });
  });

  it('takes back what has begun since, as an undo alone', () => {
    const begun = { today: slot.date, minute: 720 };

    expect(standingOf(removal, begun).is).toBe('leftOut');
    expect(standingOf({ ...removal, isUndo: true }, begun).is).toBe('open');
  });
});
