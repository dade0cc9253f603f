import fc from 'fast-check';

import { isActive } from '#client/entities/appointments';
import { hoursOfSlot, slotOf } from '#client/hours/slots';
import { sharesTime } from '#client/lib/daySpans';
import { planUndoChosen } from '#client/sections/appointments/away/events';
import { awayKeys } from '#client/sections/appointments/away/keys';
import { selectCanUndo } from '#client/sections/appointments/away/undoable';
import { endingOf, selectHalfDone } from '#client/state/halfDone/halfDone';
import type { Appointment } from '#contract/appointments';
import { inEnglish } from '#test/support/inEnglish';
import { runs } from '#test/support/runs';
import { changeVisit, meeting, openAwayDesk, OPEN, playAway, send, visitsIn } from '#test/support/service/away';
import { clinicOf, closedFound, DAYS, expectedIn, hoursIn, PLACE, type Expected } from '#test/support/service/closed';
import { MOVE_FATES } from '#test/support/service/moves';
import type { Service } from '#test/support/service/service';

/** Visits of days at which nobody is expected twice, of which a patient may have several. */
const anyVisits = fc.uniqueArray(
  fc.record<Expected>({
    doctor: fc.integer({ min: 21, max: 24 }),
    at: fc.nat(4),
    day: fc.nat(1),
    user: fc.integer({ min: 101, max: 105 }),
    place: fc.constantFrom(PLACE, PLACE, 32),
    status: fc.constantFrom('pending', 'confirmed'),
  }),
  {
    minLength: 1,
    maxLength: 12,
    comparator: (one, other) =>
      one.day === other.day && one.at === other.at && (one.doctor === other.doctor || one.user === other.user),
  },
);

/** What another desk does while the plan is looked at: it changes a visit, or takes hours away. */
const anyMeanwhile = fc.array(
  fc.record({ nth: fc.nat(20), does: fc.constantFrom('cancels', 'confirms', 'moves', 'closes') }),
  { maxLength: 3 },
);

const of = (service: Service, nth: number) => visitsIn(service)[nth % visitsIn(service).length]!;

function meanwhile(service: Service, { nth, does }: { nth: number; does: string }): Appointment | null {
  if (does === 'closes') {
    const ofLater = service.rows('/availabilities/').filter(({ date }) => date === OPEN);
    service.remove('/availabilities/', ofLater[nth % ofLater.length]?.id ?? 0);
    return null;
  }
  const one = of(service, nth);
  if (does === 'cancels') changeVisit(service, Number(one.id), { status: 'cancelled' });
  if (does === 'confirms') changeVisit(service, Number(one.id), { status: 'confirmed' });
  if (does === 'moves') changeVisit(service, Number(one.id), { start_time: '19:00:00', end_time: '19:20:00' });
  return one;
}

/** Whose visit, and with whom; those that stand. */
const standing = (service: Service) =>
  visitsIn(service)
    .filter(isActive)
    .map(({ user_id, doctor_id }) => `${user_id} ${doctor_id}`)
    .sort();

const timesOf = (one: Appointment) => hoursOfSlot(slotOf(one));

it('of a clinic that is closed each keeps visit and doctor, and nobody is expected twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyVisits,
      anyMeanwhile,
      fc.array(fc.constantFrom(...MOVE_FATES), { maxLength: 10 }),
      fc.boolean(),
      async (visits, others, fates, isUndone) => {
        const service = clinicOf(visits);
        const hours = hoursIn(service);
        let before: string[] = [];
        let asBefore: string[] = [];
        const happens = () => {
          for (const one of others) meanwhile(service, one);
          before = standing(service);
          asBefore = expectedIn(service);
        };
        const desk = openAwayDesk(service);
        await desk.act(closedFound, happens, meeting(service, ...fates), ...send);
        const canUndo = isUndone && selectCanUndo(desk.state());
        if (canUndo) await desk.act(meeting(service), planUndoChosen());
        let state = desk.state();
        const undone = state.fanOuts[awayKeys.undo]?.rows.map(({ outcome, reason }) => [
          outcome,
          inEnglish(reason ?? ''),
        ]);
        // What is not as before is said by line.
        const saysAllIsBack = undone?.every(([outcome, said]) => outcome === 'added' && !said?.includes(' was '));
        desk.close();
        expect(desk.crashes).toEqual([]);
        for (let sessions = 0; sessions <= fates.length; sessions += 1) {
          const works = selectHalfDone(state);
          if (Object.keys(works).length === 0) break;
          state = await playAway(service, Object.values(works).map(endingOf), works);
        }

        expect(selectHalfDone(state)).toEqual({});
        expect(standing(service)).toEqual(before);
        const active = visitsIn(service).filter(isActive);
        const moved = active.filter(({ id }) => Number(id) > visits.length);
        for (const one of moved)
          expect(
            active.filter(
              (other) =>
                (other.doctor_id === one.doctor_id || other.user_id === one.user_id) &&
                sharesTime(timesOf(other), timesOf(one)),
            ),
          ).toEqual([one]);
        // At another place nothing was touched, visits or hours.
        for (const [at, { place }] of visits.entries())
          if (place === 32) expect(['rejected']).not.toContain(visitsIn(service)[at]?.status);
        const closed = hours.filter((one) => DAYS.some((day) => one.includes(day)) && !hoursIn(service).includes(one));
        for (const one of closed) expect(one).toMatch(` ${PLACE} `);
        if (canUndo) expect(closed).toEqual([]);
        if (canUndo && saysAllIsBack) expect(expectedIn(service)).toEqual(asBefore);
      },
    ),
    runs(25),
  );
});
