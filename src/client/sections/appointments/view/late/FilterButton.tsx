import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';

import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import { viewMessages } from './messages';
import { ViewFilters } from './ViewFilters';

/** Opens the filters that are no chips yet; each of them stands as a chip once it is on. */
export function FilterButton({ today }: { today: DateText }) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<ListFilter size={15} />}
        sx={{ height: 36 }}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t(viewMessages.filter)}
      </Button>
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
        <ViewFilters today={today} />
      </Popover>
    </>
  );
}
