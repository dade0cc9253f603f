import type { UnknownAction } from '@reduxjs/toolkit';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';
import { delay, fork, put } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import * as availabilitiesApi from '#client/api/availabilities';
import { hoursOfOpening } from '#client/entities/hours';
import { hoursPlansReducer, watchDoctorAvailability } from '#client/features/doctor-availability';
import { doctorAvailabilityKeys } from '#client/features/doctor-availability/hours/keys';
import { differenceWanted, planApplied } from '#client/features/doctor-availability/plan/events';
import type { HoursPlansRoot, HoursQuestion } from '#client/features/doctor-availability/plan/state';
import { currentMoment } from '#client/lib/dates';
import { sharesTime } from '#client/lib/daySpans';
import type { ConfirmationsRoot } from '#client/state/confirmations';
import { selectLedger, type FanOutsRoot } from '#client/state/fanOut/ledgers';
import type { NoticesRoot } from '#client/state/notices';
import type { RequestsRoot } from '#client/state/requests/requests';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import type { Appointment } from '#contract/appointments';
import type { Availability, AvailabilityDraft } from '#contract/availabilities';
import type { Id } from '#contract/common';
import { afterFlow } from '../sagas/flow';
import { makeAvailability } from './clinic';
import { connectionLost, refusal } from './faults';

/** What becomes of a writing call. */
export const PLAN_FATES = ['answered', 'refused', 'broken', 'lostOnTheWay', 'answerLost', 'withoutId'] as const;
export type PlanFate = (typeof PLAN_FATES)[number];

/** What these flows read. */
export type PlanState = HoursPlansRoot & FanOutsRoot & ConfirmationsRoot & RequestsRoot & NoticesRoot;

/** An event, or what happens elsewhere meanwhile. */
export type PlanStep = UnknownAction | (() => void);

/** A model of both services: it keeps the hours of doctors and who is expected, and meets each write with its fate. */
export class PlanService {
  visits: Appointment[] = [];
  /** Every write that was sent, in order: `+ 21 2026-12-07 09:00`, `- 7`. */
  readonly sent: string[] = [];
  /** Hours that were removed although somebody needs them. */
  readonly robbed: Id[] = [];
  listFails = false;
  /** Doctors whose hours cannot be read. */
  unread: Id[] = [];
  /** Refuses an addition that another rule of the service forbids. */
  refuses: (draft: AvailabilityDraft, own: readonly Availability[]) => boolean = () => false;
  private next = 1000;

  constructor(
    public hours: Availability[],
    readonly fates: PlanFate[] = [],
  ) {}

  /** What another desk does to hours. */
  change = (id: Id, change: Partial<Availability>) => {
    this.hours = this.hours.map((slot) => (slot.id === id ? { ...slot, ...change } : slot));
  };

  list = (doctorId: Id) =>
    this.unread.includes(doctorId)
      ? Promise.reject(refusal(503))
      : Promise.resolve(this.hours.filter(({ doctor_id }) => doctor_id === doctorId));

  reading = () => (this.listFails ? Promise.reject(refusal(500)) : Promise.resolve(inSlices(this.visits)));

  add = (doctorId: Id, draft: AvailabilityDraft) => {
    this.sent.push(`+ ${doctorId} ${draft.date} ${draft.available_from.slice(0, 5)}`);
    const own = this.hours.filter(({ doctor_id }) => doctor_id === doctorId);
    const isRefused =
      own.some((slot) => sharesTime(hoursOfOpening(slot), hoursOfOpening(draft))) || this.refuses(draft, own);
    return this.meet(isRefused, () => {
      const made = makeAvailability({ ...draft, doctor_id: doctorId, id: (this.next += 1) });
      this.hours = [...this.hours, made];
      return made;
    });
  };

  remove = (id: Id) => {
    this.sent.push(`- ${id}`);
    const slot = this.hours.find((one) => one.id === id);
    if (!slot) return Promise.reject(refusal(404));
    return this.meet(false, () => {
      if (this.isNeeded(slot)) this.robbed.push(id);
      this.hours = this.hours.filter((one) => one.id !== id);
      return undefined;
    });
  };

  isNeeded = (slot: Availability) =>
    slot.status === 'booked' ||
    this.visits.some(
      ({ doctor_id, date, start_time, end_time, status }) =>
        doctor_id === slot.doctor_id &&
        status !== 'cancelled' &&
        sharesTime(hoursOfOpening(slot), { date, from: start_time, to: end_time }),
    );

  /** The hours as they are told apart, without their ids. */
  told = () =>
    this.hours
      .map((one) => [one.doctor_id, one.location_id, one.date, one.available_from, one.available_to].join(' '))
      .sort();

  private meet(isRefused: boolean, effect: () => Availability | undefined): Promise<unknown> {
    const fate = this.fates.shift() ?? 'answered';
    if (fate === 'broken') return Promise.reject(refusal(500));
    if (fate === 'lostOnTheWay') return Promise.reject(connectionLost());
    if (isRefused || fate === 'refused') return Promise.reject(refusal(400, { detail: 'Not these.' }));
    const made = effect();
    if (fate === 'answerLost') return Promise.reject(connectionLost());
    if (fate !== 'withoutId' || !made) return Promise.resolve(made);
    return Promise.resolve({ ...made, id: undefined });
  }
}

export const SCOPE = 'here';
export const APPLY_KEY = doctorAvailabilityKeys.plan(SCOPE);
export const UNDO_KEY = doctorAvailabilityKeys.planUndo(SCOPE);

/** What a person does for a plan: looks at the difference, and applies it. */
export const look = (question: HoursQuestion) => differenceWanted({ scope: SCOPE, question });
export const apply = () => planApplied({ scope: SCOPE });

/** Plays a session one step after another, each once all before it rest. */
export function playPlan(service: PlanService, steps: readonly PlanStep[]): Promise<PlanState> {
  const answered = (answer: (...args: never[]) => unknown): unknown =>
    dynamic(({ args }) => answer(...(args as never[])));
  return afterFlow<PlanState>({
    *watcher() {
      yield* fork(watchDoctorAvailability);
      for (const step of steps) {
        yield* delay(60_000);
        if (typeof step === 'function') step();
        else yield* put({ ...step });
      }
    },
    reducers: { hoursPlans: hoursPlansReducer },
    provide: [
      [matchers.call.fn(currentMoment), new Date(2026, 10, 21, 8, 0)],
      [matchers.call.fn(availabilitiesApi.listDoctorAvailabilities), answered(service.list)],
      [matchers.call.fn(availabilitiesApi.deleteAvailability), answered(service.remove)],
      [matchers.call.fn(availabilitiesApi.addAvailability), answered(service.add)],
      [matchers.call.fn(appointmentsApi.readAppointments), answered(service.reading)],
      [matchers.call.fn(yieldToBrowser), undefined],
    ],
    events: [],
  });
}

/** What became of each line of a ledger, with its id. */
export const linesOf = (state: PlanState, key: string) =>
  (selectLedger(state, key)?.rows ?? []).map(({ id, outcome }) => `${outcome} ${id}`);

/** A list as the answer to any of its readings. */
function inSlices(list: unknown): unknown {
  let isGivenOut = true;
  const next = async () => {
    isGivenOut = !isGivenOut;
    return Promise.resolve(isGivenOut ? null : list);
  };
  return { next, cancel: () => undefined, tag: null };
}
