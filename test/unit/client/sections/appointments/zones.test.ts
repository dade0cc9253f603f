import { computedIn, ZONES } from '#test/support/inZone';

/** What an appointment of a date is, and what slots the date offers, in the first and the last minute of the 21st. */
function listIn(zone: string) {
  return computedIn(
    zone,
    `
    const { dayOf } = await import('./src/client/lib/dates.ts');
    const { offeredActions } = await import('./src/client/sections/appointments/statusActions.ts');
    const { slotsOf } = await import('./src/client/sections/appointments/reschedule/slots.ts');
    const { appointmentsReducer } = await import('./src/client/sections/appointments/slice.ts');
    const { selectVisible } = await import('./src/client/sections/appointments/selectors.ts');
    const dates = ['2026-11-20', '2026-11-21', '2026-11-22'];
    const appointmentOn = (date) => ({ id: date, date, start_time: '09:00:00', status: 'pending' });
    const table = Object.fromEntries(dates.map((date) => [date, appointmentOn(date)]));
    const state = {
      entities: { appointments: table, patients: {}, bookedDoctors: {}, locations: {} },
      lists: { 'appointments/list': dates },
      requests: {},
      address: { params: {} },
    };
    const at = (now) => ({
      upcoming: selectVisible(state, dayOf(now)).map(({ id }) => id),
      actions: dates.map((date) => offeredActions('confirmed', date, dayOf(now)).length),
      slots: dates.map((date) => slotsOf([{ date, available_from: '23:00:00', available_to: '24:00:00' }], date, now))
        .map(({ length }) => length),
    });
    const [first, last] = [new Date(2026, 10, 21, 0, 0), new Date(2026, 10, 21, 23, 59, 59)].map(at);
    console.log(JSON.stringify({ first, last }));`,
  );
}

describe.each(ZONES)('the list in %s', (zone) => {
  const upcoming = ['2026-11-21', '2026-11-22'];

  it('begins its day and ends it with the local one', () => {
    expect(listIn(zone)).toEqual({
      first: { upcoming, actions: [0, 2, 2], slots: [0, 3, 3] },
      last: { upcoming, actions: [0, 2, 2], slots: [0, 0, 3] },
    });
  });
});
