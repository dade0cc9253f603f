import * as availabilitiesApi from '#client/api/availabilities';
import { addedSlot } from '#client/features/doctor-availability/plan/late/calls';
import { hoursGone, removalTaken } from '#client/features/doctor-availability/plan/late/events';
import { planHoursMessages } from '#client/features/doctor-availability/plan/late/messages';
import { readHoursAnew } from '#client/features/doctor-availability/plan/late/sagas/readGround';
import {
  findCalls,
  remove,
  removeInTurn,
  untilRemoved,
} from '#client/features/doctor-availability/plan/late/sagas/removals';
import {
  selectExpectedVisits,
  selectIsRemovalTaken,
  selectHoursAsRead,
  selectPlanRows,
} from '#client/features/doctor-availability/plan/late/selectors';
import { currentMoment } from '#client/lib/dates';
import { Problem } from '#client/lib/problem';
import { itemMoved } from '#client/state/fanOut/ledgers';
import { deleteUnlessGone } from '#client/state/sagas/deleteUnlessGone';
import {
  plannedDoctor as doctor,
  plannedMorning as morning,
  plannedRemoval as removal,
  plannedRow as rowOf,
  plannedSlot as slot,
} from '#test/support/builders/planCalls';
import { testSaga } from '#test/support/sagas/testSaga';

const removing = (hours: unknown, isTried = false) =>
  testSaga(remove, removal, isTried).next().select(selectHoursAsRead, removal).next(hours);

describe('removing hours', () => {
  const moment = new Date(2026, 10, 21, 8, 0);
  const asked = (hours: unknown, visits: unknown) =>
    removing(hours).select(selectExpectedVisits, removal).next(visits).call(currentMoment).next(moment);

  it('deletes what nobody needs', () => {
    asked([slot], [])
      .call(deleteUnlessGone, availabilitiesApi.deleteAvailability, 7)
      .next('deleted')
      .put(hoursGone({ scope: 'here', doctorId: 21, id: 7 }))
      .next()
      .returns({ outcome: 'added' });
  });

  it('deletes nothing that is booked, nor where nobody knows who is expected', () => {
    asked([{ ...slot, status: 'booked' }], null).returns({ outcome: 'leftOut', reason: planHoursMessages.booked });
    expect(() => asked([slot], null)).toThrow(Problem);
  });

  it('counts what is gone as gone, by whomever', () => {
    removing([], true).returns({ outcome: 'added' });
    removing([]).inspect((end) => expect(end).toMatchObject({ outcome: 'skipped' }));
  });

  it('waits for another line that makes the same, and takes no turn of its own then', () => {
    const steps = testSaga(removeInTurn, removal, true).next().select(selectPlanRows, 'plan').save('it looks');
    steps
      .restore('it looks')
      .next([rowOf(removal, 'sent')])
      .select(selectIsRemovalTaken, removal)
      .next(true)
      .inspect((effect) => expect(effect).toMatchObject({ type: 'CALL' }))
      .next()
      .select(selectPlanRows, 'plan')
      .next([rowOf(removal, 'added')])
      .select(selectIsRemovalTaken, removal)
      .next(false)
      .returns({ outcome: 'skipped' });
    steps
      .restore('it looks')
      .next([rowOf(removal, 'sent'), rowOf(morning, 'sent')])
      .select(selectIsRemovalTaken, removal)
      .next(false)
      .put(removalTaken({ scope: 'here', id: removal.id, isTaken: true }))
      .next()
      .call(remove, removal, true)
      .next('end')
      .put(removalTaken({ scope: 'here', id: removal.id, isTaken: false }))
      .next()
      .returns('end');
  });
});

describe('waiting for a removal', () => {
  const steps = testSaga(untilRemoved, morning, removal.id).next().select(selectPlanRows, 'plan').save('it looks');
  const seeing = (outcome: string, more = {}) => steps.restore('it looks').next([rowOf(removal, outcome, more)]);

  it.each(['added', 'skipped'])('goes on when it is %s', (outcome) => {
    seeing(outcome).returns(null);
  });

  it('tells why its hours stay, and has failed with it', () => {
    seeing('leftOut', { reason: 'booked' }).inspect((end) =>
      expect(end).toMatchObject({ id: 'hoursPlan.overlapsBecause', values: { hours: '08:00 - 16:00', why: 'booked' } }),
    );
    expect(() => seeing('failed')).toThrow(Problem);
  });

  it('looks for one without an answer at once', () => {
    const row = rowOf(removal, 'lost', { attempt: 'first' });
    steps
      .restore('it looks')
      .next([row])
      .call(findCalls, [row])
      .next(new Map([[removal.id, { outcome: 'added' }]]))
      .put(itemMoved('plan', removal.id, { is: 'found', as: { outcome: 'added' } }))
      .next()
      .select(selectPlanRows, 'plan')
      .next([rowOf(removal, 'added')])
      .returns(null);
  });
});

it('looks for lost answers by one reading, and knows an addition by its hours and a removal by its id', () => {
  const lost = [rowOf(removal, 'lost'), rowOf(morning, 'lost')] as unknown as Parameters<typeof findCalls>[0];
  const made = addedSlot(morning, 92);
  testSaga(findCalls, lost)
    .next()
    .call(readHoursAnew, { scope: 'here', doctors: [doctor] })
    .next()
    .select(selectHoursAsRead, removal)
    .next([made])
    .select(selectHoursAsRead, morning)
    .next([made])
    .returns(
      new Map([
        [removal.id, { outcome: 'added' }],
        [morning.id, { outcome: 'added', payload: { ...morning, addedId: 92 } }],
      ]),
    );
});
