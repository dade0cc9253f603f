import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import {
  allSlotsDeleteChosen,
  planSubmitted,
  slotDeleteChosen,
  slotsOpened,
} from '#client/features/doctor-availability/hours/events';
import { doctorAvailabilityKeys } from '#client/features/doctor-availability/hours/keys';
import { availabilityMessages } from '#client/features/doctor-availability/hours/messages';
import type { HoursToAdd } from '#client/features/doctor-availability/hours/toAdd';
import { selectDoctorHours } from '#client/hours/readHours';
import type { Message } from '#client/lib/text';
import type { StoredRow } from '#client/state/fanOut/row';
import { selectIsAnyPending } from '#client/state/requests/requests';
import type { Availability } from '#contract/availabilities';
import type { Backend } from '#test/support/backend/liveBackend';
import { startSmallBackend } from '#test/support/desks/clinic';
import { anyDay, Desks } from '#test/support/desks/desks';
import { buttonsOfLedgers, finishLedgers, ledgersIn } from '#test/support/desks/ledgers';
import { says } from '#test/support/desks/log';
import { findSurgery, FREE_DATES, type Surgery } from '#test/support/desks/surgery';
import type { Tab } from '#test/support/desks/tab';
import { runs } from '#test/support/runs';

const SECTION = 'availabilities';
const LEDGERS = [doctorAvailabilityKeys.add('here')];
const PLAN = {
  dates: FREE_DATES,
  hours: [
    { from: '09:00', to: '11:00' },
    { from: '14:00', to: '15:00' },
  ],
};

let backend: Backend;
let surgery: Surgery;
beforeAll(async () => {
  backend = await startSmallBackend();
  surgery = await findSurgery(backend);
});
afterAll(() => backend.stop());

/** What a line is about is there, once: with a good network what still fails is what somebody else has added. */
function expectTrue(row: StoredRow<HoursToAdd>, hours: readonly Availability[]): void {
  const { payload } = row;
  const { date, available_from } = payload.draft;
  for (const { id } of payload.kind === 'doctor' ? [payload.doctor] : payload.doctors) {
    const there = hours.filter(
      (one) => one.doctor_id === id && one.date === date && one.available_from === available_from,
    );
    expect(there).toHaveLength(1);
  }
}

it('hours are there once, for whom it is said, whoever adds them at the same time', async () => {
  const forms = surgery.targets.map((target) => [planSubmitted({ scope: 'here', target, plan: PLAN })]);
  await fc.assert(
    fc.asyncProperty(anyDay(), async ({ happenings, fates }) => {
      await surgery.clear();
      const desks = new Desks(backend, fates, SECTION);
      await desks.open();
      await desks.play(happenings, (tab) => [...buttonsOfLedgers(tab, LEDGERS), ...forms]);

      await finishLedgers(desks, LEDGERS);
      const hours = await surgery.hours();
      for (const tab of desks.tabs)
        for (const { status, rows } of ledgersIn(tab, LEDGERS)) {
          expect(['finished', 'interrupted']).toContain(status);
          for (const row of rows) expectTrue(row as StoredRow<HoursToAdd>, hours);
        }
    }),
    runs(8),
  );
});

/** Delete, at each slot that a tab shows, and for all of them. */
function deletionsIn(tab: Tab): UnknownAction[][] {
  const { doctorId, locationId } = surgery;
  const shown = tab.see(selectDoctorHours, doctorId, locationId);
  if (!shown) return [[slotsOpened({ doctorId, doctorName: 'Omar Nasser', locationId })]];
  const all = allSlotsDeleteChosen({ doctorId, locationId, hasOtherLocations: false });
  return [...shown.map(({ id }) => slotDeleteChosen({ id })), ...(shown.length > 0 ? [all] : [])].map((one) => [one]);
}

it('what is said to be deleted is gone, and what nobody deleted is there', async () => {
  await fc.assert(
    fc.asyncProperty(anyDay(), async ({ happenings, fates }) => {
      await surgery.clear();
      await surgery.fill(FREE_DATES);
      const before = await surgery.hours();
      const desks = new Desks(backend, fates, SECTION);
      await desks.open();
      await desks.play(happenings, deletionsIn);

      const left = (await surgery.hours()).map(({ id }) => id);
      const pressed = desks.log.all('pressed').map(({ event }) => event);
      const ofAll = pressed.some(allSlotsDeleteChosen.match);
      const ofOne = pressed.flatMap((event) => (slotDeleteChosen.match(event) ? event.payload.id : []));
      if (!ofAll)
        expect(left).toEqual(expect.arrayContaining(before.map(({ id }) => id).filter((id) => !ofOne.includes(id))));
      for (const tab of desks.tabs) {
        const told = desks.log.all('told').filter((one) => one.tab === tab.name);
        const count = (text: Message) => told.filter(({ notice }) => says(notice, text)).length;
        if (count(availabilityMessages.allDeleted) > 0) expect(left).toEqual([]);
        expect(before.length - left.length).toBeGreaterThanOrEqual(
          Math.min(count(availabilityMessages.deleted), before.length),
        );
        expect(tab.see(selectIsAnyPending)).toBe(false);
      }
    }),
    runs(12),
  );
});
