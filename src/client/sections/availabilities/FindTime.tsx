import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { useAsked } from '#client/state/useAsked';
import { FirstFreeButton, firstFreeTitle } from '#client/ui/dates/FirstFreeButton';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import { searchSubmitted, timeChosen } from './events';
import { restCode } from './restCode';

const ALL_DOCTORS = { hasAppointments: false };

/** Looks for the next free times of all doctors; a time leads to the calendar of its doctor. */
export function FindTime() {
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const rest = useOnceWanted(restCode, isOpen);
  const open = () => setIsOpen(true);
  useAsked(firstFreeTitle, open);
  return (
    <>
      <FirstFreeButton onClick={open} />
      {isOpen && rest && (
        <rest.FirstFreeDialog
          scope={ALL_DOCTORS}
          onTimeChosen={(time) => {
            const hasPlace = time.slot.locationId !== null;
            dispatch(hasPlace ? timeChosen(time) : searchSubmitted(time.doctorName));
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
