import * as availabilitiesApi from '#client/api/availabilities';
import { currentMoment } from '#client/lib/dates';
import { freeDatesArrived, rescheduleDateChosen } from '#client/sections/appointments/list/events';
import { selectMovingAppointment } from '#client/sections/appointments/move/late/moving';
import { loadFreeDates } from '#client/sections/appointments/move/late/sagas/loadFreeDates';
import { selectRescheduleView } from '#client/sections/appointments/move/selectors';
import { makeAvailability } from '#test/support/builders/clinic';
import { stored } from '#test/support/builders/moves';
import { testSaga } from '#test/support/sagas/testSaga';

describe('the dates with a free time', () => {
  const steps = testSaga(loadFreeDates).next().select(selectMovingAppointment).save('the dialog is open');

  it('are found in the whole calendar of the doctor, which is read once', () => {
    steps
      .restore('the dialog is open')
      .next(stored)
      .call(availabilitiesApi.listDoctorAvailabilities, 21, null)
      .next([
        makeAvailability({ date: '2026-11-23' }),
        makeAvailability({ date: '2026-11-24', status: 'booked' }),
        makeAvailability({ date: '2026-12-21' }),
      ])
      .call(currentMoment)
      .next(new Date(2026, 10, 21, 8, 0))
      .put(freeDatesArrived({ appointmentId: 7, dates: ['2026-11-23'] }))
      .next()
      .select(selectRescheduleView)
      .save('they are known');
  });

  it('are opened at the first one', () => {
    steps
      .restore('they are known')
      .next({ appointmentId: 7, date: null })
      .put(rescheduleDateChosen('2026-11-23'))
      .next()
      .isDone();
  });

  it('leave the date that a person has chosen meanwhile', () => {
    steps.restore('they are known').next({ appointmentId: 7, date: '2026-11-30' }).isDone();
  });

  it('are not looked for when the appointment is not known', () => {
    steps.restore('the dialog is open').next(undefined).isDone();
  });
});
