import { isUnanswered, UnreadableAnswer } from '#client/lib/errors';
import type { Appointment, AppointmentDraft, ChangedAppointment } from '#contract/appointments';
import * as contract from '#contract/appointments';
import type { Id, MomentText } from '#contract/common';
import { recordIn } from './answers';
import { arraySlices, type ArraySlices } from './arraySlices';
import type { Streamed } from './call';
import { cancellable } from './cancellable';
import { send, sendForStream } from './send';

/** Every appointment as it arrives, and the `ETag` of the answer where the service names one. */
export interface AppointmentSlices extends ArraySlices<Appointment> {
  tag: string | null;
}

/** Every appointment, in slices as they arrive. Rejects when the answer is not an array (Spec 1 §7, §8). */
export function readAppointments(): Promise<AppointmentSlices> {
  return cancellable(async (signal) => sureOf(await openAppointments(signal)));
}

/** The same; `null` where the list is still the one of a known tag. */
export function readAppointmentsSince(knownTag: string | null): Promise<AppointmentSlices | null> {
  return cancellable((signal) => openAppointments(signal, knownTag));
}

/**
 * Those that have changed at a moment or since, by the query that the service has for it; slice by slice, for a service
 * that does not know the query answers all. `null` where these are still those of a known tag.
 */
export function readAppointmentsChanged(
  query: string,
  since: MomentText,
  knownTag: string | null,
): Promise<AppointmentSlices | null> {
  return cancellable(async (signal) => {
    const answer = await askForList(signal, knownTag, { [query]: since });
    return answer && { ...arraySlices<Appointment>(answer.bytes), tag: answer.tag };
  });
}

/** Every appointment, once all have arrived. Rejects like `readAppointments`. */
export function listAppointments(): Promise<Appointment[]> {
  return cancellable(async (signal) => {
    const { next } = sureOf(await openAppointments(signal));
    const all: Appointment[] = [];
    for (let slice = await next(); slice; slice = await next()) all.push(...slice);
    return all;
  });
}

/** An answer that was asked for without a tag, so that there is one. */
function sureOf(answer: AppointmentSlices | null): AppointmentSlices {
  if (!answer) throw new UnreadableAnswer('broken', 'The answer is empty');
  return answer;
}

async function openAppointments(signal: AbortSignal, knownTag?: string | null): Promise<AppointmentSlices | null> {
  const began = performance.now();
  const answer = await askForList(signal, knownTag);
  if (!answer) return null;
  let bytes = 0;
  const slices = arraySlices<Appointment>(answer.bytes, (count) => {
    bytes += count;
    cost = { ms: performance.now() - began, bytes };
  });
  return { ...slices, tag: answer.tag };
}

/** Whether a reading may name the tag that is known: there are services, and networks, that then give no answer. */
let mayNameTag = true;

async function askForList(signal: AbortSignal, knownTag?: string | null, query = {}): Promise<Streamed | null> {
  const ask = (tag?: string | null) => sendForStream(contract.listAppointments, { query }, { signal, knownTag: tag });
  if (!knownTag || !mayNameTag) return ask();
  try {
    return await ask(knownTag);
  } catch (error) {
    if (signal.aborted || !isUnanswered(error)) throw error;
    const answer = await ask();
    mayNameTag = false;
    return answer;
  }
}

/** What a reading of the whole list took: so many milliseconds until its last byte, and so many bytes. */
export interface ReadingCost {
  ms: number;
  bytes: number;
}

let cost: ReadingCost = { ms: 0, bytes: 0 };

/** What the last reading took in which the list arrived; one that brings nothing new says nothing of its size. */
export function costOfReading(): ReadingCost {
  return cost;
}

/** Sets the status of an appointment, and resolves with the appointment as the service has it now (Spec 1 §7). */
export function setStatus(id: Id, status: string): Promise<ChangedAppointment> {
  return send(contract.changeAppointmentStatus, { params: { id }, body: { status } });
}

/**
 * Books an appointment (Spec 1 §7); rejects when the answer names no id. A cancelled saga does not abort this call, so
 * that fewer bookings end with an unknown result.
 */
export async function book(draft: AppointmentDraft): Promise<Appointment> {
  return recordIn(await send(contract.createAppointment, { body: draft }));
}
