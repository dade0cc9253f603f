import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { appointments } from '#client/entities/appointments';
import { addDays, dayOf, timeOfMinutes } from '#client/lib/dates';
import { awayTimesWanted, movesChosen, sentClosed } from '#client/sections/appointments/away/events';
import { awayKeys } from '#client/sections/appointments/away/keys';
import type { AwayRoot } from '#client/sections/appointments/away/state';
import { appointmentsOpened } from '#client/sections/appointments/list/events';
import { placeRevisited } from '#client/state/address';
import { confirmed, selectConfirmation } from '#client/state/confirmations';
import { selectHalfDone } from '#client/state/halfDone/halfDone';
import { createAppointment, type Appointment } from '#contract/appointments';
import { addAvailability } from '#contract/availabilities';
import type { Backend } from '#test/support/backend/liveBackend';
import { appointmentsAt, setStatus, standingBeside, startSmallBackend } from '#test/support/desks/clinic';
import { anyDay, Desks } from '#test/support/desks/desks';
import { buttonsOfLedgers } from '#test/support/desks/ledgers';
import { slowly } from '#test/support/desks/network';
import type { Tab } from '#test/support/desks/tab';
import { runs } from '#test/support/runs';

let backend: Backend;
/** A day of a doctor with three patients, who has four times for them later on. */
const visits: Appointment[] = [];
beforeAll(async () => {
  backend = await startSmallBackend();
  const list = await appointmentsAt(backend);
  const [first] = list;
  const users = [...new Set(list.map(({ user_id }) => user_id).filter(Boolean))].slice(0, 3);
  const on = (days: number) => addDays(dayOf(new Date()), days);
  const { doctor_id, location_id } = first!;
  const hours = { date: on(20), available_from: '14:00:00', available_to: '15:20:00', skip_existing: true };
  await backend.call(addAvailability, {
    params: { doctorId: doctor_id },
    body: { location_id: location_id!, ...hours },
  });
  for (const [at, user_id] of users.entries()) {
    const [start_time, end_time] = [timeOfMinutes(540 + at * 20), timeOfMinutes(560 + at * 20)];
    const body = { user_id, doctor_id, location_id, date: on(10), start_time, end_time };
    visits.push((await backend.call(createAppointment, { body })).body);
  }
});
afterAll(() => backend.stop());

/** Only the appointments of the day stand, of all that its patients have with the doctor. */
async function beginDay(): Promise<void> {
  for (const visit of visits)
    for (const { id } of await standingBeside(backend, visit)) await setStatus(backend, id, 'cancelled');
  for (const { id } of visits) await setStatus(backend, id, 'confirmed');
}

/** What a person presses next: the times, Move, the answer to its question, and the buttons of the ledger. */
function buttonsOf(tab: Tab): UnknownAction[][] {
  if (Object.keys(tab.see(appointments.selectTable)).length === 0) return [[appointmentsOpened()]];
  if (tab.see(selectConfirmation)) return [[confirmed()]];
  const { plan, sent } = tab.see(({ appointmentAway }: AwayRoot) => appointmentAway);
  if (sent) return [...buttonsOfLedgers(tab, [awayKeys.moves]), [sentClosed(sent)]];
  if (plan?.hasTimes) return [[movesChosen()]];
  return visits.slice(0, 1).map(({ doctor_id, date }) => {
    const span = { from: date, to: date, fromTime: '', toTime: '' };
    return [awayTimesWanted({ doctorIds: [doctor_id], placeId: null, span })];
  });
}

it.each([
  ['a bad network and two tabs', anyDay({ tabs: 2 })],
  ['a slow network, two tabs and a second desk', anyDay({ fate: slowly })],
])('each patient of the day has one appointment, whatever happens: %s', async (_, day) => {
  expect(visits).toHaveLength(3);
  await fc.assert(
    fc.asyncProperty(day, async ({ happenings, fates }) => {
      await beginDay();
      const desks = new Desks(backend, fates);
      await desks.open();
      await desks.play(happenings, buttonsOf);
      await desks.settle((event) => !placeRevisited.match(event));

      for (const visit of visits) expect(await standingBeside(backend, visit)).toHaveLength(1);
      for (const tab of desks.tabs) expect(tab.see(selectHalfDone)).toEqual({});
    }),
    runs(10),
  );
});

it('a plan that a reload cuts off goes on where it was, and books nobody twice', async () => {
  await beginDay();
  const desks = new Desks(backend, []);
  await desks.open();
  const press = (moves: number) => ({ tab: 0, does: 'press' as const, nth: 0, moves });
  const reload = { tab: 0, does: 'reload' as const, nth: 0, moves: Infinity };
  await desks.play([press(Infinity), press(7), reload], buttonsOf);
  await desks.settle((event) => !placeRevisited.match(event));

  const booked = desks.log.all('served').filter(({ method, status }) => method === 'POST' && status === 201);
  const [cutOff] = desks.log.all('loaded').slice(-1);
  expect(booked.filter(({ at }) => at < cutOff!.at)).toHaveLength(1);
  expect(booked).toHaveLength(visits.length);
  for (const visit of visits) expect(await standingBeside(backend, visit)).toHaveLength(1);
});
