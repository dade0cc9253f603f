import type { UnknownAction } from '@reduxjs/toolkit';

import {
  fanOutFinished,
  fanOutsReducer,
  interruptedLedgers,
  itemMoved,
  itemSentAgain,
  itemSplit,
  ledgerHidden,
  ledgerShown,
  planStarted,
  roundConcluded,
  selectInterruptedLedgers,
  selectIsSending,
  selectIsTold,
  selectLedger,
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
  itemMoved({ key: 'unknown', id: '1', outcome: 'added' }),
  itemMoved({ key: 'one', id: 'unknown', outcome: 'added' }),
  itemSentAgain({ key: 'unknown', id: '1' }),
  itemSentAgain({ key: 'one', id: 'unknown' }),
  itemSplit({ key: 'unknown', id: '1', parts: [] }),
  itemSplit({ key: 'one', id: 'unknown', parts: [] }),
  planResumed({ key: 'unknown', place, outcome: 'failed' }),
  stopChosen('unknown'),
  fanOutFinished('unknown'),
  roundConcluded({ key: 'unknown', conclusion: { kind: 'success', text: 'Done', detail: null } }),
  ledgerShown({ key: 'unknown', goesOnceAdded: false }),
  ledgerHidden('unknown'),
])('$type changes nothing of what it does not know: $payload', (event) => {
  expect(after(event)).toEqual(after());
});

it('sends an item again that was cut off', () => {
  const [again, other] = rowsAfter(
    itemMoved({ key: 'one', id: '1', outcome: 'lost', reason: 'Nobody knows' }),
    itemSentAgain({ key: 'one', id: '1' }),
  ) ?? [undefined, undefined];

  expect(again).toMatchObject({ id: '1', outcome: 'queued', reason: null, isSentAgain: true });
  expect(other).not.toHaveProperty('isSentAgain');
});

describe('a plan that is sent once more', () => {
  const failed = [
    itemMoved({ key: 'one', id: '1', outcome: 'failed', reason: 'Nobody knows', isUnknown: true }),
    itemMoved({ key: 'one', id: '2', outcome: 'failed', reason: 'No', isRefused: true }),
    fanOutFinished('one'),
  ];
  const afresh = { reason: null, isUnknown: false, isRefused: false, isSentAgain: false };

  it('queues what failed as if it had never been sent', () => {
    expect(rowsAfter(...failed, planResumed({ key: 'one', place, outcome: 'failed' }))).toEqual([
      { id: '1', label: '1', payload: '1', ...afresh, outcome: 'queued', isCutOff: false },
      { id: '2', label: '2', payload: '2', ...afresh, outcome: 'queued', isCutOff: false },
    ]);
  });

  it('has what nobody knows of looked for first, and nothing else', () => {
    const resumed = planResumed({ key: 'one', place, outcome: 'failed', looksFirst: true });

    expect(rowsAfter(...failed, resumed)).toMatchObject([
      { ...afresh, outcome: 'lost', isCutOff: true },
      { ...afresh, outcome: 'queued', isCutOff: false },
    ]);
  });
});

it('marks what is out when the line is lost', () => {
  const rows = rowsAfter(
    itemMoved({ key: 'one', id: '1', outcome: 'sent' }),
    itemMoved({ key: 'one', id: '2', outcome: 'added' }),
    lineLost(),
  );

  expect(rows?.map(({ isCutOff }) => isCutOff ?? false)).toEqual([true, false]);
});

it('marks what has had no answer when the line is lost, and ends as unknown with it', () => {
  const lost = [
    itemMoved({ key: 'one', id: '1', outcome: 'lost' }),
    itemMoved({ key: 'one', id: '2', outcome: 'skipped' }),
  ];

  expect(rowsAfter(...lost, lineLost())?.map(({ isCutOff }) => isCutOff ?? false)).toEqual([true, false]);
  expect(rowsAfter(...lost, fanOutFinished('one'))).toMatchObject([
    { outcome: 'unsent', isUnknown: true },
    { outcome: 'skipped' },
  ]);
});

it('is under way until it is over, also while it is being stopped', () => {
  const states = [after(), after(stopChosen('one')), after(fanOutFinished('one')), after(started('two'))];

  expect(states.map(selectIsSending)).toEqual([true, true, false, true]);
  expect(selectIsSending(after(started('two'), fanOutFinished('one')))).toBe(true);
  expect(selectLedger(after(fanOutFinished('one'), stopChosen('one')), 'one')?.status).toBe('finished');
});

it('leaves the end of a round with what may have arrived', () => {
  const rows = rowsAfter(itemMoved({ key: 'one', id: '1', outcome: 'sent' }), fanOutFinished('one'));

  expect(rows).toMatchObject([{ outcome: 'unsent', isUnknown: true }, { outcome: 'unsent' }]);
  expect(rows?.[1]).not.toHaveProperty('isUnknown');
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
  const state = after(itemMoved({ key: 'one', id: '1', outcome: 'added' }));

  expect(selectRowsThatAre(state, 'one', 'queued').map(({ id }) => id)).toEqual(['2']);
  expect(selectRowsThatAre(state, 'unknown', 'queued')).toEqual([]);
});
