import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import { placeRevisited } from '../address';
import { formDiscarded, formLeft, formOpened } from '../formEvents';
import { useRequest } from '../requests/useRequest';
import { useSelected } from '../useSelected';
import { selectInterrupted, selectLeftPlace } from './forms';

interface Options<Subject> {
  closesOnSuccess?: boolean;
  /** What an interrupted form opens for by itself; `null` holds it back, such as until its row is there. */
  reopensFor?: Subject | null;
  /** Is called instead of opening the form while it is still being saved; without it the form opens and shows that. */
  onBusy?: () => void;
}

interface FormOpening<Subject> {
  isOpen: boolean;
  /** What the form is open for, such as a row. */
  subject: Subject | undefined;
  open: (subject?: Subject) => void;
  close: () => void;
}

interface Opening<Subject> {
  isOpen: boolean;
  subject?: Subject | undefined;
}

/**
 * Opens and closes a form by the key of its request, and tells the store of both. The form opens by itself when its
 * person goes back to it, and when the end of the session interrupted its save (decisions: sessions).
 */
export function useFormOpening<Subject = undefined>(
  key: string,
  { closesOnSuccess = false, reopensFor, onBusy }: Options<Subject> = {},
): FormOpening<Subject> {
  const dispatch = useDispatch();
  const { isPending, hasSucceeded } = useRequest(key);
  const isInterrupted = useInterrupted(key) !== undefined;
  const leftPlace = useSelected(selectLeftPlace, key);
  const [{ isOpen, subject }, setOpening] = useState<Opening<Subject>>({ isOpen: false });
  if (isOpen && closesOnSuccess && hasSucceeded) setOpening({ isOpen: false });
  else if (!isOpen && isInterrupted && reopensFor !== null) setOpening({ isOpen: true, subject: reopensFor });
  const isWanted = isOpen || isInterrupted;
  useEffect(() => {
    if (!isWanted) return undefined;
    return () => {
      dispatch(formLeft(key));
    };
  }, [dispatch, isWanted, key]);
  const open = useCallback(
    (wanted?: Subject) => {
      if (leftPlace) dispatch(placeRevisited({ key, place: leftPlace }));
      else if (isPending && onBusy) onBusy();
      else {
        dispatch(formOpened(key));
        setOpening({ isOpen: true, subject: wanted });
      }
    },
    [dispatch, isPending, key, leftPlace, onBusy],
  );
  const close = useCallback(() => {
    dispatch(isPending ? formLeft(key) : formDiscarded(key));
    setOpening({ isOpen: false });
  }, [dispatch, isPending, key]);
  return { isOpen, subject, open, close };
}

/** What the form of a request sent before it was interrupted, or was left and gone back to; `undefined` otherwise. */
export function useInterrupted(key: string): unknown {
  return useSelected(selectInterrupted, key);
}
