import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

import { useWords } from '../../../ui/useWords';
import { linkMessages } from '../linkMessages';
import type { LinkRef } from './slice';
import { useLinkValue } from './useLinkValue';

interface AvailabilityCellProps {
  link: LinkRef;
  /** Whether it can be booked, as the service keeps it. */
  stored: boolean;
}

/** Whether a link can be booked, toggled in its row (Spec 2 §4). */
export function AvailabilityCell({ link, stored }: AvailabilityCellProps) {
  const words = useWords();
  const { shown, submit } = useLinkValue(link, 'is_available', stored);
  return (
    <FormControlLabel
      control={<Switch size="small" checked={shown} onChange={(_, isAvailable) => { submit(isAvailable); }} />}
      label={words(shown ? linkMessages.available : linkMessages.unavailable)}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ marginInlineStart: -0.5, marginInlineEnd: 0 }}
    />
  );
}
