import type { Id } from '../../contract/common';
import type { DirectoryKind, DirectorySearchReply, Doctor } from '../../contract/directory';
import * as contract from '../../contract/directory';
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
