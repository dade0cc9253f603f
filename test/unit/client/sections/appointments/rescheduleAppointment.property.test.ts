import type { UnknownAction } from '@reduxjs/toolkit';
import { AxiosError } from 'axios';
import fc from 'fast-check';
import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import * as appointmentsApi from '../../../../../src/client/api/appointments';
import * as availabilitiesApi from '../../../../../src/client/api/availabilities';
import { isActive } from '../../../../../src/client/entities/appointment';
import { appointmentsSection } from '../../../../../src/client/sections/appointments';
import { appointmentKeys } from '../../../../../src/client/sections/appointments/keys';
import { currentMoment } from '../../../../../src/client/sections/appointments/sagas/rescheduleAppointment';
import { rescheduleSubmitted } from '../../../../../src/client/sections/appointments/slice';
import type { NoticesRoot } from '../../../../../src/client/state/notices';
import { selectNotices } from '../../../../../src/client/state/notices';
import type { UnfinishedRoot } from '../../../../../src/client/state/unfinished';
import { selectUnfinished, workStarted } from '../../../../../src/client/state/unfinished';
import type { Appointment, AppointmentDraft } from '../../../../../src/contract/appointments';
import { makeAppointment, makeAvailability } from '../../../../support/clinicBuilders';
import { afterFlow } from '../../../../support/flow';
import { appointmentsInStore } from '../../../../support/stateWith';

/** What becomes of one call: its effect and its answer can each get lost. */
const FATES = ['answered', 'refused', 'lostOnTheWay', 'answerLost', 'answerHangs'] as const;
type Fate = (typeof FATES)[number];

const slot = { date: '2026-11-25', startTime: '10:00:00', endTime: '10:20:00', locationId: 31 };
const original = makeAppointment({ id: 7, status: 'confirmed' });
const refusal = new AxiosError('no', 'ERR_BAD_REQUEST', undefined, null, { status: 400, data: {} } as never);
const lost = new AxiosError('Network Error', 'ERR_NETWORK');

/** A small model of the service: it keeps appointments, and meets each call with the next fate. */
class ModelService {
  table: Appointment[] = [original];
  posts = 0;

  constructor(private readonly fates: Fate[]) {}

  setStatus = (id: number, status: string) => this.meet(() => {
    this.table = this.table.map((one) => (one.id === id ? { ...one, status } : one));
    return original;
  });

  book = (draft: AppointmentDraft) => {
    this.posts += 1;
    return this.meet(() => {
      const booked = makeAppointment({ ...draft, id: 8, status: 'pending' });
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

  private meet(effect: () => unknown): Promise<unknown> {
    const fate = this.fates.shift() ?? 'answered';
    if (fate === 'refused') return Promise.reject(refusal);
    if (fate === 'lostOnTheWay') return Promise.reject(lost);
    const answer = effect();
    if (fate === 'answerLost') return Promise.reject(lost);
    return fate === 'answerHangs' ? new Promise(() => undefined) : Promise.resolve(answer);
  }
}

const key = appointmentKeys.reschedule(7);

/** Plays events until the session ends; what hangs is cut off. Tells what is on record then, and what stays on screen. */
async function play(service: ModelService, events: readonly UnknownAction[], record: UnfinishedRoot['unfinished'][string] | undefined) {
  const state = await afterFlow<NoticesRoot & UnfinishedRoot>({
    watcher: appointmentsSection.watchers.appointments,
    reducers: appointmentsSection.reducers,
    given: [...appointmentsInStore([original]), ...(record ? [workStarted({ key, work: record })] : [])],
    provide: [
      [matchers.call.fn(currentMoment), new Date(2026, 10, 21, 8, 0)],
      [matchers.call.fn(availabilitiesApi.listSlotRanges), [makeAvailability({ date: slot.date })]],
      [matchers.call.fn(appointmentsApi.setStatus), dynamic(({ args }) => service.setStatus(...(args as [number, string])) as unknown)],
      [matchers.call.fn(appointmentsApi.book), dynamic(({ args }) => service.book(...(args as [AppointmentDraft])) as unknown)],
      [matchers.call.fn(appointmentsApi.listAppointments), dynamic(() => service.list() as unknown)],
    ],
    events,
    restsAfter: 5,
  });
  return { record: selectUnfinished(state)[key], isSaid: selectNotices(state).some(({ topic }) => topic === key) };
}

const submitted = rescheduleSubmitted({ appointmentId: 7, slot });

it('leaves one active appointment, or says that it may not until it does, whatever becomes of its calls', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...FATES), { maxLength: 8 }), fc.boolean(), async (fates, isRestoredByHand) => {
      const service = new ModelService([...fates]);
      let { record, isSaid } = await play(service, [submitted, submitted], undefined);
      expect(service.active() === 1 || record !== undefined).toBe(true);
      expect(service.active()).toBeLessThanOrEqual(1);
      if (record && isRestoredByHand) service.restore();
      for (let sessions = 0; record?.resume && sessions <= fates.length; sessions += 1) {
        ({ record, isSaid } = await play(service, [record.resume.event], record));
        expect(service.active() === 1 || record !== undefined).toBe(true);
      }

      expect(service.active()).toBe(1);
      expect([record, isSaid]).toEqual([undefined, false]);
      expect(service.posts).toBeLessThanOrEqual(1);
    }),
    { numRuns: 150 },
  );
});
