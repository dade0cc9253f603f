import { call, put, type SagaGenerator } from 'typed-redux-saga';

import { isOffline } from '#client/device/line';
import { isActive } from '#client/entities/appointments';
import type { NamedDoctor } from '#client/features/doctor-availability/hours/events';
import { readExpected, type ExpectedVisit } from '#client/hours/readExpected';
import { readHours } from '#client/hours/readHours';
import { throttleOf } from '#client/lib/errors';
import { textOf } from '#client/lib/text';
import { logFailure } from '#client/state/log';
import type { PlanScope } from '#client/state/plans/keys';
import { sideBySide } from '#client/state/sagas/sideBySide';
import { ask } from '#client/state/writes/ask';
import type { Appointment } from '#contract/appointments';
import { isKnownStatus } from '#contract/rules';
import { doctorsOf, type PlanCall } from '../calls';
import { doctorHoursRead, visitsRead } from '../ground';
import type { Visit } from '../staying';

/** Whose hours are wanted, for which dialog. */
export interface Asked {
  scope: PlanScope;
  doctors: readonly NamedDoctor[];
}

/**
 * Reads the hours of these doctors at every place, five at once, and who is expected by them. What cannot be read is
 * noted as that; throws only where it has to wait, for the line or because the service asks for it.
 */
export function* readGround(asked: Asked): SagaGenerator<void> {
  yield* call(readHoursAnew, asked);
  const ids = asked.doctors.map(({ id }) => id);
  const read = yield* ask(readExpected, ids, mayCome);
  if (read.is !== 'accepted') throwIfItWaits(read.error);
  yield* put(visitsRead({ scope: asked.scope, visits: read.is === 'accepted' ? read.value.map(visitOf) : null }));
}

/** Reads the hours of these doctors alone. */
export function* readHoursAnew({ scope, doctors }: Asked): SagaGenerator<void> {
  yield* call(sideBySide, doctors, readHoursOfOne, scope);
}

function* readHoursOfOne({ id }: NamedDoctor, scope: PlanScope): SagaGenerator<void> {
  const read = yield* ask(readHours, id, null);
  if (read.is !== 'accepted') throwIfItWaits(read.error);
  yield* put(doctorHoursRead({ scope, doctorId: id, hours: read.is === 'accepted' ? read.value : null }));
}

function throwIfItWaits(error: unknown): void {
  logFailure('hoursPlan', error);
  if (isOffline() || throttleOf(error)) throw error;
}

/** Whether somebody may come: the status says so, or nobody knows what it says. */
export function mayCome(appointment: Pick<Appointment, 'status'>): boolean {
  return isActive(appointment) || !isKnownStatus(textOf(appointment.status).trim());
}

function visitOf({ doctor_id, date, start_time, end_time, patient }: ExpectedVisit): Visit {
  return { doctorId: doctor_id, date, start: start_time, end: end_time, patient };
}

/** Reads what a round of a ledger has to know of the doctors whom it is about; after a loss their hours alone. */
export function* readForRound(all: readonly PlanCall[], isAnew: boolean): SagaGenerator<void> {
  const [first] = all;
  if (first) yield* call(isAnew ? readHoursAnew : readGround, { scope: first.scope, doctors: doctorsOf(all) });
}
