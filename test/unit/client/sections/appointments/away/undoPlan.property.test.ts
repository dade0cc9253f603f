import fc from 'fast-check';

import { isActive } from '#client/entities/appointments';
import { closingToggled, lateTimesWanted, planUndoChosen } from '#client/sections/appointments/away/events';
import { awayKeys } from '#client/sections/appointments/away/keys';
import { selectCanUndo } from '#client/sections/appointments/away/undoable';
import type { Appointment } from '#contract/appointments';
import { runs } from '#test/support/runs';
import {
  AWAY,
  awayService,
  changeVisit,
  findOn,
  inMorning,
  lateService,
  ledgerOf,
  move,
  openAwayDesk,
  visitsIn,
} from '#test/support/service/away';
import type { Service } from '#test/support/service/service';

const PATIENTS = 4;

/** What another desk makes of a patient between the plan and its undo. */
const DEEDS = {
  'accepts the new one': (service, _, next) => changeVisit(service, Number(next?.id), { status: 'confirmed' }),
  'cancels the new one': (service, _, next) => changeVisit(service, Number(next?.id), { status: 'cancelled' }),
  'lets the old one stand again': (service, old) => changeVisit(service, Number(old.id), { status: 'confirmed' }),
  'cancels the old one': (service, old) => changeVisit(service, Number(old.id), { status: 'cancelled' }),
  'removes the old one': (service, old) => service.remove('/appointments/', old.id),
  'gives the old time away': (service, old) =>
    service.rows('/appointments/').push({ ...old, id: 900 + Number(old.id), user_id: 900, status: 'pending' }),
} satisfies Record<string, (service: Service, old: Appointment, next: Appointment | undefined) => unknown>;

type Deed = keyof typeof DEEDS;

const aDay = fc.record({
  isLate: fc.boolean(),
  until: fc.constantFrom(null, '15:00:00'),
  statuses: fc.array(fc.constantFrom('pending', 'confirmed'), { minLength: PATIENTS, maxLength: PATIENTS }),
  slots: fc.integer({ min: 1, max: PATIENTS }),
  deeds: fc.oneof(
    fc.constant<readonly Deed[]>([]),
    fc.array(fc.constantFrom(...(Object.keys(DEEDS) as Deed[])), { maxLength: PATIENTS }),
  ),
});

/** When and as what a patient is expected. */
const expectedAs = (visits: readonly Appointment[], user: number) =>
  visits
    .filter((one) => one.user_id === user && isActive(one))
    .map(({ date, start_time, status }) => `${date} ${start_time} ${status}`);

const hoursIn = (service: Service) =>
  service
    .rows('/availabilities/')
    .map(({ date, available_from, available_to }) => [date, available_from, available_to].join(' '))
    .sort();

it('after the undo of a plan each patient is expected as before, or it is said what is not so', async () => {
  await fc.assert(
    fc.asyncProperty(aDay, async ({ isLate, until, statuses, slots, deeds }) => {
      const service = isLate ? lateService(PATIENTS, '14:20:00') : awayService(PATIENTS, slots, [], [inMorning]);
      statuses.forEach((status, at) => changeVisit(service, at + 1, { status }));
      const before = structuredClone(visitsIn(service));
      const hours = hoursIn(service);
      const plan = isLate
        ? [lateTimesWanted({ doctorId: 21, shift: 20, until })]
        : [findOn(AWAY), closingToggled(true)];
      const desk = openAwayDesk(service);
      await desk.act(...plan, ...move);
      const lines = desk.state().appointmentAway.sent?.lines ?? [];
      before.forEach((old, at) => {
        const next = visitsIn(service).find((one) => one.user_id === old.user_id && one.id !== old.id);
        const line = lines.find(({ original }) => original.id === old.id);
        const deed = deeds[at];
        if (deed && line?.end.is === 'moved') DEEDS[deed](service, old, next);
      });
      const sent = service.sent.length;
      await desk.act(planUndoChosen());
      const state = desk.state();
      desk.close();

      expect(desk.crashes).toEqual([]);
      const rows = new Map(
        ledgerOf(state, awayKeys.undo)?.map((row, at) => [state.fanOuts[awayKeys.undo]?.rows[at]?.id, row]),
      );
      for (const { id, user_id } of before) {
        const [was, is] = [expectedAs(before, Number(user_id)), expectedAs(visitsIn(service), Number(user_id))];
        const [outcome, said] = rows.get(String(id)) ?? [];
        if (JSON.stringify(is) !== JSON.stringify(was)) expect(said).toMatch(/, was |cannot go back|no longer free/);
        else if (outcome === 'added') expect(said).toMatch(/^back at [^:]+:\d\d$/);
        expect(is.length).toBeLessThanOrEqual(1);
        if (deeds.length === 0) expect(is).toEqual(was);
      }
      expect(hoursIn(service)).toEqual(hours);
      const written = service.sent.slice(sent).filter((text) => text.includes('/appointments/'));
      expect(new Set(written).size).toBe(written.length);
      expect(selectCanUndo(state)).toBe(false);
    }),
    runs(40),
  );
});
