import { homeMessages } from '#client/sections/home-services/messages';
import { useT } from '#client/ui/language/useT';
import { StatusChip } from '#client/ui/plain/StatusChip';

/** Shows whether a provider or a member of staff takes bookings. */
export function ActiveChip({ isActive }: { isActive: boolean }) {
  return (
    <StatusChip
      tone={isActive ? 'green' : 'grey'}
      label={useT()(isActive ? homeMessages.active : homeMessages.inactive)}
    />
  );
}
