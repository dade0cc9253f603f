import type { UnknownAction } from '@reduxjs/toolkit';
import { delay, fork, put, take } from 'redux-saga/effects';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import * as appointmentsApi from '#client/api/appointments';
import { appointments } from '#client/entities/appointments';
import { currentMoment } from '#client/lib/dates';
import { appointmentsSection } from '#client/sections/appointments';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { rowsChosen } from '#client/sections/appointments/many/events';
import { selectChosenKeys } from '#client/sections/appointments/many/selectors';
import type { SelectionRoot } from '#client/sections/appointments/many/slice';
import type { selectVisible } from '#client/sections/appointments/view/shownRows';
import { itemMoved, selectLedger, stopChosen, type FanOutsRoot } from '#client/state/fanOut/ledgers';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { makeAppointment } from '#test/support/builders/clinic';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { afterFlow } from '#test/support/sagas/flow';
import { appointmentsInStore } from '#test/support/sagas/stateWith';

type State = Parameters<typeof selectVisible>[0] & SelectionRoot & FanOutsRoot & NoticesRoot;

/**
 * What becomes of one call: it, its token or its answer comes to nothing, there is no room for it, or another desk has
 * removed its row.
 */
export type Fate = 'answered' | 'refused' | 'full' | 'signedOut' | 'lostOnTheWay' | 'answerLost' | 'gone' | 'throttled';

/** A service that keeps appointments, by id from 1, and meets each call with its next fate. */
export class ModelService {
  private readonly rows: Map<number, string>;
  private readonly fates: Map<number, Fate[]>;
  readonly sent: [id: number, status: string][] = [];
  lists = 0;
  listFails = false;
  most = 0;
  /** At which hour each appointment is; each at its own, so that none overlaps another. */
  at = (id: number) => id;
  private underWay = 0;

  constructor(statuses: readonly string[], fates: readonly (readonly Fate[])[] = []) {
    this.rows = new Map(statuses.map((status, at) => [at + 1, status]));
    this.fates = new Map(fates.map((ofOne, at) => [at + 1, [...ofOne]]));
  }

  /** What another desk does. */
  set = (id: number, status: string) => this.rows.set(id, status);

  /** The statuses by id; of one that is gone there is none. */
  statuses = () => Object.fromEntries(this.rows);

  visit = (id: number, status: string) => {
    const hour = String(this.at(id)).padStart(2, '0');
    return makeAppointment({ id, status, start_time: `${hour}:00:00`, end_time: `${hour}:20:00` });
  };

  list = () => {
    this.lists += 1;
    if (this.listFails) throw connectionLost();
    return [...this.rows].map(([id, status]) => this.visit(id, status));
  };

  setStatus = async (id: number, status: string) => {
    this.sent.push([id, status]);
    this.underWay += 1;
    this.most = Math.max(this.most, this.underWay);
    await new Promise((resolve) => setImmediate(resolve));
    this.underWay -= 1;
    const fate = this.fates.get(id)?.shift() ?? 'answered';
    if (fate === 'refused') throw refusal(409);
    if (fate === 'full') throw refusal(409, { detail: 'That time is taken.' });
    if (fate === 'signedOut') throw refusal(401);
    if (fate === 'throttled') throw refusal(429, {}, { 'retry-after': '5' });
    if (fate === 'lostOnTheWay') throw connectionLost();
    if (fate === 'gone') this.rows.delete(id);
    const previous_status = this.rows.get(id);
    if (previous_status === undefined) throw refusal(404);
    this.rows.set(id, status);
    if (fate === 'answerLost') throw connectionLost();
    return { ...this.visit(id, status), previous_status };
  };
}

/** The same event, which comes while the first calls of what was before it are on their way. */
export function atOnce(event: UnknownAction): UnknownAction {
  return { ...event, meta: AT_ONCE };
}

const AT_ONCE = 'at once';

/**
 * Plays events on a desk whose list has the appointments in these statuses, all chosen, one event after what the one
 * before it began; Stop, and what is to be at once, comes while the first calls are on their way.
 */
export async function play(shown: readonly string[], service: ModelService, events: readonly UnknownAction[]) {
  const list = shown.map((status, at) => service.visit(at + 1, status));
  const state = await afterFlow<State>({
    *watcher() {
      for (const watcher of Object.values(appointmentsSection.watchers)) yield fork(watcher);
      for (const event of events) {
        if (stopChosen.match(event) || 'meta' in event) yield take(itemMoved);
        else yield delay(1000);
        // A copy, for an event that a notice offers is frozen in the store.
        yield put({ ...event });
      }
    },
    reducers: appointmentsSection.reducers,
    given: [...appointmentsInStore(list), rowsChosen(list.map(({ id }) => String(id)))],
    provide: [
      [matchers.call.fn(currentMoment), new Date(2026, 10, 21, 8, 0)],
      [
        matchers.call.fn(appointmentsApi.setStatus),
        dynamic(({ args }) => service.setStatus(...(args as [number, string])) as unknown),
      ],
      [matchers.call.fn(appointmentsApi.listAppointments), dynamic(() => service.list())],
    ],
    events: [],
  });
  const table = appointments.selectTable(state);
  const rowsOf = (key: string) =>
    selectLedger(state, key)?.rows.map(({ id, outcome, reason }) => [Number(id), outcome, inEnglish(reason ?? '')]);
  return {
    state,
    shown: Object.fromEntries(Object.values(table).map(({ id, status }) => [id, status])),
    chosen: [...selectChosenKeys(state)].map(Number),
    ledger: rowsOf(appointmentKeys.many),
    undoLedger: rowsOf(appointmentKeys.undoMany),
    dayLedger: rowsOf(appointmentKeys.undoDay),
    notices: selectNotices(state).map(({ kind, text, detail, offer }) => ({
      kind,
      said: [text, detail ?? '']
        .map((one) => inEnglish(one))
        .join(' ')
        .trim(),
      offer,
    })),
  };
}
