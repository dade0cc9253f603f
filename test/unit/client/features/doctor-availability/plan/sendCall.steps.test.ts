import * as availabilitiesApi from '#client/api/availabilities';
import { addedSlot } from '#client/features/doctor-availability/plan/calls';
import { hoursAdded, hoursGone, selectHoursAsRead } from '#client/features/doctor-availability/plan/ground';
import { planHoursMessages } from '#client/features/doctor-availability/plan/messages';
import {
  add,
  addAfterRemoval,
  makeRoom,
  remove,
  sendCall,
  standingOfCall,
} from '#client/features/doctor-availability/plan/sagas/sendCall';
import { Unsent, UnreadableAnswer } from '#client/lib/errors';
import { Problem } from '#client/lib/problem';
import { itemMoved, selectRowsOf } from '#client/state/fanOut/ledgers';
import type { Happening } from '#client/state/fanOut/row';
import { sendIfOpen } from '#client/state/fanOut/standing';
import { deleteUnlessGone } from '#client/state/sagas/deleteUnlessGone';
import { refusal } from '#test/support/builders/faults';
import {
  plannedMorning as morning,
  plannedRemoval as removal,
  plannedRow as rowOf,
  plannedSlot as slot,
} from '#test/support/builders/planCalls';
import { testSaga } from '#test/support/sagas/testSaga';

const refused = refusal(400);
const row = rowOf(removal, 'queued') as unknown as Parameters<typeof makeRoom>[0];
const moved = (happening: Happening) => itemMoved('plan', removal.id, happening);

it('nobody can tell how a call stands where the hours of its doctor could not be read', () =>
  expect(() => testSaga(standingOfCall, morning, false).next().select(selectHoursAsRead, morning).next(null)).toThrow(
    Problem,
  ));

it('adds hours once, keeps their id, and does not believe an answer without one', () => {
  const sent = testSaga(add, morning)
    .next()
    .call(availabilitiesApi.addAvailability, 21, morning.draft)
    .save('it is sent');
  sent
    .restore('it is sent')
    .next({ id: 90 })
    .put(hoursAdded({ scope: 'here', doctorId: 21, slot: addedSlot(morning, 90) }))
    .next()
    .returns({ outcome: 'added', payload: { ...morning, addedId: 90 } });
  sent.restore('it is sent').next({ skipped: true }).returns({ outcome: 'skipped' });
  expect(() => sent.restore('it is sent').next({})).toThrow(UnreadableAnswer);
});

it('adds hours after a refusal once there is room for them, and after nothing else', () => {
  const sent = testSaga(sendCall, morning, false).next().call(add, morning).save('it is sent');
  sent.restore('it is sent').next('made').returns('made');
  sent.restore('it is sent').throw(refused).call(addAfterRemoval, morning, refused).next('late').returns('late');
  for (const error of [refusal(403), refusal(500), refusal(429)])
    expect(() => sent.restore('it is sent').throw(error)).toThrow(error);
});

it.each([
  [false, { outcome: 'skipped', reason: { id: 'deletions.gone' } }],
  [true, { outcome: 'added' }],
])('counts what is gone as gone, which is its own work only after a lost answer: %p', (isTried, end) => {
  testSaga(sendCall, removal, isTried).next().call(remove, removal, isTried).next('end').returns('end');
  // What was added back has another id by now.
  const id = isTried ? 8 : 7;
  testSaga(remove, removal, isTried)
    .next()
    .select(selectHoursAsRead, removal)
    .next([{ ...slot, id: 8 }])
    .call(deleteUnlessGone, availabilitiesApi.deleteAvailability, id)
    .next('gone')
    .put(hoursGone({ scope: 'here', doctorId: 21, id }))
    .next()
    .inspect((returned) => expect(returned).toMatchObject(end));
});

describe('after a refusal', () => {
  const looking = testSaga(addAfterRemoval, morning, refused)
    .next()
    .select(selectRowsOf as () => unknown, 'plan')
    .save('it looks');
  const later = rowOf(
    { ...removal, id: 'later', slot: { ...slot, available_from: '17:00:00', available_to: '18:00:00' } },
    'queued',
  );
  const begun = looking.restore('it looks').next([later, row]).call(makeRoom, row).save('it is removed');

  it.each([
    [[]],
    [[rowOf(removal, 'added')]],
    [[rowOf(removal, 'sent')]],
    [[rowOf(morning, 'queued')]],
    [[rowOf({ ...removal, slot: { ...slot, date: '2026-12-08' } }, 'queued')]],
  ])('has failed where nothing of its day waits to go: %j', (rows) =>
    expect(() => looking.restore('it looks').next(rows)).toThrow(refused),
  );

  it('sends them once more when the nearest hours of the day are gone, and notes these', () => {
    begun
      .restore('it is removed')
      .next({ outcome: 'added' })
      .call(add, morning)
      .next('made')
      .put(moved({ is: 'accepted', as: { outcome: 'added' } }))
      .next()
      .returns('made');
  });

  it('has failed where these stay', () => {
    const stays = { outcome: 'leftOut', reason: 'Booked' } as const;
    const noted = begun
      .restore('it is removed')
      .next(stays)
      .put(moved({ is: 'accepted', as: stays }));
    expect(() => noted.next()).toThrow(refused);
  });

  it.each([{ id: 8 }, refusal(500)])(
    'puts these back where the new ones are refused again, for a look to tell: %p',
    (answer) => {
      const back = begun
        .restore('it is removed')
        .next({ outcome: 'added' })
        .call(add, morning)
        .throw(refused)
        .inspect((effect) => expect(effect).toMatchObject({ type: 'CALL' }));
      const noted = ('id' in answer ? back.next(answer) : back.throw(answer)).put(
        moved({ is: 'lost', reason: planHoursMessages.putBack }),
      );
      expect(() => noted.next()).toThrow(refused);
    },
  );

  it('does not put these back where nobody knows what became of the new ones', () => {
    const broken = refusal(500);
    const noted = begun
      .restore('it is removed')
      .next({ outcome: 'added' })
      .call(add, morning)
      .throw(broken)
      .put(moved({ is: 'accepted', as: { outcome: 'added' } }));
    expect(() => noted.next()).toThrow(broken);
  });
});

describe('room for a line', () => {
  const asked = testSaga(makeRoom, row)
    .next()
    .put(moved({ is: 'sent' }))
    .next()
    .call(sendIfOpen, { standing: standingOfCall, send: sendCall }, row)
    .save('it is asked for');

  it('is made as the line of its removal makes it', () => {
    asked.restore('it is asked for').next({ outcome: 'added' }).returns({ outcome: 'added' });
  });

  it.each([new Unsent(true), refusal(429)])('is waited for where it has to be: %p', (error) => {
    const held = asked
      .restore('it is asked for')
      .throw(error)
      .put(moved({ is: 'heldBack' }));
    expect(() => held.next()).toThrow(error);
  });

  it.each([
    [refusal(400, { detail: 'No.' }), { is: 'refused', reason: 'No.', then: 'retry' }],
    [refusal(500, { detail: 'Broken.' }), { is: 'lost', reason: 'Broken.' }],
  ] as const)('could not be made, which both lines say: %p', (error, happening) => {
    const told = asked.restore('it is asked for').throw(error).put(moved(happening));
    expect(() => told.next()).toThrow(Problem);
  });
});
