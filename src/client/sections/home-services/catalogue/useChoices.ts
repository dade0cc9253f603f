import { useMemo } from 'react';

import type { Choice } from '#client/ui/form/ChoiceText';
import type { Id } from '#contract/common';
import { categoryKind } from '../kinds/category';
import { OF_LABS, subcategoryKind } from '../kinds/subcategory';
import type { ListFilter, Kind } from '../shared/kind/defineKind';
import { useRows, type ListState } from '../shared/kind/useRows';
import { useNames } from '../shared/useNames';

const SPECIALTIES = { subcategory_type: 'specialty' };
const THERAPIES = { subcategory_type: 'therapy_type' };

/** The main categories as choices of a select. */
export const useCategoryChoices = () => useChoices(categoryKind, {});

/** The subcategories of lab tests as choices of a select. */
export const useLabChoices = () => useChoices(subcategoryKind, OF_LABS);

/** What a doctor can be specialized in, as choices of a select. */
export const useSpecialtyChoices = () => useChoices(subcategoryKind, SPECIALTIES);

/** What a therapist can offer, as choices of a select. */
export const useTherapyChoices = () => useChoices(subcategoryKind, THERAPIES);

/** A list as choices of a select, none until it arrives, beside the list itself. */
export interface Choices {
  choices: readonly Choice[];
  list: ListState<unknown>;
}

function useChoices<Row extends { id: Id; name?: string | null; code?: string }, Body, Filter extends ListFilter>(
  kind: Kind<Row, Body, Filter>,
  filter: Filter,
): Choices {
  const list = useRows(kind, filter);
  const { rows } = list;
  const names = useNames();
  const choices = useMemo(
    (): readonly Choice[] => (rows ?? []).map((row) => ({ value: row.id, ...names.choiceOf(row) })),
    [names, rows],
  );
  return { choices, list };
}

/** The id of the choice that a text of the address names; the empty text where it names none. */
export function idIn(choices: readonly Choice[], named: string): Id {
  return choices.find(({ value }) => String(value) === named)?.value ?? '';
}
