import type {
  Availability,
  AvailabilityAdded,
  AvailabilityDraft,
  ProviderAvailabilityAdded,
  ProviderAvailabilityDraft,
} from '#contract/availabilities';
import * as contract from '#contract/availabilities';
import type { DateText, Id } from '#contract/common';
import { objectIn } from './answers';
import { cancellable } from './cancellable';
import { send, sendForStatus } from './send';
import { sendList } from './sendList';

/** The opening hours of a doctor at one location, or at all of them (Spec 1 §7). */
export function listDoctorAvailabilities(doctorId: Id, locationId: Id | null): Promise<Availability[]> {
  return sendList(contract.listDoctorAvailabilities, {
    params: { doctorId },
    query: locationId === null ? {} : { location_id: locationId },
  });
}

/**
 * Adds opening hours of one doctor on one date, and resolves with what was added, or with `skipped` where they were
 * there already (Spec 1 §7; decisions: reading answers). Rejects when the answer says neither.
 */
export function addAvailability(doctorId: Id, draft: AvailabilityDraft): Promise<AvailabilityAdded> {
  return cancellable(async (signal) => {
    const input = { params: { doctorId }, body: draft };
    const { status, reply } = await sendForStatus(contract.addAvailability, input, { signal });
    if (status !== 201) objectIn(reply);
    return { ...reply, skipped: saysSkipped(reply ?? {}, status) };
  });
}

/** Whether hours were there already: the answer says so, or is none of an addition. */
function saysSkipped({ id, skipped, created, detail, message }: AvailabilityAdded, status: number): boolean {
  if (skipped || created === false || created === 0) return true;
  return id === undefined && (status !== 201 || /\b(already|skipped)\b/i.test([detail, message].join(' ')));
}

/** Adds opening hours of every doctor of a provider on one date, and resolves with how many got them (Spec 1 §7). */
export function addProviderAvailabilities(
  providerId: Id,
  draft: ProviderAvailabilityDraft,
): Promise<ProviderAvailabilityAdded | null> {
  return send(contract.addProviderAvailabilities, { params: { providerId }, body: draft });
}

/** Deletes one slot, also a booked one (Spec 1 §7). */
export function deleteAvailability(id: Id): Promise<void> {
  return send(contract.deleteAvailability, { params: { id } });
}

/** Deletes every slot of a doctor, at all locations (Spec 1 §7). */
export function deleteAllAvailabilities(doctorId: Id): Promise<void> {
  return send(contract.deleteAllAvailabilities, { params: { doctorId } });
}

/** The open and booked ranges of a doctor on one date, to reschedule into (Spec 1 §7). */
export function listSlotRanges(doctorId: Id, date: DateText): Promise<Availability[]> {
  return sendList(contract.listSlotRanges, { query: { date, doctor_id: doctorId } });
}
