import fc from 'fast-check';

import { rescheduleSubmitted } from '#client/sections/appointments/list/events';
import { endingOf } from '#client/state/halfDone/halfDone';
import { createAppointment } from '#contract/appointments';
import { slot, submitted } from '#test/support/builders/moves';
import { runs } from '#test/support/runs';
import { atOnce } from '#test/support/service/desk';
import { MOVE_FATES, movedByChance, playSession, standingIn } from '#test/support/service/moves';

const later = rescheduleSubmitted({ appointmentId: 7, slot: { ...slot, startTime: '11:00:00', endTime: '11:20:00' } });

it('leaves one active appointment, or says that it may not until it does, whatever becomes of its calls', async () => {
  const fateLists = fc.array(fc.constantFrom(...MOVE_FATES), { maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(fateLists, fc.boolean(), fc.boolean(), async (fates, isRestoredByHand, isMovedAgain) => {
      const service = movedByChance(fates);
      let confirms = 1;
      let session = await playSession(service, [submitted, atOnce(submitted)]);
      expect(standingIn(service)).toBeLessThanOrEqual(1);
      expect(session.isTrue).toBe(true);
      if (session.record && isRestoredByHand) service.change('/appointments/', 7, { status: 'confirmed' });
      if (session.record && isMovedAgain) {
        confirms += 1;
        session = await playSession(service, [later, atOnce(later)], session.record);
        expect(session.isTrue).toBe(true);
      }
      for (let sessions = 0; session.record && sessions <= fates.length; sessions += 1) {
        session = await playSession(service, [endingOf(session.record)], session.record);
        expect(session.isTrue).toBe(true);
      }

      expect(standingIn(service)).toBe(1);
      expect([session.record, session.isSaid]).toEqual([undefined, false]);
      const bookings = service.callsTo(createAppointment).filter(({ status }) => status !== 429);
      expect(bookings.length).toBeLessThanOrEqual(confirms);
    }),
    runs(200),
  );
});
