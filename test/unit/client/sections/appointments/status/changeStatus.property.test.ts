import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { appointments } from '#client/entities/appointments';
import { statusActionChosen, undoChosen } from '#client/sections/appointments/list/events';
import { selectNotices } from '#client/state/notices';
import { ACTIONS_BY_STATUS, APPOINTMENT_STATUSES, STATUS_AFTER, type AppointmentStatus } from '#contract/rules';
import { makeAppointment } from '#test/support/builders/clinic';
import { runs } from '#test/support/runs';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { openDesk } from '#test/support/service/desk';
import type { Fate } from '#test/support/service/fates';
import { isReading, type Service } from '#test/support/service/service';
import { changesSentTo, keeping, statusesOf } from '#test/support/service/visits';
import { appointmentsSection } from '#test/support/wholeSections';

/** What becomes of a call that changes; one that is overtaken loses its answer before another desk changes it again. */
type Met = Fate | 'overtaken';
const FATES = [
  'answered',
  '403',
  '401',
  'lost before it took effect',
  'lost after it took effect',
  'overtaken',
] as const;
const ANY_FATE = fc.constantFrom<Met>(...FATES, 'hangs before it takes effect');

/** What happens next at the desk, or at another one; `nth` chooses among the buttons that the row has. */
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ is: fc.constant('pressed' as const), nth: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('offerTaken' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ is: fc.constant('elsewhere' as const), status: fc.constantFrom(...APPOINTMENT_STATUSES) }),
  },
);
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

/** A service with one appointment, which meets each call with its next fate, and may not be able to tell of it. */
function serviceOf(fates: Met[], looks: boolean[]) {
  const service = keeping([makeAppointment({ id: 7, status: 'pending' })]);
  /** What became of the last change, and whether the last time that it was asked how things stand failed. */
  const met = { last: 'answered' as Met, isBlind: false };
  service.fateOf = (request) => {
    if (isReading(request)) {
      met.isBlind = !(looks.shift() ?? true);
      return met.isBlind ? 'lost before it took effect' : 'answered';
    }
    met.last = fates.shift() ?? 'answered';
    if (met.last !== 'overtaken') return met.last;
    service.change('/appointments/', 7, { status: 'completed' });
    return 'lost before it took effect';
  };
  return { service, met };
}

const statusIn = (service: Service) => statusesOf(service)[7] as AppointmentStatus;

/** The press of one of the buttons that change a status; none where there are none. */
function pressOf(shown: AppointmentStatus, nth: number): UnknownAction | undefined {
  const actions = ACTIONS_BY_STATUS[shown].filter((action) => action !== 'reschedule');
  const action = actions[nth % Math.max(1, actions.length)];
  return action && statusActionChosen({ id: 7, action });
}

/** Plays what happens between two loads of the page, and calls back with what each press came to. */
async function playPage(
  service: Service,
  happenings: readonly Happening[],
  look: (event: UnknownAction, told: ReturnType<typeof selectNotices>[number] | undefined, shown: unknown) => void,
) {
  const given = appointmentsInStore([makeAppointment({ id: 7, status: statusIn(service) })]);
  const { state, act, close } = openDesk(appointmentsSection, service, given);
  const shown = () => appointments.selectById(state(), 7)?.status as AppointmentStatus;
  let offered: UnknownAction | undefined;
  for (const one of happenings) {
    if (one.is === 'elsewhere') service.change('/appointments/', 7, { status: one.status });
    else {
      const event = one.is === 'offerTaken' ? offered : pressOf(shown(), one.nth);
      if (!event) continue;
      const [sent, known] = [changesSentTo(service).length, selectNotices(state()).map(({ id }) => id)];
      await act(event);
      const calls = changesSentTo(service).length - sent;
      const told = selectNotices(state()).find(({ id }) => !known.includes(id));
      expect(calls).toBeLessThanOrEqual(1);
      if (calls > 0 || told) look(event, told, shown());
      offered = told?.offer?.event;
    }
  }
  close();
}

/** The status that an event asks for. */
function wantedBy(event: UnknownAction): string {
  if (undoChosen.match(event)) return event.payload.from;
  return statusActionChosen.match(event) ? STATUS_AFTER[event.payload.action] : '';
}

it('one press is one call, and what is said of it is true, through reloads, 401s and other desks', async () => {
  const pages = fc.array(fc.array(happening, { maxLength: 5 }), { minLength: 1, maxLength: 3 });
  const looks = fc.array(fc.boolean(), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(pages, fc.array(ANY_FATE, { maxLength: 8 }), looks, async (loads, fates, seen) => {
      const { service, met } = serviceOf([...fates], [...seen]);
      for (const happenings of loads)
        await playPage(service, happenings, (event, told, shown) => {
          // What hangs is said to be under way by the row itself; everything else ends in a sentence.
          expect(told !== undefined || met.last.startsWith('hangs')).toBe(true);
          if (!told) return;
          const isSo = statusIn(service) === wantedBy(event);
          if (told.kind === 'success') {
            expect(isSo).toBe(true);
            expect(shown).toBe(statusIn(service));
          } else {
            // Who is told of a failure is told so of a refusal, of what has not come true, or of what nobody can see.
            expect(!isSo || met.isBlind || ['403', '401'].includes(met.last)).toBe(true);
            if (met.last !== '403') expect(told.offer).toBeDefined();
          }
        });
    }),
    runs(100),
  );
});
