import { delay } from 'redux-saga/effects';

import { changesFound, marksFaded } from '#client/sections/appointments/reading/events';
import { fadeMarks } from '#client/sections/appointments/reading/sagas/fadeMarks';
import { untilSeen } from '#client/state/sagas/untilSeen';
import { testSaga } from '#test/support/sagas/testSaga';

it('a mark stands for ten seconds in which it could be seen', () => {
  const changes = { changed: [7], added: [], removed: [] };

  testSaga(fadeMarks, changesFound(changes))
    .next()
    .call(untilSeen)
    .next()
    .is(delay(10_000))
    .next()
    .put(marksFaded(changes))
    .next()
    .isDone();
});
