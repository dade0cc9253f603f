import { slotsOf } from '#client/hours/slots';
import { dayOf } from '#client/lib/dates';
import { offeredActions } from '#client/sections/appointments/list/statusActions';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';
import { inZone, ZONES } from '#test/support/inZone';
import { appointmentsInStore, stateAfter } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const dates = ['2026-11-20', '2026-11-21', '2026-11-22'];
const appointments = dates.map((date) => makeAppointment({ id: date, date, status: 'pending' }));

/** What an appointment of a date is, and what slots the date offers, at a moment of the 21st. */
function listAt(hours: number, minutes: number, seconds: number) {
  const now = new Date(2026, 10, 21, hours, minutes, seconds);
  const { state } = stateAfter(appointmentsSection.reducers, appointmentsInStore(appointments));
  const slots = (date: string) =>
    slotsOf([makeAvailability({ date, available_from: '23:00:00', available_to: '24:00:00' })], date, now);
  return {
    upcoming: selectVisible(state, dayOf(now)).map(({ id }) => id),
    actions: dates.map((date) => offeredActions('confirmed', date, dayOf(now)).length),
    slots: dates.map((date) => slots(date).length),
  };
}

describe.each(ZONES)('the list in %s', (zone) => {
  const rest = { upcoming: ['2026-11-21', '2026-11-22'], actions: [0, 2, 2] };

  it('begins its day with the local one', () =>
    expect(inZone(zone, () => listAt(0, 0, 0))).toEqual({ ...rest, slots: [0, 3, 3] }));

  it('ends its day with the local one', () =>
    expect(inZone(zone, () => listAt(23, 59, 59))).toEqual({ ...rest, slots: [0, 0, 3] }));
});
