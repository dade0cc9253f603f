import { useSelected } from '#client/state/useSelected';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';
import type { DateText } from '#contract/common';
import { selectGoneFilters } from '../shownRows';
import { viewMessages } from './messages';

/** Says which chosen filters name what the list no longer has. */
export function GoneFilters({ today }: { today: DateText }) {
  const t = useT();
  const gone = useSelected(selectGoneFilters, today);
  return (
    <>
      {gone.doctor && <PlainAlert severity="warning">{t(viewMessages.doctorGone)}</PlainAlert>}
      {gone.location && <PlainAlert severity="warning">{t(viewMessages.locationGone)}</PlainAlert>}
    </>
  );
}
