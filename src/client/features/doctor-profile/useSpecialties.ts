import { useSelector } from 'react-redux';

import { useLoaded } from '#client/state/requests/useLoaded';
import { specialtiesOpened } from './events';
import { doctorProfileKeys } from './keys';
import { selectSpecialties } from './selectors';

/** Has the specialties read while `isWanted` is true; the list is empty until they have arrived. */
export function useSpecialties({ isWanted = true }: { isWanted?: boolean } = {}) {
  const reading = useLoaded(doctorProfileKeys.specialties, isWanted ? specialtiesOpened() : null);
  const specialties = useSelector(selectSpecialties);
  return { specialties, reading };
}
