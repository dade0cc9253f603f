import * as availabilitiesApi from '#client/api/availabilities';
import type { Target } from '#client/features/doctor-availability/events';
import { planSubmitted } from '#client/features/doctor-availability/events';
import { itemsOf } from '#client/features/doctor-availability/plan';
import {
  addAvailabilities,
  addingAvailabilities,
  addOne,
} from '#client/features/doctor-availability/sagas/addAvailabilities';
import { confirmDates } from '#client/state/fanOut/confirmDates';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const target: Target = { kind: 'doctor', doctorId: 21, doctorName: 'Omar Nasser', locationId: 31 };
const plan = { dates: ['2026-12-06'], availableFrom: '09:00', availableTo: '12:00' };
const hours = { date: '2026-12-06', available_from: '09:00:00', available_to: '12:00:00' };

describe('adding opening hours', () => {
  const steps = testSaga(addAvailabilities, planSubmitted({ scope: 'here', target, plan }))
    .next()
    .call(confirmDates, plan.dates)
    .save('the dates are confirmed');

  it('sends the plan, item by item, once its dates are meant', () => {
    steps
      .restore('the dates are confirmed')
      .next(true)
      .call(runFanOut, addingAvailabilities, 'doctorAvailability/add/here', itemsOf(target, plan))
      .next()
      .isDone();
  });

  it('sends nothing when they are not', () => {
    steps.restore('the dates are confirmed').next(false).isDone();
  });
});

describe('adding one date for a doctor', () => {
  const draft = { ...hours, location_id: 31 };
  const steps = testSaga(addOne, { kind: 'doctor' as const, doctorId: 21, doctorName: 'Omar Nasser', draft })
    .next()
    .call(availabilitiesApi.addAvailability, 21, draft)
    .save('it is sent');

  it.each([
    [{ id: 1 }, 'added'],
    [{ skipped: true }, 'skipped'],
    [null, 'added'],
  ])('that is answered with %p counts as %s', (reply, outcome) => {
    steps.restore('it is sent').next(reply).returns(outcome);
  });

  it('that is refused fails with the refusal', () => {
    const refused = refusal();

    expect(() => steps.restore('it is sent').throw(refused)).toThrow(refused);
  });
});

describe('adding one date for a provider', () => {
  const draft = { ...hours, location: 31, skip_existing: true };
  const steps = testSaga(addOne, { kind: 'provider' as const, providerId: 5, draft })
    .next()
    .call(availabilitiesApi.addProviderAvailabilities, 5, draft)
    .save('it is sent');

  it.each([
    [{ created: 3, skipped: 1 }, 'added'],
    [{ created: 0, skipped: 4 }, 'skipped'],
    [{}, 'added'],
    [null, 'added'],
  ])('that is answered with %p counts as %s', (reply, outcome) => {
    steps.restore('it is sent').next(reply).returns(outcome);
  });
});
