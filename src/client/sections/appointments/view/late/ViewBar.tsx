import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';

import { selectIsBoard } from '#client/sections/appointments/list/address';
import { AwayButtons } from '#client/sections/appointments/list/AwayButtons';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import { selectFilters } from '../selectors';
import { selectGoneFilters } from '../shownRows';
import { useHasSmallBar } from '../ViewBarSkeleton';
import { FilterChips } from './FilterChips';
import { viewMessages } from './messages';
import { SavedViews } from './SavedViews';
import { ShownColumns } from './ShownColumns';
import { ViewFilters } from './ViewFilters';

/** Narrows the list further, lays it out, and keeps what was chosen under a name. */
export function ViewBar({ today }: { today: DateText }) {
  const t = useT();
  const gone = useSelected(selectGoneFilters, today);
  const filters = useSelector(selectFilters);
  const isBoard = useSelector(selectIsBoard);
  const isSmall = useHasSmallBar();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        {isSmall && (
          <Button
            size="small"
            color="inherit"
            startIcon={<ListFilter size={15} />}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(viewMessages.filters)}
          </Button>
        )}
        {(!isSmall || isOpen) && <ViewFilters today={today} filters={filters} />}
        {!isBoard && filters.doctor !== '' && !gone.doctor && (
          <AwayButtons doctor={filters.doctor} day={filters.from > today ? filters.from : today} today={today} />
        )}
        {!isBoard && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginInlineStart: 'auto' }}>
            <SavedViews />
            <ShownColumns />
          </Box>
        )}
      </Box>
      <FilterChips today={today} filters={filters} />
      {gone.doctor && <Alert severity="warning">{t(viewMessages.doctorGone)}</Alert>}
      {gone.location && <Alert severity="warning">{t(viewMessages.locationGone)}</Alert>}
    </>
  );
}
