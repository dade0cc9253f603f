import { homeSchedulesApi } from '#client/api/homeServices/staff';
import { currentMoment } from '#client/lib/dates';
import { entryCalls, type EntryCall } from '#client/sections/home-services/schedule/plan/calls';
import type { EntryLine } from '#client/sections/home-services/schedule/plan/difference';
import { sendEntry, standingOfEntryCall } from '#client/sections/home-services/schedule/plan/sagas/sendEntry';
import { selectRowsOf } from '#client/state/fanOut/ledgers';
import { deleteUnlessGone } from '#client/state/sagas/deleteUnlessGone';
import { refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';
import { makeEntry } from '#test/support/service/plans';

const DATE = '2026-12-07';
const [first, second] = [makeEntry(1, DATE, '08:00 - 10:00'), makeEntry(2, DATE, '11:00 - 13:00')];
const hours = { date: DATE, start_time: '08:30:00', end_time: '12:00:00' };
const lines: EntryLine[] = [
  { ...hours, sign: 'change', entry: first },
  { ...second, sign: 'remove', entry: second },
];
const place = { key: 'plan', scope: 4, isUndo: false };
const [removal, change] = entryCalls({ lines }, place).map(({ payload }) => payload) as [EntryCall, EntryCall];
const rowOf = (payload: EntryCall, outcome: string) => ({ id: payload.id, payload, outcome, reason: null });

const entries = [{ ...first, slot_duration: 90 }, second];
const standingOf = (one: EntryCall, isTried: boolean, rows: unknown[], known: unknown = entries) =>
  testSaga(standingOfEntryCall, one, isTried)
    .next()
    .inspect((effect) => expect(effect).toMatchObject({ type: 'SELECT' }))
    .next(known)
    .select(selectRowsOf as () => unknown, 'plan')
    .next(rows)
    .call(currentMoment)
    .next(new Date(2026, 10, 21, 8, 0));

it('sends the whole entry with the slots that it has by now', () => {
  const sent = testSaga(sendEntry, change, false)
    .next()
    .next(entries)
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

it('holds back what has something in its way that could not be removed', () => {
  standingOf(change, false, [rowOf(removal, 'added'), rowOf(change, 'sent')]).returns({ is: 'open' });
  standingOf(change, false, [rowOf(removal, 'failed')]).inspect((end) =>
    expect(end).toMatchObject({ is: 'heldBack', reason: { values: { hours: '11:00 - 13:00' } } }),
  );
});

it.each([
  [false, { outcome: 'skipped', reason: { defaultMessage: 'already gone' } }],
  [true, { outcome: 'added' }],
])('counts what is gone as its own work only after a lost answer: %p', (isTried, end) => {
  standingOf(removal, isTried, [], [first]).inspect((now) => expect(now).toMatchObject({ is: 'done' }));
  testSaga(sendEntry, removal, isTried)
    .next()
    .next(entries)
    .call(deleteUnlessGone, homeSchedulesApi.remove, 2)
    .next('gone')
    .inspect((returned) => expect(returned).toMatchObject(end));
});
