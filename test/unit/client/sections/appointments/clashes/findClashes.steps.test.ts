import { delay } from 'redux-saga/effects';

import { addDays } from '#client/lib/dates';
import { clashesFound } from '#client/sections/appointments/clashes/first';
import { findClashes } from '#client/sections/appointments/clashes/sagas/findClashes';
import { selectRealList } from '#client/sections/appointments/list/selectors';
import { untilQuiet } from '#client/state/sagas/untilQuiet';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { testSaga } from '#test/support/sagas/testSaga';

/** So many appointments on some days, none of which clashes with another. */
const list = (count: number, days: number) =>
  Array.from({ length: count }, (_, id) =>
    makeAppointment({ id, doctor_id: id, user_id: id, date: addDays(TODAY, id % days) }),
  );

const asked = () => testSaga(findClashes).next().is(delay(300)).next().call(untilQuiet).next().select(selectRealList);

it('waits until the list rests and nobody is at work, looks at each day, and tells the clashes', () => {
  asked().next(list(5, 2)).call(untilQuiet).next().put(clashesFound(new Map())).next().isDone();
});

it('waits for that again after each 4,000 appointments', () => {
  asked()
    .next(list(6_000, 2))
    .call(untilQuiet)
    .next()
    .call(untilQuiet)
    .next()
    .call(untilQuiet)
    .next()
    .put(clashesFound(new Map()))
    .next()
    .isDone();
});
