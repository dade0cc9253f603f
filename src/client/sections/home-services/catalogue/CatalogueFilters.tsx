import type { Choice } from '#client/ui/form/ChoiceText';
import type { FilterName } from '../events';
import { NarrowingSelect } from '../shared/components/NarrowingSelect';
import { ArabicMissing } from '../shared/translations/ArabicMissing';
import { useFilter } from '../shared/useFilter';

interface CatalogueFiltersProps {
  /** The filter that the choice sets in the address. */
  name: FilterName;
  label: string;
  choices: readonly Choice[];
}

/** The filters of a catalogue list: by what its items belong to, and by a missing Arabic translation. */
export function CatalogueFilters({ name, label, choices }: CatalogueFiltersProps) {
  const [value, choose] = useFilter(name);
  return (
    <>
      <NarrowingSelect label={label} value={value} choices={choices} onChange={choose} />
      <ArabicMissing />
    </>
  );
}
