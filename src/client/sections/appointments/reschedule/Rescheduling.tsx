import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { DateText } from '#contract/common';
import { rescheduleClosed } from '../list/events';
import { OpenDialog } from './OpenDialog';
import { selectRescheduleView } from './selectors';

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
  return view && <OpenDialog key={view.appointmentId} view={view} today={today} />;
}
