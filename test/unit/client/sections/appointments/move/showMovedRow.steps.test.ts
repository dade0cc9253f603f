import { appointments } from '#client/entities/appointments';
import { currentMoment } from '#client/lib/dates';
import { movedBlockShown } from '#client/sections/appointments/board/events';
import { selectIsBoard } from '#client/sections/appointments/list/address';
import { appointmentMoved, movedRowShown, rowToggled } from '#client/sections/appointments/list/events';
import { showMovedRow } from '#client/sections/appointments/move/late/sagas/showMovedRow';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
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
  const known = (list: unknown[], isBoard: boolean) =>
    steps
      .restore('the list is known')
      .next(list)
      .select(selectIsBoard)
      .next(isBoard)
      .select(appointments.selectById, 8)
      .next(booked);

  it('is opened where it is listed', () => {
    known([original, booked], false).put(rowToggled('8')).next().isDone();
  });

  it('is listed first where the filters hide it', () => {
    known([original], false).put(movedRowShown('8')).next().isDone();
  });

  it.each([
    [[original, booked], false],
    [[original], true],
  ])('is a block of the board where that is open, and its day is shown', (list, isHidden) => {
    known(list, true)
      .put(movedBlockShown({ day: '2026-11-25', isHidden }))
      .next()
      .isDone();
  });

  it('stays where it is once the person is in another section', () => {
    steps.restore('the section is known').next('home-services').isDone();
  });
});
