import type { UnknownAction } from '@reduxjs/toolkit';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';
import { delay, fork, put } from 'typed-redux-saga';

import { homeSchedulesApi } from '#client/api/homeServices/staff';
import { hoursOfEntry } from '#client/entities/hours';
import { currentMoment } from '#client/lib/dates';
import { sharesTime } from '#client/lib/daySpans';
import { schedulePlanKeys } from '#client/sections/home-services/keys';
import type { homeScheduleKind } from '#client/sections/home-services/kinds/homeSchedule';
import type { SchedulePlansRoot } from '#client/sections/home-services/schedule/plan/state';
import type { ConfirmationsRoot } from '#client/state/confirmations';
import { selectLedger, type FanOutsRoot } from '#client/state/fanOut/ledgers';
import type { RequestsRoot } from '#client/state/requests/requests';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import type { Id } from '#contract/common';
import type { HomeSchedule, HomeScheduleDraft } from '#contract/homeServices/staff';
import { homeServicesSection } from '#test/support/wholeSections';
import { afterFlow } from '../sagas/flow';
import { connectionLost, refusal } from './faults';

/** The provider of these flows, and the ledgers of its plans. */
export const PROVIDER = 4;
export const SCHEDULE_KEY = schedulePlanKeys.plan(PROVIDER);
export const SCHEDULE_UNDO_KEY = schedulePlanKeys.undo(PROVIDER);

/** What becomes of a writing call. */
export const ENTRY_FATES = ['answered', 'refused', 'broken', 'lostOnTheWay', 'answerLost'] as const;
export type EntryFate = (typeof ENTRY_FATES)[number];

/** What these flows read. */
export type ScheduleState = SchedulePlansRoot &
  FanOutsRoot &
  RequestsRoot &
  ConfirmationsRoot &
  Parameters<typeof homeScheduleKind.selectRows>[0];

/** An entry of `08:00 - 12:00` on a date. */
export function makeEntry(id: Id, date: string, hours: string, more: Partial<HomeSchedule> = {}): HomeSchedule {
  const [start = '', end = ''] = hours.split(' - ');
  return {
    ...{ id, date, availability_type: 'provider', provider: PROVIDER, is_available: true, slot_duration: 45 },
    ...{ start_time: `${start}:00`, end_time: end === '24:00' ? '23:59:59' : `${end}:00` },
    ...more,
  };
}

/** A model of the service: it keeps the entries of a provider, and meets each write with its fate. */
export class ScheduleService {
  /** Every write that was sent, in order: `+ 2026-12-07 09:00 30`, `~ 7 09:00`, `- 7`. */
  readonly sent: string[] = [];
  readFails = false;
  private next = 1000;

  constructor(
    public entries: HomeSchedule[],
    readonly fates: EntryFate[] = [],
  ) {}

  list = () => (this.readFails ? Promise.reject(refusal(503)) : Promise.resolve([...this.entries]));

  create = (draft: HomeScheduleDraft) => {
    this.sent.push(`+ ${draft.date} ${draft.start_time.slice(0, 5)} ${draft.slot_duration}`);
    return this.meet(this.isTaken(draft, null), () => {
      const made = { ...draft, id: (this.next += 1) };
      this.entries = [...this.entries, made];
      return made;
    });
  };

  update = (id: Id, draft: HomeScheduleDraft) => {
    this.sent.push(`~ ${id} ${draft.start_time.slice(0, 5)} ${draft.slot_duration}`);
    if (!this.entries.some((one) => one.id === id)) return Promise.reject(refusal(404));
    return this.meet(this.isTaken(draft, id), () => {
      this.entries = this.entries.map((one) => (one.id === id ? { ...draft, id } : one));
      return { ...draft, id };
    });
  };

  remove = (id: Id) => {
    this.sent.push(`- ${id}`);
    if (!this.entries.some((one) => one.id === id)) return Promise.reject(refusal(404));
    return this.meet(false, () => {
      this.entries = this.entries.filter((one) => one.id !== id);
      return undefined;
    });
  };

  /** What another desk does to an entry. */
  change = (id: Id, change: Partial<HomeSchedule>) => {
    this.entries = this.entries.map((one) => (one.id === id ? { ...one, ...change } : one));
  };

  /** The entries as they are told apart, without their ids. */
  told = () =>
    this.entries
      .map((one) => [one.date, one.start_time, one.end_time, one.is_available, one.slot_duration].join(' '))
      .sort();

  private isTaken(draft: HomeScheduleDraft, id: Id | null): boolean {
    return this.entries.some((one) => one.id !== id && sharesTime(hoursOfEntry(one), hoursOfEntry(draft)));
  }

  private meet(isRefused: boolean, effect: () => HomeSchedule | undefined): Promise<unknown> {
    const fate = this.fates.shift() ?? 'answered';
    if (fate === 'broken') return Promise.reject(refusal(500));
    if (fate === 'lostOnTheWay') return Promise.reject(connectionLost());
    if (isRefused || fate === 'refused') return Promise.reject(refusal(400, { detail: 'Not these.' }));
    const made = effect();
    return fate === 'answerLost' ? Promise.reject(connectionLost()) : Promise.resolve(made);
  }
}

/** Plays a session one step after another, each once all before it rest. */
export async function playSchedule(
  service: ScheduleService,
  steps: readonly (UnknownAction | (() => void))[],
): Promise<ScheduleState> {
  const answered = (answer: (...args: never[]) => unknown): unknown =>
    dynamic(({ args }) => answer(...(args as never[])));
  return afterFlow<ScheduleState>({
    *watcher() {
      yield* fork(homeServicesSection.watchers.homeServices);
      yield* fork(homeServicesSection.watchers.homeSchedulePlans);
      for (const step of steps) {
        yield* delay(60_000);
        if (typeof step === 'function') step();
        else yield* put({ ...step });
      }
    },
    reducers: homeServicesSection.reducers,
    provide: [
      [matchers.call.fn(currentMoment), new Date(2026, 10, 21, 8, 0)],
      [matchers.call.fn(homeSchedulesApi.list), answered(service.list)],
      [matchers.call.fn(homeSchedulesApi.create), answered(service.create)],
      [matchers.call.fn(homeSchedulesApi.update), answered(service.update)],
      [matchers.call.fn(homeSchedulesApi.remove), answered(service.remove)],
      [matchers.call.fn(yieldToBrowser), undefined],
    ] as never,
    events: [],
  });
}

/** What became of each line of a ledger, with its id. */
export const scheduleLines = (state: ScheduleState, key = SCHEDULE_KEY) =>
  (selectLedger(state, key)?.rows ?? []).map(({ id, outcome }) => `${outcome} ${id}`);
