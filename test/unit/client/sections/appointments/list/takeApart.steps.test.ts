import { appointmentsArrived } from '#client/sections/appointments/list/events';
import { takeApart } from '#client/sections/appointments/list/sagas/takeApart';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import { makeAppointment } from '#test/support/builders/clinic';
import { testSaga } from '#test/support/sagas/testSaga';

it('hands each slice on, says how many have come where that is a twentieth more, and lets the browser draw', () => {
  const [first, second, third] = [20, 1, 1].map((count) => Array.from({ length: count }, () => makeAppointment()));
  const answer = { next: async () => Promise.resolve(null), cancel: () => undefined, isAhead: () => false };
  const take = jest.fn();

  testSaga(takeApart, answer, take)
    .next()
    .call(answer.next)
    .next(first)
    .put(appointmentsArrived(20))
    .next()
    .call(yieldToBrowser)
    .next()
    .call(answer.next)
    .next(second)
    .put(appointmentsArrived(21))
    .next()
    .call(yieldToBrowser)
    .next()
    .call(answer.next)
    .next(third)
    .call(yieldToBrowser)
    .next()
    .call(answer.next)
    .next(null)
    .isDone();
  expect(take.mock.calls).toEqual([[first], [second], [third]]);
});
