import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic, type StaticProvider } from 'redux-saga-test-plan/providers';
import { fork } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { appointments } from '#client/entities/appointments';
import { entitiesMerged } from '#client/entities/entityStore';
import { dayOf } from '#client/lib/dates';
import { appointmentsSection } from '#client/sections/appointments';
import { appointmentsLoaded, appointmentsOpened, statusActionChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { listMessages } from '#client/sections/appointments/list/messages';
import {
  selectArrived,
  selectListReadAt,
  selectListTag,
  selectShowsSamples,
} from '#client/sections/appointments/list/selectors';
import type { AppointmentsRoot } from '#client/sections/appointments/list/slice';
import { searchPreparations, selectNamedInList, selectVisible } from '#client/sections/appointments/view/shownRows';
import { selectRequest } from '#client/state/requests/requests';
import { untilIdle } from '#client/state/sagas/untilIdle';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import type { Appointment } from '#contract/appointments';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsInStore, stateAfter } from '#test/support/sagas/stateWith';

/** The list is read while its appointments can be changed. */
function* watchList() {
  yield* fork(appointmentsSection.watchers.appointmentReading);
  yield* fork(appointmentsSection.watchers.appointmentStatus);
}

type State = Parameters<typeof selectVisible>[0] & AppointmentsRoot;

const section = {
  watcher: watchList,
  reducers: appointmentsSection.reducers,
  events: [appointmentsOpened()],
};

/** What a slice of the answer is: appointments, or how the answer fails. */
type Slice = Appointment[] | Error;

/** An answer that comes in these slices, each after everything that is due at once; it hangs where it has no end. */
function answerOf(slices: readonly Slice[], { hangs = false } = {}) {
  const rest = [...slices];
  const cancel = jest.fn();
  const next = async (): Promise<Appointment[] | null> =>
    new Promise((resolve, reject) =>
      setImmediate(() => {
        const slice = rest.shift();
        if (slice instanceof Error) reject(slice);
        else if (slice || !hangs) resolve(slice ?? null);
      }),
    );
  const answer = { next, cancel, tag: 'W/"2"' };
  return {
    cancel,
    provide: [
      [matchers.call.fn(appointmentsApi.readAppointmentsSince), answer],
      [matchers.call.fn(yieldToBrowser), undefined],
      [matchers.call.fn(untilIdle), undefined],
    ] as StaticProvider[],
  };
}

const idsOf = (state: State) => selectVisible(state, TODAY).map(({ id }) => id);

it('a list that is still the one of its tag is not read again, and counts as read', async () => {
  const read = jest.fn(async (_tag: unknown): Promise<unknown> => Promise.resolve(null));
  const state = await afterFlow<State>({
    ...section,
    given: [...appointmentsInStore([makeAppointment({ id: 7 })]), appointmentsLoaded(1, 'W/"5"')],
    provide: [[matchers.call.fn(appointmentsApi.readAppointmentsSince), dynamic(({ args: [tag] }) => read(tag))]],
    events: [appointmentsOpened(), appointmentsOpened()],
  });

  expect(read.mock.calls).toEqual([['W/"5"'], ['W/"5"']]);
  expect(idsOf(state)).toEqual([7]);
  expect(selectListReadAt(state)).toBeGreaterThan(1);
});

it('a list is known by the tag that came with it', async () => {
  const { provide } = answerOf([[makeAppointment({ id: 1 })]]);

  expect(selectListTag(await afterFlow<State>({ ...section, provide }))).toBe('W/"2"');
});

describe('when the list is opened', () => {
  it('shows what the service knows, soonest first', async () => {
    const { provide, cancel } = answerOf([
      [makeAppointment({ id: 2, start_time: '11:00:00' })],
      [makeAppointment({ id: 1 })],
    ]);
    const state = await afterFlow<State>({ ...section, provide });

    expect(idsOf(state)).toEqual([1, 2]);
    expect(selectShowsSamples(state)).toBe(false);
    expect(selectListReadAt(state)).not.toBeNull();
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('shows the first ones while the rest is still on its way', async () => {
    const { provide } = answerOf([[makeAppointment({ id: 2, start_time: '11:00:00' })], [makeAppointment({ id: 1 })]], {
      hangs: true,
    });
    const state = await afterFlow<State>({ ...section, provide });

    expect(idsOf(state)).toEqual([1, 2]);
    expect(selectArrived(state)).toBe(2);
    expect(selectListReadAt(state)).toBeNull();
  });

  it('is drawn again only once it has doubled, while the count goes on', async () => {
    const { provide } = answerOf(
      [1, 2, 3].map((id) => [makeAppointment({ id })]),
      { hangs: true },
    );
    const state = await afterFlow<State>({ ...section, provide });

    expect(idsOf(state)).toEqual([1, 2]);
    expect(selectArrived(state)).toBe(3);
  });

  it('lets the first ones be drawn in peace before it takes in more', async () => {
    const { provide } = answerOf([[makeAppointment({ id: 1 })], [makeAppointment({ id: 2 })]]);
    const drawn = new Promise<void>(() => undefined);
    const state = await afterFlow<State>({ ...section, provide: [[matchers.call.fn(untilIdle), drawn], ...provide] });

    expect(idsOf(state)).toEqual([1]);
    expect(selectListReadAt(state)).toBeNull();
  });

  it('forgets an appointment of before that is no longer in it', async () => {
    const gone = entitiesMerged(appointments.normalize([makeAppointment({ id: 9 })]).entities);
    const { provide } = answerOf([[makeAppointment({ id: 1 })]]);
    const state = await afterFlow<State>({ ...section, given: [gone], provide });

    expect(Object.keys(appointments.selectTable(state))).toEqual(['1']);
  });

  it('is worked out by then where it is long', async () => {
    const long = Array.from({ length: 6_000 }, (_, id) => makeAppointment({ id }));
    const { provide } = answerOf([long.slice(0, 1), long.slice(1)], { hangs: true });
    const state = await afterFlow<State>({ ...section, provide });
    const workedOut = selectNamedInList.recomputations();

    expect(idsOf(state)).toHaveLength(6_000);
    expect(selectNamedInList(state as never, TODAY).doctors.size).toBe(1);
    expect(selectNamedInList.recomputations()).toBe(workedOut);
  });
});

it('the search is prepared before anybody types, in both periods', async () => {
  const { provide } = answerOf([[makeAppointment({ id: 1 })]]);
  const state = await afterFlow<State>({ ...section, provide });
  const workedOut = () => searchPreparations.map((prepare) => prepare.recomputations());
  const before = workedOut();
  searchPreparations.forEach((prepare) => prepare(state, dayOf(new Date())));

  expect(workedOut()).toEqual(before);
});

describe('when the list is read anew', () => {
  const before = appointmentsInStore([makeAppointment({ id: 5 }), makeAppointment({ id: 6, start_time: '12:00:00' })]);

  it('leaves out what is no more, and keeps the objects of what is the same', async () => {
    const { provide } = answerOf([[makeAppointment({ id: 5 })]]);
    const was = stateAfter(appointmentsSection.reducers, before).state;
    const state = await afterFlow<State>({ ...section, given: before, provide });

    expect(idsOf(state)).toEqual([5]);
    expect(Object.keys(appointments.selectTable(state))).toEqual(['5']);
    expect(appointments.selectById(state, 5)).toBe(appointments.selectById(was, 5));
  });

  it('shows the whole old list until the new one is whole', async () => {
    const { provide } = answerOf([[makeAppointment({ id: 5 })]], { hangs: true });
    const state = await afterFlow<State>({ ...section, given: before, provide });

    expect(idsOf(state)).toEqual([5, 6]);
  });

  it('keeps the real list when the new one breaks off, and says so', async () => {
    const { provide } = answerOf([[makeAppointment({ id: 5 })], connectionLost()]);
    const state = await afterFlow<State>({ ...section, given: before, provide });

    expect(selectShowsSamples(state)).toBe(false);
    expect(idsOf(state)).toEqual([5, 6]);
    expect(selectRequest(state, appointmentKeys.list)?.failure?.text).toEqual(listMessages.loadFailed);
  });

  it('gives up the older answer when it is asked for again', async () => {
    const { provide, cancel } = answerOf([], { hangs: true });
    await afterFlow<State>({
      ...section,
      given: before,
      provide,
      events: [appointmentsOpened(), appointmentsOpened()],
    });

    expect(cancel).toHaveBeenCalled();
  });
});

describe('when an appointment is changed while the list is on its way', () => {
  it('keeps the change, for the answer may be older', async () => {
    const { provide } = answerOf([[makeAppointment({ id: 7, status: 'pending' })], [makeAppointment({ id: 8 })]]);
    const state = await afterFlow<State>({
      ...section,
      given: appointmentsInStore([makeAppointment({ id: 7, status: 'pending' })]),
      provide: [...provide, [matchers.call.fn(appointmentsApi.setStatus), makeAppointment({ id: 7 })]],
      events: [appointmentsOpened(), statusActionChosen({ id: 7, action: 'reject' })],
    });

    expect(selectVisible(state, TODAY).map(({ id, status }) => [id, status])).toEqual([
      [7, 'rejected'],
      [8, 'confirmed'],
    ]);
  });
});

describe('when the first list cannot be read', () => {
  it.each<[string, Slice[]]>([
    ['at all', [refusal(500)]],
    ['to its end', [[makeAppointment({ id: 1 })], [makeAppointment({ id: 2 })], connectionLost()]],
  ])('%s, says so and falls back to samples', async (_, slices) => {
    const state = await afterFlow<State>({ ...section, provide: answerOf(slices).provide });

    expect(selectRequest(state, appointmentKeys.list)?.failure?.text).toEqual(listMessages.loadFailed);
    expect(selectShowsSamples(state)).toBe(true);
    expect(idsOf(state).every((id) => String(id).startsWith('sample-'))).toBe(true);
  });
});
