import { appointmentDropped } from '#client/sections/appointments/list/events';
import { selectSlotRanges } from '#client/sections/appointments/move/late/moving';
import { selectRescheduleView } from '#client/sections/appointments/move/selectors';
import { makeAvailability } from '#test/support/builders/clinic';
import { playMove, slot } from '#test/support/builders/moves';

it('what is dropped on the board waits for Confirm, its time chosen among those of the date', async () => {
  const hours = makeAvailability({ date: slot.date });
  const { state, sent } = await playMove({
    answers: { calendar: [[hours]], ranges: [[hours]] },
    events: [appointmentDropped({ appointmentId: 7, slot })],
  });

  expect(selectRescheduleView(state)).toMatchObject({ appointmentId: 7, date: slot.date, slot });
  expect(selectSlotRanges(state)).toHaveLength(1);
  expect(sent).toEqual([]);
});
