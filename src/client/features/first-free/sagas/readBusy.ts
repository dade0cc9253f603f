import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { appointments, isActive } from '#client/entities/appointments';
import type { VisitTime } from '#client/entities/hours';
import { textOf } from '#client/lib/text';
import { logFailure } from '#client/state/log';
import { readSlices } from '#client/state/sagas/readSlices';
import type { Appointment } from '#contract/appointments';
import type { Id } from '#contract/common';
import { appointmentsMissed, type Scope } from '../events';
import { firstFreeKeys } from '../keys';

type Visit = Pick<Appointment, 'id' | 'doctor_id' | 'status' | 'date' | 'start_time' | 'end_time'>;

/**
 * When these doctors are expected already, by the text of their id: by the appointments in the store where they are
 * there, or else by the service. Where it cannot be asked, that is told and nobody is known to be expected.
 */
export function* readBusy(ids: readonly Id[], scope: Scope): SagaGenerator<Map<string, VisitTime[]>> {
  const busy = new Map(ids.map((id): [string, VisitTime[]] => [String(id), []]));
  if (scope.hasAppointments) {
    const known = yield* select(appointments.selectAll);
    addBusy(busy, known, scope.movingId);
  } else yield* call(readFromService, busy);
  return busy;
}

/** Adds what the service knows, as it arrives: a list that is not on screen need not go into the store. */
export function* readFromService(busy: Map<string, VisitTime[]>): SagaGenerator<void> {
  try {
    yield* readSlices(appointmentsApi.readAppointments, (slice) => addBusy(busy, slice));
  } catch (error) {
    yield* call(logFailure, firstFreeKeys.find, error);
    busy.forEach((list) => list.splice(0));
    yield* put(appointmentsMissed());
  }
}

function addBusy(busy: Map<string, VisitTime[]>, visits: readonly Visit[], movingId?: Id): void {
  for (const visit of visits) {
    const { id, doctor_id, date, start_time, end_time } = visit;
    const list = busy.get(String(doctor_id));
    if (list && id !== movingId && date && start_time && isActive(visit))
      list.push({ date, start_time, end_time: textOf(end_time) });
  }
}
