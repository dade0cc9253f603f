import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import { doctorHoursOpened } from '../events';
import { selectFailed, selectUnread } from './selectors';

/** Has the opening hours of the doctors in view read; returns those whose hours cannot be read. */
export function useDoctorHours(doctors: readonly string[]): ReadonlySet<string> {
  const dispatch = useDispatch();
  const unread = useSelected(selectUnread, doctors);
  const failed = useSelected(selectFailed, doctors);
  useEffect(() => {
    for (const doctor of unread) dispatch(doctorHoursOpened(doctor));
  }, [dispatch, unread]);
  return useMemo(() => new Set(failed), [failed]);
}
