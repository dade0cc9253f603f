import * as availabilitiesApi from '#client/api/availabilities';
import { availabilities } from '#client/entities/clinic';
import { storeList } from '#client/entities/entityStore';
import { Problem } from '#client/lib/problem';
import { rescheduleDateChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { rescheduleMessages } from '#client/sections/appointments/move/late/messages';
import { selectMovingAppointment } from '#client/sections/appointments/move/late/moving';
import { forgetFailedMove, loadSlots } from '#client/sections/appointments/move/late/sagas/loadSlots';
import { selectRescheduleView } from '#client/sections/appointments/move/selectors';
import { listForgotten } from '#client/state/lists';
import { requestForgotten } from '#client/state/requests/requests';
import { makeAvailability } from '#test/support/builders/clinic';
import { stored } from '#test/support/builders/moves';
import { testSaga } from '#test/support/sagas/testSaga';

const DATE = '2026-11-25';

describe('the times of a date', () => {
  const key = appointmentKeys.slotRanges(7, DATE);
  const steps = testSaga(loadSlots, rescheduleDateChosen(DATE))
    .next()
    .select(selectRescheduleView)
    .save('they are wanted');

  it('are read anew, and those of before are not shown meanwhile', () => {
    const ranges = [makeAvailability({ date: DATE })];
    steps
      .restore('they are wanted')
      .next({ appointmentId: 7, date: DATE })
      .put(listForgotten(key))
      .next()
      .select(selectMovingAppointment)
      .next(stored)
      .call(availabilitiesApi.listSlotRanges, 21, DATE)
      .next(ranges)
      .call(storeList, availabilities, key, ranges)
      .next()
      .isDone();
  });

  it('cannot be read for an appointment that is no longer known', () => {
    const read = () => steps.restore('they are wanted').next({ appointmentId: 7, date: DATE }).next().next(undefined);

    expect(read).toThrow(new Problem(rescheduleMessages.notFound));
  });

  it('are not read once the dialog is closed', () => {
    steps.restore('they are wanted').next(null).isDone();
  });
});

it('forgets that the last move failed', () => {
  testSaga(forgetFailedMove)
    .next()
    .select(selectRescheduleView)
    .next({ appointmentId: 7, date: null })
    .put(requestForgotten(appointmentKeys.reschedule(7)))
    .next()
    .isDone();
});
