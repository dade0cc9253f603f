import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';

import { messages } from '#client/sections/home-services/messages';
import { useT } from '#client/ui/useT';
import type { LinkRef } from '../events';
import { useLinkValue } from './useLinkValue';

interface AvailabilityCellProps {
  link: LinkRef;
  /** Whether the service says that it can be booked. */
  stored: boolean;
  tabIndex: number;
}

/** Whether a link can be booked, toggled in its row (Spec 2 §4). */
export function AvailabilityCell({ link, stored, tabIndex }: AvailabilityCellProps) {
  const t = useT();
  const { settled, submit } = useLinkValue(link, 'is_available', stored);
  return (
    <Label>
      <Switch
        size="small"
        checked={settled}
        slotProps={{ input: { tabIndex } }}
        onChange={(_, isAvailable) => {
          submit(isAvailable);
        }}
      />
      {t(settled ? messages.available : messages.unavailable)}
    </Label>
  );
}

const Label = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  marginInlineStart: -4,
  fontSize: 13,
  cursor: 'pointer',
});
