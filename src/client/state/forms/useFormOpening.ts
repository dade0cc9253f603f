import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import { placeRevisited } from '../address';
import { requestLeft, requestOpened } from '../requests/requests';
import { useRequest } from '../requests/useRequest';
import { useSelected } from '../useSelected';
import { selectInterrupted, selectLeftPlace, workEnded } from './unfinished';

interface FormOpening {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Whether the form of a request is open, and how it is opened and left. A form that opens knows nothing of what was
 * sent before; left while it is being sent, it goes on, and a notice tells when it fails. It opens by itself, as it
 * was typed, for what its person goes back to and for what the end of the session interrupted (decisions: sessions).
 */
export function useFormOpening(
  key: string,
  { closesOnSuccess = false }: { closesOnSuccess?: boolean } = {},
): FormOpening {
  const dispatch = useDispatch();
  const { isPending, hasSucceeded } = useRequest(key);
  const hasUnfinished = useInterrupted(key) !== undefined;
  const leftPlace = useSelected(selectLeftPlace, key);
  const [isOpen, setIsOpen] = useState(false);
  if (hasUnfinished && !isOpen) setIsOpen(true);
  if (isOpen && closesOnSuccess && hasSucceeded) setIsOpen(false);
  useEffect(
    () =>
      isOpen
        ? () => {
            dispatch(requestLeft(key));
          }
        : undefined,
    [dispatch, isOpen, key],
  );
  return {
    isOpen,
    open: () => {
      if (leftPlace) dispatch(placeRevisited({ key, place: leftPlace }));
      else {
        dispatch(requestOpened(key));
        setIsOpen(true);
      }
    },
    close: () => {
      dispatch(isPending ? requestLeft(key) : workEnded(key));
      setIsOpen(false);
    },
  };
}

/**
 * What the form of a request was sending before it was interrupted, or left and gone back to; `undefined` otherwise.
 */
export function useInterrupted(key: string): unknown {
  return useSelected(selectInterrupted, key);
}
