import { say } from '#client/lib/text';
import { missingHalfChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { moveMessages } from '#client/sections/appointments/reschedule/messages';
import { moveNames, withoutNames } from '#client/sections/appointments/reschedule/move';
import { selectMoveOnRecord } from '#client/sections/appointments/reschedule/sagas/moveRecord';
import { endingOf, selectHalfDone } from '#client/state/halfDone/halfDone';
import { booked, move, original, submitted } from '#test/support/builders/moves';
import { inEnglish } from '#test/support/inEnglish';
import type { Fate } from '#test/support/service/fates';
import { moveService, playMove } from '#test/support/service/moves';

const key = appointmentKeys.reschedule(7);
const lost: Fate = 'lost before it took effect';
/** A move whose booking got lost, and which could not be taken back, of these appointments. */
const afterStuck = (visits = [original]) =>
  playMove(moveService({ visits, fates: ['answered', lost, lost] }), [submitted], { shown: visits });

it('a move that got stuck is on record, with all that is needed to bring it to its end', async () => {
  const state = await afterStuck();
  const work = selectHalfDone(state)[key];

  expect(selectMoveOnRecord(state, 7)).toEqual(move);
  expect(work && inEnglish(work.title)).toBe(
    'Rescheduling the appointment of Layla Haddad (Sat, 21 Nov 2026, 09:00) ' +
      'to Layla Haddad (Wed, 25 Nov 2026, 10:00)',
  );
  expect(work && endingOf(work)).toEqual(missingHalfChosen(move));
});

it('a move of another appointment is not on record', async () => {
  const state = await afterStuck();

  expect(selectMoveOnRecord(state, 8)).toBeUndefined();
});

it('a move that came to an end is off record', async () => {
  const state = await playMove(moveService(), [submitted]);

  expect(selectMoveOnRecord(state, 7)).toBeUndefined();
  expect(selectHalfDone(state)).toEqual({});
});

it('a move on record knows the appointments that were there before, and those that stood', async () => {
  const state = await afterStuck([original, { ...booked, id: 6 }, { ...booked, id: 9, status: 'cancelled' }]);

  expect(selectMoveOnRecord(state, 7)?.twinIds).toEqual([6]);
  expect(selectMoveOnRecord(state, 7)?.earlierIds).toEqual([6, 7, 9]);
});

it('a patient without a name stays a sentence of the catalogue until it is shown', async () => {
  const nameless = { ...original, local_user: null };
  const state = await afterStuck([nameless]);

  expect(selectMoveOnRecord(state, 7)?.patient).toMatchObject({ id: 'appointments.unknownPatient' });
  const title = selectHalfDone(state)[key]?.title;
  expect(title).toMatchObject({
    id: moveMessages.unfinished.id,
    values: { previous: { values: { patient: { id: 'appointments.unknownPatient' } } } },
  });
  expect(title && inEnglish(title)).toMatch(/^Rescheduling the appointment of Unknown Patient \(/);
});

it('the device keeps ids, times and the status of a move, and nothing that a service says of a person', () => {
  const told = { ...move, original: { ...move.original, notes: 'asked for by Layla Haddad' } };
  const kept = withoutNames(told);

  expect(JSON.stringify([kept, moveNames(kept)])).not.toMatch(/Layla|Haddad/);
  expect(kept.original).toMatchObject({ id: 7, status: 'confirmed', date: '2026-11-21', start_time: '09:00:00' });
  expect(inEnglish(say(moveMessages.unfinished, moveNames(kept)))).toBe(
    'Rescheduling the appointment of a patient (Sat, 21 Nov 2026, 09:00) to a patient (Wed, 25 Nov 2026, 10:00)',
  );
});
