import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { appointments, isActive } from '#client/entities/appointments';
import type { EntityRootOf } from '#client/entities/defineEntity';
import type { VisitTime } from '#client/entities/hours';
import { readExpected } from '#client/hours/readExpected';
import { groupBy } from '#client/lib/groupBy';
import { logFailure } from '#client/state/log';
import type { Id } from '#contract/common';
import { appointmentsMissed, type Scope } from '../events';
import { firstFreeKeys } from '../keys';

/** When doctors are expected already, by the text of their id. */
export type BusyByDoctor = ReadonlyMap<string, readonly VisitTime[]>;

/**
 * When these doctors are expected already: by the appointments in the store where they are there, or else by the
 * service. Where it cannot be asked, that is told and nobody is known to be expected.
 */
export function* readBusy(ids: readonly Id[], { hasAppointments, movingId }: Scope): SagaGenerator<BusyByDoctor> {
  const expected = hasAppointments ? yield* select(selectKnown, movingId) : yield* call(readFromService, ids);
  return groupBy<VisitTime & { doctor_id: Id }, string>(expected, ({ doctor_id }) => String(doctor_id));
}

function selectKnown(state: EntityRootOf<typeof appointments>, movingId: Id | undefined) {
  return appointments.selectAll(state).filter((one) => one.id !== movingId && isActive(one));
}

function* readFromService(ids: readonly Id[]) {
  try {
    return yield* call(readExpected, ids);
  } catch (error) {
    yield* call(logFailure, firstFreeKeys.find, error);
    yield* put(appointmentsMissed());
    return [];
  }
}
