import type { UnknownAction } from '@reduxjs/toolkit';
import { delay, fork, put, take } from 'redux-saga/effects';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import { homeSchedulesApi } from '#client/api/homeServices/staff';
import type { Message } from '#client/lib/text';
import { homeServicesSection } from '#client/sections/home-services';
import { homeScheduleKind } from '#client/sections/home-services/kinds/homeSchedule';
import { confirmed, declined } from '#client/state/confirmations';
import { itemMoved, selectLedger, stopChosen, type FanOutsRoot } from '#client/state/fanOut/ledgers';
import { retryChosen } from '#client/state/fanOutEvents';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import type { Id } from '#contract/common';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { afterFlow } from '#test/support/sagas/flow';

const { events, keys, selectRows } = homeScheduleKind;
const { reducers, watchers } = homeServicesSection;
const filter = { provider: '3' };
const key = keys.removeMany(filter);
const entries = Array.from({ length: 8 }, (_, at) => ({
  id: at + 1,
  provider: 3,
  date: `2027-01-0${at + 1}`,
  start_time: '09:00',
  end_time: '17:00',
}));
const chosen = events.bulkRemoveChosen({ filter, removals: entries.map(({ id, date }) => ({ id, name: date })) });

/**
 * A service that deletes entries, and what is on screen after these events; `answer` may refuse an entry, at its first
 * try or at all of them, or take it and lose the answer.
 */
async function after(
  then: readonly UnknownAction[],
  answer: (id: Id, tries: number, take: () => void) => void = () => undefined,
) {
  const stored = [...entries];
  const tries = new Map<Id, number>();
  let underWay = 0;
  let most = 0;
  const remove = async ({ args: [id] }: { args: [Id] }) => {
    underWay += 1;
    most = Math.max(most, underWay);
    tries.set(id, (tries.get(id) ?? 0) + 1);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    const take = () =>
      stored.splice(
        stored.findIndex((entry) => entry.id === id),
        1,
      );
    answer(id, tries.get(id) ?? 0, take);
    take();
  };
  const state = await afterFlow<Parameters<typeof selectRows>[0] & NoticesRoot & FanOutsRoot>({
    *watcher() {
      yield fork(watchers.homeServices);
      yield put(events.opened(filter));
      yield put(chosen);
      // Stop comes while the first calls are on their way; anything else, once everything has been answered.
      for (const event of then) {
        if (stopChosen.match(event)) yield take(itemMoved);
        else if (event !== then[0]) yield delay(50);
        yield put(event);
      }
    },
    reducers,
    provide: [
      [matchers.call.fn(homeSchedulesApi.list), dynamic(() => [...stored])],
      [matchers.call.fn(homeSchedulesApi.remove), dynamic(remove as never)],
    ],
    events: [],
  });
  return {
    most,
    tries: [...tries.values()].reduce((sum, one) => sum + one, 0),
    left: selectRows(state, filter)?.map(({ id }) => id),
    outcomes: selectLedger(state, key)?.rows.map(({ outcome }) => outcome),
    said: selectNotices(state).map(({ text }) => text as Message),
    reasons: selectLedger(state, key)?.rows.map(({ reason }) => inEnglish(reason ?? '')),
  };
}

it('deletes every chosen entry, at most five at once, and tells how many', async () => {
  const { most, left, outcomes, said } = await after([confirmed()]);

  expect(most).toBe(5);
  expect(left).toEqual([]);
  expect(new Set(outcomes)).toEqual(new Set(['added']));
  expect(said).toMatchObject([{ id: 'homeServices.deletedTally.all', values: { added: 8 } }]);
});

it('deletes nothing when the question is declined', async () => {
  const { tries, left, said } = await after([declined()]);

  expect(tries).toBe(0);
  expect(left).toHaveLength(8);
  expect(said).toEqual([]);
});

it('tells what failed, keeps it on screen, and deletes exactly that by Retry', async () => {
  const failsOnce = (id: Id, tries: number) => {
    if (Number(id) > 6 && tries === 1) throw refusal(500);
  };
  const before = await after([confirmed()], failsOnce);
  expect(before.left).toEqual([7, 8]);
  expect(before.outcomes?.filter((outcome) => outcome === 'failed')).toHaveLength(2);
  expect(before.said).toMatchObject([{ id: 'homeServices.deletedTally.some', values: { added: 6, failed: 2 } }]);
  const { left, tries } = await after(
    [confirmed(), retryChosen({ kind: 'homeServices/homeSchedule/removeMany', key })],
    failsOnce,
  );

  expect(left).toEqual([]);
  expect(tries).toBe(10);
});

it('tells what was gone already, and counts what went although its answer was lost', async () => {
  const { left, outcomes, reasons, said } = await after([confirmed()], (id, _, take) => {
    if (Number(id) <= 5) return;
    take();
    throw refusal(404);
  });
  expect(left).toEqual([]);
  expect(outcomes?.slice(4)).toEqual(['added', 'skipped', 'skipped', 'skipped']);
  expect(reasons?.slice(4)).toEqual(['', 'already gone', 'already gone', 'already gone']);
  expect(said.map((text) => inEnglish(text))).toEqual(['Deleted 5 entries, 3 already gone.']);

  const taken = await after([confirmed()], (_, __, take) => {
    take();
    throw connectionLost();
  });
  expect(taken.left).toEqual([]);
  expect(new Set(taken.outcomes)).toEqual(new Set(['added']));

  const lost = await after([confirmed()], () => {
    throw connectionLost();
  });
  expect(lost.left).toHaveLength(8);
  expect(lost.said).toMatchObject([{ id: 'homeServices.deletedTally.none' }]);
});

it('holds back by Stop what is not on its way', async () => {
  const { left, outcomes, tries } = await after([confirmed(), stopChosen(key)]);

  expect(tries).toBeLessThan(8);
  expect(left).toHaveLength(8 - tries);
  expect(outcomes?.filter((outcome) => outcome === 'unsent')).toHaveLength(8 - tries);
});
