import { delay } from 'redux-saga/effects';

import { clashCode } from '#client/sections/appointments/clashes/clashCode';
import { clashesFound } from '#client/sections/appointments/clashes/events';
import { findClashes } from '#client/sections/appointments/clashes/sagas/findClashes';
import { selectRealList } from '#client/sections/appointments/list/selectors';
import { untilQuiet } from '#client/state/sagas/untilQuiet';
import { testSaga } from '#test/support/sagas/testSaga';

const addClashes = jest.fn();
const addSpans = (days: Map<string, unknown[]>, list: readonly { date: string }[]) =>
  list.forEach(({ date }) => days.set(date, [...(days.get(date) ?? []), date]));
const list = (count: number, days: number) => Array.from({ length: count }, (_, id) => ({ date: `day ${id % days}` }));

const asked = () =>
  testSaga(findClashes)
    .next()
    .is(delay(300))
    .next()
    .call(untilQuiet)
    .next()
    .call(clashCode.want)
    .next({ addSpans, addClashes })
    .select(selectRealList);

it('waits until the list rests and nobody is at work, looks at each day, and tells the clashes', () => {
  asked().next(list(5, 2)).call(untilQuiet).next().put(clashesFound(new Map())).next().isDone();

  expect(addClashes).toHaveBeenCalledTimes(2);
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
