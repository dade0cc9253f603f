import { standingOfDeletion } from '#client/features/doctor-availability';
import { closingMessages } from '#client/sections/appointments/away/afterMessages';
import { rangeClosed } from '#client/sections/appointments/away/events';
import { closingHours, noteClosed, standingOfClosing } from '#client/sections/appointments/away/sagas/closeHours';
import { keepPlan } from '#client/sections/appointments/away/sagas/keepPlan';
import { makeAvailability } from '#test/support/builders/clinic';
import { testSaga } from '#test/support/sagas/testSaga';

const slot = makeAvailability({ id: 7 });
const hours = { doctor: { doctorId: 21, doctorName: 'Omar', locationId: null }, slot, reachesBeyond: true };

it('a range that reaches beyond stays, unless it is gone', () => {
  const asked = testSaga(standingOfClosing, hours, true)
    .next()
    .call(standingOfDeletion, hours, true)
    .save('it is looked at');
  asked
    .restore('it is looked at')
    .next({ is: 'open' })
    .returns({ is: 'leftOut', reason: closingMessages.reachesBeyond });
  asked.restore('it is looked at').next({ is: 'done' }).returns({ is: 'done' });
});

it('what is gone is noted first here and then on the device', () => {
  testSaga(noteClosed, slot).next().put(rangeClosed(slot)).next().call(keepPlan).next().isDone();
  testSaga(closingHours.settled!, hours).next().put(rangeClosed(slot));
});
