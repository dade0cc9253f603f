import { appointmentMoved, movedRowShown, rowToggled } from '#client/sections/appointments/events';
import { currentMoment } from '#client/sections/appointments/sagas/reschedule/rescheduleAppointment';
import { showMovedRow } from '#client/sections/appointments/sagas/reschedule/showMovedRow';
import { selectVisible } from '#client/sections/appointments/selectors';
import { selectSection } from '#client/state/address';
import { booked, original } from '#test/support/builders/moves';
import { testSaga } from '#test/support/sagas/testSaga';

describe('the row of the new appointment', () => {
  const steps = testSaga(showMovedRow, appointmentMoved({ from: 7, to: 8 }))
    .next()
    .select(selectSection)
    .save('the section is known')
    .next('appointments')
    .call(currentMoment)
    .next(new Date(2026, 10, 21, 8, 0))
    .select(selectVisible, '2026-11-21')
    .save('the list is known');

  it('is opened where it is listed', () => {
    steps.restore('the list is known').next([original, booked]).put(rowToggled('8')).next().isDone();
  });

  it('is listed first where the filters hide it', () => {
    steps.restore('the list is known').next([original]).put(movedRowShown('8')).next().isDone();
  });

  it('stays where it is once the person is in another section', () => {
    steps.restore('the section is known').next('home-services').isDone();
  });
});
