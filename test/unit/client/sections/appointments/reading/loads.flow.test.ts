import type { UnknownAction } from '@reduxjs/toolkit';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic, type StaticProvider } from 'redux-saga-test-plan/providers';
import { call, delay, fork, put, takeEvery } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { appointments } from '#client/entities/appointments';
import { entitiesMerged } from '#client/entities/entityStore';
import { dayOf } from '#client/lib/dates';
import {
  appointmentsLoaded,
  appointmentsOpened,
  arrivedWanted,
  listScrolled,
  rowToggled,
  searchTyped,
  statusActionChosen,
} from '#client/sections/appointments/list/events';
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
import { listReceived } from '#client/state/lists';
import { selectRequest } from '#client/state/requests/requests';
import { untilQuiet } from '#client/state/sagas/untilQuiet';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import type { Appointment } from '#contract/appointments';
import type { Id } from '#contract/common';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';
import { appointmentsInStore, stateAfter } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

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
  const answer = { next, cancel, isAhead: () => false, tag: 'W/"2"' };
  return {
    cancel,
    provide: [
      [matchers.call.fn(appointmentsApi.readAppointmentsSince), answer],
      [matchers.call.fn(yieldToBrowser), undefined],
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

it('the search of the other period is prepared once nobody is at work, before each part anew', async () => {
  const quiet = jest.fn();
  const { provide } = answerOf([[makeAppointment({ id: 1 })]]);
  await afterFlow<State>({ ...section, provide: [...provide, [matchers.call.fn(untilQuiet), dynamic(quiet)]] });

  expect(quiet).toHaveBeenCalledTimes(searchPreparations('past').length);
});

it('the list is told of before its search is prepared', async () => {
  const done: string[] = [];
  function* watchAndNote() {
    yield* takeEvery(appointmentsLoaded, function* note() {
      yield* call([done, 'push'], 'told');
    });
    yield* fork(watchList);
  }
  const pauses = async () => {
    done.push('pause');
    return Promise.resolve();
  };
  const { provide } = answerOf([[makeAppointment({ id: 1 })]]);
  await afterFlow<State>({ ...section, watcher: watchAndNote, provide: [serve(yieldToBrowser, pauses), ...provide] });

  expect(done.slice(done.indexOf('told'))).toHaveLength(1 + searchPreparations('upcoming').length);
});

/** The lengths of the lists that stand there in turn; slices of one appointment come after so many milliseconds. */
async function listsShown(
  comingAfter: readonly number[],
  done: readonly [afterMs: number, event: UnknownAction][] = [],
  isAhead = false,
) {
  const shown: (readonly Id[])[] = [];
  const slices = comingAfter.map((ms, at) => ({ ms, slice: [makeAppointment({ id: at + 1 })] }));
  const next = async () => {
    const { ms, slice } = slices.shift() ?? { ms: 0, slice: null };
    return new Promise((resolve) => setTimeout(resolve, ms, slice));
  };
  function* watchAndAct() {
    yield* fork(watchList);
    yield* takeEvery(listReceived, function* note({ payload: { ids } }) {
      yield* call([shown, 'push'], ids);
    });
    for (const [ms, event] of done) {
      yield* delay(ms);
      yield* put(event);
    }
  }
  await afterFlow<State>({
    ...section,
    watcher: watchAndAct,
    provide: [
      serve(Date.now, () => jest.now()),
      [
        matchers.call.fn(appointmentsApi.readAppointmentsSince),
        { next, cancel: () => undefined, isAhead: () => isAhead },
      ],
      ...answerOf([]).provide,
    ],
  });
  return shown.map((ids) => ids.length);
}

describe('a list that arrives', () => {
  const show = arrivedWanted();
  it.each<[string, Parameters<typeof listsShown>, number[]]>([
    ['whole within a moment is shown once', [[10, 100, 90]], [3]],
    [
      'slowly shows its beginning after a moment, and then stands still until it is whole',
      [[900, 100, 300, 900]],
      [2, 4],
    ],
    ['ahead of the page, which is still at work on it, is shown once', [[10, 100, 300, 500], [], true], [4]],
    ['ahead of the page shows its beginning after a second', [[10, 100, 300, 900, 300], [], true], [3, 5]],
    ['slowly is shown as far as it has come on wish', [[10, 600, 600, 600], [[700, show]]], [1, 2, 4]],
    [
      'slowly grows under somebody who scrolls once it has doubled',
      [
        [10, 600, 600],
        [
          [500, listScrolled()],
          [500, listScrolled()],
        ],
      ],
      [1, 2, 3],
    ],
    [
      'slowly grows for a search, not for a row that opens',
      [
        [10, 600, 600, 600],
        [
          [700, rowToggled('1')],
          [600, searchTyped('la')],
        ],
      ],
      [1, 3, 4],
    ],
  ])('%s', async (_, given, expected) => {
    expect(await listsShown(...given)).toEqual(expected);
  });
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
  const preparations = [...searchPreparations('upcoming'), ...searchPreparations('past')];
  const workedOut = () => preparations.map((prepare) => prepare.recomputations());
  const before = workedOut();
  preparations.forEach((prepare) => prepare(state, dayOf(new Date())));

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
    const { provide } = answerOf([
      [makeAppointment({ id: 7, status: 'pending' })],
      [makeAppointment({ id: 8, user_id: 12 })],
    ]);
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
