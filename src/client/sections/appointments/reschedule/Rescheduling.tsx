import { Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { lazyComponent } from '#client/ui/waiting/lazyComponent';
import type { DateText } from '#contract/common';
import { rescheduleClosed } from '../list/events';
import { selectRescheduleView } from './selectors';

/** Fetched when it is first needed: few visits to the list move an appointment. */
const OpenDialog = lazyComponent(async () => (await import('./late/OpenDialog')).OpenDialog);

/** The Reschedule dialog of the appointment that is being moved, if one is; it closes with the section. */
export function Rescheduling({ today }: { today: DateText }) {
  const dispatch = useDispatch();
  useEffect(
    () => () => {
      dispatch(rescheduleClosed());
    },
    [dispatch],
  );
  const view = useSelector(selectRescheduleView);
  return (
    view && (
      <Suspense>
        <OpenDialog key={view.appointmentId} view={view} today={today} />
      </Suspense>
    )
  );
}
