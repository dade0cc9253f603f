import { homeSchedulesApi } from '#client/api/homeServices/staff';
import { longDate } from '#client/lib/dates';
import { addScheduleKey } from '#client/sections/home-services/keys';
import { draftOn, fieldsOf } from '#client/sections/home-services/schedule/entries';
import { scheduleSubmitted } from '#client/sections/home-services/schedule/events';
import { homeScheduleKind } from '#client/sections/home-services/schedule/resources';
import { addingSchedule, addSchedule } from '#client/sections/home-services/schedule/sagas/addSchedule';
import { confirmDates } from '#client/state/fanOut/confirmDates';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { testSaga } from '#test/support/sagas/testSaga';

const dates = ['2027-01-04', '2027-01-07'];
const drafts = dates.map((date) => draftOn(date, 3, fieldsOf(null)));
const items = drafts.map((draft) => ({ id: draft.date, label: longDate(draft.date), payload: draft }));

describe('adding availability of a provider', () => {
  const steps = testSaga(addSchedule, scheduleSubmitted({ provider: 3, drafts }))
    .next()
    .call(confirmDates, dates)
    .save('the dates are confirmed');

  it('sends one call a date once the dates are meant', () => {
    steps
      .restore('the dates are confirmed')
      .next(true)
      .call(runFanOut, addingSchedule, addScheduleKey(3), items)
      .next()
      .isDone();
  });

  it('sends nothing when they are not', () => {
    steps.restore('the dates are confirmed').next(false).isDone();
  });
});

it('an entry is sent where the schedule has left the screen, so that nobody knows what is there', () => {
  testSaga(addingSchedule.send, drafts[0]!)
    .next()
    .select(homeScheduleKind.selectRows, { provider: '3' })
    .next(undefined)
    .call(homeSchedulesApi.create, drafts[0])
    .next({ id: 1 })
    .returns('added');
});

describe('entries whose answers were lost', () => {
  const { findLost = jest.fn() } = addingSchedule;
  const lost = items.map((item) => ({ ...item, outcome: 'lost' as const, reason: null }));

  it('are looked for among those of their provider', () => {
    testSaga(findLost, lost)
      .next()
      .call(homeSchedulesApi.list, { provider: 3 })
      .next([
        { id: 1, ...drafts[0], date: '2027-01-05' },
        { id: 2, ...drafts[1] },
      ])
      .returns(new Map([['2027-01-07', { outcome: 'added' }]]));
  });

  it('are not looked for where there are none', () => {
    testSaga(findLost, []).next().returns(new Map());
  });
});
