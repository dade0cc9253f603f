import fc from 'fast-check';

import { isActive } from '#client/entities/appointments';
import { planUndoChosen } from '#client/sections/appointments/away/events';
import { awayKeys } from '#client/sections/appointments/away/keys';
import { selectCanUndo } from '#client/sections/appointments/away/undoable';
import type { EntitiesRoot } from '#client/sections/appointments/list/selectors';
import { retryChosen } from '#client/state/fanOutEvents';
import { endingOf, selectHalfDone } from '#client/state/halfDone/halfDone';
import {
  AwayService,
  moveAll,
  playAway,
  type AwayState,
  type Fate,
  type Step,
  FATES,
} from '#test/support/builders/awayService';
import { close, closingService, inMorning, late, lateService, move } from '#test/support/builders/lateService';
import { runs } from '#test/support/runs';

const anyFates = fc.array(fc.constantFrom(...FATES), { maxLength: 14 });
/** How often Retry is pressed, of the moves and of their undo; `null` where nobody undoes them. */
const anyRetries = fc.record({ moves: fc.nat(2), undo: fc.option(fc.nat(2)) });

const retry = (key: string, times: number) => Array.from({ length: times }, () => retryChosen({ kind: key, key }));

const usersOf = ({ table }: AwayService) => [...new Set(table.map(({ user_id }) => user_id))];
const timesOf = (list: readonly { date: string; start_time: string }[]) =>
  list.map(({ date, start_time }) => `${date} ${start_time}`);

/** Whoever is without an appointment, or has two, is on record. */
function expectRecords(service: AwayService, works: ReturnType<typeof selectHalfDone>): void {
  const standing = service.standing();
  usersOf(service).forEach((user, at) => {
    const ids = service.table.filter(({ user_id }) => user_id === user).map(({ id }) => id);
    if (standing[at] !== 1) expect(ids.some((id) => `appointments/reschedule/${id}` in works)).toBe(true);
  });
}

it.each<[string, (fates: Fate[]) => AwayService, Step[]]>([
  ['a doctor is away', (fates) => new AwayService(4, 3, fates), moveAll],
  ['hours are closed', (fates) => closingService(3, 3, [inMorning], fates), close],
  ['a doctor is late', (fates) => lateService(4, '14:20:00', fates), [late(20), ...move]],
])('where %s every patient ends with one appointment, booked once, whatever becomes of the calls', async (...plan) => {
  const [, serviceWith, steps] = plan;
  await fc.assert(
    fc.asyncProperty(anyFates, anyFates, anyRetries, async (fates, undoFates, retries) => {
      let service = serviceWith([...fates]);
      const sent = [...steps, ...retry(awayKeys.moves, retries.moves)];
      let state = await playAway(service, sent);
      const isUndone = retries.undo !== null && selectCanUndo(state as AwayState & EntitiesRoot);
      if (isUndone) {
        const again = serviceWith([...fates]);
        const meetOthers = () => void again.fates.splice(0, Infinity, ...undoFates);
        service = again;
        const undo = [planUndoChosen(), ...retry(awayKeys.undo, retries.undo ?? 0)];
        state = await playAway(service, [...sent, meetOthers, ...undo]);
      }
      for (let sessions = 0; sessions <= fates.length + undoFates.length; sessions += 1) {
        const works = selectHalfDone(state);
        if (Object.keys(works).length === 0) break;
        expectRecords(service, works);
        state = await playAway(service, Object.values(works).map(endingOf), works);
      }

      expect(selectHalfDone(state)).toEqual({});
      const active = service.table.filter(isActive);
      expect(active.map(({ user_id }) => user_id).sort()).toEqual(usersOf(service).sort());
      expect(new Set(timesOf(active)).size).toBe(active.length);
      for (const user of usersOf(service))
        expect(service.booked.filter(({ user_id }) => user_id === user).length).toBeLessThanOrEqual(isUndone ? 2 : 1);
      const hours = service.hours.map(({ date, available_from }) => `${date} ${available_from}`);
      expect(new Set(hours).size).toBe(hours.length);
    }),
    runs(25),
  );
});
