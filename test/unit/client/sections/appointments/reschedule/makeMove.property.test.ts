import fc from 'fast-check';

import { rescheduleSubmitted } from '#client/sections/appointments/list/events';
import { endingOf } from '#client/state/halfDone/halfDone';
import { slot, submitted } from '#test/support/builders/moves';
import { FATES, ModelService, playSession } from '#test/support/builders/moveService';
import { runs } from '#test/support/runs';

const later = rescheduleSubmitted({ appointmentId: 7, slot: { ...slot, startTime: '11:00:00', endTime: '11:20:00' } });

it('leaves one active appointment, or says that it may not until it does, whatever becomes of its calls', async () => {
  const fateLists = fc.array(fc.constantFrom(...FATES), { maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(fateLists, fc.boolean(), fc.boolean(), async (fates, isRestoredByHand, isMovedAgain) => {
      const service = new ModelService([...fates]);
      let confirms = 1;
      const expectOneOrNotice = () =>
        expect(service.active() === 1 || (record !== undefined && (isSaid || service.hangs))).toBe(true);
      let { record, isSaid } = await playSession(service, [submitted, submitted], undefined);
      expect(service.active()).toBeLessThanOrEqual(1);
      expectOneOrNotice();
      if (record && isRestoredByHand) service.restore();
      if (record && isMovedAgain) {
        confirms += 1;
        ({ record, isSaid } = await playSession(service, [later, later], record));
        expectOneOrNotice();
      }
      for (let sessions = 0; record && sessions <= fates.length; sessions += 1) {
        ({ record, isSaid } = await playSession(service, [endingOf(record)], record));
        expectOneOrNotice();
      }

      expect(service.active()).toBe(1);
      expect([record, isSaid]).toEqual([undefined, false]);
      expect(service.posts).toBeLessThanOrEqual(confirms);
    }),
    runs(200),
  );
});
