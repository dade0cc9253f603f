import { addForDoctor } from '#client/features/doctor-availability';
import { takeBack } from '#client/sections/appointments/away/sagas/undoPlan';
import { testSaga } from '#test/support/sagas/testSaga';

it('opens a range again without a look at any appointment, and adds none that is there', () => {
  const draft = { location_id: 31, date: '2026-11-27', available_from: '10:00:00', available_to: '12:40:00' };
  const hours = { kind: 'doctor' as const, doctor: { id: 21, name: 'Omar' }, draft: { ...draft, skip_existing: true } };

  testSaga(takeBack, hours).next().call(addForDoctor, hours).next('skipped').isDone();
});
