import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import * as availabilitiesApi from '#client/api/availabilities';
import { selectDoctorHours, type HoursRoot } from '#client/hours/readHours';
import { doctorHoursOpened } from '#client/sections/appointments/board/events';
import { selectFailed, selectOpen, type selectUnread } from '#client/sections/appointments/board/selectors';
import { makeAvailability, TODAY } from '#test/support/builders/clinic';
import { connectionLost } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsSection } from '#test/support/wholeSections';

type State = HoursRoot & Parameters<typeof selectUnread>[0];

/** Plays what the columns in view ask for; tells the doctors that were read, and how many at once at most. */
async function play(events: Parameters<typeof afterFlow>[0]['events'], failing: readonly string[] = []) {
  const read: string[] = [];
  let [running, most] = [0, 0];
  const answer = async (doctor: string) => {
    read.push(doctor);
    most = Math.max(most, (running += 1));
    await Promise.resolve();
    running -= 1;
    if (failing.includes(doctor)) throw connectionLost();
    return [makeAvailability({ id: `of ${doctor}`, doctor_id: doctor })];
  };
  const state = await afterFlow<State>({
    watcher: appointmentsSection.watchers.appointmentBoard,
    reducers: appointmentsSection.reducers,
    provide: [
      [
        matchers.call.fn(availabilitiesApi.listDoctorAvailabilities),
        dynamic(({ args }) => answer(...(args as [string])) as unknown),
      ],
    ],
    events,
  });
  return { state, read, most };
}

const doctors = Array.from({ length: 12 }, (_, number) => `d${number}`);

it('reads the opening hours of each doctor in view once, of five at a time', async () => {
  const { state, read, most } = await play([...doctors, 'd0', 'd11'].map((doctor) => doctorHoursOpened(doctor)));

  expect([...read].sort()).toEqual([...doctors].sort());
  expect(most).toBe(5);
  expect(selectOpen(state, 'd3', TODAY)).toEqual([{ from: 540, to: 720 }]);
  expect(selectOpen(state, 'd3', '2026-12-24')).toEqual([]);
  expect(selectOpen(state, 'nobody', TODAY)).toBeUndefined();
});

it('tells whose hours could not be read, and has all others', async () => {
  const { state } = await play(
    doctors.map((doctor) => doctorHoursOpened(doctor)),
    ['d4'],
  );

  expect(selectFailed(state, doctors)).toEqual(['d4']);
  expect(selectDoctorHours(state, 'd4', null)).toBeUndefined();
  expect(selectDoctorHours(state, 'd5', null)).toHaveLength(1);
});
