import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useDispatch } from 'react-redux';

import { createViewEvent, selectParam } from './address';
import { useSelected } from './useSelected';

/** The dialog that the address asked for is on screen, and is left like any other. */
const askedDialogShown = createViewEvent('address/askedDialogShown', () => ({ form: null }), { isStep: false });

/** Whether a dialog is open, for which the address may ask by its name (`form`), and what opens and closes it. */
export function useAskedDialog(form: string, isOpenAtFirst = false): [boolean, Dispatch<SetStateAction<boolean>>] {
  const dispatch = useDispatch();
  const isAsked = useSelected(selectParam, 'form') === form;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  if (isAsked && !isOpen) setIsOpen(true);
  useEffect(() => {
    if (isAsked) dispatch(askedDialogShown());
  }, [dispatch, isAsked]);
  return [isOpen, setIsOpen];
}
