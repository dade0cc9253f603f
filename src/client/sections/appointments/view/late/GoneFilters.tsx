import Alert from '@mui/material/Alert';

import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import { selectGoneFilters } from '../shownRows';
import { viewMessages } from './messages';

/** Says which chosen filters name what the list no longer has. */
export function GoneFilters({ today }: { today: DateText }) {
  const t = useT();
  const gone = useSelected(selectGoneFilters, today);
  return (
    <>
      {gone.doctor && <Alert severity="warning">{t(viewMessages.doctorGone)}</Alert>}
      {gone.location && <Alert severity="warning">{t(viewMessages.locationGone)}</Alert>}
    </>
  );
}
