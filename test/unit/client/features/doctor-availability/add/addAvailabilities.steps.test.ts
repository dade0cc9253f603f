import * as availabilitiesApi from '#client/api/availabilities';
import {
  addAvailabilities,
  addForDoctor,
  addForProvider,
  addingAvailabilities,
  readSlotsOfAll,
  standingOfHours,
} from '#client/features/doctor-availability/add/sagas/addAvailabilities';
import { planSubmitted, slotsOpened, type Target } from '#client/features/doctor-availability/hours/events';
import { doctorAvailabilityKeys } from '#client/features/doctor-availability/hours/keys';
import { availabilityMessages } from '#client/features/doctor-availability/hours/messages';
import { loadDoctorSlots, readSlots } from '#client/features/doctor-availability/hours/sagas/loads';
import { itemsOf } from '#client/features/doctor-availability/hours/toAdd';
import { selectDoctorHours } from '#client/hours/readHours';
import { Problem } from '#client/lib/problem';
import { confirmDates } from '#client/state/fanOut/confirmDates';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { selectRequest } from '#client/state/requests/requests';
import { sideBySide } from '#client/state/sagas/sideBySide';
import { makeAvailability } from '#test/support/builders/clinic';
import { testSaga } from '#test/support/sagas/testSaga';

const target: Target = { kind: 'doctor', doctorId: 21, doctorName: 'Omar Nasser', locationId: 31 };
const plan = { dates: ['2026-12-06'], hours: [{ from: '09:00', to: '12:00' }] };
const hours = { date: '2026-12-06', available_from: '09:00:00', available_to: '12:00:00' };
const omar = { id: 21, name: 'Omar Nasser' };
const ofDoctor = { kind: 'doctor' as const, doctor: omar, draft: { ...hours, location_id: 31 } };
const there = makeAvailability({ ...hours, id: 9 });
const ofProvider = {
  kind: 'provider' as const,
  providerId: 5,
  doctors: [omar],
  draft: { ...hours, location: 31, skip_existing: true },
};

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

describe('what has to be known before hours are added', () => {
  const steps = testSaga(readSlotsOfAll, [ofDoctor, ofDoctor, ofProvider], false)
    .next()
    .select(selectRequest, doctorAvailabilityKeys.slots(21, 31))
    .save('it is asked whether the slots of the doctor are known');

  it('is nothing more where the slots of the doctor are known', () => {
    steps
      .restore('it is asked whether the slots of the doctor are known')
      .next({ status: 'succeeded' })
      .call(sideBySide, [], loadDoctorSlots)
      .next()
      .isDone();
  });

  it.each([undefined, { status: 'failed' }])('are the slots where their request is %p', (request) => {
    steps
      .restore('it is asked whether the slots of the doctor are known')
      .next(request)
      .call(sideBySide, [slotsOpened({ doctorId: 21, doctorName: 'Omar Nasser', locationId: 31 })], loadDoctorSlots)
      .next()
      .isDone();
  });
});

describe('adding one date for a doctor', () => {
  const steps = testSaga(addForDoctor, ofDoctor)
    .next()
    .select(selectDoctorHours, 21, 31)
    .save('it is asked what is there');

  it.each([undefined, [], [makeAvailability({ ...hours, available_to: '13:00:00' })]])(
    'sends it beside %p',
    (known) => {
      steps
        .restore('it is asked what is there')
        .next(known)
        .call(availabilitiesApi.addAvailability, 21, ofDoctor.draft);
    },
  );
});

describe('sending one date of a doctor', () => {
  const steps = testSaga(addForDoctor, ofDoctor)
    .next()
    .next([])
    .call(availabilitiesApi.addAvailability, 21, ofDoctor.draft)
    .save('it is sent');

  it.each([
    [{ id: 1 }, 'added'],
    [{ id: 1, skipped: false }, 'added'],
    [{ skipped: true }, 'skipped'],
    [{}, 'added'],
  ])('that is answered with %p counts as %s', (reply, outcome) => {
    steps.restore('it is sent').next(reply).returns(outcome);
  });
});

describe('dates whose answers were lost', () => {
  const steps = testSaga(readSlotsOfAll, [ofDoctor, ofProvider], true)
    .next()
    .call(readSlots, { doctorId: 21, doctorName: 'Omar Nasser', locationId: 31 })
    .save('the slots are read anew');

  it('are held against the slots of the doctor, which are read anew', () => {
    steps.restore('the slots are read anew').next().call(sideBySide, [], loadDoctorSlots).next().isDone();
    const failed = new Problem(availabilityMessages.fetchFailed);
    expect(() => steps.restore('the slots are read anew').throw(failed)).toThrow(failed);
  });

  it.each([
    [[there], 'done'],
    [[], 'open'],
    [undefined, 'open'],
    [[makeAvailability({ ...hours, available_from: '08:00:00' })], 'open'],
  ])('among %p are %s', (slots, is) => {
    testSaga(standingOfHours, ofDoctor).next().select(selectDoctorHours, 21, 31).next(slots).returns({ is });
  });

  it('are not looked for where they are those of a provider, which may be sent twice', () => {
    testSaga(standingOfHours, ofProvider).next().returns({ is: 'open' });
  });
});

describe('adding one date for a provider', () => {
  const steps = testSaga(addForProvider, ofProvider)
    .next()
    .call(availabilitiesApi.addProviderAvailabilities, 5, ofProvider.draft)
    .save('it is sent');

  it.each([
    [
      { created: 3, skipped: 1 },
      { outcome: 'added', counts: { added: 3, skipped: 1 } },
    ],
    [
      { created: 0, skipped: 4 },
      { outcome: 'skipped', counts: { added: 0, skipped: 4 } },
    ],
    [{ created: 5 }, { outcome: 'added', counts: { added: 5, skipped: 0 } }],
    [{}, 'added'],
    [null, 'added'],
  ])('that is answered with %p counts as %p', (reply, outcome) => {
    steps.restore('it is sent').next(reply).returns(outcome);
  });

  it.each([{ created: 0 }, { created: 0, skipped: 0 }])('that is answered with %p did not reach everybody', (reply) =>
    expect(() => steps.restore('it is sent').next(reply)).toThrow(new Problem(availabilityMessages.notForAll)),
  );
});
