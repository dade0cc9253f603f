import type { UnknownAction } from '@reduxjs/toolkit';

import {
  fanOutFinished,
  fanOutsReducer,
  interruptedLedgers,
  itemMoved,
  itemSplit,
  ledgerHidden,
  ledgerShown,
  planStarted,
  roundConcluded,
  selectInterruptedLedgers,
  selectIsSending,
  selectIsTold,
  selectLedger,
  selectDueRows,
  selectRowsOf,
  selectRowsThatAre,
  stopChosen,
} from '#client/state/fanOut/ledgers';
import { ledgerClosed, planResumed } from '#client/state/fanOutEvents';
import { lineLost } from '#client/state/line';

const place = { section: 'appointments', params: {} };
const started = (key: string) =>
  planStarted({
    key,
    kind: 'test',
    title: 'A test',
    place,
    items: ['1', '2'].map((id) => ({ id, label: id, payload: id })),
  });
const after = (...events: readonly UnknownAction[]) => ({
  fanOuts: [started('one'), ...events].reduce(fanOutsReducer, undefined) ?? {},
});
const rowsAfter = (...events: readonly UnknownAction[]) => selectLedger(after(...events), 'one')?.rows;

it.each([
  itemMoved('unknown', '1', { is: 'sent' }),
  itemMoved('one', 'unknown', { is: 'sent' }),
  itemSplit({ key: 'unknown', id: '1', parts: [] }),
  itemSplit({ key: 'one', id: 'unknown', parts: [] }),
  planResumed({ key: 'unknown', place, outcome: 'failed', looksFirst: false }),
  stopChosen('unknown'),
  fanOutFinished('unknown'),
  roundConcluded({ key: 'unknown', conclusion: { kind: 'success', text: 'Done', detail: null } }),
  ledgerShown({ key: 'unknown', goesOnceAdded: false }),
  ledgerHidden('unknown'),
])('$type changes nothing of what it does not know: $payload', (event) => expect(after(event)).toEqual(after()));

it('moves one item, and no other', () =>
  expect(rowsAfter(itemMoved('one', '2', { is: 'sent' }))?.map(({ outcome }) => outcome)).toEqual(['queued', 'sent']));

it('has its items move together when the line is lost, and when the round is over', () => {
  const sent = itemMoved('one', '1', { is: 'sent' });

  expect(rowsAfter(sent, lineLost())).toMatchObject([{ outcome: 'sent', attempt: 'cutOff' }, { outcome: 'queued' }]);
  expect(rowsAfter(sent, fanOutFinished('one'))).toMatchObject([
    { outcome: 'unsent', isUnknown: true },
    { outcome: 'unsent', isUnknown: false },
  ]);
});

it.each([
  ['failed', false, ['queued', 'unsent']],
  ['unsent', false, ['failed', 'queued']],
  ['failed', true, ['lost', 'unsent']],
] as const)('sends what is %s once more, with a look before: %p', (outcome, looksFirst, outcomes) => {
  const rows = rowsAfter(
    itemMoved('one', '1', { is: 'sent' }),
    itemMoved('one', '1', { is: 'lost', reason: 'no answer' }),
    itemMoved('one', '1', { is: 'unknown', reason: null }),
    fanOutFinished('one'),
    planResumed({ key: 'one', place, outcome, looksFirst }),
  );

  expect(rows?.map((row) => row.outcome)).toEqual(outcomes);
});

it('is under way until it is over, also while it is being stopped', () => {
  const states = [after(), after(stopChosen('one')), after(fanOutFinished('one')), after(started('two'))];

  expect(states.map(selectIsSending)).toEqual([true, true, false, true]);
  expect(selectIsSending(after(started('two'), fanOutFinished('one')))).toBe(true);
  expect(selectLedger(after(fanOutFinished('one'), stopChosen('one')), 'one')?.status).toBe('finished');
});

it('closes a ledger alone, and none that is under way', () => {
  const two = [started('two'), fanOutFinished('two')];

  expect(Object.keys(after(...two, ledgerClosed('one')).fanOuts)).toEqual(['one', 'two']);
  expect(Object.keys(after(...two, stopChosen('one'), ledgerClosed('one')).fanOuts)).toEqual(['one', 'two']);
  expect(Object.keys(after(...two, ledgerClosed('two')).fanOuts)).toEqual(['one']);
});

it('outlives the session where it was not over', () => {
  const left = interruptedLedgers(after(started('two'), fanOutFinished('two')));

  expect(Object.entries(left).map(([key, { status }]) => [key, status])).toEqual([['one', 'interrupted']]);
  expect(Object.keys(selectInterruptedLedgers({ fanOuts: { ...after(started('two')).fanOuts, ...left } }))).toEqual([
    'one',
  ]);
});

it('is told by a panel on screen, unless that goes once everything is added', () => {
  const shown = (goesOnceAdded: boolean) => after(ledgerShown({ key: 'one', goesOnceAdded }));

  expect(selectIsTold(after(), 'one', 'success')).toBe(false);
  expect(selectIsTold(after(), 'unknown', 'success')).toBe(false);
  expect(selectIsTold(shown(false), 'one', 'success')).toBe(true);
  expect(selectIsTold(shown(true), 'one', 'success')).toBe(false);
  expect(selectIsTold(shown(true), 'one', 'error')).toBe(true);
  expect(
    selectIsTold(after(ledgerShown({ key: 'one', goesOnceAdded: false }), ledgerHidden('one')), 'one', 'error'),
  ).toBe(false);
});

it('tells its rows by where they stand', () => {
  const state = after(itemMoved('one', '1', { is: 'sent' }));

  expect(selectRowsThatAre(state, 'one', 'queued').map(({ id }) => id)).toEqual(['2']);
  expect(selectRowsThatAre(state, 'unknown', 'queued')).toEqual([]);
});

it('has those rows sent that need none which is on its way, or else those that need each other', () => {
  const due = (state: ReturnType<typeof after>, needs: Record<string, string[]>) =>
    selectDueRows<unknown>(state, 'one', (payload) => needs[String(payload)] ?? []).map(({ id }) => id);
  const state = after();
  const [first, second] = selectRowsOf(state, 'one').map(({ payload }) => String(payload)) as [string, string];

  expect(due(state, {})).toEqual(['1', '2']);
  expect(due(state, { [second]: ['1'] })).toEqual(['1']);
  expect(due(state, { [first]: ['2'], [second]: ['1'] })).toEqual(['1', '2']);
  expect(due(after(itemMoved('one', '1', { is: 'sent' })), { [second]: ['9'] })).toEqual(['2']);
  expect(due(after(stopChosen('one')), {})).toEqual([]);
});
