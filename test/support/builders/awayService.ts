import type { UnknownAction } from '@reduxjs/toolkit';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';
import { delay, fork, put } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import * as availabilitiesApi from '#client/api/availabilities';
import { isActive } from '#client/entities/appointments';
import { addDays, currentMoment, timeOfMinutes } from '#client/lib/dates';
import { awayTimesWanted, movesChosen } from '#client/sections/appointments/away/events';
import { awayKeys } from '#client/sections/appointments/away/keys';
import type { AwayRoot } from '#client/sections/appointments/away/state';
import { confirmed, type ConfirmationsRoot } from '#client/state/confirmations';
import { selectLedger, type FanOutsRoot } from '#client/state/fanOut/ledgers';
import { halfDoneBegun, type selectHalfDone, type HalfDoneRoot } from '#client/state/halfDone/halfDone';
import type { RequestsRoot } from '#client/state/requests/requests';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import type { Appointment, AppointmentDraft } from '#contract/appointments';
import type { Availability, AvailabilityDraft } from '#contract/availabilities';
import { appointmentsSection } from '#test/support/wholeSections';
import { afterFlow } from '../sagas/flow';
import { appointmentsInStore } from '../sagas/stateWith';
import { makeAppointment, makeAvailability, TODAY } from './clinic';
import { connectionLost, refusal } from './faults';
import { inSlices } from './moves';

/** What becomes of one call: it, its token, its effect and its answer can each get lost or come to nothing. */
export const FATES = [
  'answered',
  'refused',
  'signedOut',
  'lostOnTheWay',
  'hangsOnTheWay',
  'answerLost',
  'answerHangs',
] as const;
/** What becomes of a writing call; `throttled` ones find no room for three seconds. */
export type Fate = (typeof FATES)[number] | 'throttled';

/** The day on which the doctor is away, and one on which there are hours. */
export const AWAY = addDays(TODAY, 2);
export const OPEN = addDays(TODAY, 5);

/** A model of both services: it keeps the appointments of some patients, and meets each writing call with its fate. */
export class AwayService {
  table: Appointment[];
  readonly patched: unknown[][] = [];
  readonly booked: AppointmentDraft[] = [];
  readonly hoursAsked: unknown[] = [];
  readonly deleted: unknown[] = [];
  /** What was sent, one after another. */
  readonly writes: string[] = [];
  /** Times that another desk takes: to book one is answered 409. */
  taken: string[] = [];
  hoursFail = false;
  listFails = false;
  hours: Availability[];

  constructor(
    patients: number,
    slots: number,
    readonly fates: Fate[] = [],
  ) {
    this.table = Array.from({ length: patients }, (_, at) =>
      makeAppointment({
        id: at + 1,
        user_id: 101 + at,
        local_user: { user_id: 101 + at, name: `Patient ${at + 1}` },
        date: AWAY,
        start_time: timeOfMinutes(540 + at * 20),
        end_time: timeOfMinutes(560 + at * 20),
      }),
    );
    this.hours = [
      makeAvailability({ date: OPEN, available_from: '14:00:00', available_to: timeOfMinutes(840 + slots * 20) }),
    ];
  }

  /** How many appointments of each patient stand. */
  standing = () => {
    const users = [...new Set(this.table.map(({ user_id }) => user_id))];
    return users.map((user) => this.table.filter((one) => one.user_id === user && isActive(one)).length);
  };

  /** What another desk makes of an appointment, of which this page has not heard. */
  change = (id: number, change: Partial<Appointment>) => {
    this.table = this.table.map((one) => (one.id === id ? { ...one, ...change } : one));
  };

  setStatus = (id: number, status: string) => {
    this.patched.push([id, status]);
    this.writes.push(status);
    return this.meet(() => {
      const before = this.table.find((one) => one.id === id);
      this.change(id, { status });
      return { ...before, status, previous_status: before?.status };
    });
  };

  book = (draft: AppointmentDraft) => {
    this.writes.push('book');
    if (this.taken.includes(draft.start_time)) return Promise.reject(refusal(409, { detail: 'This time is taken.' }));
    return this.meet(() => {
      this.booked.push(draft);
      const made = makeAppointment({ ...draft, id: 1000 + this.table.length, status: 'pending' });
      const [first] = this.table.filter(({ user_id }) => user_id === draft.user_id);
      this.table = [...this.table, { ...made, local_user: first?.local_user ?? null }];
      return made;
    });
  };

  list = () => (this.listFails ? Promise.reject(connectionLost()) : Promise.resolve(this.table));

  reading = async () => inSlices(await this.list());

  hoursOf = (...args: unknown[]) => {
    this.hoursAsked.push(args);
    return this.hoursFail ? Promise.reject(connectionLost()) : Promise.resolve(this.hours);
  };

  deleteHours = (id: number) =>
    this.meet(() => {
      this.deleted.push(id);
      this.hours = this.hours.filter((range) => range.id !== id);
    });

  addHours = (doctorId: number, draft: AvailabilityDraft) => {
    this.writes.push('add');
    return this.meet(() => {
      const range = makeAvailability({ ...draft, doctor_id: doctorId, id: 500 + this.hours.length });
      this.hours = [...this.hours, range];
      return range;
    });
  };

  /** Whose active appointment is at a time. */
  idAt = (date: string, time: string) =>
    Number(this.table.find((one) => isActive(one) && one.date === date && one.start_time === time)?.id);

  private meet(effect: () => unknown): Promise<unknown> {
    const fate = this.fates.shift() ?? 'answered';
    if (fate === 'refused') return Promise.reject(refusal(403));
    if (fate === 'throttled') return Promise.reject(refusal(429, {}, { 'retry-after': '3' }));
    if (fate === 'signedOut') return Promise.reject(refusal(401));
    if (fate === 'lostOnTheWay') return Promise.reject(connectionLost());
    if (fate === 'hangsOnTheWay') return new Promise(() => undefined);
    const answer = effect();
    if (fate === 'answerLost') return Promise.reject(connectionLost());
    return fate === 'answerHangs' ? new Promise(() => undefined) : Promise.resolve(answer);
  }
}

/** What a person does for a day: asks for times, and moves who has one. */
export const findOn = (date: string) =>
  awayTimesWanted({ doctorId: 21, span: { from: date, to: date, fromTime: '', toTime: '' } });
export const moveAll = [findOn(AWAY), movesChosen(), confirmed()];

/** What these flows read. */
export type AwayState = AwayRoot & ConfirmationsRoot & FanOutsRoot & HalfDoneRoot & RequestsRoot;

/** An event, or what happens elsewhere meanwhile. */
export type Step = UnknownAction | (() => void);

/**
 * Plays a session one step after another, each once all before it rest; what hangs is cut off. Begins with what an
 * earlier one has left on the device.
 */
export async function playAway(
  service: AwayService,
  steps: readonly Step[],
  kept: ReturnType<typeof selectHalfDone> = {},
): Promise<AwayState> {
  const { appointmentReading, appointmentMove, appointmentAway } = appointmentsSection.watchers;
  const answered = (answer: (...args: never[]) => unknown): unknown =>
    dynamic(({ args }) => answer(...(args as never[])));
  return afterFlow<AwayState>({
    *watcher() {
      for (const watcher of [appointmentReading, appointmentMove, appointmentAway]) yield* fork(watcher);
      for (const step of steps) {
        yield* delay(60_000);
        if (typeof step === 'function') step();
        else yield* put({ ...step });
      }
    },
    reducers: appointmentsSection.reducers,
    given: [
      ...appointmentsInStore(service.table),
      ...Object.entries(kept).map(([key, work]) => halfDoneBegun({ key, work })),
    ],
    provide: [
      [matchers.call.fn(currentMoment), new Date(2026, 10, 21, 8, 0)],
      [matchers.call.fn(availabilitiesApi.listDoctorAvailabilities), answered(service.hoursOf)],
      [matchers.call.fn(availabilitiesApi.deleteAvailability), answered(service.deleteHours)],
      [matchers.call.fn(availabilitiesApi.addAvailability), answered(service.addHours)],
      [matchers.call.fn(appointmentsApi.setStatus), answered(service.setStatus)],
      [matchers.call.fn(appointmentsApi.book), answered(service.book)],
      [matchers.call.fn(appointmentsApi.listAppointments), answered(service.list)],
      [matchers.call.fn(appointmentsApi.readAppointmentsSince), answered(service.reading)],
      [matchers.call.fn(yieldToBrowser), undefined],
    ],
    events: [],
  });
}

/** The ledger of the moves: of each line its id, what became of it, and why. */
export const ledgerOf = (state: AwayState) =>
  (selectLedger(state, awayKeys.moves)?.rows ?? []).map(({ id, outcome, reason }) => ({ id, outcome, reason }));
