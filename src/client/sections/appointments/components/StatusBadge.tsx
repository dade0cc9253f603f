import type { Tone } from '#client/ui/feedback/StatusChip';
import { StatusChip } from '#client/ui/feedback/StatusChip';
import { useT } from '#client/ui/useT';
import type { AppointmentStatus } from '#contract/rules';
import { isKnownStatus } from '#contract/rules';
import { statusText } from '../statusActions';

const TONE_BY_STATUS: Readonly<Record<AppointmentStatus, Tone>> = {
  confirmed: 'green',
  pending: 'yellow',
  canceled: 'red',
  cancelled: 'red',
  rejected: 'red',
  completed: 'blue',
};

/** A status in its colour; one the product does not know is grey and shown in its own words (Spec 1 §2). */
export function StatusBadge({ status }: { status: string }) {
  const t = useT();
  const tone = isKnownStatus(status) ? TONE_BY_STATUS[status] : 'grey';
  return <StatusChip tone={tone} label={t(statusText(status))} />;
}
