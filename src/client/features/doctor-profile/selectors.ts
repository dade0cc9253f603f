import { specialties } from '#client/entities/specialty';
import type { Named } from '#contract/common';
import { doctorProfileKeys } from './keys';

const selectListed = specialties.listedUnder(() => doctorProfileKeys.specialties);
const none: Named[] = [];

/** The specialties in the order of the service; empty until they are in. */
export function selectSpecialties(state: Parameters<typeof selectListed>[0]): Named[] {
  return selectListed(state) ?? none;
}
