import type { UnknownAction } from '@reduxjs/toolkit';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import { deskLocked, deskUnlocked } from '#client/features/session';
import { appointmentsLoaded, changesHeard, newsFound, newsPassed } from '#client/sections/appointments/list/events';
import { selectNews } from '#client/sections/appointments/list/selectors';
import { appointmentsReducer, type AppointmentsRoot } from '#client/sections/appointments/list/slice';
import { noteAbsence } from '#client/sections/appointments/reading/fresh/sagas/noteAbsence';
import { untilHidden, untilSeen } from '#client/state/sagas/untilSeen';
import { makeAppointment } from '#test/support/builders/clinic';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

const KNOWN = '2026-11-21T09:00:00Z';
const SOON = '2026-11-21T09:00:01Z';
const LATER = '2026-11-21T09:07:00Z';
const MINUTES = 60_000;
const never = new Promise<void>(() => undefined);

const visit = (id: number, updated_at: string | null, created_at = KNOWN) =>
  makeAppointment({ id, user_id: id, created_at, updated_at });
const before = [visit(1, KNOWN), visit(2, KNOWN)];
const heard = changesHeard({ heardAt: 1, since: KNOWN, tag: null, newest: null });
const back = [...appointmentsInStore([visit(1, KNOWN), visit(2, SOON), visit(3, SOON, SOON)]), heard];
const news = { since: KNOWN, added: 1, dropped: 0, moved: 0, changed: 1 };

/** What has changed, as it is told after the page was hidden for so long, or seen all the time, and these events. */
async function newsAfter(hiddenMs: number | null, events: readonly UnknownAction[], given = before) {
  let [now, times] = [1_000_000, 0];
  const state = await afterFlow<AppointmentsRoot>({
    watcher: noteAbsence,
    reducers: appointmentsSection.reducers,
    given: appointmentsInStore(given),
    provide: [
      [
        matchers.call.fn(untilHidden),
        dynamic(() => {
          times += 1;
          return hiddenMs === null || times > 1 ? never : undefined;
        }),
      ],
      [matchers.call.fn(untilSeen), dynamic(() => void (now += hiddenMs ?? 0))],
      [matchers.call.fn(Date.now), dynamic(() => now)],
    ],
    events,
  });
  return selectNews(state);
}

it.each([
  ['after five minutes', 5 * MINUTES, news],
  ['but not after less', 5 * MINUTES - 1, null],
])('who comes back to the page is told what has changed since, %s', async (_, hidden, expected) => {
  expect(await newsAfter(hidden, back)).toEqual(expected);
});

it('who unlocks the page is told, however short that was, by the first reading', async () => {
  const unlocked = [deskLocked(), deskUnlocked()];

  expect(await newsAfter(null, [deskLocked(), ...back])).toBeNull();
  expect(await newsAfter(null, unlocked)).toBeNull();
  expect(await newsAfter(null, [...unlocked, ...back])).toEqual(news);
});

it('what was looked at is told no longer', () => {
  const told = appointmentsReducer(undefined, newsFound(news));

  expect([told, appointmentsReducer(told, newsPassed())].map((state) => state.news)).toEqual([news, null]);
});

it('what is done here afterwards is no news', async () => {
  const doneHere = appointmentsInStore([visit(1, LATER), visit(2, LATER), visit(3, LATER, SOON)]);

  expect(await newsAfter(5 * MINUTES, [...back, ...doneHere, appointmentsLoaded(2)])).toEqual(news);
});

it.each([
  ['where nothing has changed', before, [heard]],
  ['where the service does not tell when anything was changed', [visit(1, null)], back],
])('nobody is told anything %s', async (_, given, events) => {
  expect(await newsAfter(5 * MINUTES, events, given)).toBeNull();
});
