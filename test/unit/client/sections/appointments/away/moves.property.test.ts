import fc from 'fast-check';

import { awayKeys } from '#client/sections/appointments/away/keys';
import { retryChosen } from '#client/state/fanOutEvents';
import { endingOf, selectHalfDone } from '#client/state/halfDone/halfDone';
import { AwayService, moveAll, playAway } from '#test/support/builders/awayService';
import { FATES } from '#test/support/builders/moveService';
import { runs } from '#test/support/runs';

const retry = retryChosen({ kind: awayKeys.moves, key: awayKeys.moves });

it('every patient has one appointment in the end and never two, whatever becomes of the calls', async () => {
  const fateLists = fc.array(fc.constantFrom(...FATES), { maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(fateLists, fc.nat(2), async (fates, retries) => {
      const service = new AwayService(4, 3, [...fates]);
      let state = await playAway(service, [...moveAll, ...Array.from({ length: retries }, () => retry)]);
      for (let sessions = 0; sessions <= fates.length; sessions += 1) {
        const works = selectHalfDone(state);
        if (Object.keys(works).length === 0) break;
        // Who is without an appointment, or has two, is on record.
        const onRecord = new Set(Object.keys(works));
        service.standing().forEach((count, at) => {
          if (count !== 1) expect(onRecord).toContain(`appointments/reschedule/${at + 1}`);
        });
        state = await playAway(service, Object.values(works).map(endingOf), works);
      }

      expect(selectHalfDone(state)).toEqual({});
      expect(service.standing()).toEqual([1, 1, 1, 1]);
      const users = service.booked.map(({ user_id }) => user_id);
      const moved = service.table.filter(({ id, status }) => Number(id) >= 1000 && status === 'pending');
      expect(new Set(moved.map(({ user_id }) => user_id)).size).toBe(moved.length);
      expect(users).not.toContain(104);
    }),
    runs(60),
  );
});
