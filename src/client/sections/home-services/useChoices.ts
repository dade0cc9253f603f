import { useMemo } from 'react';

import type { Choice } from '../../ui/SelectInput';
import type { Filter } from './crud/defineResource';
import { useRows } from './crud/useResource';
import { nameOf } from './names';
import { categoryResource, subcategoryResource } from './resources';

const EVERYTHING: Filter = {};
const LAB: Filter = { subcategory_type: 'lab_subcategory' };

/** The main categories as choices of a select. */
export function useCategoryChoices(): readonly Choice[] {
  const { rows } = useRows(categoryResource, EVERYTHING);
  return useMemo(() => (rows ?? []).map((row) => ({ value: row.id, label: nameOf(row) })), [rows]);
}

/** The subcategories of lab tests as choices of a select. */
export function useLabChoices(): readonly Choice[] {
  const { rows } = useRows(subcategoryResource, LAB);
  return useMemo(() => (rows ?? []).map((row) => ({ value: row.id, label: nameOf(row) })), [rows]);
}
