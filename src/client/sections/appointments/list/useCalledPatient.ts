import { use, useCallback } from 'react';

import { initialsApart } from '#client/lib/text';
import { Discreet } from '#client/ui/language/discreet';
import { useT } from '#client/ui/language/useT';
import { listMessages } from './messages';
import type { AppointmentRow } from './rows';

/** Makes what stands for a patient in passing: the name, the initials on a discreet screen, or what stands for none. */
export function useCalledPatient(): (row: Pick<AppointmentRow, 'patientName'>) => string {
  const t = useT();
  const isDiscreet = use(Discreet);
  return useCallback(
    ({ patientName: name }) => {
      if (name === null) return t(listMessages.unknownPatient);
      return isDiscreet ? initialsApart(name) : name;
    },
    [t, isDiscreet],
  );
}
