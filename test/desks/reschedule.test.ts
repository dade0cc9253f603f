import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { appointments, isActive } from '#client/entities/appointments';
import type { Slot } from '#client/hours/slots';
import { appointmentsOpened, rescheduleOpened, rescheduleSubmitted } from '#client/sections/appointments/list/events';
import { moveMessages } from '#client/sections/appointments/reschedule/messages';
import { placeRevisited } from '#client/state/address';
import { selectHalfDone } from '#client/state/halfDone/halfDone';
import { selectIsAnyPending } from '#client/state/requests/requests';
import type { Appointment } from '#contract/appointments';
import type { Backend } from '#test/support/backend/liveBackend';
import { appointmentsAt, freeTimes, setStatus, standingBeside, startSmallBackend } from '#test/support/desks/clinic';
import { anyDay, Desks } from '#test/support/desks/desks';
import { says } from '#test/support/desks/log';
import { slowly } from '#test/support/desks/network';
import type { Tab } from '#test/support/desks/tab';
import { runs } from '#test/support/runs';

let backend: Backend;
let visit: Appointment;
let times: Slot[];
beforeAll(async () => {
  backend = await startSmallBackend();
  for (const one of await appointmentsAt(backend)) {
    times = await freeTimes(backend, one, 3);
    if (times.length < 3 || !one.user_id) continue;
    visit = one;
    break;
  }
});
afterAll(() => backend.stop());

/** Only the one appointment of the patient stands. */
async function beginDay(): Promise<void> {
  for (const { id } of await standingBeside(backend, visit)) await setStatus(backend, id, 'cancelled');
  await setStatus(backend, visit.id, 'confirmed');
}

/** Each appointment of the patient that stands as far as the tab knows, and each time that it can be moved to. */
function movesIn(tab: Tab): UnknownAction[][] {
  const shown = Object.values(tab.see(appointments.selectTable));
  if (shown.length === 0) return [[appointmentsOpened()]];
  return shown
    .filter((one) => one.user_id === visit.user_id && one.doctor_id === visit.doctor_id && isActive(one))
    .flatMap(({ id }) => times.map((slot) => [rescheduleOpened(id), rescheduleSubmitted({ appointmentId: id, slot })]));
}

it.each([
  ['a bad network and two tabs', anyDay({ tabs: 2 })],
  ['a slow network, two tabs and a second desk', anyDay({ fate: slowly })],
])('one appointment stands, or its move is on record, whatever happens: %s', async (_, day) => {
  await fc.assert(
    fc.asyncProperty(day, async ({ happenings, fates }) => {
      await beginDay();
      const desks = new Desks(backend, fates);
      await desks.open();
      await desks.play(happenings, movesIn);

      const isOnRecord = desks.kept().some((key) => key.startsWith('mawid.halfDone/'));
      const standing = await standingBeside(backend, visit);
      expect(standing.length === 1 || isOnRecord).toBe(true);
      await desks.settle((event) => !placeRevisited.match(event));
      expect(await standingBeside(backend, visit)).toHaveLength(1);
      for (const tab of desks.tabs) {
        expect(tab.see(selectHalfDone)).toEqual({});
        expect(tab.see(selectIsAnyPending)).toBe(false);
      }
      expectTruth(desks);
    }),
    runs(15),
  );
});

it('a move that another tab has left half done is brought to its end before the next is begun', async () => {
  await beginDay();
  const desks = new Desks(backend, []);
  await desks.open();
  await desks.play(
    [
      { tab: 1, does: 'press', nth: 0, moves: 2 },
      { tab: 1, does: 'reload', nth: 0, moves: Infinity },
      { tab: 0, does: 'press', nth: 0, moves: Infinity },
    ],
    movesIn,
  );

  expect(desks.tabs[0]?.see(selectHalfDone)).toEqual({});
  expect(desks.kept().filter((key) => key.startsWith('mawid.halfDone/'))).toEqual([]);
  expect(await standingBeside(backend, visit)).toHaveLength(1);
  expectTruth(desks);
});

it('Check again, pressed while another tab has its turn, does nothing to the move that this one makes', async () => {
  await beginDay();
  const desks = new Desks(backend, []);
  await desks.open();
  await desks.play(
    [
      { tab: 0, does: 'press', nth: 0, moves: 2 },
      { tab: 1, does: 'press', nth: 1, moves: 0 },
      { tab: 0, does: 'reload', nth: 0, moves: 0 },
      { tab: 0, does: 'takeOffer', nth: 0, moves: Infinity },
    ],
    movesIn,
  );

  expect(desks.log.all('told').filter(({ notice }) => says(notice, moveMessages.done))).toHaveLength(1);
  expect(await standingBeside(backend, visit)).toHaveLength(1);
  expectTruth(desks);
});

it('two tabs that move an appointment at once book it once, also where no answer says what was before', async () => {
  await beginDay();
  const desks = new Desks(backend, [], 'appointments', (text) => text.replaceAll('"previous_status"', '"unknown"'));
  await desks.open();
  await desks.play(
    [
      { tab: 0, does: 'press', nth: 0, moves: 0 },
      { tab: 1, does: 'press', nth: 1, moves: Infinity },
    ],
    movesIn,
  );

  expect(desks.log.all('served').filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(await standingBeside(backend, visit)).toHaveLength(1);
  expectTruth(desks);
});

/** Each move that is told of has booked the appointment that it names, once. */
function expectTruth({ log }: Desks): void {
  const booked = log.all('served').filter(({ method, status }) => method === 'POST' && status === 201);
  for (const { at, notice } of log.all('told').filter((one) => says(one.notice, moveMessages.done))) {
    const place = placeRevisited.match(notice.offer?.event) ? notice.offer.event.payload.place : null;
    const made = booked.filter((one) => String((one.reply as Appointment).id) === place?.params.open && one.at < at);
    expect(made).toHaveLength(1);
  }
}
