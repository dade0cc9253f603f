import type { SagaGenerator } from 'typed-redux-saga';

import * as appointmentsApi from '#client/api/appointments';
import { isActive } from '#client/entities/appointments';
import type { VisitTime } from '#client/entities/hours';
import { shownName, textOf } from '#client/lib/text';
import { readSlices } from '#client/state/sagas/readSlices';
import type { Appointment } from '#contract/appointments';
import type { Id } from '#contract/common';

/** Somebody whom a doctor expects, with as little as is known of it; a text that was left out is empty. */
export interface ExpectedVisit extends VisitTime {
  doctor_id: Id;
  patient: string | null;
}

/**
 * Reads whom these doctors expect, as it arrives: a list that is not on screen need not go into the store. Throws where
 * it breaks off, for half of a list says of nobody that he is free.
 *
 * @param stands whether somebody is expected, by the status alone
 */
export function* readExpected(doctorIds: readonly Id[], stands = isActive): SagaGenerator<ExpectedVisit[]> {
  const ids = new Set(doctorIds.map(String));
  const visits: ExpectedVisit[] = [];
  yield* readSlices(appointmentsApi.readAppointments, (slice) => {
    for (const one of slice) if (ids.has(String(one.doctor_id)) && stands(one)) visits.push(expectedVisit(one));
  });
  return visits;
}

function expectedVisit({ doctor_id, date, start_time, end_time, local_user }: Appointment): ExpectedVisit {
  return {
    doctor_id,
    date: textOf(date),
    start_time: textOf(start_time),
    end_time: textOf(end_time),
    patient: shownName(local_user?.name),
  };
}
