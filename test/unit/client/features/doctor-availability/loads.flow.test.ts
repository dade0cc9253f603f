import * as availabilitiesApi from '#client/api/availabilities';
import { watchDoctorAvailability } from '#client/features/doctor-availability';
import { slotsOpened } from '#client/features/doctor-availability/events';
import { doctorAvailabilityKeys } from '#client/features/doctor-availability/keys';
import { selectDays } from '#client/features/doctor-availability/selectors';
import type { RequestsRoot } from '#client/state/requests/requests';
import { selectRequest } from '#client/state/requests/requests';
import type { Id } from '#contract/common';
import { makeAvailability } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';

type State = RequestsRoot & Parameters<typeof selectDays>[0];

const opened = slotsOpened({ doctorId: 21, locationId: 31, doctorName: 'Omar Nasser' });

describe('when the slots of a doctor come on screen', () => {
  it('shows them by day, earliest first', async () => {
    const read = jest.fn((_doctorId: Id, _locationId: Id | null) => [
      makeAvailability({ id: 3, date: '2026-11-24' }),
      makeAvailability({ id: 2, available_from: '14:00:00', available_to: '17:00:00' }),
      makeAvailability({ id: 1 }),
    ]);
    const state = await afterFlow<State>({
      watcher: watchDoctorAvailability,
      provide: [serve(availabilitiesApi.listDoctorAvailabilities, read)],
      events: [opened],
    });

    expect(read.mock.calls).toEqual([[21, 31]]);
    const days = selectDays(state, 21, 31)?.map(({ date, slots }) => [date, slots.map(({ id }) => id)]);
    expect(days).toEqual([
      ['2026-11-21', [1, 2]],
      ['2026-11-24', [3]],
    ]);
  });

  it('says whose slots could not be read', async () => {
    const state = await afterFlow<State>({
      watcher: watchDoctorAvailability,
      provide: [serve(availabilitiesApi.listDoctorAvailabilities, failing(refusal(500)))],
      events: [opened],
    });

    expect(selectRequest(state, doctorAvailabilityKeys.slots(21, 31))?.failure?.text).toMatchObject({
      defaultMessage: 'Failed to fetch availabilities for Dr. {name}. Please try again.',
      values: { name: 'Omar Nasser' },
    });
    expect(selectDays(state, 21, 31)).toBeUndefined();
  });
});
