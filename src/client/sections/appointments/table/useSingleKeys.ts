import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';

import type { OnDemand } from '#client/device/onDemand';
import { onDevice } from '#client/device/onDevice';
import type { StoredAppointment } from '#client/entities/appointments';
import { ownValue } from '#client/lib/records';
import type { DateText } from '#contract/common';
import { statusActionChosen } from '../list/events';
import { offeredActions, type StatusAction } from '../list/statusActions';

const STORAGE_KEY = 'mawid.singleKeys';

/** Whether single letters change appointments: off until it is chosen, and remembered on this device. */
export function useSingleKeys(): [areOn: boolean, choose: (areOn: boolean) => void] {
  const [areOn, setAreOn] = useState(() => onDevice((storage) => storage.getItem(STORAGE_KEY) === 'true', false));
  const choose = useCallback((wanted: boolean) => {
    setAreOn(wanted);
    onDevice((storage) => storage.setItem(STORAGE_KEY, String(wanted)), undefined);
  }, []);
  return [areOn, choose];
}

/** The letters that change the appointment whose row has the focus. */
export const LETTERS = { a: 'accept', r: 'reject' } as const satisfies Readonly<Record<string, StatusAction>>;

/**
 * Makes the function that does what a letter stands for, where that was chosen and the appointment offers it.
 *
 * @param code what changes a status, which is fetched at once then
 */
export function useRowLetters(areOn: boolean, today: DateText, { want }: OnDemand<unknown>) {
  const dispatch = useDispatch();
  return useCallback(
    (letter: string, { id, status, date }: StoredAppointment): boolean => {
      const action = areOn ? ownValue<StatusAction>(LETTERS, letter) : undefined;
      if (!action || !offeredActions(status, date, today).includes(action)) return false;
      void want();
      dispatch(statusActionChosen({ id, action }));
      return true;
    },
    [dispatch, areOn, today, want],
  );
}
