import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { addDays, dayOf } from '#client/lib/dates';
import { addScheduleKey } from '#client/sections/home-services/keys';
import { homeScheduleKind } from '#client/sections/home-services/kinds/homeSchedule';
import { scheduleSubmitted } from '#client/sections/home-services/schedule/events';
import type { StoredRow } from '#client/state/fanOut/row';
import { selectIsAnyPending } from '#client/state/requests/requests';
import type { Id } from '#contract/common';
import { listHomeSchedule, type HomeSchedule, type HomeScheduleDraft } from '#contract/homeServices/staff';
import type { Backend } from '#test/support/backend/liveBackend';
import { startSmallBackend } from '#test/support/desks/clinic';
import { anyDay, Desks } from '#test/support/desks/desks';
import { makeProvider } from '#test/support/desks/homeKinds';
import { buttonsOfLedgers, finishLedgers, ledgersIn } from '#test/support/desks/ledgers';
import type { Tab } from '#test/support/desks/tab';
import { runs } from '#test/support/runs';

const { events, selectRows } = homeScheduleKind;

let backend: Backend;
beforeAll(async () => {
  backend = await startSmallBackend();
});
afterAll(() => backend.stop());

const DATES = [61, 62, 63].map((day) => addDays(dayOf(new Date()), day));

/** What the form of a provider sends: the same hours on three dates. */
function draftsOf(provider: Id): HomeScheduleDraft[] {
  const hours = { start_time: '09:00:00', end_time: '12:00:00', slot_duration: 30, is_available: true };
  return DATES.map((date) => ({ availability_type: 'provider', provider, date, ...hours }));
}

/** What the ledgers of all tabs say is there is there, once. */
function expectTruth(desks: Desks, ledgers: readonly string[], entries: readonly HomeSchedule[]): StoredRow[] {
  const rows = desks.tabs.flatMap((tab) => {
    expect(tab.see(selectIsAnyPending)).toBe(false);
    return ledgersIn(tab, ledgers).flatMap((ledger) => {
      expect(['finished', 'interrupted']).toContain(ledger.status);
      return ledger.rows;
    });
  });
  for (const { outcome, payload } of rows as StoredRow<HomeScheduleDraft>[])
    if (outcome === 'added' || outcome === 'skipped')
      expect(entries.filter(({ date }) => date === payload.date)).toHaveLength(1);
  return rows;
}

it('an entry is there once where that is said, and all of them are in the end', async () => {
  await fc.assert(
    fc.asyncProperty(anyDay(), async ({ happenings, fates }) => {
      const provider = await makeProvider(backend);
      const filter = { provider: String(provider) };
      const ledgers = [addScheduleKey(provider)];
      const entries = async () =>
        (await backend.call(listHomeSchedule, { query: { availability_type: 'provider', provider } })).body;
      const buttonsOf = (tab: Tab): UnknownAction[][] =>
        tab.see(selectRows, filter)
          ? [...buttonsOfLedgers(tab, ledgers), [scheduleSubmitted({ provider, drafts: draftsOf(provider) })]]
          : [[events.opened(filter)]];
      const desks = new Desks(backend, fates, 'home-services');
      await desks.open();
      await desks.play(happenings, buttonsOf);
      expectTruth(desks, ledgers, await entries());

      await finishLedgers(desks, ledgers);
      const rows = expectTruth(desks, ledgers, await entries());
      for (const { outcome } of rows) expect(['added', 'skipped']).toContain(outcome);
    }),
    runs(10),
  );
});
