import { useMemo } from 'react';

import type { Choice } from '../../ui/SelectInput';
import type { Filter } from './crud/defineResource';
import { useRows } from './crud/useResource';
import { nameOf } from './names';
import { categoryResource, subcategoryResource } from './resources';

const LAB: Filter = { subcategory_type: 'lab_subcategory' };
const SPECIALTIES: Filter = { subcategory_type: 'specialty' };
const THERAPIES: Filter = { subcategory_type: 'therapy_type' };

/** The main categories as choices of a select. */
export function useCategoryChoices(): readonly Choice[] {
  const { rows } = useRows(categoryResource);
  return useMemo(() => (rows ?? []).map((row) => ({ value: row.id, label: nameOf(row) })), [rows]);
}

/** The subcategories of lab tests as choices of a select. */
export function useLabChoices(): readonly Choice[] {
  return useSubcategoryChoices(LAB);
}

/** What a doctor can be specialized in, as choices of a select. */
export function useSpecialtyChoices(): readonly Choice[] {
  return useSubcategoryChoices(SPECIALTIES);
}

/** What a therapist can offer, as choices of a select. */
export function useTherapyChoices(): readonly Choice[] {
  return useSubcategoryChoices(THERAPIES);
}

function useSubcategoryChoices(filter: Filter): readonly Choice[] {
  const { rows } = useRows(subcategoryResource, filter);
  return useMemo(() => (rows ?? []).map((row) => ({ value: row.id, label: nameOf(row) })), [rows]);
}
