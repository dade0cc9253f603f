import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { appointments } from '#client/entities/appointments';
import { addDays, dayOf } from '#client/lib/dates';
import { appointmentsOpened } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { seriesSubmitted } from '#client/sections/appointments/visits/events';
import { selectRowsOf } from '#client/state/fanOut/ledgers';
import { selectHalfDone } from '#client/state/halfDone/halfDone';
import type { Appointment } from '#contract/appointments';
import { addAvailability } from '#contract/availabilities';
import type { Backend } from '#test/support/backend/liveBackend';
import { appointmentsAt, setStatus, standingBeside, startSmallBackend } from '#test/support/desks/clinic';
import { anyDay, Desks } from '#test/support/desks/desks';
import { buttonsOfLedgers, finishLedgers } from '#test/support/desks/ledgers';
import type { Tab } from '#test/support/desks/tab';
import { runs } from '#test/support/runs';

let backend: Backend;
/** A visit of the patient, and four weeks later on in which the doctor has a time for nobody else. */
let visit: Appointment;
const dates = [20, 27, 34, 41].map((days) => addDays(dayOf(new Date()), days));
const hour = { start_time: '21:00:00', end_time: '21:20:00' };
beforeAll(async () => {
  backend = await startSmallBackend();
  visit = (await appointmentsAt(backend)).find(({ user_id }) => user_id)!;
  for (const date of dates)
    await backend.call(addAvailability, {
      params: { doctorId: visit.doctor_id },
      body: {
        ...{ location_id: visit.location_id!, date, skip_existing: true },
        ...{ available_from: hour.start_time, available_to: hour.end_time },
      },
    });
});
afterAll(() => backend.stop());

/** The visits of the series that stand. */
async function booked(): Promise<string[]> {
  const standing = await standingBeside(backend, visit);
  return standing
    .filter(({ date, start_time }) => dates.includes(date) && start_time === hour.start_time)
    .map(({ date }) => date);
}

async function beginDay(): Promise<void> {
  for (const one of await standingBeside(backend, visit))
    if (dates.includes(one.date)) await setStatus(backend, one.id, 'cancelled');
}

/** What a person presses next: the button of the dialog, or those of the ledger. */
function buttonsOf(tab: Tab): UnknownAction[][] {
  const table = tab.see(appointments.selectTable);
  const own = Object.values(table).filter(
    ({ user_id, doctor_id }) => user_id === visit.user_id && doctor_id === visit.doctor_id,
  );
  if (own.length === 0) return [[appointmentsOpened()]];
  const slot = { startTime: hour.start_time, endTime: hour.end_time, locationId: visit.location_id };
  const submitted = seriesSubmitted({
    ...{ form: { name: 'follow', of: String(visit.id) }, visitId: visit.id },
    ...{ doctorId: visit.doctor_id, patientId: visit.user_id, knownIds: own.map(({ id }) => id) },
    lines: dates.map((date) => ({ date, slot: { ...slot, date }, besideIds: [] })),
  });
  return [[submitted], ...buttonsOfLedgers(tab, [appointmentKeys.series])];
}

it('no line of a series is booked twice by two tabs, and what a ledger says was booked is there', async () => {
  await fc.assert(
    fc.asyncProperty(anyDay({ tabs: 2 }), async ({ happenings, fates }) => {
      await beginDay();
      const desks = new Desks(backend, fates);
      await desks.open();
      const isUndo = ({ type }: UnknownAction) => type === 'appointments/seriesUndoChosen';
      await desks.play(happenings, buttonsOf);
      const made = await booked();
      const wasUndone = desks.log.all('pressed').some(({ event }) => isUndo(event));

      expect(new Set(made).size).toBe(made.length);
      for (const tab of desks.tabs) {
        if (wasUndone) continue;
        for (const { id, outcome } of tab.see(selectRowsOf, appointmentKeys.series))
          if (outcome === 'added') expect(made).toContain(id);
      }
      await desks.settle((event) => event.type === 'app/workResumed');
      await finishLedgers(desks, [appointmentKeys.series]);
      const after = await booked();

      expect(new Set(after).size).toBe(after.length);
      for (const tab of desks.tabs) expect(tab.see(selectHalfDone)).toEqual({});
    }),
    runs(10),
  );
});

it('a series that a reload cuts off goes on where it was, and books no line twice', async () => {
  await beginDay();
  const desks = new Desks(backend, []);
  await desks.open();
  const press = { tab: 0, does: 'press' as const, nth: 0, moves: 4 };
  const reload = { tab: 0, does: 'reload' as const, nth: 0, moves: Infinity };
  await desks.play([press, reload], buttonsOf);
  await desks.settle((event) => event.type === 'app/workResumed');
  const posts = desks.log.taken('POST').map(({ at }) => at);
  const reloadedAt = desks.log.all('loaded').at(-1)?.at ?? 0;

  expect(posts).toHaveLength(dates.length);
  expect([posts[0]! < reloadedAt, posts.at(-1)! > reloadedAt]).toEqual([true, true]);
  expect((await booked()).sort()).toEqual(dates);
});
