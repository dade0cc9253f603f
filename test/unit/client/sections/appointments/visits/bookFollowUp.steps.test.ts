import * as appointmentsApi from '#client/api/appointments';
import { appointments } from '#client/entities/appointments';
import { Problem } from '#client/lib/problem';
import { selectPatientName } from '#client/sections/appointments/list/patients/visits';
import { storeBooked } from '#client/sections/appointments/list/sagas/storeChange';
import { bookedEntities } from '#client/sections/appointments/reschedule/move';
import { followUpSubmitted } from '#client/sections/appointments/visits/events';
import { patientKeys } from '#client/sections/appointments/visits/keys';
import { bookFollowUp, bookOnce, followUp } from '#client/sections/appointments/visits/sagas/bookFollowUp';
import { selectIsUnknown } from '#client/state/writes/unknown';
import { connectionLost } from '#test/support/builders/faults';
import { booked, draft, slot, stored } from '#test/support/builders/moves';
import { testSaga } from '#test/support/sagas/testSaga';

const choice = { id: 7, slot, knownIds: [7] };

describe('booking a follow-up', () => {
  const steps = testSaga(bookOnce, stored, choice)
    .next()
    .select(selectIsUnknown, patientKeys.followUp(7))
    .next(false)
    .call(followUp.prepare, stored, choice)
    .save('the time is looked at');

  it('looks whether the time is free, books, and only then has it in the list', () => {
    steps
      .restore('the time is looked at')
      .next()
      .call(followUp.send, stored, choice)
      .next(booked)
      .call(storeBooked, 8, bookedEntities(booked, draft, stored))
      .next()
      .returns(booked);
    testSaga(followUp.send, stored, choice).next().call(appointmentsApi.book, draft).next(booked).returns(booked);
  });

  it('sends nothing where the time was taken', () => {
    const taken = new Problem({ id: 'taken', defaultMessage: 'Taken' });

    expect(() => steps.restore('the time is looked at').throw(taken)).toThrow(taken);
  });

  it('looks for a booking whose answer was lost, before it says anything', () => {
    steps
      .restore('the time is looked at')
      .next()
      .throw(connectionLost())
      .call(followUp.find, stored, choice)
      .next(booked)
      .call(storeBooked, 8, bookedEntities(booked, draft, stored));
  });

  it('tells of one that an earlier try has booked, and books no other', () => {
    testSaga(bookFollowUp, followUpSubmitted(choice))
      .next()
      .select(appointments.selectById, 7)
      .next(stored)
      .next({ id: 8 })
      .select(selectPatientName, stored);
    testSaga(bookFollowUp, followUpSubmitted(choice))
      .next()
      .next(stored)
      .next(undefined)
      .call(bookOnce, stored, choice);
  });
});
