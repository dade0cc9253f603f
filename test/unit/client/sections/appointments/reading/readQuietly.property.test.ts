import fc from 'fast-check';
import * as matchers from 'redux-saga-test-plan/matchers';
import { put } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { appointments } from '#client/entities/appointments';
import { appointmentChanged, appointmentsOpened } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { storeListed } from '#client/sections/appointments/list/sagas/storeChange';
import type { EntitiesRoot } from '#client/sections/appointments/list/selectors';
import { readQuietly } from '#client/sections/appointments/reading/sagas/readQuietly';
import { selectChangeCounts, selectMarks } from '#client/sections/appointments/reading/selectors';
import type { FreshRoot } from '#client/sections/appointments/reading/slice';
import { selectList, type ListsRoot } from '#client/state/lists';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import type { Appointment } from '#contract/appointments';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { runs } from '#test/support/runs';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

type State = EntitiesRoot & ListsRoot & FreshRoot;

const ids = Array.from({ length: 8 }, (_, index) => index + 1);

/** What may be said of an appointment: that it is not there, or how it stands. */
const said = fc.option(
  fc.record({
    status: fc.constantFrom('pending', 'confirmed', 'rejected'),
    start_time: fc.constantFrom('09:00:00', '10:00:00'),
  }),
);
const list = fc.tuple(...ids.map(() => said));

const toAppointments = (all: readonly (Partial<Appointment> | null)[]) =>
  all.flatMap((one, index) => (one ? [makeAppointment({ ...one, id: ids[index]!, date: TODAY })] : []));

const viewOf = ({ status, start_time }: Pick<Appointment, 'status' | 'start_time'>) => `${status} ${start_time}`;
const viewsOf = (all: readonly Appointment[]) => new Map(all.map((one) => [String(one.id), viewOf(one)]));

it('any list that is read over any other leaves the new answer with what was done here, and true counts', async () => {
  await fc.assert(
    fc.asyncProperty(list, list, list, fc.subarray(ids), fc.integer({ min: 1, max: 4 }), async (...given) => {
      const [before, answer, here, done, sliceLength] = given;
      const [old, arrived] = [toAppointments(before), toAppointments(answer)];
      const local = toAppointments(here).filter(({ id }) => done.includes(id as number));
      const slices: Appointment[][] = [];
      for (let at = 0; at < arrived.length; at += sliceLength) slices.push(arrived.slice(at, at + sliceLength));
      const next = async () => Promise.resolve(slices.shift() ?? null);

      const state = await afterFlow<State>({
        watcher: function* desk() {
          for (const one of local) {
            yield* storeListed(one.id, appointments.normalize([one]).entities);
            yield* put(appointmentChanged(one.id));
          }
          yield* readQuietly({ next, cancel: () => undefined, isAhead: () => false });
        },
        reducers: appointmentsSection.reducers,
        given: [...appointmentsInStore(old), appointmentsOpened()],
        provide: [
          [matchers.call.fn(appointmentsApi.readAppointmentsSince), null],
          [matchers.call.fn(yieldToBrowser), undefined],
        ],
        events: [],
      });

      const expected = new Map([...viewsOf(arrived), ...viewsOf(local)]);
      const shown = (selectList(state, appointmentKeys.list) ?? []).map((id) => appointments.selectById(state, id)!);
      expect(new Map(shown.map((one) => [String(one.id), viewOf(one)]))).toEqual(expected);
      expect(shown).toHaveLength(expected.size);

      const known = new Map([...viewsOf(old), ...viewsOf(local)]);
      const byOthers = [...viewsOf(arrived)].filter(([id]) => !local.some((one) => String(one.id) === id));
      const added = byOthers.filter(([id]) => !known.has(id)).map(([id]) => id);
      const changed = byOthers.filter(([id, view]) => known.has(id) && known.get(id) !== view).map(([id]) => id);
      const removed = [...known.keys()].filter((id) => !expected.has(id));
      expect(selectChangeCounts(state)).toEqual({
        changed: changed.length,
        added: added.length,
        removed: removed.length,
      });
      expect([...selectMarks(state).keys()].sort()).toEqual([...added, ...changed].sort());
    }),
    runs(60),
  );
});
