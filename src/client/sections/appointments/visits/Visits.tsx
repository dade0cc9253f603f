import { useEffect } from 'react';
import { useSelector } from 'react-redux';

import { selectParam, type AddressRoot } from '#client/state/address';
import { useOnDemand } from '#client/ui/useOnDemand';
import { visitsCode } from './visitsCode';

/** The dialog about a patient that the address names: all visits, a follow-up, or who could come sooner. */
export function Visits() {
  const isWanted = useSelector((state: AddressRoot) =>
    ['visits', 'follow', 'sooner'].some((name) => selectParam(state, name)),
  );
  const [code, , want] = useOnDemand(visitsCode);
  useEffect(() => {
    if (isWanted) want();
  }, [isWanted, want]);
  return isWanted && code && <code.PatientDesk />;
}
