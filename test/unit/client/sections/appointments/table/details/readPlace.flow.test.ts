import * as directoryApi from '#client/api/directory';
import { appointmentMoved, appointmentsLoaded, rowToggled } from '#client/sections/appointments/list/events';
import { rowMaker } from '#client/sections/appointments/list/rows';
import { selectReferred } from '#client/sections/appointments/list/selectors';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { addressRead, type AddressRoot } from '#client/state/address';
import type { NoticesRoot } from '#client/state/notices';
import type { RequestsRoot } from '#client/state/requests/requests';
import type { Appointment } from '#contract/appointments';
import { makeAppointment, makeDoctor, TODAY } from '#test/support/builders/clinic';
import { connectionLost } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

type State = Parameters<typeof selectVisible>[0];

const doctor = makeDoctor({ locations: [{ id: 32, name: 'Creek Clinic' }] });

async function placeAfterOpening(appointment: Partial<Appointment>, readDoctor: (...args: unknown[]) => unknown) {
  const state = await afterFlow<State>({
    watcher: appointmentsSection.watchers.appointmentPlaces,
    reducers: appointmentsSection.reducers,
    given: appointmentsInStore([makeAppointment({ id: 6 }), makeAppointment({ id: 7, ...appointment })]),
    provide: [serve(directoryApi.readDoctor, readDoctor)],
    events: [rowToggled('7'), rowToggled(null)],
  });
  const shown = selectVisible(state, TODAY).find(({ id }) => id === 7);
  return shown && rowMaker(selectReferred(state, TODAY))(shown).locationName;
}

it.each([
  ['that the whole list has not is left, and said to be unknown', '999', '', ['The appointment is no longer known.']],
  ['that it has stays open', '7', '7', []],
])('an appointment %s', async (_, open, left, told) => {
  const { address, notices } = await afterFlow<AddressRoot & NoticesRoot>({
    watcher: appointmentsSection.watchers.appointmentPlaces,
    reducers: appointmentsSection.reducers,
    given: [...appointmentsInStore([makeAppointment({ id: 7 })]), addressRead({ section: '', params: { open } })],
    provide: [],
    events: [appointmentsLoaded(0), appointmentsLoaded(1)],
  });
  expect(address.params.open ?? '').toBe(left);
  expect(notices.map(({ text }) => inEnglish(text))).toEqual(told);
});

it.each([
  ['the place is not embedded', null],
  ['the place has no name', { location_id: 32 }],
])('a row that is opened learns the place from its doctor where %s', async (_, local_location) => {
  expect(await placeAfterOpening({ location_id: 32, local_location }, () => doctor)).toBe('Creek Clinic');
});

it('a row shows the place that its id names, which another appointment brought', async () => {
  const readDoctor = jest.fn();

  expect(await placeAfterOpening({ local_location: null }, readDoctor)).toBe('Marina Clinic');
  expect(readDoctor).not.toHaveBeenCalled();
});

it.each([
  ['it has no place', { location_id: null, local_location: null }, () => doctor],
  ['its doctor cannot be read', { location_id: 32, local_location: null }, failing(connectionLost())],
])('a row shows none where %s', async (_, appointment, readDoctor) => {
  expect(await placeAfterOpening(appointment, readDoctor)).toBeNull();
});

it('a row that was moved learns the place of its new appointment, though nobody opened it', async () => {
  const readDoctor = jest.fn((_id: unknown) => doctor);
  await afterFlow<State>({
    watcher: appointmentsSection.watchers.appointmentPlaces,
    reducers: appointmentsSection.reducers,
    given: appointmentsInStore([makeAppointment({ id: 8, doctor_id: 22, location_id: 32, local_location: null })]),
    provide: [serve(directoryApi.readDoctor, readDoctor)],
    events: [appointmentMoved({ from: 7, to: 8 })],
  });

  expect(readDoctor.mock.calls).toEqual([[22]]);
});

it('a row that is closed asks for nothing', async () => {
  const state = await afterFlow<RequestsRoot>({
    watcher: appointmentsSection.watchers.appointmentPlaces,
    reducers: appointmentsSection.reducers,
    provide: [],
    events: [rowToggled(null)],
  });

  expect(state.requests).toEqual({});
});
