import type { UnknownAction } from '@reduxjs/toolkit';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';
import { fork } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import * as availabilitiesApi from '#client/api/availabilities';
import { isActive } from '#client/entities/appointments';
import { currentMoment } from '#client/lib/dates';
import { appointmentsSection } from '#client/sections/appointments';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { halfDoneBegun, selectHalfDone, type HalfDoneWork } from '#client/state/halfDone/halfDone';
import { selectNotices } from '#client/state/notices';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import type { Appointment, AppointmentDraft } from '#contract/appointments';
import { afterFlow } from '../sagas/flow';
import { appointmentsInStore } from '../sagas/stateWith';
import { makeAppointment, makeAvailability } from './clinic';
import { connectionLost, refusal } from './faults';
import { inSlices, original, slot, type MoveState } from './moves';

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
type Fate = (typeof FATES)[number];

const key = appointmentKeys.reschedule(7);

/** A small model of the service: it keeps appointments, and meets each call with the next fate. */
export class ModelService {
  table: Appointment[] = [original];
  posts = 0;
  /** Whether a call of this session is never answered. */
  hangs = false;

  constructor(private readonly fates: Fate[]) {}

  setStatus = (id: number, status: string) =>
    this.meet(() => {
      this.table = this.table.map((one) => (one.id === id ? { ...one, status } : one));
      return original;
    });

  book = (draft: AppointmentDraft) => {
    this.posts += 1;
    return this.meet(() => {
      const booked = makeAppointment({ ...draft, id: 7 + this.posts, status: 'pending' });
      this.table = [...this.table, booked];
      return booked;
    });
  };

  active = () => this.table.filter(isActive).length;

  /** What somebody else does meanwhile. */
  restore = () => {
    this.table = this.table.map((one) => (one.id === 7 ? original : one));
  };

  list = () => this.meet(() => this.table);

  reading = () => this.meet(() => inSlices(this.table));

  ranges = () => this.meet(() => [makeAvailability({ date: slot.date })]);

  private meet(effect: () => unknown): Promise<unknown> {
    const fate = this.fates.shift() ?? 'answered';
    if (fate === 'refused') return Promise.reject(refusal());
    if (fate === 'signedOut') return Promise.reject(refusal(401));
    if (fate === 'lostOnTheWay') return Promise.reject(connectionLost());
    if (fate === 'hangsOnTheWay') return this.hang();
    const answer = effect();
    if (fate === 'answerLost') return Promise.reject(connectionLost());
    return fate === 'answerHangs' ? this.hang() : Promise.resolve(answer);
  }

  private hang(): Promise<never> {
    this.hangs = true;
    return new Promise(() => undefined);
  }
}

type WorkRecord = HalfDoneWork | undefined;

/**
 * Plays events until the session ends; what hangs is cut off. Tells what is on record then, and whether a notice said
 * so.
 */
export async function playSession(service: ModelService, events: readonly UnknownAction[], record: WorkRecord) {
  service.hangs = false;
  const { status } = service.table.find(({ id }) => id === 7) ?? original;
  const state = await afterFlow<MoveState>({
    *watcher() {
      yield* fork(appointmentsSection.watchers.appointmentReading);
      yield* fork(appointmentsSection.watchers.appointmentMove);
    },
    reducers: appointmentsSection.reducers,
    given: [
      ...appointmentsInStore([{ ...original, status }]),
      ...(record ? [halfDoneBegun({ key, work: record })] : []),
    ],
    provide: [
      [matchers.call.fn(currentMoment), new Date(2026, 10, 21, 8, 0)],
      [matchers.call.fn(availabilitiesApi.listSlotRanges), dynamic(() => service.ranges() as unknown)],
      [matchers.call.fn(availabilitiesApi.listDoctorAvailabilities), dynamic(() => service.ranges() as unknown)],
      [
        matchers.call.fn(appointmentsApi.setStatus),
        dynamic(({ args }) => service.setStatus(...(args as [number, string])) as unknown),
      ],
      [
        matchers.call.fn(appointmentsApi.book),
        dynamic(({ args }) => service.book(...(args as [AppointmentDraft])) as unknown),
      ],
      [matchers.call.fn(appointmentsApi.listAppointments), dynamic(() => service.list() as unknown)],
      [matchers.call.fn(appointmentsApi.readAppointmentsSince), dynamic(() => service.reading() as unknown)],
      [matchers.call.fn(yieldToBrowser), undefined],
    ],
    events,
  });
  return { record: selectHalfDone(state)[key], isSaid: selectNotices(state).some(({ topic }) => topic === key) };
}
