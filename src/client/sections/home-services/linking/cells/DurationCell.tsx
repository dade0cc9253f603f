import { useT } from '#client/ui/language/useT';
import { InlineInput } from '#client/ui/plain/InlineInput';
import { NURSING_DURATION } from '#contract/rules';
import { wholeNumberIn } from '#contract/text/numbers';
import type { LinkRef } from '../events';
import { linkMessages } from '../messages';
import { saveStateId } from './saveStateId';
import { useLinkValue } from './useLinkValue';

interface DurationCellProps {
  link: LinkRef;
  /** The minutes that the service has. */
  stored: number;
}

/** How long a nursing service takes, changed in its row (Spec 2 §5). */
export function DurationCell({ link, stored }: DurationCellProps) {
  const t = useT();
  const { shown, settled, isFailed, refused, submit, refuse, restore } = useLinkValue(link, 'duration_minutes', stored);
  return (
    <InlineInput
      label={t(linkMessages.durationOf, { name: link.name })}
      value={shown}
      settled={settled}
      isFailed={isFailed}
      refused={refused}
      format={String}
      parse={nursingMinutes}
      describedBy={saveStateId(link)}
      unit={t(linkMessages.minutes)}
      unitPosition="end"
      inputMode="numeric"
      onSubmit={submit}
      onRefuse={refuse}
      onRestore={restore}
    />
  );
}

/** Minutes a person typed, `null` where nursing cannot take that long (Spec 2 §9). */
function nursingMinutes(typed: string): number | null {
  const minutes = wholeNumberIn(typed) ?? 0;
  return minutes >= NURSING_DURATION.min && minutes % NURSING_DURATION.step === 0 ? minutes : null;
}
