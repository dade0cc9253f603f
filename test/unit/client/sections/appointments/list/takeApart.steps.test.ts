import { appointmentsArrived } from '#client/sections/appointments/list/events';
import { takeApart } from '#client/sections/appointments/list/sagas/takeApart';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import { makeAppointment } from '#test/support/builders/clinic';
import { testSaga } from '#test/support/sagas/testSaga';

it('hands each slice on as it comes, counts it, and lets the browser draw before the next', () => {
  const [seven, eight] = [makeAppointment({ id: 7 }), makeAppointment({ id: 8 })];
  const answer = { next: async () => Promise.resolve(null), cancel: () => undefined };
  const take = jest.fn();

  testSaga(takeApart, answer, take)
    .next()
    .call(answer.next)
    .next([seven])
    .put(appointmentsArrived(1))
    .next()
    .call(yieldToBrowser)
    .next()
    .call(answer.next)
    .next([eight])
    .put(appointmentsArrived(2))
    .next()
    .call(yieldToBrowser)
    .next()
    .call(answer.next)
    .next(null)
    .isDone();
  expect(take.mock.calls).toEqual([[[seven]], [[eight]]]);
});
