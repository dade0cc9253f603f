import { selectFound, selectFreeLines } from '#client/features/first-free/selectors';
import { makeAppointment } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { afterFinding, doctor, EVERYBODY, free, type State } from '#test/support/sagas/findingFree';
import { failing } from '#test/support/sagas/service';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

const times = (state: State) => selectFreeLines(state).flatMap((line) => line.times.map(({ startTime }) => startTime));

describe('what overlaps an appointment', () => {
  const hours = () => [free('09:00', '10:20')];
  const at = (id: number, start: string, status: string, doctor_id = 1) =>
    makeAppointment({ id, doctor_id, status, start_time: `${start}:00`, end_time: `${start.slice(0, 3)}30:00` });
  const visits = [at(1, '09:10', 'confirmed'), at(2, '09:50', 'rejected'), at(3, '09:50', 'pending', 2)];

  it('is left out by what the service knows, where the list is not in the store', async () => {
    const state = await afterFinding({ doctors: [doctor(1, 'A')], hours, appointments: visits });

    expect(times(state)).toEqual(['09:40:00', '10:00:00']);
    expect(selectFound(state).lacksAppointments).toBe(false);
  });

  it('is left out by the store, but for the appointment that is moved, and nothing is read', async () => {
    const scope = { ...EVERYBODY, hasAppointments: true };
    const service = { doctors: [doctor(1, 'A')], hours, appointments: failing(refusal(500)) };
    const given = appointmentsInStore(visits);

    expect(times(await afterFinding(service, {}, scope, [], given))).toEqual(['09:40:00', '10:00:00']);
    expect(times(await afterFinding(service, {}, { ...scope, movingId: 1 }, [], given))).toEqual([
      '09:00:00',
      '09:20:00',
      '09:40:00',
    ]);
  });

  it('is said to be unknown where the appointments cannot be read, and the times stand', async () => {
    const appointments = failing(refusal(500));
    const state = await afterFinding({ doctors: [doctor(1, 'A')], hours, appointments });

    expect(times(state)).toEqual(['09:00:00', '09:20:00', '09:40:00']);
    expect(selectFound(state).lacksAppointments).toBe(true);
  });
});
