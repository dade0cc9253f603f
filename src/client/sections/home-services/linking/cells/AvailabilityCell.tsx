import { homeMessages } from '#client/sections/home-services/messages';
import { useT } from '#client/ui/language/useT';
import { PlainSwitch } from '#client/ui/plain/PlainSwitch';
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
  const { settled, onSubmit } = useLinkValue(link, 'is_available', stored);
  return (
    <PlainSwitch
      label={t(settled ? homeMessages.available : homeMessages.unavailable)}
      isOn={settled}
      tabIndex={tabIndex}
      onSwitched={onSubmit}
    />
  );
}
