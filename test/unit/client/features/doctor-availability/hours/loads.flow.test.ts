import * as availabilitiesApi from '#client/api/availabilities';
import * as directoryApi from '#client/api/directory';
import { watchDoctorAvailability } from '#client/features/doctor-availability';
import { slotsOpened, staffOpened, staffSlotsOpened } from '#client/features/doctor-availability/hours/events';
import { doctorAvailabilityKeys } from '#client/features/doctor-availability/hours/keys';
import { selectCalendars, selectDays, selectStaff } from '#client/features/doctor-availability/hours/selectors';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import type { Id } from '#contract/common';
import { makeAvailability, makeDoctor } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, late, serve } from '#test/support/sagas/service';

type State = RequestsRoot & Parameters<typeof selectDays>[0] & Parameters<typeof selectStaff>[0];

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
      defaultMessage: 'Failed to fetch availabilities for {doctor}. Please try again.',
      values: { doctor: 'Dr. Omar Nasser' },
    });
    expect(selectDays(state, 21, 31)).toBeUndefined();
  });
});

describe('when the slots of all doctors of a location are wanted', () => {
  const staff = Array.from({ length: 8 }, (_, index) => ({ id: index + 1, name: `Doctor ${index + 1}` }));

  it('reads them five at once, and leaves those unknown that cannot be read', async () => {
    let [atOnce, most] = [0, 0];
    const read = async (doctorId: Id) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await late(null);
      atOnce -= 1;
      if (doctorId === 3) throw refusal(500);
      return [makeAvailability({ id: Number(doctorId), doctor_id: doctorId })];
    };
    const state = await afterFlow<State>({
      watcher: watchDoctorAvailability,
      provide: [serve(availabilitiesApi.listDoctorAvailabilities, read)],
      events: [staffSlotsOpened({ doctors: staff, locationId: 31 })],
    });

    expect(most).toBe(5);
    expect(selectCalendars(state, { doctors: staff, locationId: 31 }).map((days) => days.length)).toEqual([
      1, 1, 0, 1, 1, 1, 1, 1,
    ]);
  });
});

describe('when a service has no room for a reading', () => {
  const throttled = refusal(429, {}, { 'retry-after': '400' });

  it('keeps the slots that are known, and knows that they are', async () => {
    const answers = [[makeAvailability({ id: 4 })]];
    const state = await afterFlow<State>({
      watcher: watchDoctorAvailability,
      provide: [
        serve(availabilitiesApi.listDoctorAvailabilities, () => {
          const [known] = answers.splice(0);
          if (!known) throw throttled;
          return known;
        }),
      ],
      events: [opened, opened],
    });

    expect(selectDays(state, 21, 31)).toMatchObject([{ slots: [{ id: 4 }] }]);
    expect(selectRequest(state, doctorAvailabilityKeys.slots(21, 31))).toMatchObject({
      status: 'failed',
      isKnown: true,
      failure: { throttle: { waitMs: 400_000 } },
    });
  });

  it('has not read all of several doctors', async () => {
    const state = await afterFlow<State>({
      watcher: watchDoctorAvailability,
      provide: [
        serve(availabilitiesApi.listDoctorAvailabilities, (id: Id) => {
          if (id === 2) throw throttled;
          return [];
        }),
      ],
      events: [staffSlotsOpened({ doctors: [1, 2, 3].map((id) => ({ id, name: `Doctor ${id}` })), locationId: 31 })],
    });

    expect(selectRequest(state, doctorAvailabilityKeys.staffSlots(31))?.failure?.throttle).toEqual({ waitMs: 400_000 });
  });
});

describe('when the doctors of a location are wanted', () => {
  it('keeps them', async () => {
    const state = await afterFlow<State>({
      watcher: watchDoctorAvailability,
      provide: [serve(directoryApi.listLocationDoctors, () => [makeDoctor()])],
      events: [staffOpened({ locationId: 31 })],
    });

    expect(selectStaff(state, 31)).toMatchObject([{ id: 21, first_name: 'Omar' }]);
  });

  it('reads those of several locations side by side', async () => {
    const state = await afterFlow<State>({
      watcher: watchDoctorAvailability,
      provide: [
        serve(directoryApi.listLocationDoctors, async (id: Id) => late([makeDoctor({ id: Number(id) + 100 })])),
      ],
      events: [staffOpened({ locationId: 31 }), staffOpened({ locationId: 32 })],
    });

    expect([31, 32].map((id) => selectStaff(state, id)?.map((doctor) => doctor.id))).toEqual([[131], [132]]);
  });
});
