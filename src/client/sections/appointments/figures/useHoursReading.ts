import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { requestForgotten, type RequestsRoot } from '#client/state/requests/requests';
import { CONCURRENCY } from '#client/state/sagas/sideBySide';
import { doctorHoursOpened } from '../board/events';
import { boardKeys } from '../board/keys';

/** How far the reading of opening hours is. */
export interface HoursReading {
  isReading: boolean;
  /** How many doctors have been read, and how many could not be. */
  read: number;
  failed: number;
  start: () => void;
  stop: () => void;
}

/**
 * Reads the opening hours of doctors, of five at once, as the board does, until somebody stops it; what it has read is
 * not read again.
 */
export function useHoursReading(doctors: readonly string[]): HoursReading {
  const dispatch = useDispatch();
  const requests = useSelector((state: RequestsRoot) => state.requests);
  const [isWanted, setIsWanted] = useState(true);
  const statusOf = (doctor: string) => requests[boardKeys.hours(doctor)]?.status;
  const having = (status: string | undefined) => doctors.filter((doctor) => statusOf(doctor) === status);
  const [waiting, pending, failed] = [having(undefined), having('pending'), having('failed')];
  const next = isWanted ? waiting.slice(0, Math.max(0, CONCURRENCY - pending.length)) : [];
  const nextKey = next.join();
  useEffect(() => {
    if (nextKey !== '') for (const doctor of nextKey.split(',')) dispatch(doctorHoursOpened(doctor));
  }, [dispatch, nextKey]);
  return {
    isReading: isWanted && waiting.length + pending.length > 0,
    read: having('succeeded').length,
    failed: failed.length,
    start: () => {
      for (const doctor of failed) dispatch(requestForgotten(boardKeys.hours(doctor)));
      setIsWanted(true);
    },
    stop: () => setIsWanted(false),
  };
}
