import { currentMoment } from '#client/lib/dates';
import { compareEntries, readEntries } from '#client/sections/home-services/schedule/plan/sagas/compareEntries';
import { EMPTY_WEEK } from '#client/ui/week/week';
import { testSaga } from '#test/support/sagas/testSaga';
import { makeEntry } from '#test/support/service/plans';

it('reads first, and then compares with the moment as it is by then', () => {
  const question = { startDate: '2026-12-07', endDate: '2026-12-07', week: EMPTY_WEEK };
  const entry = makeEntry(1, '2026-12-07', '08:00 - 09:00');
  const { date, start_time, end_time } = entry;
  testSaga(compareEntries, 4, question)
    .next()
    .call(readEntries, 4)
    .next([entry])
    .call(currentMoment)
    .next(new Date(2026, 11, 7, 7, 59))
    .returns({ question, lines: [{ date, start_time, end_time, sign: 'remove', entry }] });
});
