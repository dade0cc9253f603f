import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import { doctorHoursOpened } from '../events';
import { selectFailed, selectUnread } from './selectors';

/** Has the opening hours of the doctors in view read, one a line; returns those whose hours cannot be read. */
export function useDoctorHours(doctors: string): ReadonlySet<string> {
  const dispatch = useDispatch();
  const unread = useSelected(selectUnread, doctors);
  const failed = useSelected(selectFailed, doctors);
  useEffect(() => {
    if (unread === '') return;
    for (const doctor of unread.split('\n')) dispatch(doctorHoursOpened(doctor));
  }, [dispatch, unread]);
  return useMemo(() => new Set(failed.split('\n')), [failed]);
}
