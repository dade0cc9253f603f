import { createSelector } from 'reselect';

import { specialties } from '../../entities/specialty';
import type { ListsRoot } from '../../state/lists';
import { selectList } from '../../state/lists';
import { profileKeys } from './keys';

/** The specialties in the service's order; empty until they are in. */
export const selectSpecialties = createSelector(
  [specialties.selectTable, (state: ListsRoot) => selectList(state, profileKeys.specialties)],
  (table, ids) => (ids ?? []).map((id) => table[id]).filter((specialty) => specialty !== undefined),
);
