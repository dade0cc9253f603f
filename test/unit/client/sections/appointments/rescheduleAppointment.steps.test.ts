import { AxiosError } from 'axios';
import { testSaga } from 'redux-saga-test-plan';
import type { TestApi, TestApiWithEffectsTesters } from 'redux-saga-test-plan';

import * as appointmentsApi from '#client/api/appointments';
import * as availabilitiesApi from '#client/api/availabilities';
import { appointments } from '#client/entities/appointments';
import { entitiesMerged } from '#client/entities/entityStore';
import { Problem } from '#client/lib/errors';
import type { Text } from '#client/lib/text';
import { say } from '#client/lib/text';
import { bookedEntities, moveNames } from '#client/sections/appointments/booking';
import { appointmentKeys } from '#client/sections/appointments/keys';
import { rescheduleMessages as messages } from '#client/sections/appointments/messages';
import {
  selectHalfDoneMove,
  selectPatientName,
  selectTwinIds,
} from '#client/sections/appointments/rescheduleSelectors';
import { finishMove } from '#client/sections/appointments/sagas/finishMove';
import { keepBooked, keepChange } from '#client/sections/appointments/sagas/keepChange';
import { currentMoment, rescheduleAppointment } from '#client/sections/appointments/sagas/rescheduleAppointment';
import {
  missingHalfChosen,
  rescheduleSettled,
  rescheduleSubmitted,
  slotRangesReceived,
} from '#client/sections/appointments/slice';
import { selectAddress } from '#client/state/address';
import { workEnded, workStarted } from '#client/state/forms/unfinished';
import { noticeShown, topicClosed } from '#client/state/notices';
import type { Notice, Offer } from '#client/state/notices';
import type { Appointment } from '#contract/appointments';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';
import { unfolded } from '#test/support/sagas/unfolded';

const listed = makeAppointment({ id: 7, status: 'confirmed' });
const original = appointments.normalize([listed]).entities.appointments![7]!;
const slot = { date: '2026-11-25', startTime: '10:00:00', endTime: '10:20:00', locationId: 31 };
const draft = {
  user_id: 11,
  doctor_id: 21,
  date: slot.date,
  start_time: slot.startTime,
  end_time: slot.endTime,
  location_id: 31,
};
const move = { original, draft, patient: 'Layla Haddad', twinIds: [6] };
const rejected = { ...listed, status: 'rejected' };
const booked = makeAppointment({ ...draft, id: 8, status: 'pending' });
const names = moveNames(move);
const place = { section: 'appointments', params: {} };
const key = appointmentKeys.reschedule(7);
const work = {
  title: say(messages.unfinished, names),
  place,
  resume: { event: missingHalfChosen(move), label: messages.checkAgain },
};
const lost = new AxiosError('Network Error', 'ERR_NETWORK');
const refused = new AxiosError('no', 'ERR_BAD_REQUEST', undefined, null, { status: 400, data: {} } as never);
const refusedBecause = new AxiosError('no', 'ERR_BAD_REQUEST', undefined, null, {
  status: 400,
  data: { detail: 'The doctor is away.' },
} as never);

const play = () =>
  testSaga(unfolded(rescheduleAppointment, [keepChange, keepBooked]), rescheduleSubmitted({ appointmentId: 7, slot }));

const toTheCheck = () =>
  play()
    .next()
    .select(selectHalfDoneMove, 7)
    .next(undefined)
    .select(appointments.selectById, 7)
    .next(original)
    .call(availabilitiesApi.listSlotRanges, 21, slot.date);

/** The slot is still free, and the work is on record. */
const toTheRejection = () =>
  toTheCheck()
    .next([makeAvailability({ date: slot.date })])
    .call(currentMoment)
    .next(new Date(2026, 10, 21, 8, 0))
    .select(selectPatientName, original)
    .next('Layla Haddad')
    .select(selectTwinIds, draft)
    .next([6])
    .select(selectAddress)
    .next(place)
    .put(workStarted({ key, work }))
    .next()
    .call(appointmentsApi.setStatus, 7, 'rejected');

const toTheBooking = () =>
  toTheRejection().next(listed).call(keepChange, 7, { status: 'rejected' }).next().call(appointmentsApi.book, draft);

/** The list is read, and holds these beside the old appointment. */
const listing = (steps: TestApiWithEffectsTesters, others: readonly Appointment[] = [], old: Appointment = rejected) =>
  steps
    .call(appointmentsApi.listAppointments)
    .next([old, ...others])
    .put(entitiesMerged(appointments.normalize([old]).entities))
    .next();

/** The booking failed, and the list does not know the new appointment. */
const toTheRestoring = () => listing(toTheBooking().throw(lost)).call(appointmentsApi.setStatus, 7, 'confirmed');

/** What a step throws: its sentences, which `toThrow` would not compare. */
function problemOf(step: () => unknown): Problem {
  try {
    step();
  } catch (error) {
    if (error instanceof Problem) return error;
  }
  throw new Error('The step threw no problem.');
}

/** The last steps of a move that came to an end by itself. */
const endsWell = (steps: TestApi) => steps.next().put(workEnded(key)).next().put(topicClosed(key)).next().isDone();

/** The last steps of a move that did not happen. */
const failsWith = (steps: TestApiWithEffectsTesters, detail: Text) => {
  steps.put(workEnded(key)).next().put(topicClosed(key));

  expect(problemOf(() => steps.next())).toMatchObject({ text: messages.failed, detail });
};

/** The next step is a notice that says this. */
const said = (notice: Partial<Notice>) => (step: { payload: { action: ReturnType<typeof noticeShown> } }) => {
  expect(step.payload.action).toMatchObject({ type: noticeShown.type, payload: notice });
};

/** The new appointment is kept, the dialog closes, and the success is said. */
const announces = (steps: TestApiWithEffectsTesters) =>
  steps
    .call(keepBooked, 8, bookedEntities(booked, draft, original))
    .next()
    .put(rescheduleSettled(7))
    .next()
    .inspect(said({ kind: 'success', text: messages.done }));

const staysStuck = (steps: TestApiWithEffectsTesters, { label, ...notice }: Partial<Notice & Offer>) =>
  steps
    .put(rescheduleSettled(7))
    .next()
    .inspect(
      said({
        kind: 'error',
        text: messages.failed,
        offer: { event: missingHalfChosen(move), ...(label && { label }) },
        topic: key,
        ...notice,
      }),
    );

describe('the way of a reschedule', () => {
  it('checks the slot, rejects the old appointment, and only then books the new one', () => {
    endsWell(announces(toTheBooking().next(booked)));
  });

  it('ends at the check when the time was taken, and shows what is free now', () => {
    const steps = toTheCheck()
      .next([])
      .call(currentMoment)
      .next(new Date(2026, 10, 21, 8, 0))
      .put(slotRangesReceived({ appointmentId: original.id, date: slot.date, ranges: [] }));

    expect(problemOf(() => steps.next())).toMatchObject({ text: messages.slotTaken, detail: null });
  });

  it('ends before any call when the appointment is not known', () => {
    const steps = play().next().select(selectHalfDoneMove, 7).next(undefined).select(appointments.selectById, 7);

    expect(problemOf(() => steps.next(undefined))).toMatchObject({ text: messages.failed, detail: messages.notFound });
  });

  it('leaves the work on record when the end of the session cuts it off', () => {
    toTheRejection().finish().isDone();
  });
});

describe('when the rejection fails', () => {
  it('undoes nothing after a refusal', () => {
    const steps = toTheRejection().throw(refused).put(workEnded(key)).next().put(topicClosed(key));

    expect(() => steps.next()).toThrow(refused);
  });

  it('books nothing and sends the old status again after a lost answer', () => {
    const steps = toTheRejection()
      .throw(lost)
      .call(appointmentsApi.setStatus, 7, 'confirmed')
      .next(listed)
      .call(keepChange, 7, { status: 'confirmed' })
      .next();

    failsWith(steps, say(messages.putBack, names));
  });
});

describe('when the booking fails', () => {
  it('reads the list, and takes a lost answer for a success when the new appointment is there', () => {
    endsWell(announces(listing(toTheBooking().throw(lost), [{ ...booked, id: 6 }, booked])));
  });

  it('gives the old appointment its status back when the new one is not there', () => {
    failsWith(
      toTheRestoring().next(listed).call(keepChange, 7, { status: 'confirmed' }).next(),
      say(messages.putBack, names),
    );
  });

  it('says why, where the service did', () => {
    const steps = listing(toTheBooking().throw(refusedBecause))
      .call(appointmentsApi.setStatus, 7, 'confirmed')
      .next(listed)
      .call(keepChange, 7, { status: 'confirmed' })
      .next();

    failsWith(steps, say(messages.putBackBecause, { ...names, reason: 'The doctor is away.' }));
  });

  it('leaves the old appointment alone when somebody has given it another status since', () => {
    failsWith(
      listing(toTheBooking().throw(lost), [], { ...listed, status: 'completed' }),
      say(messages.changedMeanwhile, names),
    );
  });

  it('gives it back after a refusal even when the list cannot be read', () => {
    toTheBooking()
      .throw(refused)
      .call(appointmentsApi.listAppointments)
      .throw(lost)
      .call(appointmentsApi.setStatus, 7, 'confirmed');
  });

  it('gives nothing back while nobody knows, and keeps a notice that can look again', () => {
    const steps = toTheBooking().throw(lost).call(appointmentsApi.listAppointments).throw(lost);

    staysStuck(steps, { detail: say(messages.undecided, names), label: messages.checkAgain })
      .next()
      .isDone();
  });

  it('keeps a notice that can restore when the old status cannot be given back', () => {
    const steps = toTheRestoring().throw(lost);

    staysStuck(steps, { detail: say(messages.stranded, names), label: messages.restore })
      .next()
      .isDone();
  });
});

describe('the missing half of a stuck move', () => {
  const finish = () => testSaga(unfolded(finishMove, [keepChange, keepBooked]), missingHalfChosen(move)).next();
  const settles = (steps: TestApi) => steps.next().put(workEnded(key)).next().put(topicClosed(key)).next();

  it('is the news when the new appointment is there after all', () => {
    settles(announces(listing(finish(), [booked]))).isDone();
  });

  it('is the old status when it is not', () => {
    settles(
      listing(finish())
        .call(appointmentsApi.setStatus, 7, 'confirmed')
        .next(listed)
        .call(keepChange, 7, { status: 'confirmed' }),
    )
      .inspect(said({ kind: 'success', text: say(messages.putBack, names) }))
      .next()
      .isDone();
  });

  it('is the rejection when both stand, for somebody restored the old one', () => {
    const steps = listing(finish(), [booked], listed)
      .call(appointmentsApi.setStatus, 7, 'rejected')
      .next()
      .call(keepChange, 7, { status: 'rejected' })
      .next();

    settles(announces(steps)).isDone();
  });

  it('stays missing, with the notice, when it fails again', () => {
    staysStuck(listing(finish()).call(appointmentsApi.setStatus, 7, 'confirmed').throw(lost), {
      label: messages.restore,
    })
      .next()
      .isDone();
    staysStuck(listing(finish(), [booked], listed).call(appointmentsApi.setStatus, 7, 'rejected').throw(lost), {
      detail: say(messages.doubled, names),
    })
      .next()
      .isDone();
  });
});
