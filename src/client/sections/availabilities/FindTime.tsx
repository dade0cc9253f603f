import { useDispatch } from 'react-redux';

import { FirstFree } from '#client/features/first-free';
import { searchSubmitted, timeChosen } from './events';

const ALL_DOCTORS = { hasAppointments: false };

/** Looks for the next free times of all doctors; a time leads to the calendar of its doctor. */
export function FindTime() {
  const dispatch = useDispatch();
  return (
    <FirstFree
      scope={ALL_DOCTORS}
      onTimeChosen={(time) => {
        const hasPlace = time.slot.locationId !== null;
        dispatch(hasPlace ? timeChosen(time) : searchSubmitted(time.doctorName));
      }}
    />
  );
}
