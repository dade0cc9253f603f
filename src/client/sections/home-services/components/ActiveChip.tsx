import { StatusChip } from '#client/ui/StatusChip';
import { useWords } from '#client/ui/useWords';
import { messages } from '../messages';

/** Whether somebody or something takes bookings. */
export function ActiveChip({ isActive }: { isActive: boolean }) {
  return (
    <StatusChip tone={isActive ? 'green' : 'grey'} label={useWords()(isActive ? messages.active : messages.inactive)} />
  );
}
