import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { boardChosen } from '#client/sections/appointments/board/events';
import { rescheduleClosed, rescheduleSubmitted } from '#client/sections/appointments/list/events';
import { endingOf } from '#client/state/halfDone/halfDone';
import { TODAY } from '#test/support/builders/clinic';
import { slot } from '#test/support/builders/moves';
import { FATES, ModelService, playSession } from '#test/support/builders/moveService';
import { runs } from '#test/support/runs';

const places = [
  slot,
  { ...slot, startTime: '10:20:00', endTime: '10:40:00' },
  { ...slot, startTime: '11:00:00', endTime: '11:20:00' },
].map((place) => ({ appointmentId: 7, slot: place }));

/** What a person does with one drop: calls it off, or confirms, once or twice, beside a dialog that is left. */
const endings: ((move: (typeof places)[number]) => UnknownAction[])[] = [
  () => [rescheduleClosed()],
  (move) => [rescheduleSubmitted(move)],
  (move) => [rescheduleSubmitted(move), rescheduleSubmitted(move)],
  (move) => [rescheduleSubmitted(move), rescheduleClosed()],
];

const anyDrop = fc
  .tuple(fc.constantFrom(...places), fc.constantFrom(...endings))
  .map(([move, endingFor]) => endingFor(move));

it('one appointment stands, or it is said that it may not, whatever is dropped in which order and fails', async () => {
  const fateLists = fc.array(fc.constantFrom(...FATES), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fateLists, fc.array(anyDrop, { minLength: 1, maxLength: 4 }), async (fates, drops) => {
      const service = new ModelService([...fates]);
      const expectOneOrNotice = () =>
        expect(service.active() === 1 || (record !== undefined && (isSaid || service.hangs))).toBe(true);
      let { record, isSaid } = await playSession(service, [boardChosen(TODAY), ...drops.flat()], undefined);
      expectOneOrNotice();
      for (let sessions = 0; record && sessions <= fates.length; sessions += 1) {
        ({ record, isSaid } = await playSession(service, [endingOf(record)], record));
        expectOneOrNotice();
      }

      expect(service.active()).toBe(1);
      expect([record, isSaid]).toEqual([undefined, false]);
    }),
    runs(100),
  );
});
