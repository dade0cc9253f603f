import { useT } from '#client/ui/language/useT';
import { StatusChip } from '#client/ui/plain/StatusChip';
import { statusText, toneOf } from './statusActions';

/** A status in its colour; one the product does not know is grey and shown in its own words (Spec 1 §2). */
export function StatusBadge({ status }: { status: string }) {
  const t = useT();
  return <StatusChip tone={toneOf(status)} label={t(statusText(status))} />;
}
