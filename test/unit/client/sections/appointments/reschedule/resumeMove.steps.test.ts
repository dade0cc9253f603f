import { appointments } from '#client/entities/appointments';
import { say } from '#client/lib/text';
import { rescheduleDateChosen, rescheduleResumed } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { selectPatientName } from '#client/sections/appointments/list/patients/visits';
import { moveMessages } from '#client/sections/appointments/reschedule/messages';
import { selectHasBegun } from '#client/sections/appointments/reschedule/moving';
import { selectMoveOnRecord, takeOffRecord } from '#client/sections/appointments/reschedule/sagas/moveRecord';
import { keepChoice, resumeMove } from '#client/sections/appointments/reschedule/sagas/resumeMove';
import { selectInterruptedMove } from '#client/sections/appointments/reschedule/selectors';
import { selectAddress } from '#client/state/address';
import { formSent, formSettled } from '#client/state/formEvents';
import { move, slot, stored, submitted } from '#test/support/builders/moves';
import { testSaga } from '#test/support/sagas/testSaga';

const key = appointmentKeys.reschedule(7);
const place = { section: '', params: {} };

it('what was chosen is kept while a move is under way', () => {
  testSaga(keepChoice, submitted)
    .next()
    .select(appointments.selectById, 7)
    .next(stored)
    .select(selectPatientName, stored)
    .next('Layla Haddad')
    .select(selectAddress)
    .next(place)
    .put(
      formSent({
        key,
        form: { title: say(moveMessages.interrupted, { patient: 'Layla Haddad' }), place, values: submitted.payload },
      }),
    )
    .next()
    .isDone();
});

describe('a move that was interrupted', () => {
  const steps = testSaga(resumeMove)
    .next()
    .select(selectInterruptedMove)
    .save('it is looked for')
    .next({ appointmentId: 7, slot })
    .put(formSettled(key))
    .next()
    .select(appointments.selectById, 7)
    .save('the appointment is looked for')
    .next(stored)
    .select(selectMoveOnRecord, 7)
    .save('its record is looked for');

  it('opens its dialog again with date and time when it never began', () => {
    steps
      .restore('its record is looked for')
      .next(undefined)
      .put(rescheduleResumed({ appointmentId: 7, slot }))
      .next()
      .put(rescheduleDateChosen(slot.date))
      .next()
      .isDone();
  });

  it('is taken off record first when it began and has changed nothing', () => {
    steps
      .restore('its record is looked for')
      .next(move)
      .select(selectHasBegun, move)
      .next(false)
      .call(takeOffRecord, move)
      .next()
      .put(rescheduleResumed({ appointmentId: 7, slot }));
  });

  it.each([undefined, { ...stored, status: 'cancelled' }])('is over when there is nothing left to move', (now) => {
    steps.restore('the appointment is looked for').next(now).isDone();
  });
});
