import { numberOf } from '#client/lib/counts';
import type { Id, Named } from '#contract/common';
import type {
  DirectoryKind,
  DirectorySearchReply,
  Doctor,
  DoctorPatch,
  Provider,
  ProviderDraft,
} from '#contract/directory';
import * as contract from '#contract/directory';
import { DIRECTORY_SEARCH_LIMIT } from '#contract/rules';
import { isRecord, listsIn, objectIn, recordIn } from './answers';
import { send, sendAndRead } from './send';
import { sendList } from './sendList';

/** How many a search found, as the service counted them; `null` where it did not. */
export interface FoundCounts {
  doctors: number | null;
  providers: number | null;
  /** Doctors and providers together, where the service did not count them apart. */
  total: number | null;
}

/** What a search found, by kind, and how many there are. */
type Found<Kind extends 'doctors' | 'providers' | 'locations'> = Pick<DirectorySearchReply, Kind> & {
  counts: FoundCounts;
};

/**
 * Doctors, providers and locations whose names contain a text; of one kind only where one is named (Spec 1 §7). Rejects
 * when the answer has no such lists.
 */
export function searchDirectory(
  search: string,
  type?: DirectoryKind,
): Promise<Found<'doctors' | 'providers' | 'locations'>> {
  const query = { search, ...(type && { type }) };
  return sendAndRead(contract.searchDirectory, { query }, (reply) => {
    const lists = listsIn(reply, 'doctors', 'providers', 'locations');
    return { ...lists, counts: countsIn(reply, lists.locations.length) };
  });
}

function countsIn({ counts, total_results }: DirectorySearchReply, locations: number): FoundCounts {
  const [doctors, providers] = [numberOf(counts?.doctors), numberOf(counts?.providers)];
  const total = doctors === null && providers === null ? numberOf(total_results) : null;
  return { doctors, providers, total: total === null ? null : total - locations };
}

/** The doctors who work at a location (Spec 1 §7). */
export function listLocationDoctors(id: Id): Promise<Doctor[]> {
  return sendList(contract.listLocationDoctors, { params: { id } });
}

/**
 * Doctors by text, narrowed by provider, specialty and location; fifty at most (Spec 1 §7, §9). Rejects without a
 * list.
 */
export function searchDoctors(
  search: string,
  narrowing: { provider_id?: Id; specialty_id?: Id; location_id?: Id },
): Promise<Found<'doctors'>> {
  const query = { search, ...narrowing, limit: DIRECTORY_SEARCH_LIMIT };
  return sendAndRead(contract.searchDoctors, { query }, (reply) => {
    const lists = listsIn(reply, 'doctors');
    return { ...lists, counts: { doctors: numberOf(reply.count), providers: null, total: null } };
  });
}

/** Providers by text, narrowed by type and location; fifty at most (Spec 1 §7, §9). Rejects without a list. */
export function searchProviders(
  search: string,
  narrowing: { provider_type?: string; location_id?: Id },
): Promise<Found<'providers'>> {
  const query = { search, ...narrowing, limit: DIRECTORY_SEARCH_LIMIT };
  return sendAndRead(contract.searchProviders, { query }, (reply) => {
    const lists = listsIn(reply, 'providers');
    return { ...lists, counts: { doctors: null, providers: numberOf(reply.count), total: null } };
  });
}

/** Everything about one doctor (Spec 1 §7). Rejects when the answer names no id. */
export function readDoctor(id: Id): Promise<Doctor> {
  return sendAndRead(contract.readDoctor, { query: { doctor_id: id } }, recordIn);
}

/** Everything about one provider (Spec 1 §7). Rejects when the answer names no id. */
export function readProvider(id: Id): Promise<Provider> {
  return sendAndRead(contract.readProvider, { query: { provider_id: id } }, recordIn);
}

/** The e-mail a provider signs in with (Spec 1 §7). Rejects when the answer is no object. */
export function readProviderEmail(providerUserId: Id): Promise<{ email: string }> {
  return sendAndRead(contract.readProviderEmail, { query: { provider_user_id: providerUserId } }, objectIn);
}

/** The specialties a doctor can have (Spec 1 §7). */
export function listSpecialties(): Promise<Named[]> {
  return sendList(contract.listSpecialties, {});
}

/** Changes a doctor's profile; resolves with `null` where the answer does not say what it is now (Spec 1 §7). */
export function updateDoctor(id: Id, patch: DoctorPatch): Promise<Doctor | null> {
  return sendAndRead(contract.updateDoctor, { params: { id }, body: patch }, (reply) =>
    isRecord(reply) ? reply : null,
  );
}

/** Deletes a doctor with everything that belongs to the doctor (Spec 1 §7). */
export function deleteDoctor(id: Id): Promise<void> {
  return send(contract.deleteDoctor, { params: { id } });
}

/** Deletes a provider with its doctors, locations and slots (Spec 1 §7). */
export function deleteProvider(id: Id): Promise<void> {
  return send(contract.deleteProvider, { params: { id } });
}

/** Creates a provider with its account (Spec 1 §7). Rejects when the answer names no id. */
export function createProvider(draft: ProviderDraft): Promise<Provider> {
  return sendAndRead(contract.createProvider, { body: draft }, recordIn);
}

/** The providers whose account has this e-mail: none or one (Spec 1 §7). */
export function findProvidersByEmail(email: string): Promise<Provider[]> {
  return sendList(contract.findProvidersByEmail, { query: { provider_user__email: email } });
}

/** Replaces the password that a provider signs in with (Spec 1 §7). */
export function setProviderPassword(id: Id, password: string): Promise<Provider> {
  return send(contract.resetProviderPassword, { params: { id }, body: { provider_user: { password } } });
}
