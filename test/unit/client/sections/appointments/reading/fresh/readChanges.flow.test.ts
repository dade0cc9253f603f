import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';
import { fork, join, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { appointments } from '#client/entities/appointments';
import { appointmentChanged, appointmentsLoaded } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { selectChangesAsked, type EntitiesRoot } from '#client/sections/appointments/list/selectors';
import type { AppointmentsRoot } from '#client/sections/appointments/list/slice';
import { readChanges } from '#client/sections/appointments/reading/fresh/sagas/readChanges';
import { selectChangeCounts } from '#client/sections/appointments/reading/selectors';
import type { FreshRoot } from '#client/sections/appointments/reading/slice';
import { selectList, type ListsRoot } from '#client/state/lists';
import { untilUntouched } from '#client/state/sagas/untilUntouched';
import type { Appointment } from '#contract/appointments';
import { makeAppointment } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { runs } from '#test/support/runs';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

type State = EntitiesRoot & ListsRoot & FreshRoot & AppointmentsRoot;

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 30, 5) + seconds * 1000).toISOString();
const seven = makeAppointment({ id: 7, status: 'pending', updated_at: at(0) });
const eight = makeAppointment({ id: 8, status: 'pending', updated_at: at(0) });

/** What one question is answered: slices under a tag, or nothing new. */
type Answer = readonly Appointment[][] | null | Error;

/** How the service answers a question for changes. */
type Told = (question: { args: unknown[] }) => unknown;

/** What a desk with two visits knows after it has asked what has changed, and was answered so. */
function heardBy(desk: () => SagaGenerator<void>, told: Told): Promise<State> {
  return afterFlow<State>({
    watcher: desk,
    reducers: appointmentsSection.reducers,
    given: [...appointmentsInStore([seven, eight]), appointmentsLoaded(1, null, at(0))],
    provide: [
      [matchers.call.fn(appointmentsApi.readAppointmentsChanged), dynamic(told as never)],
      [matchers.call.fn(untilUntouched), undefined],
    ],
    events: [],
  });
}

/** An answer slice by slice. */
function inSlices(given: readonly (readonly Appointment[])[], tag: string | null, cancel: () => void) {
  const slices = [...given];
  return { tag, cancel, next: async () => Promise.resolve(slices.shift() ?? null) };
}

/** Asks what has changed so many times, each answered by what comes next; events happen while the first is asked. */
async function after(answers: readonly Answer[], ...events: UnknownAction[]) {
  const rest = [...answers];
  const cancel = jest.fn();
  const asked: unknown[] = [];
  const answer = ({ args: [, since, tag] }: { args: unknown[] }) => {
    asked.push([since, tag]);
    const given = rest.shift() ?? null;
    if (given instanceof Error) throw given;
    return given && inSlices(given, `"${asked.length}"`, cancel);
  };
  const state = await heardBy(function* desk() {
    for (const [turn] of answers.entries()) {
      const wanted = yield* select(selectChangesAsked);
      if (!wanted) return;
      const asking = yield* fork(readChanges, 'changed_since', wanted);
      if (turn === 0) for (const event of events) yield* put(event);
      yield* join(asking);
    }
  }, answer);
  return { state, asked, cancel };
}

it('what has changed is marked, what is new comes into the list, and all else stays', async () => {
  const nine = makeAppointment({ id: 9, updated_at: at(33) });
  const accepted = { ...seven, status: 'confirmed', updated_at: at(30) };
  const { state, asked } = await after([[[accepted, nine]], [[nine]], null]);

  expect(selectChangeCounts(state)).toEqual({ changed: 1, added: 1, removed: 0 });
  expect(selectList(state, appointmentKeys.list)).toEqual([7, 8, 9]);
  expect(appointments.selectById(state, 7)?.status).toBe('confirmed');
  // Ten seconds before the last change, and by the tag of the answer to the same question.
  expect(asked).toEqual([
    [at(-10), null],
    [at(23), null],
    [at(23), '"2"'],
  ]);
});

it('what is changed here while the answer is on its way stays', async () => {
  const { state } = await after([[[{ ...seven, status: 'rejected', updated_at: at(5) }]]], appointmentChanged(7));

  expect(appointments.selectById(state, 7)?.status).toBe('pending');
});

it.each<[string, Answer, number]>([
  ['answers all', [[seven, { ...eight, updated_at: at(-3600) }], [makeAppointment({ id: 9 })]], 1],
  ['does not say when anything was changed', [[makeAppointment({ id: 9, updated_at: null })]], 1],
  ['refuses the query', refusal(400), 0],
])('a service that %s is not asked again, and read no further', async (_, answer, cancelled) => {
  const { state, asked, cancel } = await after([answer, [[{ ...seven, status: 'confirmed', updated_at: at(9) }]]]);

  expect(asked).toHaveLength(1);
  expect(cancel).toHaveBeenCalledTimes(cancelled);
  expect(selectList(state, appointmentKeys.list)).toEqual([7, 8]);
  expect(selectChangeCounts(state)).toEqual({ changed: 0, added: 0, removed: 0 });
});

it('an answer that was lost is asked for again', async () => {
  const { state, asked } = await after([connectionLost(), [[{ ...seven, status: 'confirmed', updated_at: at(9) }]]]);

  expect(asked).toHaveLength(2);
  expect(appointments.selectById(state, 7)?.status).toBe('confirmed');
});

/** A change by another desk: when it begins, and how much later it can be seen; milliseconds. */
const change = fc.record({
  id: fc.constantFrom(7, 8, 9, 10),
  status: fc.constantFrom('pending', 'confirmed', 'rejected'),
  begins: fc.integer({ min: 1, max: 60_000 }),
  lasts: fc.integer({ min: 0, max: 9_000 }),
});

it('none of any changes is missed, however close together and however late they are seen', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 12 }),
      fc.integer({ min: 2_000, max: 12_000 }),
      async (changes, every) => {
        const stamp = (ms: number) => at(ms / 1000);
        const seenAt = (now: number) => {
          const rows = new Map<number, Appointment>([seven, eight].map((one) => [one.id as number, one]));
          const seen = changes.filter(({ begins, lasts }) => begins + lasts <= now);
          for (const { id, status, begins } of seen.sort((a, b) => a.begins - b.begins))
            rows.set(id, makeAppointment({ ...rows.get(id), id, status, updated_at: stamp(begins) }));
          return [...rows.values()];
        };
        let now = 0;
        const answer = ({ args: [, since] }: { args: unknown[] }) => {
          const isAsked = ({ updated_at }: Appointment) => Date.parse(updated_at ?? '') >= Date.parse(String(since));
          return inSlices([seenAt(now).filter(isAsked)], null, () => undefined);
        };
        const state = await heardBy(function* desk() {
          for (; now < 82_000; now += every) {
            const wanted = yield* select(selectChangesAsked);
            if (wanted) yield* readChanges('changed_since', wanted);
          }
        }, answer);

        const view = ({ id, status, updated_at }: Pick<Appointment, 'id' | 'status' | 'updated_at'>) =>
          `${id} ${status} ${updated_at}`;
        const shown = (selectList(state, appointmentKeys.list) ?? []).map((id) => appointments.selectById(state, id)!);
        expect(shown.map(view).sort()).toEqual(seenAt(Infinity).map(view).sort());
      },
    ),
    runs(100),
  );
});
