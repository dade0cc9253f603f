import { homeMessages } from '#client/sections/home-services/messages';
import { useT } from '#client/ui/useT';
import type { LinkRef } from '../events';
// A plain switch with a stylesheet, as for `InlineInput`.
import './AvailabilityCell.css';
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
    <label className="availability">
      <input
        type="checkbox"
        role="switch"
        checked={settled}
        tabIndex={tabIndex}
        onChange={({ target }) => {
          submit(target.checked);
        }}
      />
      {t(settled ? homeMessages.available : homeMessages.unavailable)}
    </label>
  );
}
