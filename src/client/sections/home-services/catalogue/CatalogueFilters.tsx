import type { ComponentProps } from 'react';

import { NarrowingSelect } from '../shared/components/NarrowingSelect';
import { ArabicMissing } from '../shared/translations/ArabicMissing';

/** The filters of a catalogue list: by what its items belong to, and by a missing Arabic translation. */
export function CatalogueFilters(parent: ComponentProps<typeof NarrowingSelect>) {
  return (
    <>
      <NarrowingSelect {...parent} />
      <ArabicMissing />
    </>
  );
}
