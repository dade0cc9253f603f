import { hoursOfSlot } from '#client/hours/slots';
import { clinicTimeAt, hasBegun } from '#client/lib/daySpans';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';
import { chooserMessages } from './messages';
import type { TimeChoice } from './useTimeChoice';

/** What is to be known of the chosen time before it is taken, or why the wanted one is no longer to be had. */
export function ChoiceWarning({ choice, now }: { choice: TimeChoice; now: number }) {
  const t = useT();
  const said = warningOf(choice, now);
  return said && <PlainAlert severity="warning">{t(said)}</PlainAlert>;
}

function warningOf({ chosen, wanted, isMissing }: TimeChoice, now: number) {
  if (chosen?.isPlanned) return chooserMessages.plannedWarning;
  if (chosen?.isClashing) return chooserMessages.clashWarning;
  if (!isMissing || !wanted) return null;
  const isOver = hasBegun(hoursOfSlot(wanted), clinicTimeAt(new Date(now)));
  return isOver ? chooserMessages.chosenBegun : chooserMessages.chosenGone;
}
