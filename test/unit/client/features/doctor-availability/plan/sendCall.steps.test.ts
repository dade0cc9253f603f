import * as availabilitiesApi from '#client/api/availabilities';
import { addedSlot } from '#client/features/doctor-availability/plan/late/calls';
import { hoursAdded, removalTaken } from '#client/features/doctor-availability/plan/late/events';
import { planHoursMessages } from '#client/features/doctor-availability/plan/late/messages';
import { removeInTurn, untilRemoved } from '#client/features/doctor-availability/plan/late/sagas/removals';
import {
  add,
  addAfterRemoval,
  addInTurn,
  sendCall,
} from '#client/features/doctor-availability/plan/late/sagas/sendCall';
import {
  selectIsRemovalTaken,
  selectHoursAsRead,
  selectPlanRows,
} from '#client/features/doctor-availability/plan/late/selectors';
import { currentMoment } from '#client/lib/dates';
import { UnreadableAnswer } from '#client/lib/errors';
import { Problem } from '#client/lib/problem';
import { itemMoved } from '#client/state/fanOut/ledgers';
import { refusal } from '#test/support/builders/faults';
import {
  plannedMorning as morning,
  plannedRemoval as removal,
  plannedRow as rowOf,
  plannedSlot as slot,
} from '#test/support/builders/planCalls';
import { testSaga } from '#test/support/sagas/testSaga';

const adding = (hours: unknown, isTried = false) =>
  testSaga(add, morning, isTried).next().select(selectHoursAsRead, morning).next(hours);

it('sends each call as what it does', () => {
  testSaga(sendCall, morning, true).next().call(addInTurn, morning, true).next('added').returns('added');
  testSaga(sendCall, removal, true).next().call(removeInTurn, removal, true).next('gone').returns('gone');
});

describe('adding hours', () => {
  it('waits for the removals that it needs, and tells why their hours stay', () => {
    const steps = testSaga(addInTurn, morning, true).next().call(untilRemoved, morning, removal.id).save('it waits');
    steps.restore('it waits').next('booked').returns({ outcome: 'leftOut', reason: 'booked' });
    const sent = steps.restore('it waits').next(null).call(add, morning, true).save('it is sent');
    sent.restore('it is sent').next('made').returns('made');
    const refused = refusal(400);
    sent
      .restore('it is sent')
      .throw(refused)
      .call(addAfterRemoval, morning, true, refused)
      .next('after all')
      .returns('after all');
    for (const error of [refusal(403), refusal(500), refusal(429)])
      expect(() => sent.restore('it is sent').throw(error)).toThrow(error);
  });

  it('sends them once, keeps their id, and does not believe an answer without one', () => {
    const sent = adding([]).call(availabilitiesApi.addAvailability, 21, morning.draft).save('it is sent');
    sent
      .restore('it is sent')
      .next({ id: 90 })
      .put(hoursAdded({ scope: 'here', doctorId: 21, slot: addedSlot(morning, 90) }))
      .next()
      .returns({ outcome: 'added', payload: { ...morning, addedId: 90 } });
    sent.restore('it is sent').next({ skipped: true }).returns({ outcome: 'skipped' });
    expect(() => sent.restore('it is sent').next({})).toThrow(UnreadableAnswer);
  });

  it.each([
    [true, 'added'],
    [false, 'skipped'],
  ])('sends nothing where they are there, which is its own work or not: %p', (isTried, outcome) => {
    adding([addedSlot(morning, 91)], isTried).returns({ outcome, payload: { ...morning, addedId: 91 } });
  });

  it('sends nothing over what has come since, and nothing where nobody knows', () => {
    adding([slot])
      .next()
      .call(currentMoment)
      .next(new Date(2026, 10, 21, 8, 0))
      .inspect((end) => expect(end).toMatchObject({ outcome: 'leftOut', reason: { id: 'hoursPlan.overlapsBecause' } }));
    expect(() => adding(null)).toThrow(Problem);
  });
});

describe('after a refusal', () => {
  const refused = refusal(400);
  const steps = testSaga(addAfterRemoval, morning, false, refused)
    .next()
    .select(selectPlanRows, 'plan')
    .save('it looks');
  const taken = (isTaken: boolean) => removalTaken({ scope: 'here', id: removal.id, isTaken });
  const begun = steps
    .restore('it looks')
    .next([rowOf(removal, 'queued')])
    .select(selectIsRemovalTaken, removal)
    .next(false)
    .put(taken(true))
    .next()
    .inspect((effect) => expect(effect).toMatchObject({ type: 'CALL' }))
    .save('it is removed');

  it.each([
    [[]],
    [[rowOf(removal, 'added')]],
    [[rowOf({ ...removal, slot: { ...slot, date: '2026-12-08' } }, 'queued')]],
  ])('has failed where nothing of its day is to go any more', (rows) =>
    expect(() => steps.restore('it looks').next(rows)).toThrow(refused),
  );

  it('takes no removal that another line makes', () => {
    const asked = steps
      .restore('it looks')
      .next([rowOf(removal, 'sent')])
      .select(selectIsRemovalTaken, removal);
    expect(() => asked.next(true)).toThrow(refused);
  });

  it('sends them once more when the nearest hours of the day are gone, and notes these', () => {
    begun
      .restore('it is removed')
      .next({ outcome: 'added' })
      .call(add, morning, false)
      .next({ outcome: 'added' })
      .put(itemMoved('plan', removal.id, { is: 'accepted', as: { outcome: 'added' } }))
      .next()
      .put(taken(false))
      .next()
      .returns({ outcome: 'added' });
  });

  it('puts these back where the new ones are refused again', () => {
    begun
      .restore('it is removed')
      .next({ outcome: 'added' })
      .call(add, morning, false)
      .throw(refused)
      .inspect((effect) => expect(effect).toMatchObject({ type: 'CALL' }))
      .next(true)
      .put(
        itemMoved('plan', removal.id, {
          is: 'accepted',
          as: { outcome: 'leftOut', reason: planHoursMessages.putBack },
        }),
      )
      .next()
      .put(taken(false));
  });
});
