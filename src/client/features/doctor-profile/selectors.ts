import { doctors, specialties } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import type { ListsRoot } from '#client/state/lists';
import type { Id, Named } from '#contract/common';
import { doctorProfileKeys } from './keys';
import { shapesRead, type ListShapes } from './nameLists';
import type { DoctorProfileRoot } from './slice';

const selectListed = specialties.makeSelectList(() => doctorProfileKeys.specialties);
const none: Named[] = [];

/** The specialties in the order of the service; empty until they have arrived. */
export function selectSpecialties(state: EntityRootOf<typeof specialties> & ListsRoot): Named[] {
  return selectListed(state) ?? none;
}

/** How the lists of a doctor are written: as the service took them in this session, or else as they were read. */
export function selectListShapes(state: DoctorProfileRoot & EntityRootOf<typeof doctors>, id: Id): ListShapes {
  const doctor = doctors.selectById(state, id);
  return { ...(doctor && shapesRead(doctor)), ...state.doctorProfile.accepted };
}
