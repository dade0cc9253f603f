import { specialties } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import type { ListsRoot } from '#client/state/lists';
import type { Named } from '#contract/common';
import { doctorProfileKeys } from './keys';

const selectListed = specialties.makeSelectList(() => doctorProfileKeys.specialties);
const none: Named[] = [];

/** The specialties in the order of the service; empty until they have arrived. */
export function selectSpecialties(state: EntityRootOf<typeof specialties> & ListsRoot): Named[] {
  return selectListed(state) ?? none;
}
