import { useMemo, useState } from 'react';

import { useLoaded } from '#client/state/requests/useLoaded';
import { useSelected } from '#client/state/useSelected';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { NameTicks } from '#client/ui/form/NameTicks';
import { useT } from '#client/ui/language/useT';
import type { DateText } from '#contract/common';
import { AwayDialog } from './AwayDialog';
import { selectPlaceCalled, selectStaffAt } from './called';
import { staffWanted } from './events';
import { awayKeys } from './keys';
import { closedMessages } from './messages';

const NOBODY: ReadonlySet<string> = new Set();

interface ClosedDialogProps {
  /** The text of the id of the place. */
  place: string;
  today: DateText;
}

/** `Clinic closed`: the plan of a place that is closed, for its doctors but for those who are left out. */
export function ClosedDialog({ place, today }: ClosedDialogProps) {
  const t = useT();
  const called = useSelected(selectPlaceCalled, place);
  const staff = useSelected(selectStaffAt, place, today);
  const { failure, reload } = useLoaded(awayKeys.staff(place), staffWanted(place));
  const [leftOut, setLeftOut] = useState(NOBODY);
  const absence = useMemo(
    () => ({
      doctorIds: staff.flatMap(({ id }) => (leftOut.has(String(id)) ? [] : id)),
      placeId: place,
    }),
    [staff, leftOut, place],
  );
  return (
    <AwayDialog
      title={closedMessages.title}
      dates={closedMessages}
      isChanged={leftOut.size > 0}
      who={
        <>
          {failure && <ErrorPanel failure={failure} onRetry={reload} />}
          <NameTicks
            legend={t(closedMessages.doctors)}
            names={staff}
            ticked={absence.doctorIds.map(String)}
            onTicked={(ticked) =>
              setLeftOut(new Set(staff.flatMap(({ id }) => (ticked.includes(String(id)) ? [] : String(id)))))
            }
            error={staff.length > 0 && leftOut.size === staff.length ? t(closedMessages.nobody) : undefined}
          />
        </>
      }
      {...{ called, absence, today }}
    />
  );
}
