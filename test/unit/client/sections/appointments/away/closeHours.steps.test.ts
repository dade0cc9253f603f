import { deletingHours } from '#client/features/doctor-availability';
import { rangeClosed } from '#client/sections/appointments/away/late/events';
import { closeUnlessNeeded, findClosed, noteClosed } from '#client/sections/appointments/away/late/sagas/closeHours';
import { keepPlan } from '#client/sections/appointments/away/late/sagas/keepPlan';
import { makeAvailability } from '#test/support/builders/clinic';
import { testSaga } from '#test/support/sagas/testSaga';

const slot = makeAvailability({ id: 7 });
const hours = { doctor: { doctorId: 21, doctorName: 'Omar', locationId: null }, slot, reachesBeyond: true };

it('asks for nothing of a range that reaches beyond', () => {
  testSaga(closeUnlessNeeded, hours).next().isDone();
});

it('notes of the lost answers only what is gone, first here and then on the device', () => {
  const lost = [7, 8].map((id) => ({
    id: String(id),
    label: '',
    payload: hours,
    reason: null,
    outcome: 'lost' as const,
    attempt: 'first' as const,
  }));

  testSaga(findClosed, lost)
    .next()
    .call(deletingHours.find, lost)
    .next(new Map([['7', { outcome: 'added' }]]))
    .call(noteClosed, slot)
    .next()
    .isDone();
  testSaga(noteClosed, slot).next().put(rangeClosed(slot)).next().call(keepPlan).next().isDone();
});
