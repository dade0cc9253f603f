import Popover from '@mui/material/Popover';
import { ListFilter } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';

import { aheadOfNeed } from '#client/device/aheadOfNeed';
import { selectIsClashesOnly } from '#client/sections/appointments/clashes/first';
import { selectPeriod, selectStatusFilter } from '#client/sections/appointments/list/address';
import { LazyView } from '#client/sections/appointments/list/LazyView';
import { useFoldedFilter } from '#client/sections/appointments/list/useTightTools';
import { useAsked } from '#client/state/useAsked';
import { useT } from '#client/ui/language/useT';
import { FilterFold } from '#client/ui/layout/FilterFold';
import { FoldedButton } from '#client/ui/page/FoldingButton';
import { useIsPhone } from '#client/ui/page/useMedia';
import type { DateText } from '#contract/common';
import { selectFilters } from '../selectors';
import { viewMessages } from './messages';
import { viewFilters } from './viewFiltersCode';

interface FilterButtonProps {
  today: DateText;
  /** What stands in the sheet of a phone before the others, because there is no room for it on the page. */
  more: ReactNode;
}

/** Whether any filter of the sheet is on. */
function useIsNarrowed(): boolean {
  const filters = useSelector(selectFilters);
  const status = useSelector(selectStatusFilter);
  const period = useSelector(selectPeriod);
  const isClashesOnly = useSelector(selectIsClashesOnly);
  return (
    status !== 'all' || period !== 'upcoming' || isClashesOnly || Object.values(filters).some((value) => value !== '')
  );
}

/** Opens the filters that are no chips yet; each of them stands as a chip once it is on. */
export function FilterButton({ today, more }: FilterButtonProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const isNarrowed = useIsNarrowed();
  const isFolded = useFoldedFilter();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const fold = useState(false);
  const open = () => (isPhone ? fold[1](true) : setAnchor(button.current));
  useAsked(viewMessages.filter, open);
  const filters = <LazyView code={viewFilters}>{(ViewFilters) => <ViewFilters today={today} />}</LazyView>;
  useEffect(() => aheadOfNeed(viewFilters.load), []);
  if (isPhone)
    return (
      <FilterFold {...{ fold, isNarrowed }}>
        {more}
        {filters}
      </FilterFold>
    );
  return (
    <>
      <FoldedButton
        ref={button}
        variant="outlined"
        label={t(viewMessages.filter)}
        icon={<ListFilter size={15} />}
        isFolded={isFolded}
        sx={{ height: 36, minWidth: 36, ...(isFolded && { paddingInline: 1 }) }}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={open}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t(viewMessages.filters),
            sx: { display: 'grid', gap: 1.5, width: 300, marginBlockStart: 0.5, padding: 2 },
          },
        }}
        onClose={() => setAnchor(null)}
      >
        {filters}
      </Popover>
    </>
  );
}
