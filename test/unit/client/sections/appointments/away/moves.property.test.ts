import fc from 'fast-check';

import { isActive } from '#client/entities/appointments';
import { lateTimesWanted, lineToggled, planUndoChosen } from '#client/sections/appointments/away/events';
import { awayKeys } from '#client/sections/appointments/away/keys';
import { selectCanUndo } from '#client/sections/appointments/away/undoable';
import { retryChosen } from '#client/state/fanOutEvents';
import { endingOf, selectHalfDone } from '#client/state/halfDone/halfDone';
import { runs } from '#test/support/runs';
import {
  awayService,
  bookedIn,
  close,
  inMorning,
  late,
  lateService,
  meeting,
  move,
  moveAll,
  openAwayDesk,
  playAway,
  standingIn,
  visitsIn,
} from '#test/support/service/away';
import type { Step } from '#test/support/service/desk';
import type { Fate } from '#test/support/service/fates';
import { MOVE_FATES } from '#test/support/service/moves';
import type { Service } from '#test/support/service/service';

const anyFates = fc.array(fc.constantFrom(...MOVE_FATES), { maxLength: 14 });
/** How often Retry is pressed, of the moves and of their undo; `null` where nobody undoes them. */
const anyRetries = fc.record({ moves: fc.nat(2), undo: fc.option(fc.nat(2)) });

const retry = (key: string, times: number) => Array.from({ length: times }, () => retryChosen({ kind: key, key }));

const usersOf = (service: Service) => [...new Set(visitsIn(service).map(({ user_id }) => user_id))];

/** Whoever is without an appointment, or has two, is on record. */
function expectRecords(service: Service, works: ReturnType<typeof selectHalfDone>): void {
  const standing = standingIn(service);
  usersOf(service).forEach((user, at) => {
    const ids = visitsIn(service).filter(({ user_id }) => user_id === user);
    if (standing[at] !== 1) expect(ids.some(({ id }) => `appointments/reschedule/${id}` in works)).toBe(true);
  });
}

it.each<[string, (fates: readonly Fate[]) => Service, readonly Step[]]>([
  ['a doctor is away', (fates) => awayService(4, 3, fates), moveAll],
  ['hours are closed', (fates) => awayService(3, 3, fates, [inMorning]), close],
  [
    'a doctor is late',
    (fates) => lateService(4, '14:20:00', fates),
    [late(20), lineToggled({ id: 4, isTicked: true }), ...move],
  ],
  [
    'a doctor who is late stays longer',
    (fates) => lateService(4, '14:20:00', fates),
    [lateTimesWanted({ doctorId: 21, shift: 40, until: '15:20:00' }), ...move],
  ],
])('where %s every patient ends with one appointment, booked once, whatever becomes of the calls', async (...plan) => {
  const [, serviceWith, steps] = plan;
  await fc.assert(
    fc.asyncProperty(anyFates, anyFates, anyRetries, async (fates, undoFates, retries) => {
      const service = serviceWith(fates);
      const desk = openAwayDesk(service);
      await desk.act(...steps, ...retry(awayKeys.moves, retries.moves));
      const isUndone = retries.undo !== null && selectCanUndo(desk.state());
      if (isUndone)
        await desk.act(meeting(service, ...undoFates), planUndoChosen(), ...retry(awayKeys.undo, retries.undo ?? 0));
      let state = desk.state();
      desk.close();
      expect(desk.crashes).toEqual([]);
      for (let sessions = 0; sessions <= fates.length + undoFates.length; sessions += 1) {
        const works = selectHalfDone(state);
        if (Object.keys(works).length === 0) break;
        expectRecords(service, works);
        state = await playAway(service, Object.values(works).map(endingOf), works);
      }

      expect(selectHalfDone(state)).toEqual({});
      const active = visitsIn(service).filter(isActive);
      expect(active.map(({ user_id }) => user_id).sort()).toEqual(usersOf(service).sort());
      expect(new Set(active.map(({ date, start_time }) => `${date} ${start_time}`)).size).toBe(active.length);
      for (const user of usersOf(service))
        expect(bookedIn(service).filter(({ user_id }) => user_id === user).length).toBeLessThanOrEqual(
          isUndone ? 2 : 1,
        );
      const hours = service
        .rows('/availabilities/')
        .map(({ date, available_from }) => `${String(date)} ${String(available_from)}`);
      expect(new Set(hours).size).toBe(hours.length);
    }),
    runs(25),
  );
});
