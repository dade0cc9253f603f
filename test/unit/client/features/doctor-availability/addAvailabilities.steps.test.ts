import { testSaga } from 'redux-saga-test-plan';

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

const target: Target = { kind: 'doctor', doctorId: 21, doctorName: 'Omar Nasser', locationId: 31 };
const plan = { dates: ['2026-12-06'], availableFrom: '09:00', availableTo: '12:00' };
const draft = { location_id: 31, date: '2026-12-06', available_from: '09:00:00', available_to: '12:00:00' };
const forDoctor = { kind: 'doctor' as const, doctorId: 21, doctorName: 'Omar Nasser', draft };
const forProvider = {
  kind: 'provider' as const,
  providerId: 5,
  draft: {
    location: 31,
    date: '2026-12-06',
    available_from: '09:00:00',
    available_to: '12:00:00',
    skip_existing: true,
  },
};

describe('adding opening hours', () => {
  const adding = () =>
    testSaga(addAvailabilities, planSubmitted({ scope: 'here', target, plan }))
      .next()
      .call(confirmDates, plan.dates);

  it('sends the plan, item by item, once its dates are meant', () => {
    adding()
      .next(true)
      .call(runFanOut, addingAvailabilities, 'doctorAvailability/add/here', itemsOf(target, plan))
      .next()
      .isDone();
  });

  it('does nothing when they are not', () => {
    adding().next(false).isDone();
  });
});

describe('one date', () => {
  it.each([
    [{ id: 1 }, 'added'],
    [{ skipped: true }, 'skipped'],
    [null, 'added'],
  ])('of a doctor, answered with %p, is %s', (reply, outcome) => {
    testSaga(addOne, forDoctor).next().call(availabilitiesApi.addAvailability, 21, draft).next(reply).returns(outcome);
  });

  it.each([
    [{ created: 3, skipped: 1 }, 'added'],
    [{ created: 0, skipped: 4 }, 'skipped'],
    [{}, 'added'],
    [null, 'added'],
  ])('of a provider, answered with %p, is %s', (reply, outcome) => {
    testSaga(addOne, forProvider)
      .next()
      .call(availabilitiesApi.addProviderAvailabilities, 5, forProvider.draft)
      .next(reply)
      .returns(outcome);
  });

  it('that is refused fails with the refusal', () => {
    const refusal = new Error('400');
    const asked = testSaga(addOne, forDoctor).next().call(availabilitiesApi.addAvailability, 21, draft);
    expect(() => asked.throw(refusal)).toThrow(refusal);
  });
});
