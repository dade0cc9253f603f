import type { Id, Named } from '../../contract/common';
import type {
  DirectoryKind,
  DirectorySearchReply,
  Doctor,
  DoctorPatch,
  DoctorSearchReply,
  Provider,
  ProviderDraft,
  ProviderSearchReply,
} from '../../contract/directory';
import * as contract from '../../contract/directory';
import { DIRECTORY_SEARCH_LIMIT } from '../../contract/rules';
import { send } from './send';
import { sendList } from './sendList';

/**
 * Doctors, providers and locations whose names contain a text; of one kind only where one is named (Spec 1 §7). A kind
 * that the service leaves out is an empty list.
 */
export async function searchDirectory(search: string, type?: DirectoryKind): Promise<DirectorySearchReply> {
  const reply = await send(contract.searchDirectory, { query: { search, ...(type && { type }) } });
  return Object.assign({ doctors: [], providers: [], locations: [] }, reply);
}

/** The doctors who work at a location (Spec 1 §7). */
export function listLocationDoctors(id: Id): Promise<Doctor[]> {
  return sendList(contract.listLocationDoctors, { params: { id } });
}

/** Doctors by text, narrowed by provider, specialty and location; fifty at most (Spec 1 §7, §9). */
export function searchDoctors(
  search: string,
  narrowing: { provider_id?: Id; specialty_id?: Id; location_id?: Id },
): Promise<DoctorSearchReply> {
  return send(contract.searchDoctors, { query: { search, ...narrowing, limit: DIRECTORY_SEARCH_LIMIT } });
}

/** Providers by text, narrowed by type and location; fifty at most (Spec 1 §7, §9). */
export function searchProviders(
  search: string,
  narrowing: { provider_type?: string; location_id?: Id },
): Promise<ProviderSearchReply> {
  return send(contract.searchProviders, { query: { search, ...narrowing, limit: DIRECTORY_SEARCH_LIMIT } });
}

/** Everything about one doctor (Spec 1 §7). */
export function readDoctor(id: Id): Promise<Doctor> {
  return send(contract.readDoctor, { query: { doctor_id: id } });
}

/** Everything about one provider (Spec 1 §7). */
export function readProvider(id: Id): Promise<Provider> {
  return send(contract.readProvider, { query: { provider_id: id } });
}

/** The e-mail a provider signs in with (Spec 1 §7). */
export function readProviderEmail(providerUserId: Id): Promise<{ email: string }> {
  return send(contract.readProviderEmail, { query: { provider_user_id: providerUserId } });
}

/** The specialties a doctor can have (Spec 1 §7). */
export function listSpecialties(): Promise<Named[]> {
  return sendList(contract.listSpecialties, {});
}

/** Changes a doctor's profile (Spec 1 §7). */
export function updateDoctor(id: Id, patch: DoctorPatch): Promise<Doctor> {
  return send(contract.updateDoctor, { params: { id }, body: patch });
}

/** Deletes a doctor (Spec 1 §7). */
export function deleteDoctor(id: Id): Promise<void> {
  return send(contract.deleteDoctor, { params: { id } });
}

/** Deletes a provider (Spec 1 §7). */
export function deleteProvider(id: Id): Promise<void> {
  return send(contract.deleteProvider, { params: { id } });
}

/** Creates a provider with its account (Spec 1 §7). */
export function createProvider(draft: ProviderDraft): Promise<Provider> {
  return send(contract.createProvider, { body: draft });
}

/** The providers whose account has this e-mail (Spec 1 §7). */
export function findProvidersByEmail(email: string): Promise<Provider[]> {
  return sendList(contract.findProvidersByEmail, { query: { provider_user__email: email } });
}

/** Gives a provider's account a new password (Spec 1 §7). */
export function setProviderPassword(id: Id, password: string): Promise<Provider> {
  return send(contract.resetProviderPassword, { params: { id }, body: { provider_user: { password } } });
}
