import { useSelector } from 'react-redux';

import { selectParam, type AddressRoot } from '#client/state/address';
import { useOnceWanted } from '#client/ui/waiting/useOnDemand';
import { visitsCode } from './visitsCode';

/** The dialog about a patient that the address names: all visits, a follow-up, or who could come sooner. */
export function Visits() {
  const isWanted = useSelector((state: AddressRoot) =>
    ['visits', 'follow', 'sooner'].some((name) => selectParam(state, name)),
  );
  const code = useOnceWanted(visitsCode, isWanted);
  return isWanted && code && <code.PatientDesk />;
}
