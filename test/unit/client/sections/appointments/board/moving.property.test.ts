import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { rescheduleClosed, rescheduleSubmitted } from '#client/sections/appointments/list/events';
import { boardChosen } from '#client/sections/appointments/view/events';
import { endingOf } from '#client/state/halfDone/halfDone';
import { TODAY } from '#test/support/builders/clinic';
import { slot } from '#test/support/builders/moves';
import { runs } from '#test/support/runs';
import { atOnce } from '#test/support/service/desk';
import { MOVE_FATES, movedByChance, playSession, standingIn } from '#test/support/service/moves';

const places = [
  slot,
  { ...slot, startTime: '10:20:00', endTime: '10:40:00' },
  { ...slot, startTime: '11:00:00', endTime: '11:20:00' },
].map((place) => ({ appointmentId: 7, slot: place }));

/** What a person does with one drop: calls it off, or confirms, once or twice, beside a dialog that is left. */
const endings: ((move: (typeof places)[number]) => UnknownAction[])[] = [
  () => [rescheduleClosed()],
  (move) => [rescheduleSubmitted(move)],
  (move) => [rescheduleSubmitted(move), atOnce(rescheduleSubmitted(move))],
  (move) => [rescheduleSubmitted(move), atOnce(rescheduleClosed())],
];

const anyDrop = fc
  .tuple(fc.constantFrom(...places), fc.constantFrom(...endings))
  .map(([move, endingFor]) => endingFor(move));

it('one appointment stands, or it is said that it may not, whatever is dropped in which order and fails', async () => {
  const fateLists = fc.array(fc.constantFrom(...MOVE_FATES), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fateLists, fc.array(anyDrop, { minLength: 1, maxLength: 4 }), async (fates, drops) => {
      const service = movedByChance(fates);
      let session = await playSession(service, [boardChosen(TODAY), ...drops.flat()]);
      expect(session.isTrue).toBe(true);
      for (let sessions = 0; session.record && sessions <= fates.length; sessions += 1) {
        session = await playSession(service, [endingOf(session.record)], session.record);
        expect(session.isTrue).toBe(true);
      }

      expect(standingIn(service)).toBe(1);
      expect([session.record, session.isSaid]).toEqual([undefined, false]);
    }),
    runs(100),
  );
});
