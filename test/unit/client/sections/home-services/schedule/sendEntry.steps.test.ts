import { homeSchedulesApi } from '#client/api/homeServices/staff';
import { currentMoment } from '#client/lib/dates';
import { Problem } from '#client/lib/problem';
import { homeScheduleKind } from '#client/sections/home-services/kinds/homeSchedule';
import { entryCalls, type EntryCall } from '#client/sections/home-services/schedule/late/entryCalls';
import { entryTried } from '#client/sections/home-services/schedule/late/planEvents';
import { selectIsEntryTried } from '#client/sections/home-services/schedule/late/planSelectors';
import { sendEntry } from '#client/sections/home-services/schedule/late/sagas/sendEntry';
import { selectRowsOf } from '#client/state/fanOut/ledgers';
import { deleteUnlessGone } from '#client/state/sagas/deleteUnlessGone';
import { refusal } from '#test/support/builders/faults';
import { makeEntry } from '#test/support/builders/scheduleService';
import { testSaga } from '#test/support/sagas/testSaga';

const DATE = '2026-12-07';
const [first, second] = [makeEntry(1, DATE, '08:00 - 10:00'), makeEntry(2, DATE, '11:00 - 13:00')];
const hours = { date: DATE, start_time: '08:30:00', end_time: '12:00:00' };
const [removal, change] = entryCalls({ key: 'plan', provider: 4, isUndo: false }, [
  { ...hours, sign: 'change', entry: first },
  { ...second, sign: 'remove', entry: second },
]).map(({ payload }) => payload) as [EntryCall, EntryCall];
const rowOf = (payload: EntryCall, outcome: string) => ({ id: payload.id, payload, outcome, reason: null });

const asking = (one: EntryCall, isTried: boolean, rows: unknown[]) =>
  testSaga(sendEntry, one)
    .next()
    .select(homeScheduleKind.selectRows, { provider: '4' })
    .next([{ ...first, slot_duration: 90 }, second])
    .select(selectIsEntryTried, one)
    .next(isTried)
    .select(selectRowsOf as () => unknown, 'plan')
    .next(rows)
    .call(currentMoment);
const now = new Date(2026, 10, 21, 8, 0);

it('notes that it is sent before it is, and sends the whole entry with the slots that it has by now', () => {
  const sent = asking(change, false, [rowOf(removal, 'added'), rowOf(change, 'sent')])
    .next(now)
    .put(entryTried({ provider: 4, id: change.id }))
    .next()
    .call(homeSchedulesApi.update, 1, {
      ...{ availability_type: 'provider', provider: 4, is_available: true, slot_duration: 90 },
      ...hours,
    })
    .save('it is sent');
  sent
    .restore('it is sent')
    .next({})
    .returns({ outcome: 'added', payload: { ...change, entry: { ...first, slot_duration: 90 } } });
  const refused = refusal(400);
  expect(() => sent.restore('it is sent').throw(refused)).toThrow(refused);
});

it('sends nothing while what is in its way could not be removed', () => {
  expect(() => asking(change, false, [rowOf(removal, 'failed')]).next(now)).toThrow(Problem);
});

it.each([
  [false, { outcome: 'skipped', reason: { defaultMessage: 'already gone' } }],
  [true, { outcome: 'added' }],
])('counts what is gone as its own work only after an earlier try: %p', (isTried, end) => {
  asking(removal, isTried, [])
    .next(now)
    .put(entryTried({ provider: 4, id: removal.id }))
    .next()
    .call(deleteUnlessGone, homeSchedulesApi.remove, 2)
    .next('gone')
    .inspect((returned) => expect(returned).toMatchObject(end));
});
